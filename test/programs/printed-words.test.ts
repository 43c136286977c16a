/**
 * What cards print, typed back in: it means the same program, or one message says it in the words of the language, and
 * these mean the same program.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compile, type ReadySet } from '../../compiler/compile.ts';
import { stepsText } from '../../print/wording/text.ts';
import type { Vocabulary } from '../../program/index.ts';
import type { Block } from '../../program/operations.ts';
import { BASE, base, MORE, texts } from '../rules/boards.ts';
import { WORDS } from './base.ts';
import { PATIENT } from './runs.ts';
import { meaning } from './same-meaning.ts';
import { programs } from './steps.ts';

const HORIZON = { files: texts(new URL('../../cards/new-horizon', import.meta.url).pathname) };
const horizon = compile([HORIZON], [BASE]).sets[0];
/** Compiled once, not for every text. */
const [, more] = compile([BASE, MORE]).sets;
const READY: ReadySet[] = [base, horizon, more].map(({ program: { id }, chain }) => ({ id, chain }));

/** Types texts in, one after the other in one file, and tells of each what it means, or what was said about it. */
function typedIn(all: readonly string[], { declared, around }: Wanted): unknown[] {
  const starts: number[] = [];
  let file = declared;
  for (const [i, text] of all.entries()) {
    starts.push(file.split('\n').length);
    file += around(i + 1, text);
  }
  const { sets, problems } = compile([{ files: [{ file: 'typed.eco', text: file }] }], READY);
  const { cards, features } = sets[0].program;
  const errors = problems.filter(({ severity }) => severity === 'error');
  return all.map((_, i) => {
    const end = starts[i + 1] ?? Number.POSITIVE_INFINITY;
    const said = errors.filter(({ line }) => line >= starts[i] && line < end);
    if (said.length === 0) {
      const card = cards.find(({ number }) => number === i + 1);
      return meaning(card?.steps ?? features.find(({ number }) => number === i + 1)?.triggers[0].steps ?? []);
    }
    const [{ code, hint = '' }, ...more] = said;
    const written = /^write `(.*)`$/s.exec(hint)?.[1];
    if (code !== 'ECO118' || more.length > 0 || written === undefined) return said;
    // It is right where it was typed in, too.
    const file = { file: 'again.eco', text: declared + around(i + 1, written) };
    const again = compile([{ files: [file] }], READY).sets[0].program;
    return meaning(again.cards[0]?.steps ?? again.features[0]?.triggers[0].steps ?? []);
  });
}

interface Wanted {
  words: Vocabulary;
  /** The beginning of the file. */
  declared: string;
  /** The card or feature of a text. */
  around: (number: number, text: string) => string;
}
const asCard = (number: number, text: string) =>
  `card ${number} brown\n  leaves 1\n  energy sun\n{\n${text}\n}\n`;
const asFeature = (number: number, text: string) =>
  `feature ${number} blue "F"\n  pattern "G M" where m = desert with 1 mountain\n{\n  on play {\n${text}\n}}\n`;
const FIRST: Wanted = { words: WORDS, declared: '', around: asCard };
const SECOND: Wanted = {
  words: horizon.words,
  declared: 'set typed "Typed" extends new-horizon\n',
  around: asCard,
};

/** Expects each program to come back from its printed text. */
function expectBack(all: readonly Block[], wanted: Wanted): void {
  for (let at = 0; at < all.length; at += 200) {
    const some = all.slice(at, at + 200);
    const printed = some.map((steps) => stepsText(steps, wanted.words));
    for (const [i, back] of typedIn(printed, wanted).entries()) {
      expect(back, printed[i]).toEqual(meaning(some[i]));
    }
  }
}

test('the text of every bundled card', () => {
  expectBack(
    base.program.cards.map(({ steps }) => steps),
    FIRST,
  );
  expectBack(
    horizon.program.cards.map(({ steps }) => steps),
    SECOND,
  );
});

test('the text of what bundled features do when they are played or score', () => {
  const triggers = horizon.program.features.flatMap(({ triggers }) => triggers);
  const steps = triggers.filter(({ on }) => on !== 'event').map(({ steps }) => steps);
  expect(steps.length).toBeGreaterThan(3);
  expectBack(steps, { ...SECOND, around: asFeature });
});

test(
  'the text of 10,000 made-up programs',
  () => {
    expectBack(fc.sample(programs, { numRuns: 10_000, seed: 48 }), {
      ...FIRST,
      declared: `set typed "Typed" extends ${more.program.id}\n`,
    });
  },
  PATIENT.timeout,
);
