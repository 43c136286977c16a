/** Training: equal seeds give equal weights, and weights reflect the lessons. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FEATURES, GROUPS } from '../../runtime/index.ts';
import { chainOf, PLAIN } from '../../test/simulate/sets.ts';
import { makeSchool, type TaughtGame, teachGame } from './lessons.ts';
import { Training, type TrainingResult, trainedHash } from './training.ts';

const options = { chains: [chainOf(PLAIN)], seed: 3, minutes: 0.012 };

/** Trains with games that arrive in a given order. */
function trained(order: (games: TaughtGame[]) => TaughtGame[]): TrainingResult {
  const training = new Training(options);
  for (let part = training.next(); part; part = training.next()) {
    const school = makeSchool(part.schooling);
    const games: TaughtGame[] = [];
    // Like games from a worker, which arrive as lines of JSON.
    for (let game = part.from; game < part.to; game++)
      games.push(JSON.parse(JSON.stringify(teachGame(school, game))));
    for (const game of order(games)) training.add(game);
  }
  return training.trained;
}

test('the same seed gives the same weights on every machine, in whatever order games are played', () => {
  const one = trained((games) => games);
  expect(trained((games) => games.toReversed())).toEqual(one);
  expect(one.games).toBe(18);
  expect(one.decisions).toBeGreaterThan(20);
  // The hash changes only if the bots, the search or the fit change.
  expect(one.hash).toMatchInlineSnapshot(`"d3a69fc2ecdf41fd"`);
});

test('a position teaches how many points each seat still gained', () => {
  const training = new Training(options);
  const school = makeSchool({ ...training.next()!.schooling, about: 'positions' });
  const { lessons: positions } = teachGame(school, 0);
  expect(new Set(positions.map(({ group }) => group))).toEqual(new Set(['positions']));
  expect(positions.length).toBeGreaterThan(1);
  const points = FEATURES.indexOf('more-points');
  const ends = positions.map(({ offers }) => offers.map(({ features, value }) => features[points] + value));
  // All positions are from one game.
  expect(new Set(ends.map((end) => end.join())).size).toBe(1);
  expect(Math.max(...ends[0])).toBeGreaterThan(0);
  expect(positions.some(({ offers }) => offers.some(({ value }) => value > 0))).toBe(true);
});

test('the bundled weights are unchanged since training', () => {
  const file = new URL('../../runtime/players/learned/weights.json', import.meta.url);
  const bundled = JSON.parse(readFileSync(file, 'utf8')) as TrainingResult;
  expect(bundled.hash).toBe(trainedHash(bundled));
  expect(bundled.decisions).toBeGreaterThan(10_000);
  for (const weights of Object.values(bundled.weights)) {
    for (const feature of Object.keys(weights)) expect(FEATURES).toContain(feature);
  }
});

test('games take turns with sets and tables, and every part after the first uses the weights learned so far', () => {
  const training = new Training({ ...options, minutes: 0.1 });
  const first = training.next()!;
  expect([first.from, first.to, first.schooling.weights]).toEqual([0, 9, null]);
  const school = makeSchool({ ...first.schooling, chains: [...options.chains, ...options.chains] });
  expect(school.runs.map(({ options: { players } }) => players)).toEqual([2, 2, 4, 4, 2, 2, 3, 3]);
  for (let game = first.from; game < first.to; game++) training.add({ game, lessons: [], surprises: [] });
  const second = training.next()!;
  expect([second.from, second.to]).toEqual([9, 25]);
  expect(second.schooling.weights).toEqual(Object.fromEntries(GROUPS.map((group) => [group, {}])));
  for (let game = second.from; game < second.to; game++) training.add({ game, lessons: [], surprises: [] });
  const third = training.next()!;
  expect([third.from, third.to]).toEqual([25, 150]);
  expect([first, second, third].map(({ schooling: { about } }) => about)).toEqual([
    'options',
    'options',
    'positions',
  ]);
});
