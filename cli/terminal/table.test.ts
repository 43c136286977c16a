import { afterEach, beforeEach, expect, test } from 'vitest';
import { table } from './table.ts';

const columns = process.stdout.columns;
const noColor = process.env.NO_COLOR;
beforeEach(() => {
  process.env.NO_COLOR = '1';
});
afterEach(() => {
  process.stdout.columns = columns;
  if (noColor === undefined) delete process.env.NO_COLOR;
  else process.env.NO_COLOR = noColor;
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

test('no letter is lost if the terminal is too narrow or a word too long', () => {
  process.stdout.columns = 10;
  const long = 'x'.repeat(60);
  expect(table(['No', 'Text'], [['1', long]]).split('\n')).toEqual(['No  Text', `1   ${long}`]);
});
