/**
 * The rules text printed on cards, typed back in as source: it compiles to the same program, or the single error
 * suggests text in the card language that does.
 */
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compile, type ReadySet } from '../../compiler/compile.ts';
import { stepsText } from '../../print/wording/text.ts';
import { allSteps, type Block, normalForm, type Step, type Vocabulary } from '../../program/index.ts';
import { BASE, base, MORE, texts } from '../rules/boards.ts';
import { WORDS } from './base.ts';
import { runs } from './runs.ts';
import { programs } from './steps.ts';

const HORIZON = { files: texts(join(import.meta.dirname, '..', '..', 'cards', 'new-horizon')) };
const horizon = compile([HORIZON], [BASE]).sets[0];
/** Compiled once, not for every text. */
const [, more] = compile([BASE, MORE]).sets;
const READY: ReadySet[] = [base, horizon, more].map(({ program: { id }, chain }) => ({ id, chain }));

/** Compiles texts one after the other in one file. For each text, returns its program and its errors. */
function compiled(all: readonly string[], { declared, around, words }: Surroundings) {
  const starts: number[] = [];
  const parts = [declared];
  let line = declared.split('\n').length;
  for (const [i, text] of all.entries()) {
    const part = around(i + 1, text);
    starts.push(line);
    parts.push(part);
    line += part.split('\n').length - 1;
  }
  const { sets, problems } = compile([{ files: [{ file: 'typed.eco', text: parts.join('') }] }], READY);
  const { cards, features } = sets[0].program;
  const errors = problems.filter(({ severity }) => severity === 'error');
  const means = (number: number) => {
    const card = cards.find((one) => one.number === number);
    const steps = card?.steps ?? features.find((one) => one.number === number)?.triggers[0].steps;
    return normalForm(steps ?? [], words);
  };
  return all.map((_, i) => {
    const end = starts[i + 1] ?? Number.POSITIVE_INFINITY;
    return { means: means(i + 1), errors: errors.filter((one) => one.line >= starts[i] && one.line < end) };
  });
}

/** Types texts in as source. For each, returns what it means, or the errors. */
function typedIn(all: readonly string[], wanted: Surroundings): unknown[] {
  const found = compiled(all, wanted);
  const suggestions = found.map(({ errors: [first, ...more] }) => {
    if (first?.code !== 'ECO118' || more.length > 0) return undefined;
    return /^write `(.*)`$/s.exec(first.hint ?? '')?.[1];
  });
  // The suggestions must compile in place of the texts.
  const again = compiled(
    suggestions.filter((text) => text !== undefined),
    wanted,
  );
  return found.map(({ means, errors }, i) => {
    const { means: now, errors: wrong } = suggestions[i] === undefined ? { means, errors } : again.shift()!;
    return wrong.length > 0 ? wrong : now;
  });
}

interface Surroundings {
  words: Vocabulary;
  /** The beginning of the file. */
  declared: string;
  /** The card or feature that contains a text. */
  around: (number: number, text: string) => string;
}
const asCard = (number: number, text: string) =>
  `card ${number} brown\n  leaves 1\n  energy sun\n{\n${text}\n}\n`;
const asFeature = (number: number, text: string) =>
  `feature ${number} blue "F"\n  pattern "G M" where m = desert with 1 mountain\n{\n  on play {\n${text}\n}}\n`;
const FIRST: Surroundings = { words: WORDS, declared: '', around: asCard };
const SECOND: Surroundings = {
  words: horizon.words,
  declared: 'set typed "Typed" extends new-horizon\n',
  around: asCard,
};

/** The short wording is tried too for the texts up to this index in every 200. */
const SHORT = 10;

/** Steps of the third edition, whose printed text is not read back. */
const NEWER: readonly Step['op'][] = ['by-hand', 'stop', 'draw', 'for-each', 'the-owner'];
const isNewer = (step: Step): boolean =>
  NEWER.includes(step.op) ||
  (step.op === 'gain' && step.table !== undefined) ||
  /"(?:drew|drawn)"/.test(JSON.stringify(step));

/** Expects the printed text of each program to compile back to it. */
function expectBack(all: readonly Block[], wanted: Surroundings): void {
  for (let at = 0; at < all.length; at += 200) {
    const some = all.slice(at, at + 200);
    const inWords = (length: 'usual' | 'short') =>
      some.map((steps) => stepsText(steps, wanted.words, 'en', length));
    const usual = inWords('usual');
    // Cards with little room print a shorter wording.
    const short = inWords('short').flatMap((text, i) =>
      text === usual[i] || i > SHORT ? [] : [{ text, steps: some[i] }],
    );
    const printed = [...usual.map((text, i) => ({ text, steps: some[i] })), ...short];
    const back = typedIn(
      printed.map(({ text }) => text),
      wanted,
    );
    for (const [i, { text, steps }] of printed.entries())
      expect(back[i], text).toEqual(normalForm(steps, wanted.words));
  }
}

test('the text of every bundled card compiles to the same effect', () => {
  expectBack(
    base.program.cards.map(({ steps }) => steps),
    FIRST,
  );
  expectBack(
    horizon.program.cards.map(({ steps }) => steps),
    SECOND,
  );
});

test('the text of what bundled features do on play or at the end compiles to the same effect', () => {
  const triggers = horizon.program.features.flatMap(({ triggers }) => triggers);
  const steps = triggers.filter(({ on }) => on !== 'event').map(({ steps }) => steps);
  expect(steps.length).toBeGreaterThan(3);
  expectBack(steps, { ...SECOND, around: asFeature });
});

test('the text of random programs compiles to the same effect', () => {
  const random = fc.sample(programs, runs(6_000, 48)).filter((steps) => !allSteps(steps).some(isNewer));
  expectBack(random, {
    ...FIRST,
    declared: `set typed "Typed" extends ${more.program.id}\n`,
  });
});
