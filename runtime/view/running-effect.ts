import { thingName } from '../link/words.ts';
import { frameCode, type Game } from '../state.ts';

/** A running effect, which is public. */
export type RunningEffect = NonNullable<ReturnType<typeof runningEffect>>;

/** The innermost effect of a card or feature that has begun; undefined if there is none. */
export function runningEffect(game: Game) {
  const at = game.stack.findLastIndex((frame) => frame.task === 'effect' && frame.begun);
  const frame = game.stack[at];
  if (frame?.task !== 'effect') return undefined;
  const { number, feature } =
    game.tables.cards[frame.card >= 0 ? frame.card : game.features[frame.feature].card];
  const asks = at === game.stack.length - 1;
  return {
    /** Number of the card or Landscape Feature. */
    card: number,
    /** The owner's seat. */
    seat: frame.seat,
    /** Index of the feature's running trigger; -1 for the effect of a card. */
    trigger: feature ? frame.effect - feature.first : -1,
    /** Path of the step that asks; null while something it gave is being used, like elements or the dial. */
    path: asks ? frameCode(game, frame).paths[frame.at] : null,
  };
}

/** The thing that the asking step places, once it is known; undefined for other questions. */
export function placedThing({ stack, tables }: Game): string | undefined {
  const frame = stack.at(-1);
  const progress = frame?.task === 'effect' ? frame.progress : null;
  return progress?.of === 'place' && progress.kind >= 0 ? thingName(tables.words, progress.kind) : undefined;
}
