/** Finds parts of steps that have no effect: without them, the step would do the same. */
import {
  type Advice,
  removal,
  type SourceFix,
  type Span,
  type StepNode,
  sourceFix,
  type Word,
} from '../../grammar/index.ts';
import type { Step } from '../../program/index.ts';
import type { Code } from '../report/problems.ts';
import { firstWord, type Report } from '../report/report.ts';
import { indexOfRepetition } from './twice.ts';
import type { EffectText, StepCheck } from './walk.ts';

/** Warns of names that no step uses (ECO707). */
export const warnOfUnused: StepCheck<EffectText> = ({ steps, report }) => {
  // Computed on demand, since few effects keep a name.
  let used: Set<string> | undefined;
  return (_, node) => {
    if (!('as' in node) || !node.as) return;
    used ??= namesUsed(steps);
    if (!used.has(node.as.text))
      report.add('ECO707', node.as, { name: node.as.text }, { hint: withoutName(node.as, report) });
  };
};

/** Warns of empty blocks, and of parts without which a step would do the same. */
export const warnOfPointless: StepCheck<EffectText> =
  ({ report }) =>
  (step, node) => {
    if ('steps' in node && isEmpty(step)) {
      const hint = 'write its steps between `{` and `}`';
      report.add('ECO701', node.steps, { what: 'an empty block' }, { hint });
    }
    const found = pointless(step, node);
    if (found) report.add(found.code, found.at, {}, { fixes: simplified(node, found, report) });
  };

/** Suggests removing a name that is never used. */
function withoutName(name: Word, report: Report): Advice | undefined {
  const before = report.textOf({ from: Math.max(0, name.from - FAR), to: name.from });
  const as = /\s+as\s+$/.exec(before);
  if (!as) return undefined;
  const at = { from: name.from - as[0].length, to: name.to };
  return { fixes: [removal(at, `as ${name.text}`)] };
}

/** How many characters before a name are searched for `as`. */
const FAR = 100;

interface Pointless {
  code: Extract<Code, 'ECO708' | 'ECO709' | 'ECO710' | 'ECO712'>;
  at: Span;
  /** The block that does the same on its own. */
  same?: Span;
  /** The part to remove, if more than one block remains. */
  surplus?: Span;
}

/** Fixes that remove the pointless part of a step. */
function simplified(
  node: Span,
  { same, surplus }: Omit<Pointless, 'code' | 'at'>,
  report: Report,
): SourceFix[] {
  if (surplus) return [sourceFix('remove this branch', false, { ...surplus, text: '' })];
  const block = same && report.textOf(same);
  // A comment ends with its line, and the code after the block may be on that same line.
  if (!block || block.includes('#')) return [];
  // An `else if` ends where its last block does.
  const other = 'else';
  if (report.textOf({ from: node.from, to: node.from + other.length }) === other) {
    const text = `${other} ${block}`;
    return [sourceFix('write only the steps', false, { from: node.from, to: same.to, text })];
  }
  const steps = block
    .replace(/^\{/, '')
    .replace(/;?\s*\}$/, '')
    .trim();
  if (steps === '') return [];
  return [sourceFix('write only the steps', false, { from: node.from, to: node.to, text: steps })];
}

function pointless(step: Step, node: StepNode): Pointless | undefined {
  if (step.op === 'either' && node.kind === 'either') {
    const again = indexOfRepetition(step.branches);
    if (again < 0) return undefined;
    const at = node.branches[again];
    // With two branches only one would remain, which is not a choice; with more, a choice remains.
    const surplus = { from: node.branches[again - 1].to, to: at.to };
    return { code: 'ECO708', at, ...(step.branches.length > 2 ? { surplus } : { same: at }) };
  }
  if (step.op === 'if' && node.kind === 'if' && node.otherwise) {
    const areAlike = indexOfRepetition([step.steps, step.otherwise]) > 0;
    return areAlike ? { code: 'ECO712', at: node.otherwise, same: node.otherwise } : undefined;
  }
  if (!('steps' in step) || !('steps' in node) || isEmpty(step)) return undefined;
  if (step.op === 'repeat' && node.kind === 'repeat' && node.times) {
    const isOnce = 'times' in step.times && step.times.times === 1;
    return isOnce ? { code: 'ECO709', at: node.times, same: node.steps } : undefined;
  }
  const isFreeMay = step.op === 'may' && step.steps.every(isFree);
  return isFreeMay ? { code: 'ECO710', at: firstWord(node, node.kind), same: node.steps } : undefined;
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
