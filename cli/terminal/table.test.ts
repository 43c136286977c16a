import { stripVTControlCharacters } from 'node:util';
import { afterEach, expect, test } from 'vitest';
import { item, paragraph, table as styledTable } from './table.ts';

const table = (...args: Parameters<typeof styledTable>) => stripVTControlCharacters(styledTable(...args));

const columns = process.stdout.columns;
afterEach(() => {
  process.stdout.columns = columns;
});

const ROWS = [
  ['1', '草原', 'Place a grassland. Gain 1 point for each adjacent grassland.'],
  ['12', '', ''],
];

test('columns are as wide as their widest cell, in columns of the terminal', () => {
  process.stdout.columns = 0;
  expect(table(['No', 'Title', 'Text'], ROWS)).toBe(
    ['No  Title  Text', '1   草原   Place a grassland. Gain 1 point for each adjacent grassland.', '12'].join(
      '\n',
    ),
  );
});

test('on a terminal the last column is wrapped between words', () => {
  process.stdout.columns = 40;
  expect(table(['No', 'Title', 'Text'], ROWS).split('\n')).toEqual([
    'No  Title  Text',
    '1   草原   Place a grassland. Gain 1',
    '           point for each adjacent',
    '           grassland.',
    '12',
  ]);
});

test('if that is not enough, the other columns are wrapped, too, the widest first, and no word is broken', () => {
  process.stdout.columns = 34;
  const rows = [
    ['803 "Leopard Seal"', '+3.0 ± 9.1', '12 to 24'],
    ['9', '-1.0 ± 1.1', '–'],
  ];
  expect(table(['Card', 'mcts:50+learned', 'Draws'], rows).split('\n')).toEqual([
    'Card      mcts:50+learned  Draws',
    '803       +3.0 ± 9.1       12 to',
    '"Leopard                   24',
    'Seal"',
    '9         -1.0 ± 1.1       –',
  ]);
});

test('paragraphs and items of a list are wrapped on a terminal, and one line elsewhere', () => {
  const text = 'Nothing is judged by fewer than 30 games.';
  process.stdout.columns = 30;
  expect(item(text)).toBe('- Nothing is judged by fewer\n  than 30 games.');
  expect(paragraph(text)).toBe('Nothing is judged by fewer\nthan 30 games.');
  process.stdout.columns = 0;
  expect(paragraph(text)).toBe(text);
  expect(item(text)).toBe(`- ${text}`);
});

test('no letter is lost if the terminal is too narrow or a word too long', () => {
  process.stdout.columns = 10;
  const long = 'x'.repeat(60);
  expect(table(['No', 'Text'], [['1', long]]).split('\n')).toEqual(['No  Text', `1   ${long}`]);
});
