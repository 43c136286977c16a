/** Copies of a game in which bots try things out. */
import { clone, type Game } from '../state.ts';
import { clearSpots } from '../table/cubes.ts';

/** Clears everything pending in a copy. */
export function clearPending(copy: Game): Game {
  copy.stack = [];
  copy.asked.options = [];
  return copy;
}

/**
 * Prepares a copy for running a card's effect alone, without what follows it in the round: nothing is pending, and the cubes on
 * the card are free again.
 */
export function readyForEffect(copy: Game, seat: number, card: number): Game {
  clearPending(copy);
  clearSpots(copy, seat, card);
  return copy;
}

/** A copy that is ready for running a card's effect. */
export const effectTrial = (game: Game, seat: number, card: number): Game =>
  readyForEffect(clone(game), seat, card);
