/** The tables of words of a language for a set. */
import { hashText, markersOf, Recent, type Vocabulary } from '../program/index.ts';
import { nameRows, type Translate } from './lexicon.ts';
import { checkRows, PIECES_MARK } from './marks.ts';
import { type Row, readRows } from './rows.ts';
import { Spelling } from './spelling.ts';

/** The text of a file of words, such as `people.en`; undefined if there is none, or none yet. */
export type WordsFiles = (name: string) => string | undefined;

/** The rows of a language, with those for the names of a set. */
export interface Table {
  byCategory: ReadonlyMap<string, readonly Row[]>;
  spelling: Spelling;
}

/** @throws Error for rows that do not fit together */
function tableOf(rows: readonly Row[]): Table {
  checkRows(rows);
  return { byCategory: Map.groupBy(rows, ({ category }) => category), spelling: new Spelling(rows) };
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
  const names = nameRows(vocabulary, translate, lang === 'en');
  const pieces = ['animals', 'mountains', 'forests', ...markersOf(vocabulary).map(({ plural }) => plural)];
  const people = (files(`people.${lang}`) ?? '').replaceAll(PIECES_MARK, pieces.join(' or '));
  return made.getOrInsertComputed(hashText(JSON.stringify([printed, people, names])), () => {
    const rows = [...readRows(printed), ...names];
    return { printed: tableOf(rows), people: tableOf([...rows, ...readRows(people)]) };
  });
}

/** Sets and languages that are read by turns. */
const MOST_TABLES = 8;
const made = new Recent<Tables>(MOST_TABLES);
