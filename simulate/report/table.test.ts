/** Cells of tables in a report. */
import { expect, test } from 'vitest';
import { rateCell } from './table.ts';

test('a rate that is just too high to be named does not look as if it were named', () => {
  expect([0, 0.0499, 0.05, 0.0501, 0.06].map((rate) => rateCell(rate).text)).toEqual([
    ...['0.00', '0.05', '0.05', '> 0.05', '0.06'],
  ]);
});
