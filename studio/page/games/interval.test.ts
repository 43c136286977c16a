/** The figures of the place Games in words. */
import { expect, test } from 'vitest';
import { liftLabel } from './interval.tsx';

test('a win lift has a sign and one decimal', () => {
  expect([0.0324, -0.0356, 0, -0.0001].map(liftLabel)).toEqual(['+3.2', '−3.6', '0.0', '0.0']);
});
