import { expect, test } from 'vitest';
import { rowsSaying } from './rows.ts';

const ROWS = ['0', '1', '1.0.0', '1.0.1', '2', '2', '10'];

test('a step is shown by its row and by the rows of the steps inside it', () => {
  expect(rowsSaying('0', ROWS)).toEqual(['0']);
  expect(rowsSaying('1', ROWS)).toEqual(['1', '1.0.0', '1.0.1']);
  expect(rowsSaying('1.0.1', ROWS)).toEqual(['1.0.1']);
  expect(rowsSaying('2', ROWS)).toEqual(['2', '2']);
});

test('a step without a row is shown by the row of the nearest step around it', () => {
  expect(rowsSaying('1.0.1.0.3', ROWS)).toEqual(['1.0.1']);
  expect(rowsSaying('1.1.0', ROWS)).toEqual(['1']);
  expect(rowsSaying('3', ROWS)).toEqual([]);
  expect(rowsSaying('', ROWS)).toEqual([]);
});

test('in a Landscape Feature only rows of the same trigger show a step', () => {
  const rows = ['0:', '1:', '1:0', '1:1'];
  expect(rowsSaying('1:1', rows)).toEqual(['1:1']);
  expect(rowsSaying('0:0.0.1', rows)).toEqual(['0:']);
  expect(rowsSaying('1:', rows)).toEqual(['1:', '1:0', '1:1']);
});
