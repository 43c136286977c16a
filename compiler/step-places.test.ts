import { expect, test } from 'vitest';
import { type Block, blocksOf, type StepPath, stepAt } from '../program/index.ts';
import { compileSteps } from './compile.ts';
import { placeOfStep } from './lower/steps/steps.ts';

const TEXT = `place grassland;
may {
  gain 1vp;
  either { place water } or { gain 1 sun; move a lion 1 space }
};
gain a card`;
const { steps } = compileSteps(TEXT, {
  settings: {},
  elements: [{ name: 'sun', count: 1, any: false }],
  animals: [{ name: 'lion', plural: 'lions', count: 1, on: { terrain: ['desert'] } }],
  hands: [],
  layouts: [],
});

test.each<[StepPath, string]>([
  [[0], 'place grassland'],
  [[1, 0, 0], 'gain 1vp'],
  [[1, 0, 1, 0, 0], 'place water'],
  [[1, 0, 1, 1, 1], 'move a lion 1 space'],
  [[2], 'gain a card'],
])('the step at %j is where its text is', (path, text) => {
  const place = placeOfStep(stepAt(steps, path)!)!;
  const line = TEXT.split('\n')[place.line - 1];
  expect(line.slice(place.column - 1, place.column - 1 + place.length)).toBe(text);
});

test('there is no step at a path that leads nowhere', () => {
  for (const path of [[], [3], [0, 0, 0], [1, 1, 0], [1, 0, 2]]) expect(stepAt(steps, path)).toBeUndefined();
});

test('every step of a program has a path, and a place of its own', () => {
  const all = (block: Block, before: StepPath): StepPath[] =>
    block.flatMap((step, i) => [
      [...before, i],
      ...blocksOf(step).flatMap((inner, b) => all(inner, [...before, i, b])),
    ]);
  const places = all(steps, []).map((path) => placeOfStep(stepAt(steps, path)!));
  expect(new Set(places.map((place) => `${place?.line} ${place?.column}`)).size).toBe(8);
});

test('steps from JSON have no place', () => {
  expect(placeOfStep({ op: 'may', steps: [] })).toBeUndefined();
});
