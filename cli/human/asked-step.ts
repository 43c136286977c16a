/** Which card's effect runs while a player is asked, and which of its steps asks. */

import { allSteps, type Block, isFeature, type Step } from '../../program/index.ts';
import { codeOf, type EffectFrame, type Game, type Instruction } from '../../runtime/index.ts';
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

/** The innermost effect that has begun, if any. What runs at the table is known to all. */
export function runningEffect(game: Game, book: CardBook): RunningEffect | undefined {
  const at = game.stack.findLastIndex((frame) => frame.task === 'effect' && frame.begun);
  const frame = game.stack[at];
  if (frame?.task !== 'effect') return undefined;
  const { number, steps } = programOf(game, book, frame);
  const asks = at === game.stack.length - 1;
  return { card: number, seat: frame.seat, step: asks ? stepAt(game, frame, steps) : undefined };
}

function programOf(game: Game, book: CardBook, frame: EffectFrame): { number: number; steps: Block } {
  const { cards } = game.tables;
  const index = frame.card >= 0 ? frame.card : game.features[frame.feature].card;
  const { number, feature } = cards[index];
  const card = cardOf(book, number);
  if (!isFeature(card)) return { number, steps: card.steps };
  // A feature's effects were linked in the order of its triggers.
  const effects = [
    ...(feature?.onPlay ?? []),
    ...(feature?.atEnd ?? []),
    ...(feature?.events ?? []).map(({ effect }) => effect),
  ].toSorted((a, b) => a - b);
  return { number, steps: card.triggers[effects.indexOf(frame.effect)].steps };
}

/**
 * The step an instruction was linked from. Every step that can ask becomes one instruction of its own kind, in the
 * order of the text, so the third `place` of the code is the third `place` of the steps.
 */
function stepAt(game: Game, frame: EffectFrame, steps: Block): Step | undefined {
  const code = codeOf(game, frame).steps;
  const { op } = code[frame.at];
  const nth = code.slice(0, frame.at).filter((instruction) => instruction.op === op).length;
  return allSteps(steps).filter((step) => instructionOf(step) === op)[nth];
}

/** The instruction that asks for a step. */
function instructionOf(step: Step): Instruction['op'] | undefined {
  if (step.op === 'repeat') return 'upTo' in step.times ? 'repeat-up-to' : undefined;
  return step.op === 'each-player' ? undefined : step.op;
}
