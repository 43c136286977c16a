import { expect, test } from 'vitest';
import { paint, TextInk } from './ink.ts';
import { cutData, lineBounds, setText } from './letters.ts';

const style = { cut: 'text' as const, size: 1000 };

test('letters have the widths of the font, pairs are kerned, and ligatures are used unless letters are spaced', () => {
  const advance = (letter: string) => cutData('text').letters[letter]!;
  expect(setText('n', style).width).toBe(advance('n'));
  expect(setText('To', style).width).toBeLessThan(advance('T') + advance('o'));
  expect(setText('fin', style).letters.map(({ letter }) => letter)).toEqual(['fi', 'n']);
  expect(setText('fin', { ...style, spacing: 10 }).letters).toHaveLength(3);
});

test('a letter that the fonts lack gets a width, and the text "constructor" is set like any other', () => {
  expect(setText('Żő', style).width).toBeCloseTo(setText('Zo', style).width, 0);
  expect(setText('雨', style).width).toBeGreaterThan(300);
  expect(setText('constructor', style).letters).toHaveLength(11);
});

test('a label begins at its point, ends there or is centred on it', () => {
  const size = 20;
  const { width } = setText('17', { cut: 'text', size });
  const startOf = (anchor: 'start' | 'middle' | 'end') => {
    const svg = paint({ text: '17', x: 50, y: 60, size, colour: '#000', anchor }, new TextInk());
    return Number(/ x="(\S+)"/.exec(svg)![1]);
  };
  expect(startOf('start')).toBe(50);
  expect(startOf('middle')).toBeCloseTo(50 - width / 2);
  expect(startOf('end')).toBeCloseTo(50 - width);
});

test('the extents of a line add up to the given line height', () => {
  const { above, below } = lineBounds({ cut: 'text', size: 16 }, 24);
  expect(above + below).toBe(24);
  expect(above).toBeCloseTo(16.8);
});

test("every lookup of a font can move a pair, and a letter's form depends on the next letter", () => {
  const widthOf = (text: string) => setText(text, { cut: 'italic', size: 1000 }).width;
  expect(widthOf(',V')).toBeCloseTo(widthOf(',') + widthOf('V') - 87, 0);
  expect(widthOf(' “')).toBeLessThan(widthOf(' ') + widthOf('“'));
  const names = (text: string) => setText(text, style).letters.map(({ letter }) => letter);
  expect(names('wolfhound')[3]).not.toBe('f');
  expect(names('wolf')[3]).toBe('f');
  expect(setText('fh', style).width).toBeGreaterThan(setText('f', style).width + setText('h', style).width);
});
