import { describe, expect, it } from 'vitest';
import { compileText } from '../../test/base-set.ts';

const warned = (steps: string) =>
  compileText(`card 1 brown leaves 2 energy sun { ${steps} }`).problems.map(
    ({ code, message }) => `${code} ${message}`,
  );

it('anything can have been done by hand', () => {
  const hand = 'by hand "Do it."; gain 1vp per placed lion; gain 1vp if you lost 2 cards';
  expect(warned(hand)).toEqual(['ECO718 Bots do not do what is said by hand']);
  expect(warned(`choose a tile; ${hand}; gain 1vp per lion on this tile; by hand "More."`)).toHaveLength(1);
  expect(warned('place grassland; by hand "Turn it."; place fish on this tile')).toHaveLength(1);
});

it('what bots do not do is said at the step itself', () => {
  const text = 'card 1 brown leaves 2 energy sun { may { gain 1vp; by hand "Do it." } }';
  const [{ column }] = compileText(text).problems;
  expect(text.slice(column - 1)).toMatch(/^by hand/);
});

it('what bots do not do is said once a set, also after a change elsewhere', () => {
  const card = (number: number, hand: string) =>
    `card ${number} brown leaves 2 energy sun { gain ${number}vp; by hand "${hand}" }`;
  const { problems } = compileText(`${card(1, 'Do it.')}\n${card(2, 'Do that.')}`);
  expect(problems.map(({ code, line, column, length }) => [code, line, column, length])).toEqual([
    ['ECO718', 1, card(1, '').indexOf('by hand') + 1, 'by hand "Do it."'.length],
  ]);
});

describe('a condition or count that is the same in every game', () => {
  it.each([
    ['place lion; gain 1vp if you placed 2 water', 'never true: no step before it can have placed water'],
    ['gain 1vp if you placed no water; place water', 'always true: no step before it can have placed water'],
    ['gain 1vp if you paid a cube', 'never true: no step before it can have paid a cube'],
    [
      'remove a tile; gain 1vp if you removed a forest',
      'never true: no step before it can have removed forest',
    ],
    ['choose an antelope; gain 1vp if on 2 deserts', 'never true: no place has that many'],
    ['place grassland; gain 1vp if adjacent to 7 water', 'never true: no place has that many'],
    ['place lion; gain 1vp if this tile has 3 forests', 'never true: no tile can ever be like that'],
    [
      'gain 1vp if there is a mountain on a water',
      'never true: there is no such place, and mountain is never there',
    ],
    ['gain 1vp if there is a water with a mountain', 'never true: no water can ever be like that'],
    ['place lion; gain 1vp if on a water', 'never true: the tile of "this" is desert or grassland here'],
    ['place water; if this tile has a mountain { gain 1vp }', 'never true: the tile of "this" is water here'],
    [
      'place lion; gain 1vp if this community has an antelope',
      'never true: "this" is lion here, and antelope is never there',
    ],
    [
      'place fish; gain 1vp if there is a forest in this landmass',
      'never true: "this" is on water here, and forest is never there',
    ],
  ])('a condition gets a warning: %s', (steps, reason) => {
    expect(warned(steps)).toEqual([`ECO713 This condition is ${reason}`]);
  });

  it.each([
    ['gain 1vp per water with a forest', 'counting `water with a forest`'],
    ['gain 1vp per mountain on a water', 'counting `mountain on a water`'],
    ['gain 1vp per forest in the largest water habitat', 'counting `forest in the largest water habitat`'],
    ['place lion; gain 1vp per water in this landmass', 'counting `water in this landmass`'],
    ['place fish; gain 1vp per forest in this landmass', 'counting `forest in this landmass`'],
    ['place lion; gain 1vp per antelope in this community', 'counting `antelope in this community`'],
    ['place lion; gain 1vp per placed water', 'counting what is placed (water) in card 1'],
    ['gain 1vp per placed water; place water', 'counting what is placed (water) in card 1'],
    ['place land; gain 4vp per adjacent landmass', 'counting `adjacent landmass`'],
    ['place forest; gain 1vp per 2 adjacent forest habitats', 'counting `adjacent forest habitats`'],
    ['place lion; repeat 2 { gain 1vp per adjacent lion community }', 'counting `adjacent lion community`'],
  ])('a count of something impossible gets a warning: %s', (steps, what) => {
    expect(warned(steps)).toEqual([`ECO701 ${what[0].toUpperCase()}${what.slice(1)} gives nothing`]);
  });

  it.each([
    'repeat 3 { gain 1vp if you placed 2 water; place water }',
    'each player { gain 1vp if you placed 3 water; place water }',
    'place animal; gain 1vp if you placed a lion',
    'place an animal of water; gain 1vp per placed shark',
    'place land; gain 1vp if you placed a desert',
    'remove all tiles; gain 1vp if you removed 5 water',
    'choose a tile; gain 4vp per adjacent landmass',
    'place water; may place lion; gain 1vp if this tile has a mountain',
    'place stork; gain 1vp if on a water',
    'place stork; gain 1vp per forest in this landmass',
    'place animal; gain 1vp per antelope in this community',
    'place desert; gain 1vp per fish in this habitat',
    'move a lion 2 spaces over any terrain; gain 1vp if on a water',
    'may { pay a cube }; gain 1vp if you paid no cubes',
  ])('a result that can vary gets no warning: %s', (steps) => {
    expect(warned(steps)).toEqual([]);
  });
});
