/** Cells of tables in a report. */
import { expect, test } from 'vitest';
import { rateCell } from './report-table.ts';

test('a rate just above the limit is not rounded to the limit', () => {
  expect([0, 0.0499, 0.05, 0.0501, 0.06].map((rate) => rateCell(rate).text)).toEqual([
    ...['0.00', '0.05', '0.05', '> 0.05', '0.06'],
  ]);
});
