/** Explains why steps never ran: which condition, gate or choice stopped the effect, and how often each let it through. */
import type { Step } from '../../program/index.ts';
import { pluralize } from '../../program/messages/index.ts';
import type { Effect } from './operations.ts';

/** For each step in source order: how often it was reached, and how often it ran. */
interface StepCounts {
  arrived: readonly number[];
  ran: readonly number[];
}

/**
 * All steps in source order, with the indices of related steps, -1 for none: the step that contains it, with the index of the containing
 * block, and the previous step in its block.
 */
function positionsOf(effects: readonly Effect[]) {
  const all = effects.flatMap(({ steps, paths }, effect) =>
    steps.map((step, at) => ({ step, path: [effect, ...paths[at]] })),
  );
  const indices = new Map(all.map(({ path }, at) => [path.join(), at]));
  const indexOf = (path: readonly number[]): number => indices.get(path.join()) ?? -1;
  return all.map(({ step, path }) => {
    const [block, nth] = path.slice(-2);
    const parent = indexOf(path.slice(0, -2));
    return { step, parent, block, before: indexOf([...path.slice(0, -1), nth - 1]) };
  });
}
type Position = ReturnType<typeof positionsOf>[number];

/**
 * Everything that decides whether the steps of a card run: the number of the step, from 1, its operation, how often the gate was
 * reached (`times`), and how often the part it guards ran (`held`). Kinds: `if`: the step's own condition; `place`: a placement that
 * ends the effect unless done in full; `block`: a step's block.
 */
export function stepGates(effects: readonly Effect[], { arrived, ran }: StepCounts) {
  const positions = positionsOf(effects);
  return positions.flatMap(({ step, step: { op: operation } }, at) => {
    const arrivedAt = (is: (position: Position) => boolean) => arrived[positions.findIndex(is)];
    const gates = [
      ['if', 'if' in step && step.if !== undefined, ran[at]],
      ['place', operation === 'place', arrivedAt(({ before }) => before === at)],
      [
        'block',
        operation === 'if' || operation === 'may',
        arrivedAt(({ parent, block }) => parent === at && block === 0),
      ],
    ] as const;
    return gates.flatMap(([kind, isGate, held]) =>
      isGate && held !== undefined ? [{ step: at + 1, operation, kind, times: arrived[at], held }] : [],
    );
  });
}

/**
 * The steps of a card that never ran. The reason is in words, with numbers; empty for a step that never ran only because an earlier
 * listed step did not.
 */
export function unreachedSteps(effects: readonly Effect[], { arrived, ran }: StepCounts) {
  const positions = positionsOf(effects);
  return positions.flatMap(({ step }, at) =>
    ran[at] > 0 ? [] : [{ step: at + 1, operation: step.op, reason: reasonOf(positions, at, arrived) }],
  );
}

function reasonOf(positions: readonly Position[], at: number, arrived: readonly number[]): string {
  const { before, parent, block } = positions[at];
  if (arrived[at] > 0) return `its condition held 0 of ${pluralize(arrived[at], 'time')}`;
  if (before >= 0) {
    if (arrived[before] === 0) return '';
    return `step ${before + 1} (${positions[before].step.op}) ended the effect ${arrived[before]} of ${pluralize(arrived[before], 'time')}`;
  }
  if (parent < 0) return 'nothing triggered it';
  return arrived[parent] === 0 ? '' : blockReason(positions[parent].step, parent + 1, block, arrived[parent]);
}

/** Why a block never began although its step was reached this often. */
function blockReason(step: Step, number: number, block: number, times: number): string {
  if (step.op === 'if')
    return `the condition of step ${number} held ${block === 0 ? 0 : times} of ${pluralize(times, 'time')}`;
  return `step ${number} (${step.op}) was reached ${pluralize(times, 'time')}, but never led there`;
}
