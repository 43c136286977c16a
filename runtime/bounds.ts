/** Limits that stop an endless game (R12.6). */
import type { Bound, Game } from './state.ts';

/** The most effects in one draw. */
export const MAX_EFFECTS = 10_000;
/**
 * The most repetitions in one draw, summed over all its effects: repeats of a block, of a step on several things, and
 * elements gained.
 */
export const MAX_REPETITIONS = 1_000_000;

/**
 * The most lookups in one draw: cells, tokens and options examined. This many take about a second; a draw with the
 * bundled cards needs less than a thousandth of them.
 */
export const MAX_LOOKUPS = 100_000_000;
/** The most questions that effects ask in one draw, without those of what is done by hand. */
export const MAX_QUESTIONS = 1000;
/** The most deeds by hand of one effect: it then goes on as if its player was done (L60). */
export const MAX_DEEDS_BY_HAND = 100;
/** Lookups charged for each answer, and for each run of a frame, on top of its own. */
export const STEP_LOOKUPS = 20;

/**
 * Stops the game as unfinished.
 * @param card the card whose effect exceeded the bound; -1 for none
 */
export function stop(game: Game, bound: Bound, card = -1): void {
  game.status = 'unfinished';
  game.bound = bound;
  game.boundCard = card;
}

/** Counts one repetition. Returns false if that exceeds the limit, which stops the game. */
export function mayRepeat(game: Game, card: number): boolean {
  game.repetitions++;
  if (game.repetitions <= MAX_REPETITIONS) return true;
  stop(game, 'repetitions', card);
  return false;
}
