/** Laying a Landscape Feature, and what features score at the end (R15). */
import { ask } from '../ask.ts';
import type { FeatureFrame } from '../frames.ts';
import { putFixedMountain } from '../landscape/landscape.ts';
import { featureFits } from '../queries/feature-fits.ts';
import { startEffect } from '../start-effect.ts';
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
  const table = tables.cards[card].feature;
  game.stack.pop();
  game.hands[seat] = game.hands[seat].filter((held) => held !== card);
  game.shown = game.shown.filter((known) => known !== card);
  const index = game.features.push({ card, seat, cells }) - 1;
  for (const cell of cells) {
    land.feature[cell] = index + 1;
    if (table?.token) putFixedMountain(land, cell);
  }
  startAll(game, index, table?.onPlay ?? []);
}

/** Puts the end scoring of all features on the stack, in the order they were played (R12.4). */
export function startEndScoring(game: Game): void {
  for (let index = game.features.length - 1; index >= 0; index--) {
    const table = game.tables.cards[game.features[index].card].feature;
    startAll(game, index, table?.atEnd ?? []);
  }
}

/** Starts effects in order: the last one on the stack runs first. */
function startAll(game: Game, feature: number, effects: readonly number[]): void {
  for (const effect of effects.toReversed()) {
    startEffect(game, game.features[feature].seat, -1, effect).feature = feature;
  }
}
