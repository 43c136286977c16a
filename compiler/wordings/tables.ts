/** The tables of languages, each with the names of a set. */
import { memoize, type Vocabulary, wordingsIn } from '../../program/index.ts';
import { englishNames, nameRows, type WrittenName } from './lexicon.ts';
import { makeTable, type Row, readRows, type Table } from './table.ts';

/**
 * The table of a language for a set.
 * @param names the names of the set, in a language other than English
 * @returns undefined if there is no table of the language, or none yet
 */
export function tableIn(lang: string, words: Vocabulary, names?: readonly WrittenName[]): Table | undefined {
  const all = rowsIn(lang);
  if (!all) return undefined;
  return names ? makeTable([...all, ...nameRows(names)]) : englishTable(words);
}

const rows = new Map<string, readonly Row[]>();

/** The rows of a language, read once. */
function rowsIn(lang: string): readonly Row[] | undefined {
  const text = rows.has(lang) ? undefined : wordingsIn(lang);
  if (text !== undefined) rows.set(lang, readRows(text));
  return rows.get(lang);
}

const englishTable = memoize(
  (words: Vocabulary): Table => makeTable([...rowsIn('en')!, ...nameRows(englishNames(words))]),
);
