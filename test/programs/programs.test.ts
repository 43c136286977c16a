/** Random programs through every room that reads or words them: grammar, compiler, schema, wording. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileSteps } from '../../compiler/compile.ts';
import { formatFile, sameTree } from '../../grammar/format/format.ts';
import { parse, parseSteps } from '../../grammar/parser.ts';
import { printSteps } from '../../grammar/print/print.ts';
import { STEPS } from '../../grammar/steps/steps.ts';
import { stepsText } from '../../print/wording/text.ts';
import { type Block, OPERATIONS } from '../../program/operations.ts';
import { isError } from '../../program/problem.ts';
import { type CardProgram, FORMAT, type SetProgram } from '../../program/set.ts';
import { hasImpact, innerBlocks } from '../../program/walk.ts';
import { schemaErrors } from '../is-set.ts';
import { CHAIN, WORDS } from './base.ts';
import { features } from './features.ts';
import { restated } from './restate.ts';
import { runs } from './runs.ts';
import { sourceOf } from './source.ts';
import { programs } from './steps.ts';

/** The source text of a card with these steps. */
function cardText(steps: Block): string {
  return `card 900 brown leaves 1 energy sun { ${sourceOf(steps)} }`;
}

/** A set with one card with these steps. */
function setOf(steps: Block): SetProgram {
  const card: CardProgram = {
    number: 900,
    deck: 'brown',
    leaves: 1,
    energy: ['sun'],
    hands: [],
    source: { kind: 'original' },
    impact: hasImpact(steps),
    steps,
  };
  const vocabulary = { settings: {}, elements: [], animals: [], hands: [], layouts: [] };
  return { format: FORMAT, id: '', title: '', vocabulary, cards: [card], features: [] };
}

test('the random programs contain every operation and all its properties', () => {
  const seen = new Set<string>();
  const look = (steps: Block): void => {
    for (const step of steps) {
      seen.add(step.op);
      for (const key of Object.keys(step)) seen.add(`${step.op}.${key}`);
      for (const inner of innerBlocks(step)) look(inner);
    }
  };
  for (const steps of fc.sample(programs, { numRuns: 500, seed: 1 })) look(steps);
  for (const { triggers } of fc.sample(features, { numRuns: 500, seed: 1 }))
    for (const { steps } of triggers) look(steps);
  const parts = Object.entries(OPERATIONS).flatMap(([op, { schema }]) => [
    op,
    ...Object.keys(schema.properties).map((key) => `${op}.${key}`),
  ]);
  expect(parts.filter((part) => !seen.has(part))).toEqual([]);
});

const withoutJoints = (text: string) =>
  text.replaceAll(/ and (?=(?:not |either )*(?:adjacent|within|on|in)\b)/g, ' ');

test('a program written in the card language compiles to the same program, and its tree is printed as the same text', () => {
  fc.assert(
    fc.property(programs, (steps) => {
      const text = sourceOf(steps);
      const compiled = compileSteps(text, WORDS);
      // Random programs may be pointless, which is only a warning.
      expect(compiled.problems.filter(isError)).toEqual([]);
      expect(compiled.steps).toEqual(steps);
      // In print, `and` joins what is said of one thing (L26), and means the same.
      const printed = printSteps(parseSteps(text).steps);
      expect(compileSteps(printed, WORDS).steps).toEqual(steps);
      expect(withoutJoints(printed)).toBe(withoutJoints(text));
    }),
    runs(400, 30),
  );
});

test('the grammar reads and writes a step for each operation, and no other', () => {
  const steps = Object.keys(OPERATIONS).map((op) => (op === 'each-player' ? 'each' : op));
  // `loose` is what the parser keeps of a broken step, not an operation.
  expect(Object.keys(STEPS).toSorted()).toEqual([...steps, 'loose'].toSorted());
});

test('a program in alternative wording compiles to the same program', () => {
  fc.assert(
    fc.property(programs, fc.infiniteStream(fc.boolean()), (steps, flips) => {
      const text = restated(sourceOf(steps), () => flips.next().value);
      const [plain, compiled] = [compileSteps(sourceOf(steps), WORDS), compileSteps(text, WORDS)];
      const codesOf = ({ problems }: typeof plain) => problems.map(({ code }) => code);
      expect({ text, steps: compiled.steps, codes: codesOf(compiled) }).toEqual({
        text,
        steps,
        codes: codesOf(plain),
      });
    }),
    runs(400, 34),
  );
});

test('formatting a program keeps its tree, and formatting it again changes nothing', () => {
  fc.assert(
    fc.property(programs, (steps) => {
      const text = cardText(steps);
      const formatted = formatFile('some.eco', text);
      if ('problems' in formatted) throw new Error(JSON.stringify(formatted.problems));
      expect(sameTree(parse('some.eco', text).tree, parse('some.eco', formatted.text).tree)).toBe(true);
      expect(formatFile('some.eco', formatted.text)).toEqual(formatted);
    }),
    runs(200, 31),
  );
});

test('a program survives JSON and follows the schema', () => {
  fc.assert(
    fc.property(programs, (steps) => {
      const set = setOf(steps);
      const back = JSON.parse(JSON.stringify(set));
      expect(back).toEqual(set);
      expect(schemaErrors(back)).toEqual([]);
    }),
    runs(200, 32),
  );
  expect(schemaErrors(setOf([{ op: 'gain', rewards: [] }]))).not.toEqual([]);
  expect(CHAIN.flatMap(schemaErrors)).toEqual([]);
});

test('the rules text of a program consists of whole sentences without gaps', () => {
  fc.assert(
    fc.property(programs, (steps) => {
      const text = stepsText(steps, WORDS);
      expect(text).not.toMatch(/undefined|null|NaN|\[object|\{|\}|true|false/);
      for (const row of text.split('\n')) {
        expect(row).toMatch(/^(?: {2})*\S+(?: \S+)*[.,:!]$/);
        expect(row).not.toMatch(/[.,:;]{2}|\b(?:a|an|the|of|to|or|and)[.,:]|\b(\w+) \1\b/);
      }
      expect(text).toMatch(/[.!]$/);
    }),
    runs(300, 33),
  );
});
