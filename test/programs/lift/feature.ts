/** Landscape Features as trees of the card language. */
import type { FeatureNode, LegendNode, TriggerNode } from '../../../grammar/index.ts';
import { printItem } from '../../../grammar/print/print.ts';
import { drawSketch } from '../../../program/index.ts';
import {
  deedsOf,
  type FeatureProgram,
  type PatternCell,
  type Trigger,
  thingsOf,
} from '../../../program/set.ts';
import { blockNode } from './steps.ts';
import { regionNode, whereNode } from './where.ts';
import { AT, noun, num, word } from './words.ts';

/** Letters that a legend may define. */
const FREE = [...'abcefhijkmnop'];
const FIXED: Readonly<Record<PatternCell['terrain'], string>> = {
  desert: 'd',
  grassland: 'g',
  water: 'w',
  land: 'l',
};

/** The source text of a feature. */
export function featureSource({ number, deck, title, pattern, token, triggers }: FeatureProgram): string {
  const legend = new Map<string, LegendNode>();
  const cells = pattern.map(({ q, r, terrain, tokens, covered }) => {
    let letter = FIXED[terrain];
    if (tokens.length > 0) {
      const meaning = JSON.stringify([terrain, tokens]);
      letter = legend.get(meaning)?.letter.text ?? FREE[legend.size];
      // In a legend, a bare number means exactly that many.
      const needs = tokens.map(({ compare: { is, amount }, thing }) => ({
        compare: { ...num(amount), is: is === 'exactly' && amount > 0 ? ('bare' as const) : is },
        thing: noun(thing, amount),
      }));
      legend.set(meaning, {
        ...AT,
        letter: word(letter),
        cell: { ...AT, terrain: word(terrain), tokens: needs },
      });
    }
    return { q, r, letter: covered ? letter.toUpperCase() : letter };
  });
  const rows = drawSketch(cells).map((value) => ({ ...AT, value }));
  const node: FeatureNode = {
    ...AT,
    kind: 'feature',
    number: num(number),
    deck,
    title: { ...AT, value: title },
    clauses: [
      { ...AT, clause: 'pattern', rows, legend: [...legend.values()] },
      ...(token ? [{ ...AT, clause: 'token' as const, name: word(token) }] : []),
    ],
    triggers: triggers.map(triggerNode),
  };
  return printItem(node);
}

function triggerNode(t: Trigger): TriggerNode {
  const base = { ...AT, head: AT, steps: blockNode(t.steps) };
  if (t.on !== 'event') return { ...base, trigger: t.on };
  return {
    ...base,
    trigger: 'event',
    things: thingsOf(t).map(word),
    deeds: deedsOf(t),
    ...(t.from && { outOf: regionNode(t.from) }),
    ...(t.into && { into: regionNode(t.into) }),
    ...(t.where && { where: whereNode(t.where) }),
    byYou: t.byYou ?? false,
  };
}
