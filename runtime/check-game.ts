/** Whether an argument is what a function of the engine expects, which only a program without types gets wrong. */
import { UserError } from '../program/index.ts';
import { shown } from './messages.ts';

/**
 * Refuses what is no game. It reads only what the caller reads next, because games are asked millions of times.
 * @param call the function that got it, for the message
 * @throws UserError when it is not a game
 */
export function checkGame(call: string, game: { asked: { options: unknown }; landscape: unknown }): void {
  if (game?.asked?.options === undefined || game.landscape === undefined)
    throw new UserError(`${call} expects a game, as newGame returns it, got ${shown(game)}`);
}
