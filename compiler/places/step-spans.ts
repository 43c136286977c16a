/** Where the steps of a program are in the text they were compiled from. */
import type { Span } from '../../grammar/index.ts';
import { type Block, innerBlocks, type StepPath } from '../../program/index.ts';
import { textOfEffect } from '../checks/effects.ts';

/** A step of an effect, and its span in the file. */
export interface StepSpan extends Span {
  file: string;
  path: StepPath;
}

/** The steps of a compiled effect, each followed by the steps inside it; empty for an effect that has no text. */
export function spansOfSteps(effect: Block): StepSpan[] {
  const text = textOfEffect(effect);
  return text ? [...spansIn(effect, text, [])] : [];
}

/** The innermost step at an offset in a file, or ending right before it. */
export function stepAtOffset(spans: readonly StepSpan[], file: string, offset: number): StepSpan | undefined {
  return spans.findLast((span) => span.file === file && span.from <= offset && offset <= span.to);
}

function* spansIn(
  steps: Block,
  text: NonNullable<ReturnType<typeof textOfEffect>>,
  before: StepPath,
): Generator<StepSpan> {
  for (const [i, step] of steps.entries()) {
    const node = text.steps.get(step);
    const path = [...before, i];
    if (node) yield { file: text.file, from: node.from, to: node.to, path };
    for (const [block, inner] of innerBlocks(step).entries()) yield* spansIn(inner, text, [...path, block]);
  }
}
