/** The table of words of a language for a set: which of its rows can begin with a word. */
import { markersOf, Recent, type Vocabulary } from '../program/index.ts';
import { nameRows, type Translate } from './lexicon.ts';
import { type Item, type Row, readRows } from './rows.ts';
import { Spelling } from './spelling.ts';

/** The text of a file of words, such as `people.en`; undefined if there is none, or none yet. */
export type WordsFiles = (name: string) => string | undefined;

/** Stand for any number and any word in the first words of a category. */
const ANY_NUMBER = '0';
const ANY_WORD = '*';
/** The slot for a number in digits. */
export const NUMBER_CATEGORY = 'digits';
/** The slot for any word, such as one of a name that no set declares. */
export const WORD_CATEGORY = 'word';

/** What those slots can begin with. */
const SLOT_ROWS = readRows(`${NUMBER_CATEGORY}: ${ANY_NUMBER}\n${WORD_CATEGORY}: ${ANY_WORD}`);
/** What a meaning has for all kinds of things that can stand on a tile. */
const PIECES = '@pieces';

/** The rows of a language, with those for the names of a set. */
export class Table {
  readonly rows: readonly Row[];
  readonly spelling: Spelling;
  readonly #byCategory: ReadonlyMap<string, readonly Row[]>;
  /** The words that a category can begin with. */
  readonly #first = new Map<string, ReadonlySet<string>>();
  readonly #starting = new Map<string, readonly Row[]>();

  constructor(rows: readonly Row[]) {
    this.rows = rows;
    this.#byCategory = Map.groupBy([...rows, ...SLOT_ROWS], ({ category }) => category);
    this.spelling = new Spelling(rows);
  }

  /** The rows of a category that can begin with a word. */
  starting(category: string, word: string): readonly Row[] {
    const first = /^\d/.test(word) ? ANY_NUMBER : this.spelling.knows(word) ? word : ANY_WORD;
    const key = `${category} ${first}`;
    let found = this.#starting.get(key);
    if (!found) {
      const from = (of: string) =>
        this.#of(category).filter(({ items }) =>
          heads(items).some((head) =>
            'slot' in head ? this.#firstWords(head.slot).has(of) : head.word === of,
          ),
        );
      found = from(first);
      if (found.length === 0) found = from(ANY_WORD);
      this.#starting.set(key, found);
    }
    return found;
  }

  #of(category: string): readonly Row[] {
    return this.#byCategory.get(category) ?? [];
  }

  #firstWords(category: string): ReadonlySet<string> {
    const known = this.#first.get(category);
    if (known) return known;
    const words = new Set<string>();
    const within = new Set([category]);
    for (const one of within)
      for (const head of this.#of(one).flatMap(({ items }) => heads(items)))
        if ('slot' in head) within.add(head.slot);
        else words.add(head.word);
    this.#first.set(category, words);
    return words;
  }
}

/** A word or category that items can begin with. */
type Head = { word: string } | { slot: string };

function heads([item, ...others]: readonly Item[]): Head[] {
  if (!item) return [];
  if ('maybe' in item) return [...heads(item.maybe), ...heads(others)];
  if ('slot' in item) return item.categories.map((slot) => ({ slot }));
  return item.alternatives.map(([word]) => ({ word: /^\d/.test(word!) ? ANY_NUMBER : word! }));
}

/** The two tables of a language: what the product prints, and that with what people write. */
export interface Tables {
  printed: Table;
  people: Table;
}

/**
 * The tables of a language for the names of a set, made once for the same contents.
 * @param translate the names of the set, where they are others in that language
 * @returns undefined if there is no table of the language, or none yet
 */
export function findTables(
  lang: string,
  vocabulary: Vocabulary,
  files: WordsFiles,
  translate?: Translate,
): Tables | undefined {
  const printed = files(`printed.${lang}`);
  if (printed === undefined) return undefined;
  const people = files(`people.${lang}`) ?? '';
  const names = nameRows(vocabulary, translate, lang === 'en');
  const pieces = ['animals', 'mountains', 'forests', ...markersOf(vocabulary).map(({ plural }) => plural)];
  const make = (): Tables => {
    const rows = [...readRows(printed), ...names];
    const withPieces = readRows(people).map((row) => ({
      ...row,
      meaning: row.meaning.replaceAll(PIECES, pieces.join(' or ')),
    }));
    return { printed: new Table(rows), people: new Table([...rows, ...withPieces]) };
  };
  return made.getOrInsertComputed(JSON.stringify([printed, people, names, pieces]), make);
}

/** Sets and languages that are read by turns. */
const MOST_TABLES = 8;
const made = new Recent<Tables>(MOST_TABLES);
