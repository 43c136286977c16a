/** The search's logarithms are correct, and the same on every machine. */
import { expect, test } from 'vitest';
import { hashText } from '../../program/hash.ts';
import { logarithm } from './logarithm.ts';

const MOST = 0x100000;

test('each differs from Math.log by the last bit at most', () => {
  let furthest = 0;
  for (let n = 2; n <= MOST; n++) {
    const own = logarithm(n);
    furthest = Math.max(furthest, Math.abs(own - Math.log(n)) / own);
  }
  expect(logarithm(1)).toBe(0);
  expect(furthest).toBeLessThanOrEqual(Number.EPSILON);
});

test('none of them has changed, to the last bit', () => {
  const all = Float64Array.from({ length: MOST }, (_, at) => logarithm(at + 1));
  const bits = new BigUint64Array(all.buffer);
  expect(hashText(bits.join())).toBe('c69ac1bfc283ee2e');
});
