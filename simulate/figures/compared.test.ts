/** Two versions of a set, compared game by game. */
import { describe, expect, test } from 'vitest';
import { card, chainOf, PLAIN, playedMatch } from '../../test/simulate/sets.ts';
import { comparedOf, gamesToTell } from './compared.ts';

describe('two versions', () => {
  const options = { players: 2, seed: 1, bots: ['random' as const, 'random' as const], target: 12 };
  const compare = (now: string, then: string, games: number) =>
    comparedOf(playedMatch(chainOf(now), chainOf(then), options, games))!;

  test('that are the same do not differ', () => {
    const { draws, points, cards, changed } = compare(PLAIN, PLAIN, 20);
    const none = { mean: 0, low: 0, high: 0 };
    expect([draws, points]).toEqual([
      { games: 20, ...none },
      { games: 20, ...none },
    ]);
    for (const one of cards) expect(one).toMatchObject({ ...none, rate: 1 });
    expect(changed).toEqual([]);
  });

  test('of which one has a stronger card: the card wins more, and games are shorter', () => {
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
    // Whether or not it stands out, what was edited is listed.
    expect(changed).toEqual([{ ...strong, toTell: null }]);
  });

  test('with other cards: both are named', () => {
    const { added, removed } = compare(PLAIN + card(20, 'gain 6vp'), PLAIN + card(21, 'gain 1vp'), 2);
    expect([added, removed]).toEqual([[20], [21]]);
  });
});

test('how many more games would show a difference: none where it shows already, and none for no difference at all', () => {
  // Four times as many games have an interval half as wide.
  expect(gamesToTell({ mean: 1, low: -1, high: 3 }, 400)).toBe(1200);
  expect(gamesToTell({ mean: -1, low: -3, high: 1 }, 400)).toBe(1200);
  expect(gamesToTell({ mean: 2, low: 1, high: 3 }, 400)).toBe(null);
  expect(gamesToTell({ mean: 0, low: -1, high: 1 }, 400)).toBe(null);
});
