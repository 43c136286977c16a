/** ECO717: "this" may be just what an earlier step removes. */
import { expect, test } from 'vitest';
import { withEdits } from '../../grammar/index.ts';
import { compileText } from '../../test/base-set.ts';

const textOf = (steps: string) => `card 1 brown leaves 2 energy sun {\n${steps}\n}`;
const found = (text: string) => compileText(text).problems.filter(({ code }) => code === 'ECO717');
/** The texts that are warned about, with the steps that each fix leaves. */
const warned = (steps: string) =>
  found(textOf(steps)).map(({ line, column, length, fixes = [] }) => ({
    at: textOf(steps)
      .split('\n')
      [line - 1]?.slice(column - 1, column - 1 + length),
    fixed: fixes.map(({ edits }) => withEdits(textOf(steps), edits).split('\n')[1]),
  }));

test.each([
  [
    'choose a fish; remove a fish on this tile; place shark on this tile; gain 3vp',
    'on this tile',
    'choose a water with a fish; remove a fish on this tile; place shark on this tile; gain 3vp',
  ],
  [
    'choose an antelope; remove an antelope; place lion on this tile',
    'on this tile',
    'choose a land with an antelope; remove an antelope; place lion on this tile',
  ],
  [
    'choose an animal on the edge; remove all animals in this habitat; gain 2vp if on the edge',
    'gain 2vp if on the edge',
    'choose a tile with an animal on the edge; remove all animals in this habitat; gain 2vp if on the edge',
  ],
  [
    'choose a fish or shark as prey; remove a fish or shark on prey; place fish on this tile',
    'on this tile',
    'choose a water with a fish or shark as prey; remove a fish or shark on prey; place fish on this tile',
  ],
  [
    'choose a fish; may { remove a fish on this tile; gain 2vp }; place shark on this tile',
    'on this tile',
    'choose a water with a fish; may { remove a fish on this tile; gain 2vp }; place shark on this tile',
  ],
  [
    'choose a fish; remove a fish on this tile; if adjacent to a lion { gain 2vp }',
    'if',
    'choose a water with a fish; remove a fish on this tile; if adjacent to a lion { gain 2vp }',
  ],
])('a tile can be chosen instead: %s', (steps, at, fixed) => {
  expect(warned(steps)).toEqual([{ at, fixed: [fixed] }]);
});

test.each([
  // Nothing is chosen, or the tile goes, too.
  ['place fish; remove a fish; gain 1vp per adjacent fish', 'gain 1vp per adjacent fish'],
  ['choose a tile; remove this tile; place water adjacent to this', 'adjacent to this'],
  ['choose a lion; remove a land on this; place lion adjacent to this', 'adjacent to this'],
  // It would be adjacent to something else, or a community of a tile.
  ['choose a fish adjacent to a lion; remove a fish; place shark on this tile', 'on this tile'],
  [
    'choose a lion; gain 1vp per lion in this community; remove a lion; place rhino on this tile',
    'on this tile',
  ],
])('it cannot: %s', (steps, at) => {
  expect(warned(steps)).toEqual([{ at, fixed: [] }]);
});

test.each([
  'choose a water with a fish; remove a fish on this tile; place shark on this tile',
  'choose a lion; remove an antelope on this tile; gain 1vp per adjacent grassland',
  'place lion; remove a lion adjacent to this; gain 1vp per adjacent grassland',
  'place lion; remove all lions not on this tile; gain 1vp per adjacent grassland',
  'place lion; remove an animal in an adjacent habitat; gain 1vp per adjacent grassland',
  'place lion; remove an animal on a water; gain 1vp per adjacent grassland',
  'choose a leopard; remove a mountain on this tile; gain 1vp per adjacent grassland',
  'choose a fish; remove a fish on this tile; gain 3vp per fish',
  'choose a fish; gain 1vp per adjacent fish; remove a fish on this tile',
  'choose a fish; remove a fish on this tile; choose a lion; gain 1vp per adjacent grassland',
  'choose a fish; either { remove a fish on this tile; gain 1vp } or { gain 1vp if on the edge }',
  'choose a fish; remove a fish on this tile; either { place water } or { place desert }; gain 1vp per adjacent tile',
  'choose a lion as hunter; remove an antelope adjacent to hunter; gain 1vp per tile adjacent to hunter',
])('nothing is lost: %s', (steps) => {
  expect(warned(steps)).toEqual([]);
});

test('a removal is reported once: at the first step that misses what it removed', () => {
  const steps =
    'choose a fish; remove a fish on this tile;\ngain 1vp per adjacent fish; gain 2vp if on the edge';
  expect(found(textOf(steps))).toMatchObject([
    {
      severity: 'warning',
      line: 3,
      column: 1,
      related: [{ line: 2, column: 16, message: 'it is removed here' }],
    },
  ]);
});

test('the thing of an event can be lost', () => {
  const feature = `feature 901 blue "Small" pattern "G G" {
  when an animal is placed in this feature { remove an animal on this tile; gain 2vp if adjacent to a lion }
}`;
  expect(found(feature)).toMatchObject([{ line: 2, length: 'gain 2vp if adjacent to a lion'.length }]);
});
