/** Maps the rows of a card's text to steps. */
import { type Block, effectSteps, innerBlocks, type Step, type StepPath } from '../../program/index.ts';
import type { Printable } from '../printable.ts';
import type { Lang, Words } from './language.ts';
import { plain, type Row } from './parts.ts';
import { printedRows } from './text.ts';

/** A row of the rules text of a card. */
export interface RowOfStep {
  /** The row in plain words, with its end mark. */
  text: string;
  /** 0 for the effect itself, one more inside a block with rows of its own. */
  depth: number;
  /** The index of the trigger whose effect the row is part of, if it is part of one. */
  trigger?: number;
  /** The step of this row, including steps inside it without a row of their own; undefined for a row before the steps. */
  path?: StepPath;
}

/** The rows of a card or feature in a language, from top to bottom. */
export function rowsOfSteps(card: Printable, words: Words, lang: Lang = 'en'): RowOfStep[] {
  const paths = pathsIn(card);
  return printedRows(card, words, lang).map(({ sentence, end, depth, step, trigger }) => {
    const path = step && paths.get(step);
    return {
      text: plain(sentence) + end,
      depth,
      ...(trigger !== undefined && { trigger }),
      ...(path && { path }),
    };
  });
}

/**
 * Names the steps of rows, for `data-step` in the HTML and pictures of a card: the path of the step with dots, `0.1.2`;
 * in a trigger, after its index and a colon, `1:0`. The row before the steps of a trigger is `1:`; rows
 * without a step or trigger have no name.
 */
export function stepNames(card: Printable): (row: Row) => string | undefined {
  const paths = pathsIn(card);
  return ({ step, trigger }) => {
    const path = step && paths.get(step);
    return path || trigger !== undefined ? stepName(path ?? [], trigger) : undefined;
  };
}

/** The name of the step at a path; in a trigger, prefixed with its index. */
export const stepName = (path: StepPath, trigger?: number): string =>
  `${trigger === undefined ? '' : `${trigger}:`}${path.join('.')}`;

function pathsIn(card: Printable): Map<Step, StepPath> {
  return new Map(effectSteps(card).flatMap((steps) => [...pathsOf(steps, [])]));
}

function* pathsOf(steps: Block, before: StepPath): Generator<[Step, StepPath]> {
  for (const [i, step] of steps.entries()) {
    const path = [...before, i];
    yield [step, path];
    for (const [block, inner] of innerBlocks(step).entries()) yield* pathsOf(inner, [...path, block]);
  }
}
