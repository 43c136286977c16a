/** Each row of the tables of words has an example: a text in which the row takes part, and of which all is read. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Chart, type Found } from '../../words/chart.ts';
import { hasHole, nameTranslation, readDrafts } from '../../words/draft.ts';
import { type Item, type Row, readRows } from '../../words/rows.ts';
import { findTables, NUMBER_CATEGORY, WORD_CATEGORY } from '../../words/table.ts';
import { wordsOfLines } from '../../words/tokens.ts';
import { base } from '../rules/boards.ts';
import { wordsFiles } from './sentences.ts';

/** Rows that take no part in what is read: other spellings, and where a hole may begin. */
const SILENT = new Set(['spelling', 'clause-end', 'noun-begin']);
const FOLDER = join(import.meta.dirname, '..', '..', 'words');
const GLACIER = { one: 'glaciar', many: 'glaciares', bare: 'glaciar', gender: 'm' };
const WORDS = { ...base.words, nouns: new Map([['thing-glacier', GLACIER]]) };

describe.each(['en', 'es'] as const)('the tables of %s', (lang) => {
  const { people } = findTables(lang, WORDS, wordsFiles, nameTranslation(WORDS, lang))!;
  // Rows for the names of a set have no example.
  const rows = people.rows.filter(({ category, example }) => example !== undefined && !SILENT.has(category));

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
      for (const category of ['sentence', 'head']) for (const one of chart.read(category, at)) add(one);
    return found;
  }

  const named = ({ category, example }: Row) => `${category}: ${example}`;

  test('every row takes part in its example', () => {
    expect(rows.filter((row) => !taking(row.example!).has(row)).map(named)).toEqual([]);
  });

  test('every slot of a row has a category', () => {
    const categories = new Set([...people.byCategory.keys(), NUMBER_CATEGORY, WORD_CATEGORY]);
    const unknown = people.rows.flatMap(({ items }) => [...slotCategories(items)]);
    expect(new Set(unknown.filter((one) => !categories.has(one)))).toEqual(new Set());
  });

  test('all of every example is read', () => {
    const holes = (row: Row) => hasHole(readDrafts(row.example!, WORDS, lang, wordsFiles).drafts[0]!);
    expect(rows.filter(holes).map(named)).toEqual([]);
  });
});

function* slotCategories(items: readonly Item[]): Generator<string> {
  for (const item of items) {
    if ('slot' in item) yield* item.categories;
    else if ('maybe' in item) yield* slotCategories(item.maybe);
  }
}

test('a line that is no row is an error', () => {
  expect(() => readRows('n: one => 1 ## One.\nno row')).toThrow('no row');
});

test.each(['printed.en', 'printed.es', 'people.en', 'people.es'])(
  '%s has the size that it may have',
  (name) => {
    const text = readFileSync(join(FOLDER, `${name}.txt`), 'utf8');
    const rows = readRows(text);
    expect(rows.length).toBeLessThanOrEqual(460);
    expect(new Set(rows.map(({ category }) => category)).size).toBeLessThanOrEqual(200);
    if (name.startsWith('people')) expect(text.split('\n').filter((line) => line.length > 200)).toEqual([]);
  },
);
