import { expect, test } from 'vitest';
import { type Block, stepAt } from '../../program/index.ts';
import { BASE } from '../../test/base-set.ts';
import { compileOnDemand } from '../compile.ts';
import { newMemory } from '../memory.ts';
import { spansOfSteps, stepAtOffset } from './step-spans.ts';

/** The effect of the only card of a text. */
function effectOf(text: string): Block {
  const source = { files: [{ file: '', text }] };
  const { set, problems } = compileOnDemand([source], [BASE], newMemory())(source);
  expect(problems).toEqual([]);
  return set.program.cards[0].steps;
}

const TEXT = `card 900 brown leaves 2 energy sun {
  gain 1vp; may { gain 2vp; either { gain 3vp } or { gain 4vp if you have 2 cubes } }; gain 5vp }`;
const effect = effectOf(TEXT);
const spans = spansOfSteps(effect);

test('each step has its path and its range of text', () => {
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
])('the step at `%s` is the innermost one', (words, path) => {
  expect(stepAtOffset(spans, '', TEXT.indexOf(words))?.path).toEqual(path);
});

test('steps without a source text have no spans, and an offset in another file finds no step', () => {
  expect(spansOfSteps([{ op: 'may', steps: [] }])).toEqual([]);
  expect(stepAtOffset(spans, 'other.eco', 0)).toBeUndefined();
});

test('an invalid path finds no step', () => {
  for (const path of [[], [3], [0, 0, 0], [1, 1, 0], [1, 0, 2]]) expect(stepAt(effect, path)).toBeUndefined();
});
