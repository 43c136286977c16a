import { expect, test } from 'vitest';
import { OBJECT } from './breaks.ts';
import { setText } from './letters.ts';
import { breakLines, type LineItem, paragraphWidths } from './lines.ts';

/** Items whose letters and emblems are all ten pixels wide. */
const items = (...texts: (string | { kept: string[] })[]): LineItem[] =>
  texts.flatMap((one, i) => {
    const item = (text: string): LineItem => ({ text, measure: (to) => 10 * to });
    return typeof one === 'string' ? [item(one)] : one.kept.map((text) => ({ ...item(text), keep: i + 1 }));
  });

/** The lines of a paragraph as text, with emblems as #. */
function broken(paragraph: LineItem[], width: number): string[] {
  const lines = breakLines(paragraph, width, 10);
  return lines.map((line) =>
    line.map(({ item, from, to }) => paragraph[item]!.text.slice(from, to).replaceAll(OBJECT, '#')).join(''),
  );
}

test('lines are filled as evenly as they can be', () => {
  expect(broken(items('one two three four five'), 1000)).toEqual(['one two three four five']);
  expect(broken(items('one two three four five'), 190)).toEqual(['one two three', 'four five']);
  expect(broken(items('a bb ccc'), 60)).toEqual(['a bb', 'ccc']);
});

test('an emblem may end a line and begin one, a mark stays with what it follows', () => {
  expect(broken(items('gain ', OBJECT, ' and ', OBJECT, ' now'), 90)).toEqual(['gain #', 'and # now']);
  expect(broken(items('gain ', { kept: [OBJECT, ','] }, ' then'), 60)).toEqual(['gain', '#,', 'then']);
  expect(broken(items('take ', OBJECT, '(all)'), 70)).toEqual(['take #', '(all)']);
});

test('words joined by a blank that does not break stay together, also where they are too long', () => {
  expect(broken(items('for one\u00a0hundred'), 80)).toEqual(['for', 'one\u00a0hundred']);
});

test('a paragraph needs the width of its longest word, and of its only line', () => {
  expect(paragraphWidths(items('one three', { kept: [OBJECT, '!'] }))).toEqual({ least: 50, most: 110 });
  expect(paragraphWidths([])).toEqual({ least: 0, most: 0 });
});

test('a paragraph with a word that is too long is filled, not balanced', () => {
  expect(broken(items('a bb cc extraordinary b'), 90)).toEqual(['a bb cc', 'extraordinary', 'b']);
});

test('lines that are even alike break where browsers break them, which count with few digits', () => {
  const text = 'Si está en el borde del terreno:';
  const measure = (to: number) => setText(text.slice(0, to), { cut: 'text', size: 16, advances: 16 }).width;
  expect(broken([{ text, measure }], 143.40625)).toEqual(['Si está en el borde', 'del terreno:']);
});
