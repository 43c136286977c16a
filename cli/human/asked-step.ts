/** Which card's effect runs while a player is asked, and which of its steps asks. */

import { isFeature, type Step, stepAt } from '../../program/index.ts';
import { runningEffect as effectOf, type Game } from '../../runtime/index.ts';
import { type CardBook, cardOf } from './card-book.ts';

/** An effect that runs. */
export interface RunningEffect {
  /** Number of the card or feature. */
  card: number;
  /** Whose it is. */
  seat: number;
  /** The step that asks; missing while something it gave is used, like elements and the dial. */
  step: Step | undefined;
}

/** The innermost effect that has begun, if any. */
export function runningEffect(game: Game, book: CardBook): RunningEffect | undefined {
  const running = effectOf(game);
  if (!running) return undefined;
  const { card: number, seat, trigger, path } = running;
  const card = cardOf(book, number);
  const { steps } = isFeature(card) ? card.triggers[trigger] : card;
  return { card: number, seat, step: path ? stepAt(steps, path) : undefined };
}
