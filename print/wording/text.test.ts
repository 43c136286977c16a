import { describe, expect, test } from 'vitest';
import { compileSteps } from '../../compiler/compile.ts';
import { type Block, OPERATIONS, type Step } from '../../program/operations.ts';
import { SiteSchema, WhereSchema } from '../../program/terms.ts';
import { CARDS } from '../../test/print/fixtures/cards.ts';
import { TEXTS } from '../../test/print/fixtures/texts.ts';
import { WORDS } from '../../test/print/fixtures/words.ts';
import { LANGUAGES } from './language.ts';
import { cardRows, featureText, rulesText, stepsText } from './text.ts';

const asSteps = (steps: Step | Block): Block => ('op' in steps ? [steps] : steps);

describe('the rules text of steps', () => {
  test.each(TEXTS)('%j', (steps, text) => {
    expect(stepsText(asSteps(steps), WORDS)).toBe(text);
  });

  test('of points by a table has the table for a card', () => {
    const [row] = cardRows(compileSteps('gain 0/2/5vp for lions', WORDS), WORDS);
    expect(row!.sentence).toContainEqual({
      part: 'table',
      points: [0, 2, 5],
      none: 'none',
      text: '0, 2 or 5 points',
    });
  });

  test('exists only in the supported languages, and no other file is read', () => {
    for (const lang of ['xx', '../languages/en', 'EN'])
      expect(() => stepsText([], WORDS, lang as 'en')).toThrow(
        `Cards are not worded in ${JSON.stringify(lang)}, only in ${LANGUAGES.join(', ')}.`,
      );
  });

  test.each([undefined, null, 7, 'x', {}, [null], [{}]])('is refused for %j', (odd) => {
    expect(() => stepsText(odd as never, WORDS)).toThrow('stepsText expects the steps of a compiled card');
    expect(() => stepsText([], odd as never)).toThrow('stepsText expects the words of a compiled set');
    expect(() => featureText(odd as never, WORDS)).toThrow('featureText expects a compiled');
    expect(() => rulesText(odd as never, WORDS)).toThrow('rulesText expects a compiled card');
  });

  test.each(['x', 'toString', 'gain', 'may'])('is refused for a wrong step %s', (op) => {
    const steps: never[] = [{ op } as never];
    expect(() => stepsText(steps, WORDS)).toThrow('stepsText expects the steps of a compiled card');
    expect(() => rulesText({ ...CARDS[0]!, steps }, WORDS)).toThrow('rulesText expects a compiled card');
  });

  test('is tested for every operation and every variant of the terms', () => {
    const wanted = new Set<string>();
    for (const { schema } of Object.values(OPERATIONS)) variantsOfSchema(schema, wanted);
    variantsOfSchema([SiteSchema, WhereSchema], wanted);
    const covered = new Set<string>();
    for (const [steps] of TEXTS) variantsOfData(asSteps(steps), covered);
    expect(wanted.size).toBeGreaterThan(60);
    expect([...wanted].filter((variant) => !covered.has(variant))).toEqual([]);
  });

  test('has sentences that begin with a capital, end with a mark and have single spaces', () => {
    for (const { steps } of CARDS) {
      for (const line of stepsText(steps, WORDS).split('\n')) {
        expect(line).toMatch(/^ *(\p{Lu}|or ).*\S[.:,]$/u);
        expect(line.trimStart()).not.toMatch(/ {2}| [.,:]/);
      }
    }
  });
});

/** Fields whose values distinguish variants. */
const VARIANT_FIELDS = 'op gain where spot region group count deed test is what join'.split(' ');

/** Records each `field:value` that a schema allows in its distinguishing fields, and each field. */
function variantsOfSchema(schema: unknown, found: Set<string>): void {
  if (Array.isArray(schema)) for (const one of schema) variantsOfSchema(one, found);
  if (typeof schema !== 'object' || schema === null) return;
  const { properties } = schema as { properties?: Record<string, { const?: unknown; enum?: unknown[] }> };
  for (const [name, { const: value, enum: values }] of Object.entries(properties ?? {})) {
    found.add(name);
    if (VARIANT_FIELDS.includes(name))
      for (const one of values ?? (value === undefined ? [] : [value])) found.add(`${name}:${one}`);
  }
  for (const part of Object.values(schema)) variantsOfSchema(part, found);
}

function variantsOfData(data: unknown, found: Set<string>): void {
  if (Array.isArray(data)) for (const one of data) variantsOfData(one, found);
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return;
  for (const [name, value] of Object.entries(data)) {
    found.add(name);
    if (VARIANT_FIELDS.includes(name) && typeof value === 'string') found.add(`${name}:${value}`);
    variantsOfData(value, found);
  }
}
