import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Offsets } from './offsets.ts';

test('finds whether a range contains an offset, like a search through all of them', () => {
  const length = 70_000;
  const place = fc.oneof(
    fc.nat(100),
    fc.nat(length),
    fc.constantFrom(0, 31, 32, 1023, 1024, 32_767, 32_768, length),
  );
  fc.assert(
    fc.property(fc.array(place, { maxLength: 20 }), fc.array(fc.tuple(place, place)), (places, ranges) => {
      const offsets = new Offsets(length);
      for (const one of places) offsets.add(one);
      for (const [from, to] of ranges) {
        expect(offsets.hasIn(from, to)).toBe(places.some((one) => from <= one && one <= to));
        expect(offsets.has(from)).toBe(places.includes(from));
      }
    }),
    { seed: 1, numRuns: 500 },
  );
});

test('forgets deleted offsets, and finds the first offset from a position on', () => {
  const length = 40_000;
  const place = fc.oneof(fc.nat(70), fc.nat(length), fc.constantFrom(31, 32, 1023, 1024, 32_767, 32_768));
  const change = fc.tuple(fc.boolean(), place);
  fc.assert(
    fc.property(fc.array(change, { maxLength: 30 }), fc.array(place), (changes, asked) => {
      const offsets = new Offsets(length);
      const plain = new Set<number>();
      for (const [add, one] of changes) {
        if (add) offsets.add(one);
        else offsets.delete(one);
        if (add) plain.add(one);
        else plain.delete(one);
      }
      for (const from of asked) {
        const first = [...plain].filter((one) => one >= from).sort((a, b) => a - b)[0];
        expect(offsets.firstFrom(from)).toBe(first);
      }
    }),
    { seed: 2, numRuns: 500 },
  );
});

test('an empty text has a single offset, and a range may extend beyond the text', () => {
  const offsets = new Offsets(0);
  expect(offsets.hasIn(0, 5)).toBe(false);
  offsets.add(0);
  expect(offsets.hasIn(-3, 5)).toBe(true);
  expect(offsets.hasIn(1, 5)).toBe(false);
});
