/** Two versions of a set, compared game by game. */
import { describe, expect, test } from 'vitest';
import { card, chainOf, extended, PLAIN, playedMatch } from '../test/simulate/sets.ts';
import { compareRuns, gamesToSettle, isCertain } from './compared.ts';
import { shareDifference } from './figures/paired.ts';
import { WIN_UNITS } from './statistics/sums.ts';

describe('two versions', () => {
  const options = { players: 2, seed: 1, bots: ['random' as const, 'random' as const], target: 12 };
  const compare = (now: string, then: string, games: number) =>
    compareRuns(playedMatch(chainOf(now), chainOf(then), options, games))!;

  test('do not differ if they are the same', () => {
    const { draws, points, cards, changed } = compare(PLAIN, PLAIN, 20);
    const none = { mean: 0, low: 0, high: 0 };
    expect([draws, points]).toEqual([
      { games: 20, ...none },
      { games: 20, ...none },
    ]);
    for (const one of cards) expect(one).toMatchObject({ mean: 0, rate: 1 });
    expect(changed).toEqual([]);
  });

  test('show that a stronger card wins more, and that games are shorter', () => {
    const { draws, cards, changed, added, removed } = compare(
      PLAIN + card(20, 'gain 6vp'),
      PLAIN + card(20, 'gain 1vp'),
      120,
    );
    expect(draws.high).toBeLessThan(0);
    const strong = cards.find(({ number }) => number === 20)!;
    expect(strong.low).toBeGreaterThan(0);
    expect(strong.rate).toBeLessThan(0.05);
    expect([added, removed]).toEqual([[], []]);
    // Edited cards are always listed, even if they do not stand out.
    expect(changed).toEqual([{ ...strong, toTell: null }]);
  });

  test('list a changed card of the set that this one extends', () => {
    const chain = (points: number) => extended(card(520, `gain ${points}vp`), card(530, 'gain 1vp'));
    const { changed, changedInherited } = compareRuns(playedMatch(chain(6), chain(1), options, 2))!;
    expect([changed, changedInherited]).toEqual([[], [520]]);
  });

  test('list the cards that only one of them has', () => {
    const { added, removed } = compare(PLAIN + card(20, 'gain 6vp'), PLAIN + card(21, 'gain 1vp'), 2);
    expect([added, removed]).toEqual([[20], [21]]);
  });
});

test('a change is certain with enough games and a low rate', () => {
  const judged = [
    { games: 29, rate: 0.01 },
    { games: 30, rate: 0.2 },
    { games: 30, rate: 0.01 },
  ].map(isCertain);
  expect(judged).toEqual([false, false, true]);
});

test('for every change that is not certain yet, the number of further games is known', () => {
  const toTell = (one: { games: number; mean: number; low: number; high: number; rate: number }) =>
    gamesToSettle(one, 200, 1);
  const even = { games: 60, mean: 0, low: -0.04, high: 0.04, rate: 1 };
  // An interval half as wide would show a difference of 2 in a hundred.
  expect(toTell(even)).toBe(600);
  expect(toTell({ ...even, low: -0.01, high: 0.01 })).toBe(null);
  const clear = { ...even, mean: 0.3, low: 0.1, high: 0.5 };
  expect(toTell({ ...clear, games: 12 })).toBe(300);
  expect(toTell({ ...even, games: 0, low: 0, high: 0 })).toBe(null);
  expect(toTell({ ...clear, rate: 0.01 })).toBe(null);
  // Four times as many games halve the width; among a hundred cards, it takes 3.48 standard errors instead of 1.96.
  const open = { ...even, mean: 0.02 };
  expect(toTell(open)).toBe(600);
  expect(gamesToSettle(open, 200, 100)).toBe(2324);
});

test('a few games with the same difference leave doubt', () => {
  const sums = (games: number, won: number) => ({
    games,
    sum: games * won * WIN_UNITS,
    squares: games * (won * WIN_UNITS) ** 2,
  });
  const none = shareDifference(sums(6, 0));
  expect([none.mean, none.low]).toEqual([0, -none.high]);
  expect(none.high).toBeCloseTo(0.37, 2);
  expect(shareDifference(sums(6, 1))).toMatchObject({ mean: 1, low: expect.closeTo(0.51, 2), high: 1 });
  expect(shareDifference(sums(1000, 0)).high).toBeLessThan(0.004);
  // One game cannot have an interval.
  expect(shareDifference(sums(1, 1))).toEqual({ games: 1, mean: 1, low: 0, high: 0 });
});
