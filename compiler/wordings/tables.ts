/** The tables of languages, each with the names of a set. */
import { findWordings, memoize, type Vocabulary } from '../../program/index.ts';
import { nameRows, type Translate } from './lexicon.ts';
import { type Row, readRows } from './rows.ts';
import { Table } from './table.ts';

/**
 * The table of a language for a set.
 * @param translate the names of the set, where they are others in that language
 * @returns undefined if there is no table of the language, or none yet
 */
export function findTable(lang: string, words: Vocabulary, translate?: Translate): Table | undefined {
  const rows = rowsIn(lang);
  const tables = tablesOf(words);
  if (rows && !tables.has(lang))
    tables.set(lang, new Table([...rows, ...nameRows(words, translate, lang === 'en')]));
  return tables.get(lang);
}

const tablesOf = memoize((_: Vocabulary) => new Map<string, Table>());
const rowsOf = new Map<string, readonly Row[]>();

/** The rows of a language, read once. */
function rowsIn(lang: string): readonly Row[] | undefined {
  const text = rowsOf.has(lang) ? undefined : findWordings(lang);
  if (text !== undefined) rowsOf.set(lang, readRows(text));
  return rowsOf.get(lang);
}
