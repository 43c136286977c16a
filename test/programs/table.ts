/** A table with a random landscape, on which a random program runs. */
import fc from 'fast-check';
import type { Block } from '../../program/operations.ts';
import { markersOf } from '../../program/set.ts';
import { apply, decision } from '../../runtime/game.ts';
import type { Tables } from '../../runtime/link/tables.ts';
import { makeTables } from '../../runtime/make-tables.ts';
import { randomBelow, seedRandom, shuffle } from '../../runtime/random.ts';
import { run } from '../../runtime/run.ts';
import { startEffect } from '../../runtime/start-effect.ts';
import { emptyGame, type Game } from '../../runtime/state.ts';
import { boards, layOut } from '../rules/boards.ts';
import { type Land, mayEnter, type Tile } from '../rules/model.ts';
import { CHAIN, WORDS } from './base.ts';
import { programs } from './steps.ts';

/** A program, and the table on which it runs. */
export interface Run {
  steps: Block;
  land: Land;
  players: number;
  seed: number;
  /** Reduced supplies, by index, and how much is left. */
  left: [supply: number, amount: number][];
  /** Whether there are cards: some in hand, some active, the rest in the decks. */
  cards: boolean;
}

/** Supplies with little or nothing left. */
export const shortages: fc.Arbitrary<Run['left']> = fc.array(
  fc.tuple(fc.nat(3 + WORDS.animals.length + markersOf(WORDS).length), fc.nat(2)),
  { maxLength: 6 },
);

export const someRuns: fc.Arbitrary<Run> = fc.record({
  steps: programs,
  land: boards,
  players: fc.integer({ min: 1, max: 4 }),
  seed: fc.nat(),
  left: shortages,
  cards: fc.boolean(),
});

/** A table at which the program has run to its first decision or to its end. */
export function started({ steps, cards, ...run }: Run): Game {
  return startedOn(makeTables(CHAIN, [steps], animalsOn(run.land)), run, cards ? deal : () => {});
}

/** A table with this board at which the first effect of some tables has run to its first decision or to its end. */
export function startedOn(
  tables: Tables,
  { land, players, seed, left }: Omit<Run, 'steps' | 'cards'>,
  prepare: (game: Game) => void = () => {},
): Game {
  const game = emptyGame(tables, players, seed);
  game.random = seedRandom(seed);
  layBoard(game, land, left);
  prepare(game);
  startEffect(game, 0, -1, 0);
  run(game);
  return game;
}

/** Answers at random until no decision is left. Calls `look` before every answer and at the end. */
export function playOn(game: Game, seed: number, look: (game: Game) => void = () => {}): void {
  const chance = { random: seedRandom(seed) };
  for (let n = 0, waiting = decision(game); waiting; n++, waiting = decision(game)) {
    if (n === MOST_DECISIONS) throw new Error('it does not end');
    look(game);
    apply(game, waiting.options[randomBelow(chance, waiting.options.length)]);
  }
  look(game);
}

/** An upper bound on the answers that any random program needs. */
const MOST_DECISIONS = 5000;

/**
 * The number of tokens of each species and marker on the board. A table needs this many in addition to those of its
 * set.
 */
export function animalsOn(land: Land): Record<string, number> {
  const tokens: Record<string, number> = {};
  for (const tile of land.values()) {
    for (const { species, amount } of livable(tile).animals)
      tokens[species] = (tokens[species] ?? 0) + amount;
    for (const { marker, amount } of tile.markers ?? []) tokens[marker] = (tokens[marker] ?? 0) + amount;
  }
  return tokens;
}

/** Lays out the board and reduces supplies. */
export function layBoard(game: Game, land: Land, left: Run['left']): void {
  for (const tile of land.values()) layOut(game, livable(tile));
  const { supply } = game.landscape;
  for (const [kind, amount] of left) supply[kind] = amount;
  for (const [kind, amount] of supply.entries()) supply[kind] = Math.max(0, amount);
}

/** The tile without animals that could never have got there (R9.2). */
function livable(tile: Tile): Tile {
  return { ...tile, animals: tile.animals.filter(({ species }) => mayEnter(species, tile.terrain)) };
}

function deal(game: Game): void {
  const order = game.tables.cards.map((_, index) => index);
  shuffle(game, order);
  for (let seat = 0; seat < game.players; seat++) {
    game.active[seat] = order.splice(0, 2);
    game.hands[seat] = order.splice(0, 3);
  }
  for (const card of order) game.decks[game.tables.cards[card].deck].push(card);
}
