import { expect, test } from 'vitest';
import { compileText, problemsOf } from '../../test/base-set.ts';

const whyOf = (steps: string): string[] =>
  problemsOf(`card 1 brown leaves 2 energy sun {\n${steps}; gain 1vp }`).map((line) =>
    line.replace(/^\S+ ECO310 This can never happen: /, ''),
  );

test.each([
  [
    'place grassland; place fish on this tile',
    '`this tile` is grassland here, and fish is never placed there',
  ],
  ['place lion on 2 deserts', 'no place has that many'],
  ['place mountain on 2 deserts', 'no place has that many'],
  ['remove an antelope on 2 deserts', 'no place has that many'],
  ['move a lion on 2 mountains 1 space', 'no place has that many'],
  ['place a lion on 3 forests', 'no place has that many'],
  ['place water adjacent to at least 7 deserts', 'no place has that many'],
  ['place lion within 1 space of exactly 8 deserts', 'no place has that many'],
  ['place forest on no tile', 'there is no such place, and forest is never placed there'],
  ['remove a mountain on no land', 'there is no such place, and mountain is never there'],
  ['choose a desert in the smallest water habitat', 'a habitat of water is meant, and desert is never there'],
  ['choose a water in the smallest landmass', 'a landmass has no water, and water is never there'],
  [
    'place water; place mountain in this tile',
    '`this tile` is water here, and mountain is never placed there',
  ],
  [
    'place fish on no desert in the largest lion community',
    'a community of lion is meant, and fish is never placed there',
  ],
  ['place lion; place water in this landmass', 'a landmass has no water, and water never becomes part of it'],
  [
    'place mountain; place mountain in this habitat',
    '`this habitat` is one of mountains here, and mountain is never placed there',
  ],
  [
    'place grassland; place grassland in an adjacent habitat',
    'an adjacent habitat is not of grassland, as `this tile` is, and grassland never becomes part of it',
  ],
  [
    'place grassland; place fish on at most 1 desert in this habitat',
    '"this" is on grassland here, and fish is never placed there',
  ],
  [
    'place fish on a water in the largest lion community',
    'a community of lion is meant, and fish is never placed there',
  ],
  [
    'place fish either on a desert or in the largest lion community',
    'fish is placed on water, never on desert',
  ],
])('%s can never happen: %s', (steps, why) => {
  expect(whyOf(steps)).toEqual([why]);
});

test.each([
  'place lion not on 2 deserts',
  'place lion either on 2 deserts or on a grassland',
  'choose a lion on 2 forests',
  'place grassland adjacent to 6 tiles',
  'place lion adjacent to 7 tiles',
  'choose a water within 2 spaces of 18 tiles',
  'place forest on no grassland',
  'choose a mountain on no mountain',
  'place lion adjacent to 20 lions',
  'place grassland; place 3 forests on this tile',
])('%s can happen', (steps) => {
  expect(whyOf(steps)).toEqual([]);
});

test.each([
  ['place grassland; place fish on this tile', 'error'],
  ['place water; place mountain on this tile', 'error'],
  ['place grassland; place mountain on a desert with a mountain', 'error'],
  ['choose a desert; replace a land in this habitat with desert', 'error'],
  ['choose a lion; move a lion 1 space; place fish in the smallest landmass', 'error'],
  ['place desert; place forest on this tile', 'warning'],
  ['place grassland; place desert in this habitat', 'warning'],
  ['place grassland; remove a mountain on this tile', 'warning'],
  ['place grassland; move an animal on this tile 1 space', 'warning'],
  ['choose a desert; remove a lion; replace a land in this habitat with desert', 'warning'],
])('{ %s } in a set with a feature is a problem of severity %s, without one an error', (steps, severity) => {
  const card = `card 1 brown leaves 2 energy sun { ${steps}; gain 1vp }`;
  const found = (text: string) => compileText(text).problems.map((one) => [one.code, one.severity]);
  expect(found(card)).toEqual([['ECO310', 'error']]);
  expect(found(`${card}\nfeature 90 brown "Herds" pattern "G" { on play { gain 1vp } }`)).toEqual([
    ['ECO310', severity],
  ]);
});

test('nested loops are checked quickly', () => {
  const depth = 38;
  const steps = `${'repeat 2 { place grassland; '.repeat(depth)}place fish on this tile${' }'.repeat(depth)}`;
  expect(whyOf(steps)).toHaveLength(1);
});
