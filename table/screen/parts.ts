/** The parts of what a screen shows. */
import { rowsOfSteps } from '../../print/face/index.ts';
import { pluralize, type StepPath } from '../../program/index.ts';
import type { RunningEffect, View } from '../../runtime/index.ts';
import { type CardBook, cardOf } from '../card-book.ts';
import { type MenuContext, menuOf } from '../decision/menu.ts';
import { questionOf, stepSentence } from '../decision/question.ts';
import { seatName } from '../seats.ts';

/** The number of draws, including the current one, whose events are part of the state. */
export const DRAWS_IN_LOG = 3;

/** The pending decision as shown. */
export const promptOf = (asked: MenuContext) => ({
  /** `Where?`, `Which card do you keep? The others are passed to the next player.` */
  question: questionOf(asked),
  /** The asking step as one sentence, if a step asks: `Place an elephant or a rhino.` */
  step: stepSentence(asked),
  /** The possible answers, in the order of the options. */
  entries: menuOf(asked),
});

/** The card or Landscape Feature that runs, its owner, and its rules text with the sentence that asks now. */
export function runningText(book: CardBook, { card, seat, trigger, path }: RunningEffect) {
  const rows = rowsOfSteps(cardOf(book, card), book.words, book.lang);
  const around = rows.filter((row) => (row.trigger ?? -1) === trigger && row.path && isIn(path, row.path));
  // The innermost sentence that contains the step.
  const innermost = around.toSorted((a, b) => b.path!.length - a.path!.length)[0];
  // The effect of a feature may be a single sentence together with its trigger.
  const now = innermost ?? rows.find((row) => row.trigger !== undefined && row.trigger === trigger);
  // The depth is 0 for the effect itself, one more inside a block.
  const sentences = rows.map((row) => ({ text: row.text, depth: row.depth, isNow: row === now }));
  return { card, seat, sentences };
}

const isIn = (path: StepPath | null, outer: StepPath): boolean =>
  path !== null && outer.every((part, at) => part === path[at]);

/** The result of the game, as a sentence. */
export function resultSentence(
  names: readonly string[],
  { status, winner, seats }: View,
  stopped: string,
): string | null {
  if (status === 'playing') return null;
  if (status === 'unfinished') return `The game was stopped: ${stopped}.`;
  if (winner === null) return 'A tie.';
  return `${seatName(names, winner)} wins with ${pluralize(seats[winner].vp, 'point')}.`;
}
