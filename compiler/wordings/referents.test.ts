/** What "it" and "the lion" mean after other steps. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withReferents } from './referents.ts';
import { readRows } from './rows.ts';
import { Table } from './table.ts';

const { doubts } = new Table(readRows(readFileSync(join(import.meta.dirname, 'en.txt'), 'utf8')));
const withMarks = (eco: string) => withReferents(eco, { markers: ['glacier'], isPrinted: false, doubts });

test.each([
  // The thing itself.
  ['place lion; move a obj_this 2 spaces', 'place lion; move a lion on this tile 2 spaces'],
  ['place lion; remove a obj_lion', 'place lion; remove a lion on this tile'],
  [
    'replace a desert with water; replace a obj_this with land',
    'replace a desert with water; replace this tile with land',
  ],
  [
    'choose a forest; gain 1vp per lion adjacent to the_forest',
    'choose a forest; gain 1vp per lion adjacent to this',
  ],
  ['place lion; if on is_lion on the edge { gain 1vp }', 'place lion; if  on the edge { gain 1vp }'],
  ['place desert; gain 1vp if on is_tile on the edge', 'place desert; gain 1vp if  on the edge'],
  [
    'on play { swap a desert with a water adjacent to the_it }',
    'on play { swap a desert with a water adjacent to this }',
  ],
  [
    'place 2 lion; swap a grassland with a land adjacent to the_it',
    'place 2 lion; swap a grassland with a land adjacent to this',
  ],
  // A region that was spoken of.
  [
    'place fish in a water habitat; place shark on the_place',
    'place fish in a water habitat; place shark in this habitat',
  ],
  ['choose a water as is_habitat; place fish on the_ground', 'choose a water ; place fish in this habitat'],
  [
    'if the largest landmass has 2 lions { place fish on the_place }',
    'if the largest landmass has 2 lions { place fish in the largest landmass }',
  ],
  [
    'place lion; if there is a desert adjacent to the_it { place fish on the_place }',
    'place lion; if there is a desert adjacent to this { place fish on a desert adjacent to this }',
  ],
  // What it was placed beside, or on.
  [
    'place cheetah adjacent to an antelope; may { remove a obj_antelope }',
    'place cheetah adjacent to an antelope; may { remove a antelope adjacent to this }',
  ],
  [
    'place gorilla on a forest; remove a obj_forest',
    'place gorilla on a forest; remove a forest on this tile',
  ],
  [
    'move a lion 1 space; if adjacent to an antelope { remove a obj_antelope }',
    'move a lion 1 space; if adjacent to an antelope { remove a antelope adjacent to this }',
  ],
  [
    'if there is a shark adjacent to a fish { remove a obj_fish; gain 3vp }',
    'if there is a shark adjacent to a fish { remove a fish adjacent to a shark; gain 3vp }',
  ],
  // What came before that gets a name.
  [
    'place lion; place fish; place stork adjacent to the_lion',
    'place lion as that-lion; place fish; place stork adjacent to that-lion',
  ],
  ['place lion as a; place fish; remove a obj_lion', 'place lion as a; place fish; remove a lion on a'],
  // What was done, and gained.
  ['remove up to 3 forests; gain 1vp per the_deed', 'remove up to 3 forests; gain 1vp per removed forests'],
  ['pay up to 3 cards; gain 1vp per the_deed', 'pay up to 3 cards; gain 1vp per paid cards'],
  ['gain 2 cubes; gain 1 the_reward', 'gain 2 cubes; gain 1 cubes'],
])('%s', (marked, meant) => {
  expect(withMarks(marked)).toBe(meant);
});

test.each([
  'place lion; place fish; gain 1vp per the_deed',
  'remove a obj_lion',
  'remove 2 lions; gain 1vp per the_placed',
  'place lion; place fish; if on is_lion on the edge { gain 1vp }',
  'place fish; place stork adjacent to the_lion',
  'gain 1 the_reward',
  'choose a water as is_habitat; place desert adjacent to the_it',
  'choose a water as is_habitat; gain 1vp per adjacent forest; remove a obj_water',
  'place lion; if there is a forest adjacent to this { place fish on the_place }',
  'repeat 2 { place 2 lions; gain 1vp per the_deed }',
  'if there is a lion adjacent to a fish { remove a obj_fish; move a obj_lion 1 space }',
  'if there is a lion adjacent to a fish { gain 1vp } else { remove a obj_fish }',
  'remove 2 forests; place lion; if adjacent to an antelope { gain 1vp per the_deeds }',
])('%s means nothing', (marked) => {
  expect(withMarks(marked)).toBe(undefined);
});

test.each([
  // The only lion that steps act on gets a name, behind its place.
  [
    'place lion on a desert if you have no cubes; gain 1vp if adjacent to as_that-lion',
    'place lion on a desert as that-lion if you have no cubes; gain 1vp if adjacent to that-lion',
  ],
  // One of several is named by its number, inside blocks, too.
  [
    'place lion; may { move a lion 1 space; remove a fish on as_lion-2 }',
    'place lion; may { move a lion 1 space as lion-2; remove a fish on lion-2 }',
  ],
  // Several steps give the same name where either is meant.
  [
    'place lion; place lion; place fish adjacent to as_lion-1-or-lion-2',
    'place lion as lion-1-or-lion-2; place lion as lion-1-or-lion-2; place fish adjacent to lion-1-or-lion-2',
  ],
  // Each thing in turn is named before its block, and kinds have one noun.
  [
    'for each forest or glacier { place lion adjacent to as_that-token }',
    'for each forest or glacier as that-token { place lion adjacent to that-token }',
  ],
  ['place lion; remove a fish on as_that-desert', undefined],
])('%s gives names', (marked, meant) => {
  expect(withMarks(marked)).toBe(meant);
});

test('where some of a kind were removed, the others are not counted, nor the removed ones', () => {
  expect(withMarks('remove up to 2 lion; gain 1vp per lion')).toBe(undefined);
  const eco = 'remove up to 2 lion; gain 1vp per lion on a desert';
  expect(withMarks(eco)).toBe(eco);
});
