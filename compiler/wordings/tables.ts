/** The tables of languages, each with the names of a set. */
import { findWordings, memoize, type Vocabulary } from '../../program/index.ts';
import { englishNames, nameRows, type WrittenName } from './lexicon.ts';
import { makeTable, type Row, readRows, type Table } from './table.ts';

/** What the product itself writes in a language, and that with what people write. */
export interface Tables {
  printed: Table;
  all: Table;
}

/**
 * The tables of a language for a set.
 * @param names the names of the set, in a language other than English
 * @returns undefined if there is no table of the language, or none yet
 */
export function findTables(
  lang: string,
  words: Vocabulary,
  names?: readonly WrittenName[],
): Tables | undefined {
  const rows = rowsIn(lang);
  if (!rows) return undefined;
  return names ? makeTables([...rows, ...nameRows(names)]) : englishTables(words);
}

/** The tables of rows, with the names of a set among them. */
export const makeTables = (rows: readonly Row[]): Tables => ({
  printed: makeTable(rows.filter(({ isPrinted }) => isPrinted)),
  all: makeTable(rows),
});

const rowsOf = new Map<string, readonly Row[]>();

/** The rows of a language, read once. */
function rowsIn(lang: string): readonly Row[] | undefined {
  const text = rowsOf.has(lang) ? undefined : findWordings(lang);
  if (text !== undefined) rowsOf.set(lang, readRows(text));
  return rowsOf.get(lang);
}

const englishTables = memoize(
  (words: Vocabulary): Tables => makeTables([...rowsIn('en')!, ...nameRows(englishNames(words))]),
);
