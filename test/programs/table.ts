/** A table with a random landscape, on which a random program runs. */
import fc from 'fast-check';
import type { Block } from '../../program/operations.ts';
import { markersOf } from '../../program/set.ts';
import { makeTables } from '../../runtime/make-tables.ts';
import { seedRandom, shuffle } from '../../runtime/random.ts';
import { run } from '../../runtime/run.ts';
import { startEffect } from '../../runtime/start-effect.ts';
import { emptyGame, type Game } from '../../runtime/state.ts';
import { boards, layOut } from '../rules/boards.ts';
import type { Land, Tile } from '../rules/model.ts';
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
export function started({ steps, land, players, seed, left, cards }: Run): Game {
  const game = emptyGame(makeTables(CHAIN, [steps], animalsOn(land)), players, seed);
  game.random = seedRandom(seed);
  layBoard(game, land, left);
  if (cards) deal(game);
  startEffect(game, 0, -1, 0);
  run(game);
  return game;
}

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
  const animals = tile.animals.filter(({ species }) => {
    const on = WORDS.animals.find(({ name }) => name === species)?.on;
    const tabs = on && 'terrain' in on ? on.terrain : ['desert'];
    return tile.terrain === 'water' ? tabs.includes('water') : tabs.some((tab) => tab !== 'water');
  });
  return { ...tile, animals };
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
