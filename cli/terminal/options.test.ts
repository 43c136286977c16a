import { expect, test } from 'vitest';
import { inRanges, parseRanges } from '../../program/selection.ts';

test('a list of card numbers can contain ranges', () => {
  const ranges = parseRanges('1-3, 71');
  expect([1, 3, 4, 71].map((number) => inRanges(ranges, number))).toEqual([true, true, false, true]);
});

test.each(['', 'x', '1--2', '1,', '-4'])('"%s" is refused as a list of card numbers', (text) => {
  expect(() => parseRanges(text)).toThrow(/not a list of card numbers/);
  expect(() => parseRanges('7,3-1')).toThrow('3-1 runs backwards: write 1-3.');
});
