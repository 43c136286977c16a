/** Measuring strength: blocks of one deal, intervals, Elo, and the sequential test. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { luck } from '../../test/simulate/luck.ts';
import { Blocks, type Bounds, decide, eloPoints, ownSeat, shareFor } from './strength.ts';

/** Blocks from the first bot's win share in each game. */
function blocksOf(players: number, won: readonly number[], bounds?: Bounds): Blocks {
  const blocks = new Blocks(players, bounds);
  for (const [index, share] of won.entries()) blocks.add(index, share);
  return blocks;
}

test('400 Elo are ten times the odds of an equal player, with any number of players', () => {
  expect(eloPoints(10 / 11, 2)).toBeCloseTo(400);
  expect(eloPoints(0.25, 4)).toBeCloseTo(0);
  // Three opponents together have three times the odds of one.
  expect(eloPoints(10 / 13, 4)).toBeCloseTo(400);
  expect(eloPoints(0, 2)).toBe(Number.NEGATIVE_INFINITY);
});

test('only whole blocks count, in whatever order games arrive', () => {
  fc.assert(
    fc.property(
      fc
        .integer({ min: 2, max: 6 })
        .chain((players) =>
          fc.tuple(
            fc.constant(players),
            fc.array(fc.constantFrom(0, 0.5, 1), { minLength: 1, maxLength: 40 }),
          ),
        ),
      fc.infiniteStream(fc.nat()),
      ([players, won], keys) => {
        const order = won.map((share, index) => ({ share, index, key: keys.next().value }));
        const mixed = new Blocks(players);
        for (const { share, index } of order.toSorted((a, b) => a.key - b.key)) mixed.add(index, share);
        const whole = Math.floor(won.length / players) * players;
        expect(mixed.strength).toEqual(blocksOf(players, won).strength);
        expect(mixed.strength.games).toBe(whole);
      },
    ),
  );
});

test('without a complete deal there is no share', () => {
  const blocks = new Blocks(2);
  blocks.add(0, 1);
  expect(blocks.strength).toEqual({
    games: 0,
    won: null,
    low: 0,
    high: 1,
    decided: null,
    elo: { mean: null, low: null, high: null },
  });
});

test('opposite results within a deal make the interval narrower, equal results wider', () => {
  const width = (won: readonly number[]) => {
    const { low, high } = blocksOf(2, won).strength;
    return high - low;
  };
  const deals = Array.from({ length: 200 }, (_, deal) => deal % 2);
  const opposite = width(deals.flatMap((won) => [won, 1 - won]));
  const alike = width(deals.flatMap((won) => [won, won]));
  const mixed = width(deals.flatMap((_, deal) => [deal % 2, (deal >> 1) % 2]));
  expect(opposite).toBeLessThan(mixed / 2);
  expect(alike).toBeGreaterThan(mixed * 1.3);
});

test('about 95 of 100 intervals contain the true share', () => {
  // Both games of a deal share their luck: what one seat gains, the other loses.
  const random = luck(1);
  let held = 0;
  const RUNS = 400;
  for (let run = 0; run < RUNS; run++) {
    const won = Array.from({ length: 60 }, () => {
      const luck = (random() - 0.5) * 0.6;
      return [0.6 + luck, 0.6 - luck].map((share) => Number(random() < share));
    }).flat();
    const { low, high } = blocksOf(2, won).strength;
    if (low <= 0.6 && 0.6 <= high) held++;
  }
  expect(held / RUNS).toBeGreaterThan(0.92);
  expect(held / RUNS).toBeLessThan(0.985);
});

test('the sequential test is right about as often as it promises', () => {
  const random = luck(7);
  const bounds = { low: 0, high: 60 };
  const RUNS = 200;
  const verdicts = (share: number) =>
    Array.from({ length: RUNS }, () => {
      const blocks = new Blocks(2, bounds);
      for (let index = 0; !blocks.isDecided && index < 20_000; index++)
        blocks.add(index, Number(random() < share));
      return blocks.strength.decided;
    });
  const wrong = (share: number, verdict: string) =>
    verdicts(share).filter((one) => one !== verdict).length / RUNS;
  expect(wrong(shareFor(0, 2), 'low')).toBeLessThan(0.09);
  expect(wrong(shareFor(60, 2), 'high')).toBeLessThan(0.09);
});

test('the sequential test needs eight blocks, and ignores games after its verdict', () => {
  expect(decide({ low: 0, high: 10 }, { games: 7, sum: 7, squares: 7 }, 2)).toBe(null);
  const bounds = { low: 0, high: 100 };
  const early = blocksOf(2, Array(400).fill(1), bounds);
  expect(early.isDecided).toBe(true);
  expect(early.strength.games).toBeLessThan(60);
  expect(early.strength.decided).toBe('high');
});

test('the first bot has every seat of a deal once', () => {
  expect([0, 1, 2, 3].map((index) => ownSeat(4, index))).toEqual([0, 3, 2, 1]);
  expect(ownSeat(4, 4)).toBe(0);
});
