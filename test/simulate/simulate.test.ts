/** Many games: their counts, which depend only on options and indices. */
import { describe, expect, test } from 'vitest';
import { tracedTables } from '../../runtime/effect/coverage.ts';
import { startGame } from '../../runtime/game.ts';
import { makeTables } from '../../runtime/make-tables.ts';
import { makeBot, playOut } from '../../runtime/players/bot.ts';
import { hash } from '../../runtime/save/json.ts';
import type { RunOptions } from '../../simulate/figures/context.ts';
import { countGame, runFigures } from '../../simulate/figures/registry.ts';
import { playGame, simulation } from '../../simulate/run/simulation.ts';
import { compileBaseSet } from '../table/base-set.ts';
import { remarksOf } from './remarks.ts';
import { card, chainOf, PLAIN, playedRun } from './sets.ts';

const two = (more: Partial<RunOptions> = {}): RunOptions => ({
  players: 2,
  seed: 1,
  bots: ['random', 'random'],
  target: 8,
  ...more,
});

const plain = chainOf(PLAIN);
const base = compileBaseSet();

describe('the same options give the same figures', () => {
  test('run after run', () => {
    expect(runFigures(playedRun(plain, two(), 12))).toEqual(runFigures(playedRun(plain, two(), 12)));
    expect(runFigures(playedRun(plain, two({ seed: 2 }), 12))).not.toEqual(
      runFigures(playedRun(plain, two(), 12)),
    );
  });

  test('in whatever order the games are played', () => {
    const backwards = Array.from({ length: 12 }, (_, at) => 11 - at);
    expect(runFigures(playedRun(plain, two(), backwards))).toEqual(runFigures(playedRun(plain, two(), 12)));
  });
});

describe('the coverage of a card', () => {
  const run = playedRun(
    chainOf(
      PLAIN +
        card(20, 'gain 1vp; if there are at least 50 lions { gain 5vp; place lion }') +
        card(21, 'gain 3vp if there are at least 99 forests') +
        card(22, 'either { gain 1vp } or { gain 1 cube }'),
    ),
    two({ target: 20 }),
    40,
  );
  const of = (number: number) => runFigures(run).cards.find((one) => one.number === number)!;

  test('does not include a step whose condition never holds', () => {
    expect(of(21)).toMatchObject({ operations: 1, operationsReached: 0 });
    expect(of(21).completed).toBeGreaterThan(0);
  });

  test('does not include branches that bots only try out', () => {
    const greedy = playedRun(
      chainOf(PLAIN + card(22, 'either { gain 1vp } or { gain 9vp }')),
      two({ bots: ['greedy', 'greedy'], target: 30 }),
      4,
    );
    const { operations, operationsReached } = runFigures(greedy).cards.at(-1)!;
    expect({ operations, operationsReached }).toEqual({ operations: 3, operationsReached: 2 });
  });

  test('includes all operations of a card that works', () => {
    expect(of(22)).toMatchObject({ operations: 3, operationsReached: 3 });
  });
});

test('among equal cards, only a few stand out by chance, and none certainly', () => {
  const alike = Array.from({ length: 60 }, (_, at) =>
    card(at + 1, 'gain 2vp', 'sun, water').replace('brown', at % 3 > 0 ? 'brown' : 'blue'),
  );
  const options = two({ players: 4, bots: Array(4).fill('random'), target: 20 });
  const run = playedRun(chainOf(alike.join('')), options, 400);
  const { cards } = runFigures(run);
  const mean = cards.reduce((sum, { winLift }) => sum + winLift, 0) / cards.length;
  expect(mean).toBeCloseTo(0, 2);
  expect(cards.filter(({ low, high }) => low > 0 || high < 0).length).toBeLessThanOrEqual(6);
  expect(remarksOf(run).filter((line) => !line.startsWith('Supplies that ran out'))).toEqual([]);
});

test('tracing which steps run does not change a game', () => {
  const tables = makeTables([base]);
  const hashes = [tables, tracedTables(tables)].map((some) => {
    const game = startGame(some, { players: 2, seed: 3, target: 10 });
    playOut(
      game,
      [0, 1].map((seat) => makeBot('greedy', 3, seat)),
    );
    return hash(game);
  });
  expect(hashes[0]).toBe(hashes[1]);
});

