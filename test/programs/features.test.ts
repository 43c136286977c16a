/** Random Landscape Features through grammar, compiler, schema and wording. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compile } from '../../compiler/compile.ts';
import { formatFile } from '../../grammar/format/format.ts';
import { featureText } from '../../print/wording/text.ts';
import { type FeatureProgram, FORMAT } from '../../program/set.ts';
import { schemaErrors } from '../is-set.ts';
import { BASE, MORE } from '../rules/boards.ts';
import { WORDS } from './base.ts';
import { featureSource } from './feature-source.ts';
import { features } from './features.ts';
import { runs } from './runs.ts';

/** Only the vocabulary, so that the base game's cards are not compiled each time. */
const BOX = { files: BASE.files.filter(({ file }) => file.endsWith('set.eco')) };

const HEAD = 'set some "Some" extends more\n';

/** Codes of steps and triggers that no landscape allows; for some, the terrain under a feature decides. */
const NEVER = new Set(['ECO310', 'ECO312', 'ECO313', 'ECO404']);

/** The pattern with its first cell at the origin. */
function moved({ pattern, ...rest }: FeatureProgram): FeatureProgram {
  const [{ q, r }] = pattern;
  return { ...rest, pattern: pattern.map((cell) => ({ ...cell, q: cell.q - q, r: cell.r - r })) };
}

test('a feature written in the card language compiles to the same feature, formatted or not', () => {
  let taken = 0;
  let all = 0;
  fc.assert(
    fc.property(features, (feature) => {
      all++;
      const text = featureSource(feature);
      const formatted = formatFile('some.eco', text);
      if ('problems' in formatted) throw new Error(`${text}\n${JSON.stringify(formatted.problems)}`);
      const [one, other] = [text, formatted.text].map((source) => {
        const { sets, problems } = compile(
          [{ files: [{ file: 'some.eco', text: HEAD + source }] }],
          [BOX, MORE],
        );
        return { features: sets[0].program.features, errors: problems.filter((p) => p.severity === 'error') };
      });
      expect(one.errors.filter(({ code }) => !NEVER.has(code))).toEqual([]);
      expect(other.features).toEqual(one.features);
      expect(formatFile('some.eco', formatted.text)).toEqual(formatted);
      if (one.errors.length > 0) return;
      taken++;
      expect(one.features.map(moved)).toEqual([moved(feature)]);
    }),
    runs(120, 50),
  );
  expect(taken / all).toBeGreaterThan(0.6);
});

test('a feature follows the schema, and its text consists of whole sentences', () => {
  const vocabulary = { settings: {}, elements: [], animals: [], hands: [], layouts: [] };
  fc.assert(
    fc.property(features, (feature) => {
      const set = { format: FORMAT, id: '', title: '', vocabulary, cards: [], features: [feature] };
      expect(schemaErrors(JSON.parse(JSON.stringify(set)))).toEqual([]);
      const text = featureText(feature, WORDS);
      expect(text).not.toMatch(/undefined|null|NaN|\[object|\{|\}|true|false/);
      for (const row of text.split('\n')) expect(row).toMatch(/^(?: {2})*\S+(?: \S+)*[.,:!]$/);
      expect(text).toMatch(/[.!]$/);
    }),
    runs(100, 51),
  );
});
