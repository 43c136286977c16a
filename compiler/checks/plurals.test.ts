import { expect, test } from 'vitest';
import { compileText } from '../../test/base-set.ts';
import { guessPlural, guessSingular, irregularPlural } from './plurals.ts';

test.each([
  ['fox', 'foxes'],
  ['arctic-fox', 'arctic-foxes'],
  ['lynx', 'lynxes'],
  ['walrus', 'walruses'],
  ['albatross', 'albatrosses'],
  ['finch', 'finches'],
  ['jellyfish', 'jellyfish'],
  ['butterfly', 'butterflies'],
  ['wolf', 'wolves'],
  ['mouse', 'mice'],
  ['dormouse', 'dormice'],
  ['goose', 'geese'],
  ['snow-goose', 'snow-geese'],
  ['musk-ox', 'musk-oxen'],
  ['reindeer', 'reindeer'],
])('the plural of %s is %s', (name, plural) => {
  expect(irregularPlural(name)).toBe(plural);
  // A word that is its own plural is not recognised as a plural.
  expect(guessSingular(plural)).toBe(plural === name ? undefined : name);
});

const REGULAR = 'lion monkey monarch okapi mongoose giraffe nile-crocodile emu gecko horse bird-of-prey';
test.each(REGULAR.split(' '))('the plural of %s adds an s', (name) => {
  expect(irregularPlural(name)).toBeUndefined();
  expect(guessPlural(name)).toBe(`${name}s`);
  expect(guessSingular(`${name}s`)).toBe(name);
});

test.each(['octopus', 'bus', 'ibis', 'grass', 'lion'])('%s is not recognized as a plural', (name) =>
  expect(guessSingular(name)).toBeUndefined(),
);

const problemsOf = (text: string) =>
  compileText(text).problems.map(({ code, line, column, message, hint }) => ({
    code,
    line,
    column,
    message,
    hint,
  }));

test('an animal with an irregular plural that is not declared gets a warning at its declaration', () => {
  expect(
    problemsOf('animal fox x4 on grassland\nanimal arctic-fox plural arctic-foxes x4 on grassland'),
  ).toEqual([
    {
      code: 'ECO706',
      line: 1,
      column: 8,
      message: 'The plural of `fox` is `foxs`, which is probably wrong',
      hint: 'write `animal fox plural foxes`',
    },
  ]);
});

test('a regular name, a declared plural and an invalid name get no warning about the plural', () => {
  expect(problemsOf('animal monarch x4 on grassland\nanimal sphinx plural sphinxs x4 on desert')).toEqual([]);
  expect(problemsOf('animal landmass x4 on grassland').map(({ code }) => code)).toEqual(['ECO116']);
});
