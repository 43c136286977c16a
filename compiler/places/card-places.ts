/** Where the parts of compiled cards and Landscape Features are in the text they were compiled from. */
import { type CardProgram, effectSteps, type FeatureProgram, type Place } from '../../program/index.ts';
import type { CardInSet, FeatureInSet } from '../report/in-set.ts';
import { spansOfSteps } from './step-spans.ts';

const declared = new WeakMap<CardProgram | FeatureProgram, CardInSet | FeatureInSet>();

/** Remembers the declaration of a compiled card. */
export function noteDeclaration(one: CardInSet | FeatureInSet): void {
  if (one.program) declared.set(one.program, one);
}

/**
 * The places of a card's title, longest step and picture; its number stands for a part that it lacks. Undefined for a card from elsewhere, such
 * as JSON.
 */
export function placesOfCard(
  card: CardProgram | FeatureProgram,
): Record<'title' | 'text' | 'art', Place> | undefined {
  const found = declared.get(card);
  const { node, report } = found ?? {};
  if (!node?.number || !report) return undefined;
  const steps = effectSteps(card).flatMap(spansOfSteps);
  // Steps that contain other steps are not what is too long.
  const leaves = steps.filter(
    (step) => !steps.some((one) => one !== step && step.from <= one.from && one.to <= step.to),
  );
  const art = node.kind === 'card' ? node.clauses.find((one) => one.clause === 'art') : undefined;
  const [longest] = leaves.toSorted((a, b) => b.to - b.from - (a.to - a.from));
  return {
    title: report.placeOf(node.title ?? node.number),
    text: report.placeOf(longest ?? node.number),
    art: report.placeOf(art?.file ?? node.number),
  };
}
