/** Which effect is running, and which of its steps asks. */
import type { StepPath } from '../../program/index.ts';
import { thingName } from '../link/words.ts';
import { effectCard, frameCode, type Game, triggerIndex } from '../state.ts';

/** A running effect, which is public. */
export interface RunningEffect {
  /** Number of the card or Landscape Feature. */
  card: number;
  /** The owner's seat. */
  seat: number;
  /** Index of the running trigger; -1 for the steps of a card. */
  trigger: number;
  /** Path of the step that asks; null while something it gave is being used, like elements or the dial. */
  path: StepPath | null;
}

/** The innermost effect of a card or feature that has begun; undefined if there is none. */
export function runningEffect(game: Game): RunningEffect | undefined {
  const at = game.stack.findLastIndex((frame) => frame.task === 'effect' && frame.begun);
  const frame = game.stack[at];
  if (frame?.task !== 'effect') return undefined;
  const card = effectCard(game, frame);
  if (!card) return undefined;
  const asks = at === game.stack.length - 1;
  return {
    card: card.number,
    seat: frame.seat,
    trigger: triggerIndex(card, frame),
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

/** What a decision is about besides its options. Only the deciding seat may know it. */
export interface DecisionSubject {
  /** The thing that the asking step places or takes up, if it does. */
  places?: string;
  /** The card that the question is about if no effect asks: one to cancel, or one that gets a cube. */
  card?: number;
  /** How many turns of the dial the seat has already chosen in this draw; 0 if missing. */
  turns?: number;
}

/** What the pending decision is about; undefined if nothing but its options. */
export function decisionSubject(game: Game): DecisionSubject | undefined {
  const places = placedThing(game);
  const card = cardInQuestion(game);
  const turns = game.turns[game.asked.seat];
  if (places === undefined && card === undefined && turns === 0) return undefined;
  return {
    ...(places !== undefined && { places }),
    ...(card !== undefined && { card }),
    ...(turns > 0 && { turns }),
  };
}

function cardInQuestion({ stack, tables }: Game): number | undefined {
  const frame = stack.at(-1);
  const index = frame?.task === 'round' ? frame.asked : frame && 'card' in frame ? frame.card : -1;
  return index >= 0 ? tables.cards[index].number : undefined;
}
