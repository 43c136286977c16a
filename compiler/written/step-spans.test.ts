import { expect, test } from 'vitest';
import { compileSteps } from '../compile.ts';
import { spansOfSteps, stepAtOffset } from './step-spans.ts';

const TEXT = 'gain 1vp; may { gain 2vp; either { gain 3vp } or { gain 4vp if you have 2 cubes } }; gain 5vp';
const { steps } = compileSteps(TEXT, { settings: {}, elements: [], animals: [], hands: [], layouts: [] });
const spans = spansOfSteps(steps);

test('each step has its path and its characters', () => {
  expect(spans.map(({ path, from, to }) => [path.join('.'), TEXT.slice(from, to)])).toEqual([
    ['0', 'gain 1vp'],
    ['1', 'may { gain 2vp; either { gain 3vp } or { gain 4vp if you have 2 cubes } }'],
    ['1.0.0', 'gain 2vp'],
    ['1.0.1', 'either { gain 3vp } or { gain 4vp if you have 2 cubes }'],
    ['1.0.1.0.0', 'gain 3vp'],
    ['1.0.1.1.0', 'gain 4vp if you have 2 cubes'],
    ['2', 'gain 5vp'],
  ]);
});

test.each([
  ['gain 1vp', [0]],
  ['may', [1]],
  ['either', [1, 0, 1]],
  ['2 cubes', [1, 0, 1, 1, 0]],
  ['5vp', [2]],
])('the step at `%s` is the innermost there', (words, path) => {
  expect(stepAtOffset(spans, '', TEXT.indexOf(words))?.path).toEqual(path);
});

test('steps that come from no text, or from another file, are nowhere', () => {
  expect(spansOfSteps([{ op: 'may', steps: [] }])).toEqual([]);
  expect(stepAtOffset(spans, 'other.eco', 0)).toBeUndefined();
});
