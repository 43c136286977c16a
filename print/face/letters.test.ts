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
  expect(setText('Żő', style).width).toBeCloseTo(setText('Zo', style).width, 0);
  expect(setText('雨', style).width).toBeGreaterThan(300);
  expect(setText('constructor', style).letters).toHaveLength(11);
});

test('a line is as high as it is said to be', () => {
  const { above, below } = lineBounds({ cut: 'text', size: 16 }, 24);
  expect([above, below]).toEqual([17, 7]);
});

test('each of the lookups of a font moves a pair, and a letter is drawn as it is before the next one', () => {
  const widthOf = (text: string) => setText(text, { cut: 'italic', size: 1000 }).width;
  expect(widthOf(',V')).toBeCloseTo(widthOf(',') + widthOf('V') - 87, 0);
  expect(widthOf(' “')).toBeLessThan(widthOf(' ') + widthOf('“'));
  const names = (text: string) => setText(text, style).letters.map(({ letter }) => letter);
  expect(names('wolfhound')[3]).not.toBe('f');
  expect(names('wolf')[3]).toBe('f');
  expect(setText('fh', style).width).toBeGreaterThan(setText('f', style).width + setText('h', style).width);
});

test('advances are those of a size that browsers round, kerning that of the size itself', () => {
  const rounded = { cut: 'italic' as const, size: 12.48, advances: 12.46875 };
  expect(setText('a', rounded).width * 2 ** 16).toBe(358_732);
  expect(setText('Ye', rounded).width * 2 ** 16).toBe(670_024);
});
