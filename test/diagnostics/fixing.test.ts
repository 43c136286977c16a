/** Law 3 of the language service: a fix fixes its problem, in any text. */
import { describe, expect, test } from 'vitest';
import { CATALOGUE } from '../../compiler/report/problems.ts';
import { readySets } from '../ready-sets.ts';
import { broken, chance } from './breaking.ts';
import { problemsIn, wrongTexts } from './fixes.ts';
import { fixedTexts, uselessFixes } from './fixing.ts';
import { problemsOf as problemsOfExample } from './outputs.ts';
import { isBroken, problemsOf, programs } from './programs.ts';
import { KINDS, slipped, slipsIn } from './slips.ts';

const SOAK = Math.max(1, Number(process.env.SOAK ?? 0));
const known = readySets();

describe.each(Object.entries(CATALOGUE))('%s', (_, { wrong, mended }) => {
  const problemsIn = (text: string) => problemsOfExample(text, known);

  test('each fix fixes its example', () => {
    expect(uselessFixes(wrong, problemsIn)).toEqual([]);
  });

  test('one of its fixes gives the corrected example', () => {
    const fixed = fixedTexts(wrong, problemsIn(wrong));
    if (fixed.length > 0) expect(fixed).toContain(mended);
  });
});

test('each fix fixes the wrong texts of the table', () => {
  const texts = wrongTexts().map((text) => text.replaceAll('⏎', '\n'));
  expect(texts.flatMap((text) => uselessFixes(text, problemsIn))).toEqual([]);
});

const valid = programs().filter((text) => !isBroken(text));
const random = chance(2026);

test('each fix fixes cards and scenarios broken at random', { timeout: 600_000 }, () => {
  for (const text of valid) expect(uselessFixes(broken(text, random).text, problemsOf)).toEqual([]);
});

test('each fix fixes habitual mistakes', { timeout: 600_000 }, () => {
  for (const text of valid) {
    const kinds = SOAK > 1 ? KINDS : [KINDS[random(KINDS.length)]];
    for (const slips of kinds.map((kind) => slipsIn(text, kind)).filter(({ length }) => length > 0))
      expect(uselessFixes(slipped(text, slips[random(slips.length)]), problemsOf)).toEqual([]);
  }
});

test('a fix that leaves a problem is detected', () => {
  const one = { code: 'ECO101', message: 'Unexpected character', fixes: [{ title: 'x', edits: [] }] };
  expect(uselessFixes('place §', () => [one])).toHaveLength(1);
});
