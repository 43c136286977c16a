/** The table of hints: its size, that what it says to write is right, and that no hint denies a step that there is. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compileSteps } from '../../compiler/index.ts';
import { parse, STEP_WORDS, type StepNode } from '../../grammar/index.ts';
import { OPERATIONS } from '../../program/operations.ts';
import { bundledSets } from '../../test/language/workspaces.ts';
import { base } from '../../test/rules/boards.ts';
import { adviceFrom, findStep } from './advice.ts';

const TABLE = readFileSync(join(import.meta.dirname, '..', 'hints.en.txt'), 'utf8');
const ROWS = TABLE.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
const advise = adviceFrom(() => TABLE);

const wordsOf = (text: string) =>
  [...text.matchAll(/\S+/g)].map(({ 0: word, index: from }) => ({
    text: word,
    from,
    to: from + word.length,
  }));
const hintOf = (kind: Parameters<typeof advise>[0], text: string, words = base.words) =>
  advise(kind, wordsOf(text), words)?.hint;

test('there are at most 70 rows, and each is one', () => {
  expect(ROWS.length).toBeLessThanOrEqual(70);
  for (const row of ROWS) expect(row).toMatch(/^(thing|good|first|within|never): [^A-Z]+? [-=]> \S.*$/);
});

test.each([
  ['thing', 'meadow', 'write `grassland`'],
  ['thing', 'any antelope', 'write `an`'],
  ['good', 'victory points', 'write `vp`'],
  ['first', 'earn 2vp', 'write `gain`'],
  ['within', 'named leader', 'write `as`: `place lion as guest`'],
  ['within', 'lion', undefined],
] as const)('as %s, %s', (kind, words, hint) => {
  expect(hintOf(kind, words)).toBe(hint);
});

test('what a set has a name for means that', () => {
  const pack = { ...base.words, animals: [{ name: 'pack', plural: 'packs', count: 3, grounds: [] }] };
  expect(hintOf('within', 'pack', pack as unknown as typeof base.words)).toBeUndefined();
});

test('completion finds the step that a word means', () => {
  const find = (word: string) => findStep((kind, words) => advise(kind, words, base.words), word);
  expect(['score', 'put', 'spend', 'once', 'lion'].map(find)).toEqual([
    'gain',
    'place',
    'pay',
    undefined,
    undefined,
  ]);
});

test('the steps that hints give as examples are right', () => {
  const examples = ROWS.flatMap((row) =>
    [...row.matchAll(/`([a-z]+ [^`…]+)`/g)].map(([, code = '']) => code),
  );
  const steps = examples.filter(
    (code) => STEP_WORDS.some((word) => code.startsWith(`${word} `)) && code !== 'by hand',
  );
  expect(steps.length).toBeGreaterThan(10);
  for (const code of steps) {
    const { problems } = compileSteps(`choose a tile; ${code}`, base.words);
    expect(
      problems.filter(({ severity }) => severity === 'error'),
      code,
    ).toEqual([]);
  }
});

test('no hint denies a step that there is', () => {
  const steps = bundledSets().flatMap(({ files }) =>
    files.flatMap(({ file, text }) =>
      parse(file, text).tree.items.flatMap((item) =>
        item.kind === 'card'
          ? (item.block?.steps ?? []).map(({ from, to }: StepNode) => text.slice(from, to))
          : [],
      ),
    ),
  );
  expect(steps.length).toBeGreaterThan(100);
  // Rows for these words say how such a step goes on, and are asked for only where it cannot be read.
  const denied = steps.filter((step) => !/^(do|for|that) /.test(step) && hintOf('first', step) !== undefined);
  expect(denied).toEqual([]);
});

/** All that hints say: those of the table, the catalogue, and each that a text of the table of fixes gets. */
const SAID = [
  TABLE,
  ...['compiler/catalogue/problems.txt', 'test/diagnostics/fixes.txt'].map((file) =>
    readFileSync(join(import.meta.dirname, '../..', file), 'utf8'),
  ),
].join('\n');
const isRight = (code: string) =>
  compileSteps(`choose a tile; ${code}`, base.words).problems.every(({ severity }) => severity !== 'error');

test('each operation is a step by its keyword, also before a number in words', () => {
  const steps = Object.values(OPERATIONS).map(({ example }) => example);
  const actions = steps.filter((step) =>
    /^(draw|gain|lose|move|pay|place|remove|repeat|replace|swap)\b/.test(step),
  );
  expect(actions).toHaveLength(10);
  for (const text of [...steps, ...actions.map((step) => step.replace(/ \S+/, ' two'))]) {
    const { problems } = compileSteps(text, base.words, '', { advise });
    expect(
      problems.filter(({ code }) => code === 'ECO113'),
      text,
    ).toEqual([]);
  }
});

test('what hints say that no step does is no step', () => {
  const denied = [...SAID.matchAll(/no step (\w+)s ([\w ]+)/g)].map(
    ([, verb, object]) => `${verb} ${object}`,
  );
  expect(denied).toContain('turn a dial');
  expect(denied.filter(isRight)).toEqual([]);
});

test('the steps that can be done to all are those that the hint lists', () => {
  const listed = /only ([^;\n]*) can do it to all/.exec(SAID)?.[1]?.match(/\w+(?=`)/g) ?? [];
  const ends = ['forests', 'lions 1 space', 'deserts with water', 'cubes', 'points', 'cards'];
  const able = STEP_WORDS.filter((word) => ends.some((end) => isRight(`${word} all ${end}`)));
  expect(listed.toSorted()).toEqual(able.toSorted());
});
