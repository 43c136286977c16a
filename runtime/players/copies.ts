/** Copies of a game in which bots try things out. */
import { clone, type Game, type ReusableParts } from '../state.ts';
import { clearSpots } from '../table/cubes.ts';

/**
 * The memory of one copy at a time. Bots copy thousands of games a second; allocating for each takes half as long again.
 */
interface Memory {
  spare: ReusableParts | undefined;
}

/** For trying an option or an effect, for scoring features in such a copy, and for playing an effect to its end. */
export const TRIAL: Memory = { spare: undefined };
export const SCORING: Memory = { spare: undefined };
export const EFFECT_END: Memory = { spare: undefined };

/** A copy that shares no mutable data with the game. The next copy in the same memory overwrites it. */
export function copyIn(memory: Memory, game: Game): Game {
  const copy = clone(game, memory.spare);
  const { landscape, leaves, covered } = copy;
  memory.spare = { landscape, leaves, covered };
  return copy;
}

/** Clears everything pending in a copy. This is faster than copying the game without it. */
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

/** A copy that is ready for running a card's effect. The next trial overwrites it. */
export const effectTrial = (game: Game, seat: number, card: number): Game =>
  readyForEffect(copyIn(TRIAL, game), seat, card);
