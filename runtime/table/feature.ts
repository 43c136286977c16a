/** Laying a Landscape Feature, and what scores at the end (R15, L44). */
import { ask } from '../ask.ts';
import type { FeatureFrame } from '../frames.ts';
import { putFixedMountain } from '../landscape/landscape.ts';
import { featureFits } from '../queries/feature-fits.ts';
import { type Laid, laidCards, laidFeatures, startMoments } from '../start-effect.ts';
import type { Game } from '../state.ts';

/** Puts a frame on the stack that lays a feature. */
export function startToLay(game: Game, seat: number, card: number): FeatureFrame {
  const frame: FeatureFrame = { task: 'feature', seat, card, stopped: false };
  game.stack.push(frame);
  return frame;
}

export function runFeature(game: Game, frame: FeatureFrame): void {
  const fits = featureFits(game, frame.card);
  if (fits.length === 0) {
    frame.stopped = true;
    game.stack.pop();
    return;
  }
  ask(
    game,
    frame.seat,
    'feature',
    fits.map((_, index) => index),
  );
}

/** Lays the tile over its cells. All tokens stay, except that the feature's own token replaces mountains (R15.4, R15.5). */
export function answerFeature(game: Game, frame: FeatureFrame, option: number): void {
  const { card, seat } = frame;
  const { landscape: land, tables } = game;
  const cells = featureFits(game, card)[option];
  const { feature } = tables.cards[card];
  game.stack.pop();
  game.hands[seat] = game.hands[seat].filter((held) => held !== card);
  game.shown = game.shown.filter((known) => known !== card);
  const index = game.features.push({ card, seat, cells }) - 1;
  for (const cell of cells) {
    land.feature[cell] = index + 1;
    if (feature?.token) putFixedMountain(land, cell);
  }
  startMoments(game, { card, seat, feature: index }, ['play']);
}

/**
 * What scores at the end: features in the order they were laid (R12.4), then completed cards with `at end`, by seat
 * and number (L44).
 */
export const scoringAtEnd = (game: Game): Laid[] => [
  ...laidFeatures(game),
  ...(game.completed ?? []).flatMap(laidCards),
];

/** Puts all end scoring on the stack. */
export function startEndScoring(game: Game): void {
  for (const one of scoringAtEnd(game).toReversed()) startMoments(game, one, ['end']);
}
