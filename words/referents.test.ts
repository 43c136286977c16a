/** What "it" and "the lion" mean after other steps. */
import { expect, test } from 'vitest';
import { readEffect } from './effect.ts';
import { withReferents } from './referents.ts';

const withMarks = (eco: string) => withReferents([readEffect(eco)!], ['glacier'])?.[0]?.eco;

test.each([
  // The thing itself.
  [
    'choose a forest; gain 1vp per lion adjacent to the_forest',
    'choose a forest; gain 1vp per lion adjacent to this',
  ],
  ['place lion; place stork on the_it', 'place lion; place stork on this tile'],
  ['place lion; if on is_lion on the edge { gain 1vp }', 'place lion; if on the edge { gain 1vp }'],
  ['place desert; gain 1vp if on is_tile on the edge', 'place desert; gain 1vp if on the edge'],
  [
    'on play { swap a desert with a water adjacent to the_it }',
    'on play { swap a desert with a water adjacent to this }',
  ],
  // What came before that gets a name.
  [
    'place lion; place fish; place stork adjacent to the_lion',
    'place lion as that-lion; place fish; place stork adjacent to that-lion',
  ],
  // What was done, and gained.
  ['remove up to 3 forests; gain 1vp per the_deed', 'remove up to 3 forests; gain 1vp per removed forests'],
  ['pay up to 3 cards; gain 1vp per the_deed', 'pay up to 3 cards; gain 1vp per paid cards'],
  ['gain 2 cubes; gain 1 the_reward', 'gain 2 cubes; gain 1 cubes'],
])('%s', (marked, meant) => {
  expect(withMarks(marked)).toBe(meant);
});

test.each([
  'place lion; place fish; if on is_lion on the edge { gain 1vp }',
  'place fish; place stork adjacent to the_lion',
  'gain 1 the_reward',
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
