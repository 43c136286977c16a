/** One effect on a board, with more animals and markers than it can need, answered at random. */
import fc from 'fast-check';
import { markersOf, type SetProgram } from '../../program/set.ts';
import type { Tables } from '../../runtime/link/tables.ts';
import type { Game } from '../../runtime/state.ts';
import { base, boards } from '../rules/boards.ts';
import { playOn, type Run, shortages, startedOn } from './table.ts';

/** The base set's vocabulary, without cards. */
export const AMPLE_SET: SetProgram = {
  ...base.program,
  vocabulary: {
    ...base.words,
    animals: base.words.animals.map((animal) => ({ ...animal, count: 60 })),
    markers: markersOf(base.words).map((marker) => ({ ...marker, count: 60 })),
  },
  cards: [],
  features: [],
};

/** A board, its reduced supplies, and the random seed. */
type OnBoard = Pick<Run, 'land' | 'left' | 'seed'>;

/** Exactly this many random boards. */
export const onBoards = (many: number): fc.Arbitrary<OnBoard[]> =>
  fc.array(fc.record({ land: boards, left: shortages, seed: fc.nat() }), {
    minLength: many,
    maxLength: many,
  });

/** Runs the first effect of some tables on a board, for one to three players. Returns the game afterwards. */
export function runOnBoard(tables: Tables, board: OnBoard): Game {
  const game = startedOn(tables, { ...board, players: 1 + (board.seed % 3) });
  playOn(game, board.seed);
  return game;
}
