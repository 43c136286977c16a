/** The kinds of decisions a program can lead to. */
import { type Block, stepInfo } from '../operations.ts';
import type { FeatureProgram } from '../set.ts';
import { allSteps } from '../walk.ts';
import { DECISION_KINDS, type DecisionKind } from './questions.ts';

/**
 * The kinds of decisions, without duplicates, in the order of `DECISION_KINDS`. Includes those that a gained element may lead to
 * at the dial.
 */
export function blockDecisions(steps: Block): DecisionKind[] {
  return sortedKinds(askedBy(steps));
}

/** The same for a Landscape Feature: whether and where it is laid, and the decisions of its triggers. */
export function decisionsOfFeature({ triggers }: FeatureProgram): DecisionKind[] {
  return sortedKinds(['declare', 'feature', ...triggers.flatMap(({ steps }) => askedBy(steps))]);
}

function askedBy(steps: Block): DecisionKind[] {
  return allSteps(steps).flatMap((step) => stepInfo(step).decisions(step));
}

function sortedKinds(asked: readonly DecisionKind[]): DecisionKind[] {
  return DECISION_KINDS.filter((kind) => asked.includes(kind));
}
