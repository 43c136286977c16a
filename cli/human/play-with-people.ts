/** A game with people from its start, or from its log, to its end or until somebody stops it. */

import type { SetProgram } from '../../program/index.ts';
import { type GameOptions, logEnd, logHead, newGame, pointsByCard } from '../../runtime/index.ts';
import { type GrowingLog, lateLog, startDefaultLog, startLog } from '../files/growing-log.ts';
import { lockFile } from '../files/lock.ts';
import { readLog } from '../load/logs.ts';
import { type GameReport, handsOf, reportOf, showGame } from '../run/game.ts';
import { showPoints } from '../run/points.ts';
import { asUsageError } from '../terminal/reasons.ts';
import { shellWord } from '../terminal/shell-word.ts';
import type { Player } from './players.ts';
import { resumed } from './resume.ts';
import { openKeyboard } from './screen/keyboard.ts';
import { playAtTable } from './screen/table.ts';
import { type Session, startSession } from './session.ts';

/** How a game with people came out. */
export interface Outcome {
  report: GameReport;
  /** What there is to say about it: how it ended, or how to go on. */
  text: string;
  /** False when a bound stopped the game (R12.6). */
  fine: boolean;
}

/**
 * Starts a game with people.
 * @param file where its log goes; the user's folder for such things without it
 */
export async function playWithPeople(
  chain: readonly SetProgram[],
  options: GameOptions,
  players: readonly Player[],
  file: string | undefined,
  stage: Stage,
): Promise<Outcome> {
  const session = asUsageError(() => startSession(chain, options, players));
  const begun = (log: GrowingLog): GrowingLog => {
    log.add(logHead(chain, options, players));
    return log;
  };
  // A log nobody asked for is not begun before there is anything to keep.
  session.log =
    file === undefined ? lateLog(() => begun(startDefaultLog(options.seed))) : begun(startLog(file));
  return finish(session, stage);
}

/** Goes on with the game of a log. */
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

/** Where a game is played. */
export interface Stage {
  /** Standard output, or standard error where that is for the result. */
  output: NodeJS.WriteStream;
  /** The set as it was named on the command line, if it was. */
  path: string | undefined;
}

async function finish(session: Session, { output, path }: Stage): Promise<Outcome> {
  const keyboard = openKeyboard(output);
  let isOver = false;
  try {
    isOver = await playAtTable(session, keyboard);
  } finally {
    keyboard.close();
    if (isOver) session.log?.add(logEnd(session.game));
    session.log?.close();
  }
  const { chain, options, players, game } = session;
  const report = reportOf(game, players, handsOf(newGame(chain, options)));
  const text = isOver ? ended(session, report) : stopped(session, path);
  return { report, text, fine: game.status !== 'unfinished' };
}

function ended({ chain, options, game, choices, log }: Session, report: GameReport): string {
  const points = pointsByCard(
    newGame(chain, options),
    choices.map(({ option }) => option),
  );
  return [
    showGame(game, report),
    showPoints(points, game),
    `Every choice is in ${log?.file}: ecos replay shows any of them.`,
  ].join('\n\n');
}

function stopped({ choices, log }: Session, path: string | undefined): string {
  if (choices.length === 0) return 'Stopped before anything was chosen.';
  const words = ['ecos', 'play', ...(path === undefined ? [] : [path]), '--resume', log?.file ?? ''];
  return `Stopped, every choice is kept. To go on:\n  ${words.map((word) => shellWord(word)).join(' ')}`;
}
