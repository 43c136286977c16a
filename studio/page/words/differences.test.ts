import { expect, test } from 'vitest';
import { differingParts } from './differences.ts';

const parts = (...texts: string[]) =>
  differingParts(texts).map(({ from, to }, i) => texts[i]!.slice(from, to));

test('drafts differ in the words between those that all have', () => {
  const line = (words: string) => `Place a stork.\nGain 3 points if ${words} in a lake.\nPlace it.`;
  expect(parts(line('3 fish are'), line('exactly 3 fish are'), line('the 3 fish are'))).toEqual([
    'if',
    'if exactly',
    'if the',
  ]);
  expect(parts(line('3 fish are'), line('storks are'))).toEqual(['3 fish', 'storks']);
  expect(parts('Gain a cube.', 'Place a lion.')).toEqual(['Gain a cube', 'Place a lion']);
  expect(parts('Place a lion.', 'Place a lion.\nGain 1 point.')).toEqual(['lion', 'lion.\nGain 1 point']);
});
