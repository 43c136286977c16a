/** Each row of the tables of words has an example: a text in which the row takes part, and of which all is read. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../print/wording/index.ts';
import { Chart, type Found } from '../../words/chart.ts';
import { hasHole, nameTranslation, readDrafts } from '../../words/draft.ts';
import { checkRows } from '../../words/marks.ts';
import { type Row, readRows } from '../../words/rows.ts';
import { findTables } from '../../words/table.ts';
import { wordsOfLines } from '../../words/tokens.ts';
import { base } from '../rules/boards.ts';
import { wordsFiles } from './sentences.ts';

/** Rows that take no part in what is read: other spellings, and where a hole may begin. */
const SILENT = new Set(['spelling', 'clause-end', 'noun-begin']);
const FOLDER = join(import.meta.dirname, '..', '..', 'words');
const TABLES = readdirSync(FOLDER).filter((file) => /^(?:printed|people)\./.test(file));
/** The languages that have a table. */
const LANGS = LANGUAGES.filter((lang) => TABLES.includes(`printed.${lang}.txt`));
const GLACIER = { one: 'glaciar', many: 'glaciares', bare: 'glaciar', gender: 'm' };
const WORDS = { ...base.words, nouns: new Map([['thing-glacier', GLACIER]]) };

describe.each(LANGS)('the tables of %s', (lang) => {
  const { people } = findTables(lang, WORDS, wordsFiles, nameTranslation(WORDS, lang))!;
  // Rows for the names of a set have no example.
  const rows = [...people.byCategory.values()]
    .flat()
    .filter(({ category, example }) => example !== undefined && !SILENT.has(category));

  /** The rows that take part in a text. */
  function taking(text: string): Set<Row> {
    const words = people.spelling.respell(wordsOfLines(text));
    const chart = new Chart(people, words);
    const found = new Set<Row>();
    const add = ({ row, slots }: Found): void => {
      if (row) found.add(row);
      for (const slot of slots.values()) add(slot);
    };
    for (const at of words.keys())
      for (const category of ['sentence', 'head'] as const)
        for (const one of chart.read(category, at)) add(one);
    return found;
  }

  const named = ({ category, example }: Row) => `${category}: ${example}`;

  test('every row takes part in its example', () => {
    expect(rows.filter((row) => !taking(row.example!).has(row)).map(named)).toEqual([]);
  });

  test('all of every example is read', () => {
    const holes = (row: Row) => hasHole(readDrafts(row.example!, WORDS, lang, wordsFiles).drafts[0]!);
    expect(rows.filter(holes).map(named)).toEqual([]);
  });
});

test.each([
  ['act: <t:tyle> => place $t', 'tyle'],
  ['act: it => place lion on teh_it', 'teh_'],
  ['act: or so => @ore gain 1vp', '@ore'],
])('what neither a row nor the code knows is an error: %s', (line, unknown) => {
  expect(() => checkRows(readRows(line))).toThrow(`an unknown ${unknown}`);
});

test.each(TABLES)('%s has the size that it may have', (file) => {
  const text = readFileSync(join(FOLDER, file), 'utf8');
  const rows = readRows(text);
  expect(rows.length).toBeLessThanOrEqual(460);
  expect(new Set(rows.map(({ category }) => category)).size).toBeLessThanOrEqual(200);
  if (file.startsWith('people')) expect(text.split('\n').filter((line) => line.length > 200)).toEqual([]);
});
