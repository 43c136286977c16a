import { expect, test } from 'vitest';
import { completions, parseInput } from './parse-input.ts';
import type { Entry } from './screen/menu.ts';

const entry = (text: string, ...keys: string[]): Entry => ({
  text,
  keys: keys.length > 0 ? keys : [text],
  hexes: [],
  options: [0],
  next: [],
});

const menu = [
  entry('turn the dial', 'dial sun', 'turn the dial'),
  entry('cube on #15, sun', '#15 sun'),
  entry('cube on #15, water', '#15 water'),
  entry('gorilla on k12', 'k12', 'k12 gorilla', 'gorilla k12'),
  entry('grassland'),
  entry('hippopotamus'),
];

test.each([
  ['a number', '2', 1],
  ['a whole key', 'k12', 3],
  ['a beginning', 'gor', 3],
  ['capitals and blanks', '  Turn   THE ', 0],
  ['a card, as far as it tells', '#15 w', 2],
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
  ['what two options begin with', 'g', /could be gorilla on k12 or grassland/],
  ['what an option and a command begin with', 'hi', /could be hippopotamus or hint/],
  ['a card with two spots', '#15', /could be cube on #15, sun or cube on #15, water/],
  ['a number that is none', '7', /no option 7: they go from 1 to 6/],
  ['the number of a card', '15', /For the card type #15/],
  ['nothing that is there', 'lion', /"lion" is neither an option nor a command.*from 1 to 6/],
])('%s is refused, with what to do', (_, line, why) => {
  expect(parseInput(line, menu)).toEqual({ is: 'wrong', why: expect.stringMatching(why) });
});

test('an empty line is nothing, and whatever is typed is answered', () => {
  expect(parseInput('  ', menu)).toEqual({ is: 'nothing' });
  for (const line of ['(', '\\', '%s', '\u0000', '9'.repeat(400), 'x'.repeat(5000), '🦁']) {
    expect(parseInput(line, menu).is).toBe('wrong');
  }
});

test('Tab goes on to options and commands', () => {
  expect(completions('h', menu)).toEqual(['hippopotamus', 'hint', 'help']);
});
