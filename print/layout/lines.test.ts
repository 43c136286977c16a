import { expect, test } from 'vitest';
import { OBJECT } from './breaks.ts';
import { breakLines, type LineItem, paragraphWidth } from './lines.ts';

const TIES = {
  words: ['for each'],
  emblems: ['each *', '* habitat', 'hábitat de *'].map((tie) => tie.replace('*', OBJECT)),
};

/** Items whose letters and emblems are all ten pixels wide. */
const items = (...texts: string[]): LineItem[] =>
  texts.map((text) => ({ text, measure: (from, to) => 10 * (to - from) }));

/** The lines of a paragraph as text, with emblems as #. */
function broken(paragraph: LineItem[], width: number): string[] {
  const lines = breakLines(paragraph, width, true, TIES);
  return lines.map((line) =>
    line.map(({ item, from, to }) => paragraph[item]!.text.slice(from, to).replaceAll(OBJECT, '#')).join(''),
  );
}

test('lines are as even as possible', () => {
  expect(broken(items('one two three four five'), 1000)).toEqual(['one two three four five']);
  expect(broken(items('one two three four five'), 190)).toEqual(['one two three', 'four five']);
  expect(broken(items('a bb ccc'), 60)).toEqual(['a bb', 'ccc']);
});

test('a row breaks after its opening only if nothing else is possible', () => {
  expect(broken(items('Replace', ' a ', OBJECT, ' with\u00a0a\u00a0', OBJECT), 140)).toEqual([
    'Replace a #',
    'with\u00a0a\u00a0#',
  ]);
  expect(broken(items('May do', ' this thing twice'), 120)).toEqual(['May do this', 'thing twice']);
  expect(broken(items('Replace', ' two\u00a0', OBJECT), 90)).toEqual(['Replace', 'two\u00a0#']);
});

test('a line may break before and after an emblem, but not between an emblem and its punctuation mark', () => {
  expect(broken(items('gain ', OBJECT, ' and ', OBJECT, ' now'), 90)).toEqual(['gain #', 'and # now']);
  expect(broken(items('gain ', OBJECT, ', then'), 60)).toEqual(['gain', '#,', 'then']);
  expect(broken(items('take ', OBJECT, '(all)'), 70)).toEqual(['take #', '(all)']);
});

test('an emblem stays with its noun, and a word with its emblem, if that takes no more lines', () => {
  expect(broken(items('Gain', ' for each ', OBJECT, ' habitat'), 150)).toEqual([
    'Gain for each',
    '# habitat',
  ]);
  expect(broken(items('Take it at each ', OBJECT, ' of them'), 170)).toEqual([
    'Take it at',
    'each # of them',
  ]);
  expect(broken(items('Gana por cada hábitat de\u00a0', OBJECT), 230)).toEqual([
    'Gana por cada',
    'hábitat de\u00a0#',
  ]);
  expect(broken(items('each ', OBJECT, ' habitat'), 80)).toEqual(['each #', 'habitat']);
});

test('words joined by a non-breaking space stay together even if they are too long for a line', () => {
  expect(broken(items('for one\u00a0hundred'), 80)).toEqual(['for', 'one\u00a0hundred']);
});

test('the width of a paragraph is that of its text on one line', () => {
  expect(paragraphWidth(items('one three', OBJECT, '!'))).toBe(110);
  expect(paragraphWidth([])).toBe(0);
});

test('a paragraph with a word that is too long is filled, not balanced', () => {
  expect(broken(items('a bb cc extraordinary b'), 90)).toEqual(['a bb cc', 'extraordinary', 'b']);
});
