/** The log of a game as a text, for programs that keep games. */
import { UserError } from '../../program/index.ts';
import { apply, gameChoices, startGame } from '../game.ts';
import { checkGame } from '../input/check-arguments.ts';
import type { Game } from '../state.ts';
import { logChoice, logEnd, logHead } from './log.ts';

/**
 * The log of a game so far: a line of JSON for how it began, for each answer and, once it is over, for its end. `replay` reads it, and
 * `ecos replay` does. It reveals hidden information.
 * @param names of the players, by seat
 * @throws UserError for a game that was not set up with `newGame`
 */
export function toLog(game: Game, names: readonly string[]): string {
  checkGame('toLog', game);
  const { setup, tables, status } = game;
  if (!setup) throw new UserError('this game has no log: it was not set up with `newGame`');
  const again = startGame(tables, setup);
  const lines: object[] = [logHead(tables.sets, setup, names)];
  for (const option of gameChoices(game)) {
    lines.push(logChoice(again, option));
    apply(again, option);
  }
  if (status !== 'playing') lines.push(logEnd(game));
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}
