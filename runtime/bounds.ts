/** Limits that stop a game that would not end (R12.6). */
import type { Bound, Game } from './state.ts';

/** Effects in one draw. */
export const MAX_EFFECTS = 10_000;
/** Repetitions in one draw, of all its effects together: of a block, of a step for several things, of elements gained. */
export const MAX_REPETITIONS = 1_000_000;

/**
 * Lookups in one draw: cells, tokens and options looked at. This many take about a second; a draw with the bundled cards
 * needs less than a thousandth of them.
 */
export const MAX_LOOKUPS = 100_000_000;
/** What each answer, and each run of a frame, counts besides its own lookups. */
export const STEP_LOOKUPS = 20;

/**
 * The game stops as unfinished.
 * @param card the card whose effect exceeded the bound; -1 for none
 */
export function stop(game: Game, bound: Bound, card = -1): void {
  game.status = 'unfinished';
  game.bound = bound;
  game.boundCard = card;
}

/** Counts one repetition; false when it was one too many and the game has stopped. */
export function mayRepeat(game: Game, card: number): boolean {
  game.repetitions++;
  if (game.repetitions <= MAX_REPETITIONS) return true;
  stop(game, 'repetitions', card);
  return false;
}
