/**
 * Joins a clause with the effects before it: "If you do, …" (`done`), "Otherwise …" (`else`), and the first and the next of several
 * ways (`either`, `or`).
 */
import type { IfNode, StepNode } from '../grammar/index.ts';
import { type Clause, deed, type Effect, makeBlock, makeEffect, NOWHERE, readBlock } from './effect.ts';
import type { JoinMark } from './marks.ts';

/** The effects with a further clause; undefined if they cannot go on so. */
export function join(effects: readonly Effect[], { join: how, effect }: Clause): Effect[] | undefined {
  if (how === undefined) return [...effects, effect];
  if (effect.triggers.length > 0) return undefined;
  if (how === 'either')
    return [...effects, makeEffect([{ ...NOWHERE, kind: 'either', branches: [makeBlock(effect.steps)] }])];
  const last = effects.at(-1);
  const joined = last && joinLast(last, how, effect.steps);
  return joined && [...effects.slice(0, -1), joined];
}

/** An effect of one step goes on, or one in a trigger. */
function joinLast({ steps, triggers }: Effect, how: LastJoin, more: readonly StepNode[]): Effect | undefined {
  const [trigger] = triggers;
  const [step, ...others] = trigger ? (trigger.steps?.steps ?? []) : steps;
  const joined = step && others.length === 0 ? LAST_JOINS[how](step, more) : undefined;
  if (!joined || !trigger) return joined && makeEffect(joined);
  return makeEffect([], [{ ...trigger, steps: makeBlock(joined) }]);
}

type Join = (step: StepNode, more: readonly StepNode[]) => readonly StepNode[] | undefined;
/** A mark that says how a step goes on. */
type LastJoin = Exclude<JoinMark, 'either'>;
const LAST_JOINS: Readonly<Record<LastJoin, Join>> = {
  done(step, more) {
    if (step.kind === 'may') {
      const [offer, ...others] = step.steps.steps;
      if (!offer || (offer.kind === 'lose' && others.length === 0 && isOpen(offer))) return undefined;
      return [{ ...step, steps: makeBlock([asPrice(offer), ...others, ...more]) }];
    }
    if (isOpen(step)) return undefined;
    // A gate that is closed ends the effect.
    if (step.kind === 'lose' || step.kind === 'place' || step.kind === 'pay') return [asPrice(step), ...more];
    const did = deed(step);
    if (!did || !('things' in step) || !('quantity' in step)) return undefined;
    const count = step.quantity && 'value' in step.quantity ? step.quantity.value : 1;
    const things = step.things.map(({ text }) => text).join(' or ');
    const gate = readBlock(`if you ${did} ${count} ${things}`, more);
    return gate && [step, ...gate.effect.steps];
  },
  else(step, more) {
    if (step.kind === 'may') return [{ ...NOWHERE, kind: 'either', branches: [step.steps, makeBlock(more)] }];
    const joined = withElse(conditional(step), more);
    return joined && [joined];
  },
  or: (step, more) =>
    step.kind === 'either' ? [{ ...step, branches: [...step.branches, makeBlock(more)] }] : undefined,
};

/** What somebody loses for something is paid. */
const asPrice = (step: StepNode): StepNode => (step.kind === 'lose' ? { ...step, kind: 'pay' } : step);

/** Whether a step may be done in part, so that "if you do" can be said of any of its things, or of all. */
const isOpen = (step: StepNode): boolean =>
  'quantity' in step && step.quantity !== undefined && ('all' in step.quantity || step.quantity.upTo);

/** A step with a condition behind it, as a block behind the condition. */
function conditional(step: StepNode): StepNode {
  if (!('if' in step) || !step.if) return step;
  const { if: condition, ...rest } = step;
  return { ...NOWHERE, kind: 'if', condition, steps: makeBlock([rest]) };
}

/** A test with steps for where none of it holds. */
function withElse(step: StepNode | undefined, more: readonly StepNode[]): IfNode | undefined {
  if (step?.kind !== 'if') return undefined;
  if (!step.otherwise) return { ...step, otherwise: makeBlock(more) };
  const [inner, ...others] = step.otherwise.steps;
  const joined = others.length === 0 ? withElse(inner, more) : undefined;
  return joined && { ...step, otherwise: makeBlock([joined]) };
}
