/** The logarithms of the search are the same everywhere, and right. */
import { expect, test } from 'vitest';
import { hashText } from '../../program/hash.ts';
import { logOf } from './logarithm.ts';

const MOST = 0x100000;

test('each is at most a last bit from what the engine says', () => {
  let furthest = 0;
  for (let n = 2; n <= MOST; n++) {
    const own = logOf(n);
    furthest = Math.max(furthest, Math.abs(own - Math.log(n)) / own);
  }
  expect(logOf(1)).toBe(0);
  expect(furthest).toBeLessThanOrEqual(Number.EPSILON);
});

test('all of them, to the last bit, are what they have always been', () => {
  const all = Float64Array.from({ length: MOST }, (_, at) => logOf(at + 1));
  const bits = new BigUint64Array(all.buffer);
  expect(hashText(bits.join())).toBe('356735c5b1661c4b');
});
