/** The worth of effects in the kept situations, and the limits for hostile effects. */
import { expect, test } from 'vitest';
import { compile } from '../../compiler/compile.ts';
import { playable } from '../../test/base-set.ts';
import { BASE } from '../../test/rules/boards.ts';
import { WORTH_PRICES } from './bundled-values.generated.ts';
import { effectValue } from './effect-value.ts';

/** The worth of a card with this effect. */
function worth(effect: string, price = 'leaves 2 energy sun', more = '') {
  return effectValue(playable(`${more}\ncard 1 brown ${price} { ${effect} }`).chain, 1);
}

/** The same beside the cards of the base game, so that there are cards to gain and to lose. */
function worthBeside(effect: string) {
  const text = `set more "More" extends first-continent\n\ncard 901 brown leaves 2 energy sun { ${effect} }`;
  return effectValue(compile([BASE, { files: [{ file: 'more.eco', text }] }]).sets[1].chain, 901)!;
}

test('points that never vary have an interval of width zero', () => {
  const { base, perEnergy, perLeaf } = WORTH_PRICES;
  const cost = Math.round((base + 2 * perEnergy + 3 * perLeaf) * 100) / 100;
  expect(worth('gain 3vp', 'leaves 3 energy sun, sun')).toEqual({
    mean: 3,
    low: 3,
    high: 3,
    points: 3,
    boards: 400,
    cost,
  });
});

test('the interval is around the mean, and equal sets give equal figures', () => {
  const effect = 'place lion; gain 1vp per lion in the landscape';
  const found = worth(effect);
  expect(found).toEqual(worth(effect));
  expect(found).toMatchObject({ boards: 400 });
  expect(found!.low).toBeLessThan(found!.mean);
  expect(found!.high).toBeGreaterThan(found!.mean);
  expect(found!.high - found!.mean).toBeCloseTo(found!.mean - found!.low, 1);
});

test('an effect that places animals is worth more than nothing, though it makes no points', () => {
  const found = worth('place 4 lions')!;
  expect(found.points).toBe(0);
  expect(found.low).toBeGreaterThan(0);
});

test.each([
  ['gain a cube', 0],
  ['gain 2 sun', 0],
  ['gain 2vp and a card', 2],
])('%s is worth more than its points', (effect, points) => {
  const found = worthBeside(effect);
  expect(found.points).toBe(points);
  expect(found.low).toBeGreaterThan(points);
});

test.each(['lose a cube', 'lose a card', 'each other player { gain 2vp }'])(
  '%s lowers the worth, not the points',
  (cost) => {
    const found = worthBeside(`gain 2vp; ${cost}`);
    expect(found.points).toBe(2);
    expect(found.high).toBeLessThan(2);
  },
);

test('the worth assumes greedy choices', () => {
  expect(worth('either { gain 1vp } or { gain 4vp }')).toMatchObject({ mean: 4 });
  expect(worth('may lose 3vp')).toMatchObject({ mean: 0 });
});

test('twice the points are worth twice as much', () => {
  const one = worth('gain 1vp per water in the landscape')!;
  const two = worth('gain 2vp per water in the landscape')!;
  expect(one.mean).toBeGreaterThan(5);
  expect(two.mean).toBeCloseTo(2 * one.mean, 1);
});

test('the worth is the mean over all uses of a card', () => {
  const price = 'leaves 4 energy sun';
  const last = worth('gain 1vp; if this is its last use { gain 19vp }', price);
  expect(last).toMatchObject({ mean: 5.75, low: 5.75, high: 5.75, points: 5.75, boards: 400 });
  expect(worth('gain 2vp per leaf left', price)).toMatchObject({ mean: 5, points: 5 });
});

test('each use finds the board as the one before left it', () => {
  const found = worth('remove all water; gain 1vp per removed water', 'leaves 1 energy sun')!;
  const twice = worth('remove all water; gain 1vp per removed water', 'leaves 2 energy sun')!;
  expect(found.points).toBeGreaterThan(5);
  expect(twice.points).toBeCloseTo(found.points / 2, 1);
});

test('the situations include animals of the set itself', () => {
  const more = 'animal penguin x10 on water or desert';
  const found = worth('gain 1vp per penguin in the landscape', undefined, more)!;
  expect(found.mean).toBeGreaterThan(1);
  expect(found.mean).toBeLessThan(5);
});

test('a number without a card and a feature have no worth', () => {
  const { chain } = playable('feature 4 brown "F" pattern "G" { on play { gain 1 sun } }');
  expect(effectValue(chain, 4)).toBeUndefined();
  expect(effectValue(chain, 99)).toBeUndefined();
});

test('an effect that takes too long has no worth', () => {
  const start = performance.now();
  expect(worth('repeat 99999 { repeat 99999 { gain 1vp } }')).toBeUndefined();
  expect(worth('repeat 99999 { gain 1vp }')).toBeUndefined();
  expect(worth('repeat 999 { either { gain 1vp } or { gain 2vp } }')).toBeUndefined();
  expect(performance.now() - start).toBeLessThan(60_000);
});

test('what people do by hand has no worth', () => {
  expect(worth('by hand "Do it."; gain 1vp')).toBeUndefined();
});

test('a card that waits or scores at the end has no worth', () => {
  expect(worth('gain 1vp; when a lion is placed { gain 1vp }')).toBeUndefined();
  expect(worth('at end { gain 3vp }')).toBeUndefined();
});
