/** Things and rewards that are named twice in one list. */
import { removal, type Span, type StepNode } from '../../grammar/index.ts';
import type { Step } from '../../program/index.ts';
import type { EffectText, StepCheck } from './walk.ts';

/** The compiled items of a list, and where each is written. */
type List = readonly [items: readonly unknown[], written: readonly Span[]];

/** Warns of duplicates in the lists of a step (ECO714). */
export const warnOfTwice: StepCheck<EffectText> =
  ({ report }) =>
  (step, node) => {
    for (const [items, written] of listsOf(step, node)) {
      const again = indexOfRepetition(items);
      if (items.length !== written.length || again < 0) continue;
      const at = written[again];
      const before = written[again - 1];
      // The span of a ground covers only its word; what it holds follows that word.
      const isPlain = [items[again], items[again - 1]].every((item) => !isHolder(item));
      const fixes = isPlain ? [removal({ from: before.to, to: at.to }, report.textOf(at))] : [];
      report.add('ECO714', at, { name: report.textOf(at) }, { fixes });
    }
  };

/** The index of the first item that is equal to one before it, or -1. */
export function indexOfRepetition(items: readonly unknown[]): number {
  const texts = items.map((item) => JSON.stringify(item));
  return texts.findIndex((one, at) => texts.indexOf(one) < at);
}

const isHolder = (item: unknown): boolean => typeof item === 'object' && item !== null && 'ground' in item;

function listsOf(step: Step, node: StepNode): List[] {
  const lists: List[] = [];
  if (step.op === 'place' && node.kind === 'place')
    lists.push([step.kinds, node.kinds.map(({ word, of }) => ({ from: word.from, to: (of ?? word).to }))]);
  if ('things' in step && 'things' in node) lists.push([step.things, node.things]);
  if ((step.op === 'replace' || step.op === 'swap') && 'with' in node && Array.isArray(node.with))
    lists.push([step.with, node.with]);
  if (step.op === 'gain' && node.kind === 'gain') {
    if (step.choice) lists.push([step.rewards, node.rewards]);
    for (const [i, reward] of step.rewards.entries()) {
      const mix = node.rewards[i]?.mix;
      if (reward.gain === 'mix' && mix) lists.push([reward.elements, mix]);
    }
    const counted = step.per?.of;
    const written = node.per?.count;
    if (counted?.count === 'things' && written?.count === 'things')
      lists.push([counted.things, written.things]);
  }
  return lists;
}
