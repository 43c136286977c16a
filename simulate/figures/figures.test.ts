/** Figures from hand-written rows. */
import { expect, test } from 'vitest';
import { chainOf, PLAIN } from '../../test/simulate/sets.ts';
import type { GameRow } from '../data/columns.ts';
import { simulation } from '../run/simulation.ts';
import { measureSpread, WIN_UNITS } from '../statistics/sums.ts';
import { countFailure, MOST_FAILURES } from './endings.ts';
import { addPair, noPairedSums } from './paired.ts';
import { countGame, runFigures } from './registry.ts';

test('counted numbers have a mean and percentiles', () => {
  expect(measureSpread({ 1: 1, 2: 8, 10: 1 })).toEqual({ mean: 2.7, p10: 1, p50: 2, p90: 2 });
  expect(measureSpread({})).toEqual({ mean: 0, p10: 0, p50: 0, p90: 0 });
});

/** A dealt two-player game: one seat began with cards 1 and 2, the other with 3, and card 1 ran twice. */
const row = (more: Partial<GameRow> = {}): GameRow => ({
  seed: 1,
  start: 'dealt',
  ended: 'over',
  stopped_by: null,
  draws: 20,
  decisions: 9,
  chain: 2,
  points: [8, 4],
  won: [1, 0],
  bots: ['random', 'greedy'],
  hands: null,
  began: [[1, 2], [3]],
  ran_out: ['cubes'],
  timeline: [[3, 2]],
  cards: {
    card: [1, 2, 3],
    seat: [0, 0, 1],
    came: [0, null, 7],
    in_play: [true, false, true],
    runs: [2, 0, 0],
    points: [2, 0, 0],
    others: [0, 0, 0],
    again: [1, 0, 0],
    most: [2, 0, 0],
    arrived: [[2], null, null],
    ran: [[2], null, null],
  },
  ...more,
});

const CHAIN = chainOf(PLAIN);
const runOf = (rows: readonly GameRow[]) => {
  const run = simulation(CHAIN, { players: 2, seed: 1, bots: ['random', 'random'] });
  for (const one of rows) countGame(run, { row: one, failure: null });
  return run;
};

test('a tally is the sum of its rows', () => {
  const stopped = row({ ended: 'stopped', stopped_by: 3, won: null, draws: 300 });
  const { tally, tables } = runOf([row(), row({ won: [0.5, 0.5] }), stopped]);
  expect(tally).toMatchObject({
    games: 3,
    tied: 1,
    draws: { 20: 2, 300: 1 },
    points: { 8: 3, 4: 3 },
    chains: { 2: 3 },
    ranOut: { cubes: 3 },
    hands: {},
    failures: { counts: {}, stopped: { 3: 1 }, first: [] },
    bots: { random: { games: 2, won: 1.5 * WIN_UNITS }, greedy: { games: 2, won: WIN_UNITS / 2 } },
    seats: [
      { games: 2, won: 1.5 * WIN_UNITS },
      { games: 2, won: WIN_UNITS / 2 },
    ],
  });
  const [first, second] = [1, 2].map((number) => tally.cards[tables.cardOf[number]]);
  expect(first).toMatchObject({ inPlay: 3, runs: 6, points: 6, again: 3, most: 2, arrived: [6], ran: [6] });
  expect(first.dealt).toEqual({ games: 2, won: 1.5 * WIN_UNITS });
  expect(second).toMatchObject({ inPlay: 0, runs: 0, dealt: { games: 2 } });
  // The starting hands: one card was never played, one came into play after seven draws, and one was in play from the start.
  const held = [1, 2, 3].map((number) => tally.cards[tables.cardOf[number]]);
  expect(held.map(({ held, dead, came }) => [held, dead, came])).toEqual([
    [0, 0, {}],
    [3, 3, {}],
    [3, 0, { 7: 3 }],
  ]);
  expect(tally.pairs).toEqual({ '0 1': { games: 2, won: 1.5 * WIN_UNITS } });
});

test('cards of named hands count for their hands, not as dealt cards', () => {
  const { tally } = runOf([row({ start: 'named', hands: ['lion', 'wolf'] })]);
  expect(tally.handPlay).toEqual({
    lion: { games: 1, points: 8, inPlay: { 1: 1 }, ran: { 1: 1 } },
    wolf: { games: 1, points: 4, inPlay: { 3: 1 }, ran: {} },
  });
  expect(tally.hands).toEqual({ lion: { games: 1, won: WIN_UNITS }, wolf: { games: 1, won: 0 } });
  expect(tally.cards[0]).toMatchObject({ dealt: { games: 0 }, begun: { games: 1, won: WIN_UNITS } });
  expect(tally.pairs).toEqual({});
});

test('the win lift is the share won minus a fair share', () => {
  const rows = Array.from({ length: 100 }, (_, at) => row({ won: at < 60 ? [1, 0] : [0, 1] }));
  const [first, , third] = runFigures(runOf(rows)).cards;
  expect(first).toMatchObject({ number: 1, inPlay: 100, completed: 200, winLift: 0.1 });
  expect(first.low).toBeCloseTo(0.0021, 3);
  expect(third.winLift).toBe(-0.1);
});

test('the first failures by index are kept, and all are counted', () => {
  const { tally } = runOf([]);
  for (let game = 2 * MOST_FAILURES; game > 0; game--)
    countFailure(tally.failures, {
      code: 'game-broke-off',
      severity: 'error',
      message: '',
      game,
      seed: 1,
      decisions: 0,
      card: null,
      step: null,
    });
  expect(tally.failures.counts).toEqual({ 'game-broke-off': 2 * MOST_FAILURES });
  expect(tally.failures.first.map(({ game }) => game)).toEqual(
    [...Array(MOST_FAILURES).keys()].map((at) => at + 1),
  );
});

test('two versions are compared over games that both finished, and cards that both dealt', () => {
  const paired = noPairedSums();
  addPair(paired, row(), row({ draws: 23, points: [1, 1], won: [0, 1], began: [[1], [2]] }));
  addPair(paired, row(), null);
  expect(paired).toEqual({
    draws: { games: 1, sum: -3, squares: 9 },
    points: { games: 1, sum: 10, squares: 100 },
    cards: {
      1: { games: 1, sum: WIN_UNITS, squares: WIN_UNITS ** 2 },
      2: { games: 1, sum: 0, squares: 0 },
    },
    hands: {},
  });
});
