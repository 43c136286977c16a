/** Copies of a game in which bots try things out. */
import { clone, type Game, type Spare } from '../state.ts';

/** What the last trial took. Bots copy thousands of games a second: to find new memory for each costs half as much again. */
let spare: Spare | undefined;

/** A copy to try one thing out in; done with when the next is asked for. */
export function trial(game: Game): Game {
  const copy = clone(game, spare);
  const { landscape, leaves, covered } = copy;
  spare = { landscape, leaves, covered };
  return copy;
}
