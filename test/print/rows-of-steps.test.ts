import { expect, test } from 'vitest';
import { bundledSets } from '../../cli/load/catalogue.ts';
import { compile } from '../../compiler/compile.ts';
import { LANGUAGES } from '../../print/wording/language.ts';
import { rowsOfSteps } from '../../print/wording/rows-of-steps.ts';
import { featureText, stepsText } from '../../print/wording/text.ts';
import { type Block, isFeature, stepAt } from '../../program/index.ts';

const sets = bundledSets();
const cards = compile(sets, sets).sets.flatMap(({ program, words }) =>
  [...program.cards.filter(({ triggers }) => !triggers), ...program.features].map((card) => ({
    card,
    words,
  })),
);

test('the rows are the lines of the rules text', () => {
  for (const { card, words } of cards) {
    const text = isFeature(card) ? featureText(card, words) : stepsText(card.steps, words);
    const rows = rowsOfSteps(card, words).map((row) => '  '.repeat(row.depth) + row.text);
    expect(rows.join('\n')).toBe(text);
  }
});

test('every row of a card has the path of a step, and every top-level step has a row, in every language', () => {
  for (const { card, words } of cards) {
    if (isFeature(card)) continue;
    for (const lang of LANGUAGES) {
      const paths = rowsOfSteps(card, words, lang).map(({ path }) => path);
      expect(paths.every((path) => path && stepAt(card.steps, path))).toBe(true);
      const shown = new Set(paths.map(String));
      expect(card.steps.map((_, i) => shown.has(String([i])))).toEqual(card.steps.map(() => true));
    }
  }
});

test('the steps inside a longer block have rows of their own', () => {
  const inner: Block = [1, 2, 3].map((amount) => ({ op: 'gain', rewards: [{ gain: 'vp', amount }] }));
  const { words } = cards[0]!;
  const card = { ...cards.find(({ card }) => !isFeature(card))!.card, steps: [{ op: 'may', steps: inner }] };
  const rows = rowsOfSteps(card as Parameters<typeof rowsOfSteps>[0], words);
  expect(rows.map(({ path, depth }) => [path, depth])).toEqual([
    [[0], 0],
    [[0, 0, 0], 1],
    [[0, 0, 1], 1],
    [[0, 0, 2], 1],
  ]);
});

test('the rows of a feature name their trigger', () => {
  const { card, words } = cards.find(({ card }) => isFeature(card) && card.triggers.length > 1)!;
  const triggers = rowsOfSteps(card, words).map(({ trigger }) => trigger);
  expect(triggers[0]).toBeUndefined();
  expect(new Set(triggers)).toContain(1);
});
