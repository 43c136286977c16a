import { expect, test } from 'vitest';
import type { MenuEntry } from '../../table/index.ts';
import { parseInput } from './parse-input.ts';

const entry = (head: string, rest = ''): MenuEntry => ({
  head,
  text: `${head}: ${rest}`,
  hexes: [],
  options: [0],
  next: [],
});

const menu = [
  entry('turn the dial to 2', 'you may gain a card'),
  entry('cube on #15 "Rain: the end", sun'),
  entry('cube on #15 "Rain: the end", water'),
  entry('gorilla on k12'),
  entry('grassland'),
  entry('hippopotamus'),
];

test.each([
  ['a number', '2', 1],
  ['a whole word', 'k12', 3],
  ['the beginning of a word', 'gor', 3],
  ['words in any order', 'k12 gorilla', 3],
  ['all of its words', 'gorilla on k12', 3],
  ['a title', 'rain end wat', 2],
  ['capitals and blanks', '  Turn   THE ', 0],
  ['a card and the beginning of a spot', '#15 w', 2],
])('%s chooses an option', (_, line, at) => {
  expect(parseInput(line, menu)).toEqual({ is: 'entry', entry: menu[at] });
});

test.each([
  ['undo', 'undo', ''],
  ['u', 'undo', ''],
  ['hint', 'hint', ''],
  ['hint random', 'hint', 'random'],
  ['card 15', 'card', '15'],
  ['cards', 'cards', ''],
  ['QUIT', 'quit', ''],
])('%s is a command', (line, command, rest) => {
  expect(parseInput(line, menu)).toEqual({ is: 'command', command, rest });
});

test.each([
  ['the beginning of two options', 'g', /could be gorilla on k12 or grassland/],
  ['the beginning of an option and of a command', 'hi', /could be hippopotamus or hint/],
  [
    'a card with two spots',
    '#15',
    /could be cube on #15 "Rain: the end", … or cube on #15 "Rain: the end", …/,
  ],
  ['a number without an option', '7', /no option 7: they go from 1 to 6/],
  ['the number of a card', '15', /For the card type #15/],
  ['the effect of an option', 'may', /neither an option nor a command/],
  ['an unknown word', 'lion', /"lion" is neither an option nor a command.*from 1 to 6/],
])('%s is refused with advice', (_, line, why) => {
  expect(parseInput(line, menu)).toEqual({ is: 'wrong', why: expect.stringMatching(why) });
});

test('an empty line is ignored, and every other input gets an answer', () => {
  expect(parseInput('  ', menu)).toEqual({ is: 'nothing' });
  for (const line of ['(', '\\', '%s', '\u0000', '9'.repeat(400), 'x'.repeat(5000), '🦁']) {
    expect(parseInput(line, menu).is).toBe('wrong');
  }
});

test('a whole word is preferred to the beginning of another, and a command to both', () => {
  const cards = [entry('look at two brown cards'), entry('#1 brown sun'), entry('#12 brown sun')];
  expect(parseInput('cards', cards)).toEqual({ is: 'command', command: 'cards', rest: '' });
  expect(parseInput('#1', cards)).toEqual({ is: 'entry', entry: cards[1] });
});
