/** Answers a decision like `apply`, but lets somebody see every small step on the way to the next. */
import { noteChoice } from './history.ts';
import { coverRings } from './landscape/hex.ts';
import { answerTop, run, runFrame } from './run.ts';
import type { Game } from './state.ts';

/**
 * Answers the decision with one of its options and runs to the next.
 * @param step is called with each small step, which it must do: the answer, each frame that goes on, each option that is
 *   taken because it is the only one
 */
export function applyInSteps(game: Game, option: number, step: (act: () => void) => void): void {
  const { stack, asked } = game;
  coverRings(game.landscape.radius + 1);
  noteChoice(game, option);
  step(() => answerTop(game, option));
  while (game.status === 'playing' && stack.length > 0 && asked.options.length < 2) {
    step(() => {
      if (asked.options.length === 1) answerTop(game, asked.options[0]);
      else runFrame(game, stack[stack.length - 1]);
    });
  }
  // What `apply` does when nothing is left to run.
  run(game);
}
