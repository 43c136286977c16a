/** Bounds for a set: a bound is missed when its figure is certainly beyond it, and the message says why. */
import { expect, test } from 'vitest';
import { played } from '../test/simulate/played.ts';
import { checkExpectations, type Expectations, findImpossibleBounds, findUnknownName } from './expect.ts';
import { runFigures, runFindings } from './figures/registry.ts';

const { run } = played(120);
const missed = (expected: Expectations) =>
  checkExpectations(run, runFindings(run), expected)
    .filter(({ met }) => !met)
    .map(({ message }) => message);
const { draws, points, cards } = runFigures(run);

test('a bound is met when its figure is within it, or not certainly beyond it', () => {
  expect(
    missed({
      games: { least: 120, most: 120 },
      draws: { least: draws.mean + 1, most: draws.mean + 20 },
      points: { least: points.mean - 20, most: points.mean - 0.5 },
      cards: { winLift: { least: -0.1, most: 0.1 }, inPlay: { least: 0.05 } },
      seats: { winShare: { least: 0.24, most: 0.26 } },
      stopped: { most: 0 },
      failed: { most: 0 },
    }),
  ).toEqual([]);
});

test.each<[Expectations, RegExp]>([
  [{ games: { least: 1000 } }, /^games is 120, expected at least 1000$/],
  [{ draws: { most: 20 } }, /^draws is [\d.]+ \([\d.]+ to [\d.]+, over 120 games\), expected at most 20$/],
  [
    { points: { least: 500 } },
    /^points is [\d.]+ \([\d.]+ to [\d.]+, over 120 games\), expected at least 500$/,
  ],
  [{ ties: { least: 0.5 } }, /^ties is 0[\d.]* .* expected at least 0\.5$/],
  [
    { card: { 1: { inPlay: { most: 0.01 } } } },
    /^card 1 "Grass and More Grass" inPlay is .* expected at most 0\.01$/,
  ],
  [{ seats: { winShare: { least: 0.9 } } }, /^seat 1 winShare is .* expected at least 0\.9$/],
])('%j is missed, with the reason', (expected, message) => {
  expect(missed(expected)[0]).toMatch(message);
});

test('the number of steps that never ran is compared without an interval', () => {
  const found = runFindings(run).cards.filter(({ neverReached }) => neverReached.length > 0);
  expect(found.length).toBeGreaterThan(0);
  expect(missed({ cards: { neverReached: { most: 0 } } })).toEqual(
    found.map(({ number, neverReached }) =>
      expect.stringMatching(
        new RegExp(`^card ${number} .* neverReached is ${neverReached.length}, expected at most 0$`),
      ),
    ),
  );
});

test('bounds of single cards replace those of all cards', () => {
  const all = checkExpectations(run, runFindings(run), {
    cards: { inPlay: { least: 0 } },
    card: { 3: { winLift: { most: 1 } } },
  });
  expect(all.map(({ what }) => what)).toEqual(
    cards.map(({ number }) => (number === 3 ? 'card 3 winLift' : `card ${number} inPlay`)),
  );
});

test('shares of too few games are not judged', () => {
  const few = played(8).run;
  expect(
    checkExpectations(few, runFindings(few), { cards: { winLift: { most: -0.2 } } }).every(({ met }) => met),
  ).toBe(true);
});

test('bounds that no figure can meet are reported', () => {
  expect(findImpossibleBounds({ draws: { least: 10, most: 10 }, seats: { winShare: { least: 0.2 } } })).toBe(
    undefined,
  );
  expect(
    findImpossibleBounds({ games: { least: 1 }, hand: { lion: { winShare: { least: 0.5, most: 0.4 } } } }),
  ).toBe('/hand/lion/winShare: no figure is at least 0.5 and at most 0.4');
});

test('a card or hand that the figures do not include is reported', () => {
  expect(findUnknownName(run, { card: { 999: {} } })).toBe('/card/999: the figures do not include card 999');
  expect(findUnknownName(run, { hand: { nobody: { winShare: {} } } })).toMatch(
    /not include hand nobody; there are lion,/,
  );
  expect(findUnknownName(run, { card: { 1: {} }, hand: { lion: { winShare: {} } } })).toBe(undefined);
});
