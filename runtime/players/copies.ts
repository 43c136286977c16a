/** Copies of a game in which bots try things out. */
import { clone, type Game, type Spare } from '../state.ts';
import { clearSpots } from '../table/cubes.ts';

/**
 * The memory of one copy at a time. Bots copy thousands of games a second; allocating for each takes half as long again.
 */
interface Memory {
  spare: Spare | undefined;
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

/** Removes what a copy would go on with, which is cheaper than to copy the game without it. */
export function withNothingPending(copy: Game): Game {
  copy.stack = [];
  copy.asked.options = [];
  return copy;
}

/** A copy with nothing pending, for running a card's effect; the cubes on the card are free again. */
export function effectTrial(game: Game, seat: number, card: number): Game {
  // Runs only the effect, not what follows it in the round.
  const copy = withNothingPending(copyIn(TRIAL, game));
  clearSpots(copy, seat, card);
  return copy;
}
