/** The fit finds what values depend on, and its weights are the same on every machine. */
import { expect, test } from 'vitest';
import { FEATURES, GROUPS, type Lesson } from '../../runtime/index.ts';
import { luck } from '../../test/simulate/luck.ts';
import { Fit } from './fit.ts';

/** Lessons in which values depend on features in a known way, plus luck. */
function lessons(count: number, noise: number): Lesson[] {
  const random = luck(1);
  return Array.from({ length: count }, () => {
    const stage = random();
    // A value that all options of a decision share must not count.
    const shared = 10 * random();
    const offers = Array.from({ length: 4 }, () => {
      const features = FEATURES.map(() => 0);
      const at = (name: (typeof FEATURES)[number]) => FEATURES.indexOf(name);
      features[at('greedy')] = random();
      features[at('leaves')] = Math.floor(3 * random());
      features[at('hand')] = Math.floor(3 * random());
      const value =
        shared +
        features[at('greedy')] +
        (2 - 2 * stage) * features[at('leaves')] -
        0.5 * features[at('hand')] +
        noise * (random() - 0.5);
      return { features, value };
    });
    return { group: 'play' as const, context: [1, stage, 0, 0, 0], offers };
  });
}

function fitted(count: number, noise: number) {
  const fit = fitTo(lessons(count, noise));
  expect(fit.decisions).toBe(count);
  return fit.solve();
}

test('the fit finds which features the values depend on, at each stage', () => {
  const { weights, trial } = fitted(2000, 2);
  const { greedy, leaves, hand, ...others } = weights.play;
  expect(greedy![0]).toBeCloseTo(1, 0);
  expect(leaves![0]).toBeCloseTo(2, 0);
  expect(leaves![0] + leaves![1]).toBeCloseTo(0, 0);
  expect(hand![0]).toBeCloseTo(-0.5, 0);
  expect(others).toEqual({});
  expect(weights.elements).toEqual({});
  expect(trial.decisions).toBe(250);
  expect(trial.learned).toBeLessThan(trial.greedy! / 2);
});

test('the fit has no weights without lessons', () => {
  const { weights, trial } = new Fit().solve();
  expect(weights).toEqual(Object.fromEntries(GROUPS.map((group) => [group, {}])));
  expect(trial).toEqual({ decisions: 0, greedy: null, learned: null });
});

test('few lessons with much luck give the same careful weights on every machine', () => {
  const { weights, trial } = fitted(60, 20);
  expect({ ...weights.play, trial }).toMatchInlineSnapshot(`
    {
      "greedy": [
        -0.2576,
        -0.0494,
        0,
        0,
        0,
      ],
      "hand": [
        -0.3732,
        -0.0907,
        0,
        0,
        0,
      ],
      "leaves": [
        0.7468,
        0.0971,
        0,
        0,
        0,
      ],
      "trial": {
        "decisions": 7,
        "greedy": 5.46,
        "learned": 6.33,
      },
    }
  `);
});

/** Adds these lessons to a fit, each as a game of its own. */
function fitTo(all: readonly Lesson[]): Fit {
  const fit = new Fit();
  for (const [game, lesson] of all.entries()) fit.add(game, [lesson]);
  return fit;
}

test('values that no feature explains give no weights', () => {
  const flat = lessons(64, 0).map((one, value) => ({
    ...one,
    offers: one.offers.map((offer) => ({ ...offer, value })),
  }));
  expect(fitTo(flat).solve().weights.play).toEqual({});
});

test('positions get weights, but are no decisions in which these are tried', () => {
  const positions = lessons(64, 0).map((one) => ({ ...one, group: 'positions' as const }));
  const { weights, trial } = fitTo(positions).solve();
  expect(weights.positions.leaves).toBeDefined();
  expect(trial).toEqual({ decisions: 0, greedy: null, learned: null });
});
