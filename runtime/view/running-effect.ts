/** Which effect is running, and which of its steps asks. */
import { thingName } from '../link/words.ts';
import { effectCard, frameCode, type Game, triggerIndex } from '../state.ts';

/** A running effect, which is public. */
export type RunningEffect = NonNullable<ReturnType<typeof runningEffect>>;

/** The innermost effect of a card or feature that has begun; undefined if there is none. */
export function runningEffect(game: Game) {
  const at = game.stack.findLastIndex((frame) => frame.task === 'effect' && frame.begun);
  const frame = game.stack[at];
  if (frame?.task !== 'effect') return undefined;
  const card = effectCard(game, frame);
  if (!card) return undefined;
  const asks = at === game.stack.length - 1;
  return {
    /** Number of the card or Landscape Feature. */
    card: card.number,
    /** The owner's seat. */
    seat: frame.seat,
    /** Index of the running trigger; -1 for the steps of a card. */
    trigger: triggerIndex(card, frame),
    /** Path of the step that asks; null while something it gave is being used, like elements or the dial. */
    path: asks ? frameCode(game, frame).paths[frame.at] : null,
  };
}

/**
 * The card or feature whose effect begins with the next step, its owner, and whether the card has just been completed: otherwise
 * one of its triggers begins. Undefined if none does.
 */
export function startingEffect(game: Game) {
  const frame = game.stack.at(-1);
  if (frame?.task !== 'effect' || frame.begun) return undefined;
  const card = effectCard(game, frame);
  return (
    card && {
      card: card.number,
      seat: frame.seat,
      isCompleted: triggerIndex(card, frame) < 0 && frame.runner === undefined,
    }
  );
}

/** The thing that the asking step places, once it is known; undefined for other questions. */
export function placedThing({ stack, tables }: Game): string | undefined {
  const frame = stack.at(-1);
  const progress = frame?.task === 'effect' ? frame.progress : null;
  return progress?.of === 'place' && progress.kind >= 0 ? thingName(tables.words, progress.kind) : undefined;
}
