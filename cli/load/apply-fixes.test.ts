import { expect, test } from 'vitest';
import { applyFixes } from './apply-fixes.ts';
import { bundledSets } from './sources/catalogue.ts';

const known = bundledSets();
const fixes = (text: string) => {
  const set = { id: '', files: [{ file: 'a.eco', text }] };
  const { applied, changed, result } = applyFixes({ sets: [set], known });
  const codes = result.problems.filter(({ severity }) => severity === 'error').map(({ code }) => code);
  return { titles: applied.map(({ title }) => title), now: changed[0]?.now, codes };
};
const card = (steps: string) => `card 900 brown leaves 2 energy sun { ${steps} }`;

test('certain fixes are applied, even those that are only found after another fix', () => {
  const { now, codes, titles } = fixes(card('Gain 1vp place water'));
  expect(now).toBe(card('gain 1vp; place water'));
  expect(codes).toEqual([]);
  expect(titles.length).toBe(2);
});

test('a misspelt name is left to its author', () => {
  expect(fixes(card('place lyon'))).toMatchObject({ titles: [], now: undefined, codes: ['ECO202'] });
});

test('a correct card is not changed', () => {
  expect(fixes(card('gain 1vp'))).toMatchObject({ titles: [], now: undefined, codes: [] });
});
