/** Which effect runs, and which step of its program asks. */
import type { StepPath } from '../../program/index.ts';
import { thingName } from '../link/words.ts';
import { codeOf, type Game } from '../state.ts';

/** An effect that runs: everybody at the table knows it. */
export interface RunningEffect {
  /** Number of the card or Landscape Feature. */
  card: number;
  /** Whose it is. */
  seat: number;
  /** Index of the feature's trigger that runs; -1 for the effect of a card. */
  trigger: number;
  /** Where the step that asks is among its steps; null while something it gave is used, like elements and the dial. */
  path: StepPath | null;
}

/** The innermost effect of a card or feature that has begun; undefined if there is none. */
export function runningEffect(game: Game): RunningEffect | undefined {
  const at = game.stack.findLastIndex((frame) => frame.task === 'effect' && frame.begun);
  const frame = game.stack[at];
  if (frame?.task !== 'effect') return undefined;
  const { number, feature } =
    game.tables.cards[frame.card >= 0 ? frame.card : game.features[frame.feature].card];
  const asks = at === game.stack.length - 1;
  return {
    card: number,
    seat: frame.seat,
    trigger: feature ? frame.effect - feature.first : -1,
    path: asks ? codeOf(game, frame).paths[frame.at] : null,
  };
}

/** What the step that asks is placing, once that is known; undefined while something else is asked. */
export function thingPlaced({ stack, tables }: Game): string | undefined {
  const frame = stack.at(-1);
  const progress = frame?.task === 'effect' ? frame.progress : null;
  return progress?.of === 'place' && progress.kind >= 0 ? thingName(tables.words, progress.kind) : undefined;
}
