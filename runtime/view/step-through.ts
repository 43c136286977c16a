/** Answers a decision like `apply`, but lets somebody see every small step on the way to the next. */
import { noteChoice } from '../history.ts';
import { coverRings } from '../landscape/hex.ts';
import { runInSteps } from '../run.ts';
import type { Game } from '../state.ts';

/**
 * Answers the decision with one of its options and runs to the next.
 * @param step is called with each small step, which it must run: the answer, each run of a frame, each single option
 *   that is taken without asking
 */
export function applyInSteps(game: Game, option: number, step: (act: () => void) => void): void {
  coverRings(game.landscape.radius + 1);
  noteChoice(game, option);
  runInSteps(game, option, step);
}
