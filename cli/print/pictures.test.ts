import { expect, test } from 'vitest';
import { asCsv } from './pictures.ts';

test.each(['\r', '\n', '\r\n', '\u2028', '\u2029', '\u0085'])(
  'a cell with %j stays one cell, in quotes',
  (end) => {
    expect(asCsv([{ title: `Rain${end}=1+1`, next: 2 }])).toBe(`title,next\n"Rain${end}=1+1",2\n`);
  },
);

test.each(['=1+1', '+1', '-1', '@SUM(1)', '\t=1', '\r=1'])(
  'a cell that begins with %j is not a formula',
  (cell) => {
    expect(asCsv([{ title: cell }]).replace(/^title\n"?/, '')).toMatch(/^'/);
  },
);

test('quotes and commas are kept', () => {
  expect(asCsv([{ title: 'a "b", c' }])).toBe('title\n"a ""b"", c"\n');
});
