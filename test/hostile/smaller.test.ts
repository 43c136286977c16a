/** A failing hostile text is reduced to the part that matters. */
import { expect, test } from 'vitest';
import { smallestWrong } from './smaller.ts';
import type { HostileText } from './texts.ts';

const hostile: HostileText = { kind: 'tokens', text: 'card 1 { 🦁 place } ; \ud800 x99999999 , gain 1vp' };

test('characters are removed as long as the text still fails', () => {
  const judge = ({ text }: HostileText) => {
    if (/🦁.*x9/s.test(text)) throw new Error('a lion before a number');
  };
  expect(smallestWrong(hostile, judge)).toEqual({ text: '🦁x9', error: new Error('a lion before a number') });
  expect(smallestWrong({ ...hostile, text: 'x9 🦁' }, judge)).toBe(undefined);
});

test('a text that fails only when repeated is not reduced', () => {
  const judge = ({ twice }: HostileText) => {
    if (twice !== undefined) throw new Error('slow');
  };
  const slow = { ...hostile, twice: hostile.text.repeat(2) };
  expect(smallestWrong(slow, judge)).toEqual({ text: hostile.text, error: new Error('slow') });
});
