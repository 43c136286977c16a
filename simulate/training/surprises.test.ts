/** Surprises of cards: means, intervals, and which of them are certain. */
import { expect, test } from 'vitest';
import { chainOf, PLAIN } from '../../test/simulate/sets.ts';
import { toSums } from '../statistics/sums.ts';
import { makeSchool, teachGame } from './lessons.ts';
import { cardSurprises, sureSurprises } from './surprises.ts';
import { Training } from './training.ts';

test('the surprise of a card is its mean over games, with a narrower interval for more games', () => {
  const often = (times: number) =>
    cardSurprises({ 7: toSums({ 1: times, 2: 2 * times, 3: times }), 5: toSums({ '-4': 1 }) });
  const [five, seven] = often(1);
  expect(five).toEqual({ number: 5, games: 1, more: -4, low: null, high: null });
  // The standard deviation is √½; the standard error of the mean is that divided by √3.
  expect(seven).toEqual({ number: 7, games: 4, more: 2, low: 1.2, high: 2.8 });
  const again = often(10)[1]!;
  expect(again.more).toBe(2);
  expect(again.high! - again.low!).toBeCloseTo((2 * 1.96 * Math.SQRT1_2) / Math.sqrt(39), 1);
});

test('a card is listed only if it was in enough games and its interval is far enough from zero', () => {
  const card = (number: number, games: number, more: number, width: number) => ({
    number,
    games,
    more,
    low: more - width,
    high: more + width,
  });
  const cards = [card(1, 400, 3, 1), card(2, 10, 9, 1), card(3, 400, -3.2, 2), card(4, 400, 2.1, 2)];
  expect(sureSurprises(cards).map(({ number }) => number)).toEqual([3, 1]);
  // Among a hundred cards, one slightly outside its interval is no surprise.
  const many = [...cards, ...Array.from({ length: 96 }, (_, at) => card(10 + at, 400, 0, 2))];
  expect(sureSurprises(many).map(({ number }) => number)).toEqual([1]);
  // If many cards are that far outside, chance explains only a few of them.
  const alike = Array.from({ length: 20 }, (_, at) => card(10 + at, 400, 2.5, 1.96));
  expect(sureSurprises(alike)).toHaveLength(20);
});

test('the gain from a card is counted once per game, relative to the other seats', () => {
  const training = new Training({ chains: [chainOf(PLAIN)], seed: 3, minutes: 0.024 });
  const school = makeSchool({ ...training.next()!.schooling, about: 'positions' });
  const { lessons, surprises } = teachGame(school, 0);
  expect(lessons.length).toBeGreaterThan(1);
  const numbers = surprises.map(({ number }) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(numbers.length).toBeGreaterThan(2);
  // With two players, one seat's lead is the other's deficit, which shows in cards that come into play at the same position.
  const [first] = surprises;
  expect(surprises.filter(({ more }) => more === first!.more).length).toBeGreaterThan(0);
  expect(surprises.some(({ more }) => more === -first!.more)).toBe(true);
  const other = teachGame(makeSchool(training.next()!.schooling), 0);
  expect(other.surprises).toEqual([]);
});
