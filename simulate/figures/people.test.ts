import { expect, test } from 'vitest';
import { shrunkShare } from './people.ts';

test('the share of people starts at the share of bots, and moves to their own with more games', () => {
  const bots = { times: 200, of: 1000 };
  const after = (times: number, of: number) => shrunkShare({ times, of }, bots)!;
  expect(after(1, 1).share).toBeCloseTo((0.2 * 20 + 1) / 21, 2);
  expect(after(10, 20).share).toBeCloseTo(0.35, 2);
  expect(after(500, 1000).share).toBeCloseTo(0.5, 1);
  const [few, many] = [after(1, 2), after(500, 1000)];
  expect(few.low).toBeLessThan(0.2);
  expect(few.high).toBeGreaterThan(few.share);
  expect(many.high - many.low).toBeLessThan((few.high - few.low) / 4);
  expect(shrunkShare({ times: 0, of: 0 }, bots)).toBe(null);
  expect(shrunkShare({ times: 1, of: 2 }, { times: 0, of: 0 })).toBe(null);
  // A few games of bots carry little weight.
  expect(shrunkShare({ times: 0, of: 3 }, { times: 1, of: 1 })!.share).toBeLessThan(0.3);
});
