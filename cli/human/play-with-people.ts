/** Plays a game with people, from its start or from its log, until it ends or somebody stops it. */

import type { SetProgram } from '../../program/index.ts';
import { type GameOptions, logEnd, logHead } from '../../runtime/index.ts';
import { lockFile } from '../files/lock.ts';
import { readLog } from '../load/logs.ts';
import { type GameReport, reportOf, showResult } from '../run/game.ts';
import { type GameLog, lateLog, startDefaultLog, startLog } from '../run/game-log.ts';
import type { Player } from '../run/seats.ts';
import { shellWord } from '../terminal/shell-word.ts';
import { playSession } from './game-loop.ts';
import { resumed } from './resume.ts';
import { type Session, startSession } from './session.ts';
import { openTerminal } from './terminal.ts';

/** How a game with people ended. */
export interface Outcome {
  report: GameReport;
  /** The result, or how to resume the game. */
  text: string;
  /** False when a bound stopped the game (R12.6). */
  fine: boolean;
}

/**
 * Starts a game with people.
 * @param file where its log goes; by default the user's folder for logs
 */
export async function playWithPeople(
  chain: readonly SetProgram[],
  options: GameOptions,
  players: readonly Player[],
  file: string | undefined,
  stage: Stage,
): Promise<Outcome> {
  const session = startSession(chain, options, players);
  const withHead = (log: GameLog): GameLog => {
    log.add(logHead(chain, options, players));
    return log;
  };
  // A log nobody asked for is not started before there is anything to save.
  session.log =
    file === undefined ? lateLog(() => withHead(startDefaultLog(options.seed))) : withHead(startLog(file));
  return finish(session, stage);
}

/** Resumes the game of a log. */
export async function resumeWithPeople(
  chain: readonly SetProgram[],
  file: string,
  stage: Stage,
): Promise<Outcome> {
  const release = lockFile(file);
  try {
    const { log, text } = readLog(file);
    return await finish(resumed(chain, file, log, text, release), stage);
  } finally {
    release();
  }
}

/** Where a game is shown. */
export interface Stage {
  /** Standard output, or standard error where that is for the result. */
  output: NodeJS.WriteStream;
  /** The set as it was named on the command line, if it was. */
  path: string | undefined;
}

async function finish(session: Session, { output, path }: Stage): Promise<Outcome> {
  const terminal = openTerminal(output);
  let isOver = false;
  try {
    isOver = await playSession(session, terminal);
  } finally {
    terminal.close();
    if (isOver) session.log?.add(logEnd(session.game));
    session.log?.close();
  }
  const played = { ...session, choices: session.choices.map(({ option }) => option) };
  const text = isOver ? showResult(played, session.log?.file) : stopText(session, path);
  return { report: reportOf(played), text, fine: session.game.status !== 'unfinished' };
}

function stopText({ choices, log }: Session, path: string | undefined): string {
  if (choices.length === 0) return 'Stopped before the first choice.';
  const words = ['ecos', 'play', ...(path === undefined ? [] : [path]), '--resume', log?.file ?? ''];
  return `Stopped. Every choice is saved. To resume:\n  ${words.map((word) => shellWord(word)).join(' ')}`;
}