describe('the setup of simulated games', () => {
  test('deals the cards of the set itself before inherited cards', () => {
    const chain = chainOf(
      `set mine "Mine" extends first-continent\n${card(900, 'gain 1vp')}${card(901, 'gain 2vp')}`,
    );
    const { cards, hands } = runFigures(playedRun(chain, two({ target: 3 }), 4));
    expect(cards.map(({ number }) => number)).toEqual([900, 901]);
    expect(hands).toEqual([]);
    // Both are active from the start, so they are in play in every game.
    expect(cards.map(({ inPlay }) => inPlay)).toEqual([4, 4]);
  });

  test('alternates preset hands of the set with dealt hands, and their figures add up', () => {
    const run = playedRun([base], two({ players: 4, bots: Array(4).fill('random'), target: 5 }), 8);
    const { hands, games } = runFigures(run);
    expect(games).toBe(8);
    expect(hands.reduce((sum, hand) => sum + hand.games, 0)).toBe(16);
    expect(hands.reduce((sum, hand) => sum + hand.games * hand.winShare, 0)).toBeCloseTo(4, 2);
    for (const { winShare, low, high } of hands) expect(low <= winShare && winShare <= high).toBe(true);
  });

  test('uses each named hand and each named bot in every game', () => {
    const names = base.vocabulary.hands.map(({ name }) => name).slice(0, 2);
    const run = playedRun([base], two({ hands: names, bots: ['random', 'greedy'], target: 3 }), 4);
    expect(run.tally.hands[names[0]]?.games).toBe(4);
    expect(Object.entries(run.tally.bots).map(([name, { games }]) => [name, games])).toEqual(
      expect.arrayContaining([
        ['random', 4],
        ['greedy', 4],
      ]),
    );
  });

  test('counts the cards of drafted hands after the draft', () => {
    const { cards } = runFigures(playedRun([base], two({ hands: ['draft', 'draft'], target: 3 }), 2));
    expect(cards.some(({ low, high }) => high - low < 1)).toBe(true);
  });

  test('works for a set with a single card', () => {
    const [only] = runFigures(playedRun(chainOf(card(1, 'place water; gain 1vp')), two(), 4)).cards;
    expect(only).toMatchObject({ inPlay: 4, operations: 2, operationsReached: 2 });
  });
});

describe('a game that goes wrong', () => {
  test('is reported with seed, card and step, and does not stop the others', () => {
    const run = simulation(plain, two());
    const at = run.tables.cardOf[3];
    // As if the engine had a bug in this step.
    Object.defineProperty(run.tables.cards[at].code.steps[1], 'where', {
      get: () => {
        throw new Error('planted');
      },
    });
    for (let index = 0; index < 12; index++) countGame(run, playGame(run, index));
    const { games } = run.tally;
    const failures = run.tally.failures.first;
    expect(failures.length).toBeGreaterThan(0);
    expect(games + failures.length).toBe(12);
    expect(failures[0]).toMatchObject({ code: 'game-broke-off', severity: 'error', card: 3, step: 2 });
    expect(failures[0].message).toMatch(
      /^game \d+ broke off \(seed \d+, card 3, step 2 \(place\), after \d+ decisions\): planted$/,
    );
  });

  test('R12.6 is reported as unfinished if it is stopped, and has no winner', () => {
    // The only card never loses its last leaf, and nobody reaches the target.
    const forever = chainOf(card(1, 'gain 1vp; rotate a card counter-clockwise'));
    const { games, bots, seats, points, failures } = playedRun(forever, two({ target: 1_000_000 }), 1).tally;
    expect(failures.first).toMatchObject([
      { code: 'game-unfinished', severity: 'warning', game: 0, card: null, step: null },
    ]);
    expect(failures.first[0].message).toMatch(
      /^game 0 was stopped after 2000 draws: too many draws \(seed \d+\)$/,
    );
    expect([games, failures.counts, failures.stopped]).toEqual([1, { 'game-unfinished': 1 }, { '-': 1 }]);
    // One player leads all the same.
    expect(Object.keys(points)).toHaveLength(2);
    expect([bots, seats]).toEqual([{}, [0, 1].map(() => ({ games: 0, won: 0 }))]);
  });
});
