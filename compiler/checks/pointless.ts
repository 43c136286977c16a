/** Finds parts of steps that have no effect, or that are named twice: without them, the step would do the same. */
import { type Advice, removal, type Span, type StepNode, type Word } from '../../grammar/index.ts';
import type { Step } from '../../program/index.ts';
import type { Code } from '../report/problems.ts';
import { firstWord, type Report } from '../report/report.ts';
import type { EffectText, StepCheck } from './walk.ts';

/** Warns of names that no step uses (ECO707). */
export const warnOfUnused: StepCheck<EffectText> = ({ steps, report }) => {
  // Computed on demand, since few effects keep a name.
  let used: Set<string> | undefined;
  return (_, node) => {
    // What a species is called may be used by triggers alone.
    if (!('as' in node) || !node.as || node.kind === 'choose-species') return;
    used ??= namesUsed(steps);
    if (!used.has(node.as.text))
      report.add('ECO707', node.as, { name: node.as.text }, { hint: withoutName(node.as, report) });
  };
};

/** Warns of empty blocks, of tables without points, and of parts without which a step would do the same. */
export const warnOfPointless: StepCheck<EffectText> =
  ({ report }) =>
  (step, node) => {
    if ('steps' in node && isEmpty(step)) {
      const hint = 'write its steps between `{` and `}`';
      report.add('ECO701', node.steps, { what: 'an empty block' }, { hint });
    }
    if (step.op === 'gain' && step.table?.every((amount) => amount === 0)) {
      const hint = 'write the points for one, two, and so on: `gain 1/3/6vp for lions`';
      report.add('ECO701', node, { what: 'a table of points that are all 0' }, { hint });
    }
    const found = pointless(step, node);
    if (found) report.add(found.code, found.at, {});
  };

/** Suggests removing a name that is never used. */
function withoutName(name: Word, report: Report): Advice | undefined {
  const before = report.textOf({ from: Math.max(0, name.from - REACH), to: name.from });
  const as = /\s+as\s+$/.exec(before);
  if (!as) return undefined;
  const at = { from: name.from - as[0].length, to: name.to };
  return { fixes: [removal(at, `as ${name.text}`)] };
}

/** How many characters before a name are searched for `as`. */
const REACH = 100;

interface Pointless {
  code: Extract<Code, 'ECO708' | 'ECO709' | 'ECO710' | 'ECO712'>;
  at: Span;
}

function pointless(step: Step, node: StepNode): Pointless | undefined {
  if (step.op === 'either' && node.kind === 'either') {
    const again = indexOfRepetition(step.branches);
    if (again < 0) return undefined;
    return { code: 'ECO708', at: node.branches[again] };
  }
  if (step.op === 'if' && node.kind === 'if' && node.otherwise) {
    const areAlike = indexOfRepetition([step.steps, step.otherwise]) > 0;
    return areAlike ? { code: 'ECO712', at: node.otherwise } : undefined;
  }
  if (!('steps' in step) || !('steps' in node) || isEmpty(step)) return undefined;
  if (step.op === 'repeat' && node.kind === 'repeat' && node.times) {
    const isOnce = 'times' in step.times && step.times.times === 1;
    return isOnce ? { code: 'ECO709', at: node.times } : undefined;
  }
  const isFreeMay = step.op === 'may' && step.steps.every(isFree);
  return isFreeMay ? { code: 'ECO710', at: firstWord(node, node.kind) } : undefined;
}

/** An empty `may { }` or `if on the edge { }`. With an `else`, or as one of several branches, an empty block may be intended. */
export const isEmpty = (step: Step): boolean =>
  'steps' in step && step.steps.length === 0 && !(step.op === 'if' && step.otherwise);

/** Whether declining the step is never an advantage; a card that must be played can be a reason to decline. */
function isFree(step: Step): boolean {
  return step.op === 'gain' && step.rewards.every(({ gain }) => gain !== 'card-to-play');
}

/** Every name that places, tests or counts refer to. */
function namesUsed(data: unknown, used = new Set<string>()): Set<string> {
  if (typeof data !== 'object' || data === null) return used;
  for (const [key, value] of Object.entries(data)) {
    if (key === 'name' && typeof value === 'string') used.add(value);
    else namesUsed(value, used);
  }
  return used;
}

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
function indexOfRepetition(items: readonly unknown[]): number {
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
