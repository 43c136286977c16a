import { expect, test } from 'vitest';
import { cutOf, lineBounds, setText } from './letters.ts';

const style = { cut: 'text' as const, size: 1000 };

test('letters are as wide as the font says, pairs are kerned, and some are drawn as one', () => {
  const advance = (letter: string) => cutOf('text').letters[letter]!;
  expect(setText('n', style).width).toBe(advance('n'));
  expect(setText('To', style).width).toBeLessThan(advance('T') + advance('o'));
  expect(setText('fin', style).letters.map(({ letter }) => letter)).toEqual(['fi', 'n']);
  expect(setText('fin', { ...style, spacing: 10 }).letters).toHaveLength(3);
});

test('a letter that the fonts lack has room, and no name of an object is taken for one', () => {
  expect(setText('雨', style).width).toBeGreaterThan(300);
  expect(setText('constructor', style).letters).toHaveLength(11);
});

test('a line is as high as it is said to be', () => {
  const { above, below } = lineBounds({ cut: 'text', size: 16 }, 24);
  expect([above, below]).toEqual([17, 7]);
});
