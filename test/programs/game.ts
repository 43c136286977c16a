/** Whole games with random cards and features, with the vocabulary and counts of the base set. */
import type fc from 'fast-check';
import { type CardProgram, DECKS, effectSteps, type SetProgram } from '../../program/set.ts';
import { hasImpact } from '../../program/walk.ts';
import { makeTables } from '../../runtime/make-tables.ts';
import { seedRandom, shuffle } from '../../runtime/random.ts';
import { run } from '../../runtime/run.ts';
import { emptyGame, type Game } from '../../runtime/state.ts';
import { newRound } from '../../runtime/table/round.ts';
import { layLayout } from '../../runtime/table/setup.ts';
import type { Land } from '../rules/model.ts';
import { WORDS } from './base.ts';
import { type Draw, drawn, once, oneOf } from './draw.ts';
import { cardTriggers, feature } from './features.ts';
import type { Scope } from './nouns.ts';
import { block } from './steps.ts';
import { animalsOn, layBoard, type Run } from './table.ts';

const CARDS = 30;
const FEATURES = 8;
const ELEMENTS = WORDS.elements.filter(({ any }) => !any).map(({ name }) => name);

/** A set of random cards that are easy to complete, so that much happens. */
export const sets: fc.Arbitrary<SetProgram> = drawn(
  (draw) => ({
    format: 1,
    id: 'random',
    title: 'Random',
    vocabulary: WORDS,
    cards: Array.from({ length: CARDS }, (_, n) => card(draw, 1 + n)),
    features: Array.from({ length: FEATURES }, (_, n) => feature(draw, 101 + n)),
  }),
  4000,
);

function card(draw: Draw, number: number): SetProgram['cards'][number] {
  const scope: Scope = { some: false, animal: false, names: [] };
  const steps = block(draw, scope, 0, 3);
  const waits = cardTriggers(draw);
  const energy = [oneOf(draw, ELEMENTS)];
  while (energy.length < 4 && once(draw, 2)) energy.push(oneOf(draw, ELEMENTS));
  return {
    number,
    deck: oneOf(draw, DECKS),
    leaves: 1 + draw.below(4),
    energy,
    hands: [],
    source: { kind: 'original' },
    impact: effectSteps({ steps, ...waits } as CardProgram).some((effect) => hasImpact(effect)),
    steps,
    ...waits,
  };
}

/** The initial board, the supplies that are almost used up, and each player's number of free cubes. */
export interface Start {
  land: Land;
  left: Run['left'];
  cubes: number;
}

/**
 * A game in which each player has three active cards, three cards in hand and a feature, if there are enough.
 * @param from without it, the game has a layout of the set, full supplies and the usual number of cubes
 */
export function startRandomGame(set: SetProgram, players: number, seed: number, from?: Start): Game {
  const tables = makeTables([set], [], from ? animalsOn(from.land) : {});
  const game = emptyGame(tables, players, seed);
  game.random = seedRandom(seed);
  game.maxDraws = 25;
  if (from) {
    layBoard(game, from.land, from.left);
    game.cubeSupply += game.cubes.reduce((sum, cubes) => sum + cubes - from.cubes, 0);
    game.cubes.fill(from.cubes);
  } else {
    layLayout(game, tables.layouts[seed % tables.layouts.length].name);
  }
  const order = tables.cards.flatMap((table, index) => (table.feature ? [] : [index]));
  const tiles = tables.cards.flatMap((table, index) => (table.feature ? [index] : []));
  shuffle(game, order);
  shuffle(game, tiles);
  for (let seat = 0; seat < players; seat++) {
    game.active[seat] = order.splice(0, 3);
    game.hands[seat] = [...order.splice(0, 3), ...tiles.splice(0, 1)];
  }
  for (const index of [...order, ...tiles]) game.decks[tables.cards[index].deck].push(index);
  for (const deck of game.decks) shuffle(game, deck);
  game.stack = [newRound()];
  run(game);
  return game;
}
