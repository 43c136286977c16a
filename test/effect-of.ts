/** One effect with the words of the plain set. */
import { compileSteps } from '../compiler/compile.ts';
import { isError } from '../program/problem.ts';
import { makeTables } from '../runtime/make-tables.ts';
import { run } from '../runtime/run.ts';
import { startEffect } from '../runtime/start-effect.ts';
import { emptyGame, type Game } from '../runtime/state.ts';
import { layLayout } from '../runtime/table/setup.ts';
import { plainSet } from './plain-set.ts';

/**
 * A game on the layout of the plain set in which these steps of the first player have run until they ask.
 * @param prepare changes the game before
 */
export function effectOf(text: string, players = 1, prepare: (game: Game) => void = () => {}): Game {
  const { steps, problems } = compileSteps(text, plainSet.vocabulary);
  const error = problems.find(isError);
  if (error) throw new Error(`${text}: ${error.message}`);
  const game = emptyGame(makeTables([plainSet], [steps]), players, 1);
  layLayout(game, 'standard');
  prepare(game);
  startEffect(game, 0, -1, 0);
  run(game);
  return game;
}
