/** One effect on a board, with more animals and markers than it can need, answered at random. */
import fc from 'fast-check';
import { markersOf, type SetProgram } from '../../program/set.ts';
import { apply, decision } from '../../runtime/game.ts';
import type { Tables } from '../../runtime/link/tables.ts';
import { randomBelow, seedRandom } from '../../runtime/random.ts';
import { run } from '../../runtime/run.ts';
import { startEffect } from '../../runtime/start-effect.ts';
import { emptyGame, type Game } from '../../runtime/state.ts';
import { base, boards } from '../rules/boards.ts';
import { layBoard, type Run, shortages } from './table.ts';

const vocabulary = {
  ...base.words,
  animals: base.words.animals.map((animal) => ({ ...animal, count: 60 })),
  markers: markersOf(base.words).map((marker) => ({ ...marker, count: 60 })),
};
/** The base set's vocabulary, without cards. */
export const PLENTY: SetProgram = { ...base.program, vocabulary, cards: [], features: [] };

/** An upper bound on the answers that any of these programs needs. */
const MOST_DECISIONS = 5000;

/** A board, its reduced supplies, and the random seed. */
export interface OnBoard extends Pick<Run, 'land' | 'left'> {
  seed: number;
}

/** Exactly this many random boards. */
export const onBoards = (many: number): fc.Arbitrary<OnBoard[]> =>
  fc.array(fc.record({ land: boards, left: shortages, seed: fc.nat() }), {
    minLength: many,
    maxLength: many,
  });

/** Runs the first effect of some tables on a board, for one to three players. Returns the game afterwards. */
export function runOnBoard(tables: Tables, { land, left, seed }: OnBoard): Game {
  const game = emptyGame(tables, 1 + (seed % 3), seed);
  game.random = seedRandom(seed);
  layBoard(game, land, left);
  startEffect(game, 0, -1, 0);
  run(game);
  const chance = { random: seedRandom(seed) };
  for (let n = 0, waiting = decision(game); waiting; n++, waiting = decision(game)) {
    if (n === MOST_DECISIONS) throw new Error('it does not end');
    apply(game, waiting.options[randomBelow(chance, waiting.options.length)]);
  }
  return game;
}
