/** Games of the set with features, in which some players draft, for tests of invariants. */
import fc from 'fast-check';
import { startGame } from '../../runtime/game.ts';
import { makeTables } from '../../runtime/make-tables.ts';
import { type Bot, makeBot, playOut } from '../../runtime/players/bot.ts';
import type { Game } from '../../runtime/state.ts';
import { featureSet } from './feature-set.ts';

export const tables = makeTables([featureSet]);
const HANDS = ['ant', 'bee', 'cat', 'dog', 'elk', 'fox'];

/** A table: bit `s` of `drafting` says whether seat `s` drafts. */
export interface Table {
  players: number;
  seed: number;
  drafting: number;
}
const someTable = fc.record({
  players: fc.integer({ min: 2, max: 6 }),
  seed: fc.integer({ min: 0, max: 0xffffffff }),
  // At most four of six draft: with the features there are 32 blue cards.
  drafting: fc.constantFrom(1, 3, 5, 9, 15, 16, 29, 51),
});

/** A set-up table: players who do not draft have a preset hand (R2.6). */
export function start({ players, seed, drafting }: Table): Game {
  const hands = HANDS.slice(0, players).map((name, seat) => (drafting & (1 << seat) ? 'draft' : name));
  return startGame(tables, { players, seed, hands, maxDraws: 250 });
}
/** A random player at every seat. */
export const bots = ({ players, seed }: Table): Bot[] =>
  Array.from({ length: players }, (_, seat) => makeBot('random', seed, seat));

/** Checks a property at tables of every number of players. */
export function always(runs: number, holds: (table: Table) => void): void {
  for (let players = 2; players <= 6; players++) {
    holds({ players, seed: players, drafting: 7 });
    holds({ players, seed: players, drafting: 2 });
  }
  fc.assert(fc.property(someTable, holds), { numRuns: runs });
}

/** Plays a game to the end, calling `look` at every decision and at the end. */
export function watch(table: Table, look: (game: Game, turn: number) => void): Game {
  const game = start(table);
  let turn = 0;
  playOut(game, bots(table), (state) => look(state, turn++));
  look(game, turn);
  return game;
}
