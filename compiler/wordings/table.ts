/** The table of wordings of a language: which of its rows can begin with a word. */
import { alternativesIn, type Item, type Row, readRows } from './rows.ts';
import { Spelling } from './spelling.ts';

/** Stand for any number and any word in the first words of a category. */
const ANY_NUMBER = '0';
const ANY_WORD = '*';
/** The slot for a number in digits. */
export const NUMBER_CATEGORY = 'digits';
/** The slot for any word, such as one of a name that no set declares. */
export const WORD_CATEGORY = 'word';
/** The slot for words of which none is a `game-word`. */
export const PROSE_CATEGORY = 'prose';

/** What those slots can begin with. */
const SLOT_ROWS = readRows(
  `${NUMBER_CATEGORY}: ${ANY_NUMBER}\n${WORD_CATEGORY}: ${ANY_WORD}\n${PROSE_CATEGORY}: ${ANY_WORD}`,
);

/** The rows of a language, with those for the names of a set. */
export class Table {
  readonly rows: readonly Row[];
  /** Whether it has nothing but what the product itself writes. */
  readonly isPrinted: boolean;
  /** The markers of the set. */
  readonly markers: readonly string[];
  /** Words that may stand anywhere, and mean nothing. */
  readonly fillers: ReadonlyMap<string, readonly (readonly string[])[]>;
  readonly spelling: Spelling;
  /** Effects by which people mean something else as well: the pattern of each row `doubt`, which has words or is for any. */
  readonly doubts: ReadonlyMap<Row, RegExp>;
  readonly #byCategory: ReadonlyMap<string, readonly Row[]>;
  /** The words that a category can begin with. */
  readonly #first = new Map<string, ReadonlySet<string>>();
  readonly #starting = new Map<string, readonly Row[]>();

  constructor(rows: readonly Row[]) {
    this.rows = rows;
    this.isPrinted = rows.every((row) => row.isPrinted);
    this.#byCategory = Map.groupBy([...rows, ...SLOT_ROWS], ({ category }) => category);
    this.markers = this.#rowsOf('marker1').map(({ meaning }) => meaning);
    const fillers = this.#rowsOf('filler').flatMap(({ items }) => alternativesIn(items));
    this.fillers = Map.groupBy(fillers, ([first]) => first!);
    this.spelling = new Spelling(rows);
    const parts = new Map(
      this.#rowsOf('doubt-part').map(({ items, meaning }) => [
        alternativesIn(items).flat().join(''),
        meaning,
      ]),
    );
    const pattern = ({ meaning }: Row) =>
      new RegExp(meaning.replaceAll(/<([a-z-]+)>|…/g, (mark, name = mark) => parts.get(name) ?? mark));
    this.doubts = new Map(this.#rowsOf('doubt').map((row) => [row, pattern(row)]));
  }

  /** The same table with nothing but what the product itself writes. */
  printed(): Table {
    this.#printed ??= new Table(this.rows.filter(({ isPrinted }) => isPrinted));
    return this.#printed;
  }
  #printed: Table | undefined;

  /** The rows of a category that can begin with a word. */
  starting(category: string, word: string): readonly Row[] {
    const first = /^\d/.test(word) ? ANY_NUMBER : this.spelling.knows(word) ? word : ANY_WORD;
    const key = `${category} ${first}`;
    let found = this.#starting.get(key);
    if (!found) {
      const from = (of: string) =>
        this.#rowsOf(category).filter(({ items }) =>
          heads(items).some((head) => ('slot' in head ? this.#firstOf(head.slot).has(of) : head.word === of)),
        );
      found = from(first);
      if (found.length === 0) found = from(ANY_WORD);
      this.#starting.set(key, found);
    }
    return found;
  }

  #rowsOf(category: string): readonly Row[] {
    return this.#byCategory.get(category) ?? [];
  }

  #firstOf(category: string): ReadonlySet<string> {
    const known = this.#first.get(category);
    if (known) return known;
    const words = new Set<string>();
    const within = new Set([category]);
    for (const one of within)
      for (const head of this.#rowsOf(one).flatMap(({ items }) => heads(items)))
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
