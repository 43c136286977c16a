import { expect, test } from 'vitest';
import { differingLines } from './lines.ts';

test.each([
  ['a b c', 'a x c', 'b', 'x'],
  ['a b', 'b a', 'a', 'a'],
  ['a a b', 'a b b', 'a', 'b'],
  ['', 'a b', '', 'a b'],
  ['a b c', 'a b c', '', ''],
  ['a b c d', 'd', 'a b c', ''],
])('%j and %j differ in %j and %j', (old, now, removed, added) => {
  const words = (text: string) => text.split(' ').filter(Boolean);
  expect(differingLines(words(old), words(now))).toEqual({ old: words(removed), new: words(added) });
});
