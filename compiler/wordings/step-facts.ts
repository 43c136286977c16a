/** What the text of steps says of deeds, amounts and places. */
import type { SpotNode, StepNode } from '../../grammar/index.ts';
import { isAction, OPERATIONS } from '../../program/index.ts';

/** What a step counts as having done, such as `removed`. */
export const deedOf = ({ kind }: StepNode): string | undefined =>
  isAction(kind) ? OPERATIONS[kind].deed : undefined;

/** Whether a step is done to one thing. */
export const isOne = (step: StepNode): boolean =>
  !('quantity' in step) ||
  !step.quantity ||
  ('value' in step.quantity && step.quantity.value === 1 && !step.quantity.upTo);

/** The places that a step speaks of, in its own sites and counts, not in the steps inside it. */
export function spotsIn(step: StepNode): SpotNode[] {
  const found: SpotNode[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) visit(one);
    else if (typeof value === 'object' && value !== null) {
      if ('spot' in value && typeof value.spot === 'string') found.push(value as SpotNode);
      for (const [key, inner] of Object.entries(value)) if (!INNER.has(key)) visit(inner);
    }
  };
  visit(step);
  return found;
}

/** The fields of a step that hold steps. */
const INNER: ReadonlySet<string> = new Set(['steps', 'branches', 'otherwise']);
