/** Starts or resumes a game with people, and plays it until it ends or a person stops it. */
import { setImmediate } from 'node:timers/promises';
import type { SetProgram } from '../../program/index.ts';
import { counted, UserError } from '../../program/messages/index.ts';
import { decision, type GameOptions, logEnd, logHead, replay, seatNumber } from '../../runtime/index.ts';
import {
  botChoice,
  type CardBook,
  choose,
  HUMAN,
  type Player,
  readPlayer,
  type Session,
  startSession,
} from '../../table/index.ts';
import { lockFile, type Release } from '../files/lock.ts';
import { readLog } from '../load/logs.ts';
import { type GameReport, reportOf, showResult } from '../run/game.ts';
import { continueLog, type GameLog, lateLog, startDefaultLog, startLog } from '../run/game-log.ts';
import { printStderr } from '../terminal/output.ts';
import { shellWord } from '../terminal/shell-word.ts';
import { askPerson } from './ask-person.ts';
import { openTerminal, type Streams, type Terminal } from './terminal.ts';

/** A session, and the file with its log. */
interface LoggedSession extends Session {
  log?: GameLog;
}

/** How a game with people ended. */
export interface GameOutcome {
  report: GameReport;
  /** The result, or how to resume the game. */
  text: string;
  /** False if a bound stopped the game (R12.6). */
  fine: boolean;
}

/** Where a game is played. */
export interface GameStage extends Streams {
  /** The set as named on the command line, if any. */
  path: string | undefined;
  /** The cards as shown to people, possibly translated. */
  book: CardBook;
}

/**
 * Starts a game with people.
 * @param file the file for its log; by default in the user's folder for logs
 */
export async function playWithPeople(
  chain: readonly SetProgram[],
  options: GameOptions,
  players: readonly Player[],
  file: string | undefined,
  stage: GameStage,
): Promise<GameOutcome> {
  const session: LoggedSession = startSession(chain, options, players, { book: stage.book });
  const withHead = (log: GameLog): GameLog => {
    log.add(logHead(chain, options, players));
    return log;
  };
  // The default log is not created before there is anything to save.
  session.log =
    file === undefined ? lateLog(() => withHead(startDefaultLog(options.seed))) : withHead(startLog(file));
  return finish(session, stage);
}

/**
 * Resumes a game from its log, with the same cards and players, by repeating every choice.
 * @throws UserError if the game is over, has only bots, its cards have changed or it does not replay
 */
export async function resumeWithPeople(
  chain: readonly SetProgram[],
  file: string,
  stage: GameStage,
): Promise<GameOutcome> {
  const release = lockFile(file);
  try {
    return await finish(resumed(chain, file, release, stage), stage);
  } finally {
    release();
  }
}

function resumed(
  chain: readonly SetProgram[],
  file: string,
  release: Release,
  { book }: GameStage,
): LoggedSession {
  const { log, text } = readLog(file);
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
  const session: LoggedSession = startSession(chain, head.options, players, { book });
  for (const { option } of choices) choose(session, option);
  // The head is the first line.
  const lines = 1 + choices.length;
  if (text.split('\n').slice(lines).some(Boolean)) {
    printStderr(`${file}:${lines + 1}: ignored the last line, which is incomplete.`);
  }
  session.log = continueLog(file, lines, release);
  printStderr(`Resumed after ${counted(choices.length, 'choice')}.`);
  return session;
}

function playerOf(name: string, file: string): Player {
  const read = readPlayer(name);
  if ('player' in read) return read.player;
  throw new UserError(`${file}:1: ${read.problem[0].toLowerCase()}${read.problem.slice(1)}.`);
}

async function finish(session: LoggedSession, stage: GameStage): Promise<GameOutcome> {
  const terminal = openTerminal(stage);
  let isOver = false;
  try {
    isOver = await playSession(session, terminal);
  } finally {
    terminal.close();
    if (isOver) session.log?.add(logEnd(session.game));
    session.log?.close();
  }
  const played = { ...session, choices: session.choices.map(({ option }) => option) };
  const text = isOver ? showResult(played, session.log?.file) : stopText(session, stage.path);
  return { report: reportOf(played), text, fine: session.game.status !== 'unfinished' };
}

function stopText({ choices, log }: LoggedSession, path: string | undefined): string {
  if (choices.length === 0) return 'Stopped before the first choice.';
  const words = ['ecos', 'play', ...(path === undefined ? [] : [path]), '--resume', log?.file ?? ''];
  return `Stopped. Every choice is saved. To resume:\n  ${words.map((word) => shellWord(word)).join(' ')}`;
}

/** Plays from the current state of the session. Returns whether the game ended. */
async function playSession(session: Session, terminal: Terminal): Promise<boolean> {
  const people = session.players.filter((player) => player === HUMAN).length;
  let notice = '';
  let last = -1;
  for (let waiting = decision(session.game); waiting; waiting = decision(session.game)) {
    const { seat } = waiting;
    const player = session.players[seat];
    if (player !== HUMAN) {
      terminal.status(`Seat ${seatNumber(seat)} (${player}) is thinking …`);
      // So that Ctrl-C works between two bots.
      await setImmediate();
      if (terminal.isStopped()) return false;
      choose(session, botChoice(session, player));
      continue;
    }
    // The previous person must not see this hand.
    if (people > 1 && seat !== last && !(await showHandover(seat, terminal))) return false;
    last = seat;
    const answer = await askPerson(session, terminal, notice);
    if (answer === 'stop') return false;
    notice = answer === 'undone' ? 'Taken back.' : '';
    if (answer !== 'undone') choose(session, answer.option);
  }
  return true;
}

/** Waits until the player of this seat is alone at the screen. Returns false to stop. */
async function showHandover(seat: number, terminal: Terminal): Promise<boolean> {
  const text = `Seat ${seatNumber(seat)} chooses next. Press Enter when nobody else is looking.`;
  const line = await terminal.ask(() => [text], '', [], true);
  return line !== null && line.trim().toLowerCase() !== 'quit';
}
