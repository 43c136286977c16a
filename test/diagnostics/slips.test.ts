/**
 * Certain fixes restore the intended meaning: valid texts with one or two habitual mistakes compile, after all certain
 * fixes, to the original programs, unless an error is left for the author.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { advise } from '../../cli/load/advise.ts';
import { compile, compileSteps, type Problem } from '../../compiler/index.ts';
import { applyCertainFixes } from '../../compiler/report/apply-fixes.ts';
import { WORDS } from '../programs/base.ts';
import { runs } from '../programs/runs.ts';
import { sourceOf } from '../programs/source.ts';
import { programs as effects } from '../programs/steps.ts';
import { readySets } from '../ready-sets.ts';
import { isBroken, programs } from './programs.ts';
import { SLIP_KINDS, type Slip, slipped, slipsIn } from './slips.ts';

interface Result {
  problems: readonly Problem[];
  /** The meaning of the text, as JSON. */
  means: string;
}

/** The programs and scenarios of a text, without positions. */
function file(text: string): Result {
  const { sets, problems } = compile([{ files: [{ file: 'a.eco', text }] }], readySets(), { advise });
  const found = sets.map(({ program, scenarios }) => ({ program, scenarios }));
  return { problems, means: JSON.stringify(found, (key, value) => (key === 'at' ? undefined : value)) };
}

function effect(text: string): Result {
  const { steps, problems } = compileSteps(text, WORDS, '', { advise });
  return { problems, means: JSON.stringify(steps) };
}

const errorsOf = ({ problems }: Result) => problems.filter(({ severity }) => severity === 'error');

const overlap = (one: Slip, other: Slip) =>
  one.edits.some((a) => other.edits.some((b) => a.from <= b.to && b.from <= a.to));

/** A text in which every kind of mistake can be made. */
const ALL_KINDS = `card 900 brown "Lions"
  leaves 2
  energy sun, grassland x2
  hand impala-lily active
  note "small"
{
  may { place forest; gain 1vp };
  place mountain;
  place water;
  either { gain 1 sun and 1 water } or { place a lion or rhino on a desert };
  gain 2vp if there are at least 3 lions;
}
`;

/** For each kind of mistake, how many texts the fixes restored completely. */
const fixedCounts = new Map<string, number>();

/** Makes mistakes of these kinds in a text, chosen by numbers, and checks the fixes. */
function check(
  text: string,
  kinds: readonly string[],
  chosen: readonly number[],
  compiled: (text: string) => Result,
) {
  const slips: Slip[] = [];
  for (const [i, kind] of kinds.entries()) {
    const free = slipsIn(text, kind).filter((slip) => !slips.some((other) => overlap(slip, other)));
    if (free.length > 0) slips.push(free[chosen[i] % free.length]);
  }
  const wrong = slipped(text, ...slips);
  // Some of the changes are valid: a `;` may be left out before a `}`.
  const first = compiled(wrong);
  if (slips.length === 0 || errorsOf(first).length === 0) return;
  const { applied, texts, result } = applyCertainFixes(new Map([['', wrong]]), (now) => {
    const { problems, means } = compiled(now.get('') ?? '');
    return { means, problems: problems.map(inOneFile) };
  });
  const report = `${wrong}\n>>>\n${texts.get('')}\n${result.problems.map(({ message }) => message).join('\n')}`;
  const left = errorsOf(result);
  if (left.length === 0) expect(result.means, report).toBe(compiled(text).means);
  // If there is one mistake, its fix must be complete.
  if (slips.length === 1 && applied.length > 0) expect(left, report).toEqual([]);
  if (left.length === 0)
    for (const { kind } of slips) fixedCounts.set(kind, (fixedCounts.get(kind) ?? 0) + 1);
}

/** The same problem, with an empty file name. */
const inOneFile = (problem: Problem): Problem => ({
  ...problem,
  file: '',
  ...(problem.fixes && {
    fixes: problem.fixes.map((fix) => ({ ...fix, edits: fix.edits.map((edit) => ({ ...edit, file: '' })) })),
  }),
});

const kinds = fc.array(fc.constantFrom(...SLIP_KINDS), { minLength: 1, maxLength: 2 });
const chosen = fc.tuple(fc.nat(1000), fc.nat(1000));

test('certain fixes restore random effects with mistakes', () => {
  fc.assert(
    fc.property(effects, kinds, chosen, (steps, some, at) => check(sourceOf(steps), some, at, effect)),
    runs(600, 61),
  );
});

test.each([
  'place desert; gain 1vp per diferent adjacent land',
  'place water either in the landscape or adjacent haibtat',
])('no fix next to a misspelt word is certain: %s', (text) => {
  const { problems } = effect(text);
  const fixes = problems.flatMap((problem) => problem.fixes ?? []);
  expect(fixes.length).toBeGreaterThan(0);
  expect(fixes.filter(({ certain }) => certain)).toEqual([]);
});

test('certain fixes restore whole cards and scenarios with mistakes', () => {
  const valid = programs().filter((text) => !isBroken(text));
  fc.assert(
    fc.property(
      fc.oneof(fc.constant(ALL_KINDS), fc.constantFrom(...valid)),
      kinds,
      chosen,
      (text, some, at) => check(text, some, at, file),
    ),
    runs(800, 62),
  );
});

test('every kind of mistake occurs and is fixed at least twice', () => {
  expect(SLIP_KINDS.filter((kind) => (fixedCounts.get(kind) ?? 0) < 2)).toEqual([]);
});
