/** Labels in plots. */
import { expect, test } from 'vitest';
import { liftPlot } from './plots.ts';

test('a long label is cut between letters that people see, never within one', () => {
  const family = '👩‍👩‍👧‍👦';
  const one = { card: 813, lift: 0, low: -0.1, high: 0.1, named: false };
  const { wide } = liftPlot([{ ...one, label: `813 "Crabs ${family.repeat(20)}"` }]);
  expect(wide).toContain(`813 "Crabs ${family.repeat(5)}…"`);
  expect(wide.isWellFormed()).toBe(true);
});
