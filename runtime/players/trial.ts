/** Copies of a game in which bots try options. */
import { clone, type Game, type Spare } from '../state.ts';

/** The memory of the last trial. Bots copy thousands of games a second: new memory for each takes half as much time again. */
let spare: Spare | undefined;

/** A copy to try one option in. The next call reuses its memory. */
export function trial(game: Game): Game {
  const copy = clone(game, spare);
  const { landscape, leaves, covered } = copy;
  spare = { landscape, leaves, covered };
  return copy;
}
