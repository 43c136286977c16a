/** Where the steps of a program are in the text they were compiled from. */
import type { Span } from '../../grammar/index.ts';
import { type Block, blocksOf, type StepPath } from '../../program/index.ts';
import { nodeOfStep, placeOfStep } from '../lower/steps/steps.ts';

/** A step of an effect and the characters of its file that say it. */
export interface StepSpan extends Span {
  file: string;
  path: StepPath;
}

/** The steps of an effect, those inside a step after it; only those that come from a text. */
export function spansOfSteps(steps: Block): StepSpan[] {
  return [...spansIn(steps, [])];
}

/** The innermost step at a character of a file, or right before it. */
export function stepAtOffset(spans: readonly StepSpan[], file: string, offset: number): StepSpan | undefined {
  return spans.findLast((span) => span.file === file && span.from <= offset && offset <= span.to);
}

function* spansIn(steps: Block, before: StepPath): Generator<StepSpan> {
  for (const [i, step] of steps.entries()) {
    const [node, place] = [nodeOfStep(step), placeOfStep(step)];
    const path = [...before, i];
    if (node && place) yield { file: place.file, from: node.from, to: node.to, path };
    for (const [block, inner] of blocksOf(step).entries()) yield* spansIn(inner, [...path, block]);
  }
}
