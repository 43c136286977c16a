/** Plays engine effects and hand-written effects with the same choices. */
import { apply } from '../../runtime/game.ts';
import { cloneLandscape, type Landscape } from '../../runtime/landscape/landscape.ts';
import type { Tables } from '../../runtime/link/tables.ts';
import { run } from '../../runtime/run.ts';
import { startEffect } from '../../runtime/start-effect.ts';
import { emptyGame, type Game } from '../../runtime/state.ts';
import type { Rng } from '../rng.ts';
import { begin, choose, type Effect, type Hand } from './hand.ts';

/** The number of players at the table; the first one plays. */
const PLAYERS = 4;

/** A game with only a landscape, for effects to run in. */
export function newPlay(tables: Tables, land: Landscape): Game {
  const game = emptyGame(tables, PLAYERS, 0);
  game.landscape = land;
  return game;
}

/** Copies a landscape into another. */
export function restoreLandscape(land: Landscape, as: Landscape): void {
  if (land.radius !== as.radius) {
    Object.assign(land, cloneLandscape(as));
    return;
  }
  land.cells.length = 0;
  for (const cell of as.cells) land.cells.push(cell);
  land.bytes.set(as.bytes);
}

/** Receives the options of a decision and the chosen one. */
type Seen = (options: readonly number[], chosen: number) => void;

/** Plays an effect of `tables.effects` to its end at random, and returns the number of decisions. */
export function playEffect(game: Game, effect: number, below: Rng, seen?: Seen): number {
  let decisions = 0;
  startEffect(game, 0, -1, effect);
  run(game);
  while (game.asked.options.length > 0) {
    const { options } = game.asked;
    const chosen = options[below(options.length)];
    seen?.(options, chosen);
    apply(game, chosen);
    decisions++;
  }
  return decisions;
}

/** The same for an effect written by hand. */
export function playByHand(hand: Hand, effect: Effect, below: Rng, seen?: Seen): number {
  let decisions = 0;
  begin(effect, hand);
  while (hand.options.length > 0) {
    const { options } = hand;
    const chosen = options[below(options.length)];
    seen?.(options, chosen);
    choose(effect, hand, chosen);
    decisions++;
  }
  return decisions;
}
