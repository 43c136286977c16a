/** Steps that say something for nothing: without it, the effect would be the same. */
import { type Advice, removal, type Span, type StepNode, type Word } from '../../grammar/index.ts';
import { allSteps, type Block, type Step } from '../../program/index.ts';
import { nodeOfStep } from '../lower/steps/steps.ts';
import type { Code } from '../report/problems.ts';
import type { Report } from '../report/report.ts';

/** Warns of what is pointless in steps that run together. */
export function warnOfPointless(steps: Block, report: Report): void {
  // Few effects name anything.
  let used: Set<string> | undefined;
  for (const step of allSteps(steps)) {
    const node = nodeOfStep(step);
    if (!node) continue;
    if ('as' in node && node.as) {
      used ??= namesUsed(steps);
      if (!used.has(node.as.text))
        report.add('ECO707', node.as, { name: node.as.text }, { hint: withoutName(node.as, report) });
    }
    for (const [code, at] of pointless(step, node)) report.add(code, at, {});
  }
}

/** What to do about a name nobody uses. */
function withoutName(name: Word, report: Report): Advice | undefined {
  const before = report.textOf({ from: Math.max(0, name.from - FAR), to: name.from });
  const as = /\s+as\s+$/.exec(before);
  if (!as) return undefined;
  const at = { from: name.from - as[0].length, to: name.to };
  return { fixes: [removal(at, `as ${name.text}`)] };
}

/** Most characters that are looked at before a name. */
const FAR = 100;

type Pointless = Extract<Code, 'ECO708' | 'ECO709' | 'ECO710' | 'ECO712'>;

function pointless(step: Step, node: StepNode): [Pointless, Span][] {
  if (step.op === 'either' && node.kind === 'either') {
    const branches = step.branches.map((branch) => JSON.stringify(branch));
    const again = branches.findIndex((branch, i) => branches.indexOf(branch) < i);
    return again < 0 ? [] : [['ECO708', node.branches[again]]];
  }
  if (step.op === 'if' && node.kind === 'if' && node.otherwise) {
    const alike = JSON.stringify(step.steps) === JSON.stringify(step.otherwise);
    return alike ? [['ECO712', node.otherwise]] : [];
  }
  if (step.op === 'repeat' && node.kind === 'repeat' && node.times) {
    return 'times' in step.times && step.times.times === 1 ? [['ECO709', node.times]] : [];
  }
  if (step.op === 'may' && node.kind === 'may') {
    return step.steps.every(isFree) ? [['ECO710', firstWordOf(node)]] : [];
  }
  return [];
}

/** Whether there is no reason to decline it; who must play a card may have one. */
function isFree(step: Step): boolean {
  return step.op === 'gain' && step.rewards.every(({ gain }) => gain !== 'card-to-play');
}

const firstWordOf = ({ from, kind }: StepNode): Span => ({ from, to: from + kind.length });

/** Every name that a place, a test or a count speaks of. */
function namesUsed(data: unknown, used = new Set<string>()): Set<string> {
  if (typeof data !== 'object' || data === null) return used;
  for (const [key, value] of Object.entries(data)) {
    if (key === 'name' && typeof value === 'string') used.add(value);
    else namesUsed(value, used);
  }
  return used;
}
