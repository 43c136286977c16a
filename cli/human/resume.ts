/** Restores a game from its log: the same cards, the same players, every choice again. */

import { counted, type SetProgram, UserError } from '../../program/index.ts';
import { type Log, readBot, replay } from '../../runtime/index.ts';
import type { Release } from '../files/lock.ts';
import { continueLog } from '../run/game-log.ts';
import { HUMAN, type Player } from '../run/seats.ts';
import { printStderr } from '../terminal/output.ts';
import { choose, type Session, startSession } from './session.ts';

/** Lines before the choices: the head. */
const HEAD = 1;

/**
 * The game of a log, which is continued there.
 * @param text what is in the file
 * @param release unlocks the file when the game is over or stopped
 * @throws UserError when the game is over, only bots play in it, the cards have changed or it does not replay
 */
export function resumed(
  chain: readonly SetProgram[],
  file: string,
  log: Log,
  text: string,
  release: Release,
): Session {
  const { head, choices, end } = log;
  if (end) throw new UserError(`The game in ${file} is over: ecos replay ${file} shows it.`);
  const players = head.players.map((name) => playerOf(name, file));
  if (!players.includes(HUMAN)) {
    throw new UserError(
      `${file} was played by bots only, so there is nothing to resume. ecos replay ${file} shows it.`,
    );
  }
  const outcome = replay(chain, log);
  if (!outcome.same) throw new UserError(`${file}:${outcome.line}: ${outcome.reason}.`);
  const session = startSession(chain, head.options, players);
  for (const { option } of choices) choose(session, option);
  const lines = HEAD + choices.length;
  if (isCut(text, lines)) printStderr(`${file}:${lines + 1}: ignored the last line, which is incomplete.`);
  session.log = continueLog(file, lines, release);
  printStderr(`Resumed after ${counted(choices.length, 'choice')}.`);
  return session;
}

function playerOf(name: string, file: string): Player {
  if (name === HUMAN) return HUMAN;
  const read = readBot(name);
  if ('bot' in read) return read.bot;
  throw new UserError(`${file}:1: ${read.problem[0].toLowerCase()}${read.problem.slice(1)}.`);
}

/** True if anything follows the lines that count. */
function isCut(text: string, lines: number): boolean {
  const rest = text.split('\n').slice(lines);
  return rest.some((line) => line !== '');
}
