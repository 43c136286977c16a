/** Starts or resumes a game with people, and plays it until it ends or a person stops it. */
import { setImmediate } from 'node:timers/promises';
import { pluralize, type SetProgram, UserError } from '../../program/index.ts';
import { type GameOptions, seatNumber } from '../../runtime/index.ts';
import { type CardBook, HUMAN, LocalTable, type Player } from '../../table/index.ts';
import { lockFile } from '../files/lock.ts';
import { unlessRefused } from '../files/system-errors.ts';
import { gameReport, showResult } from '../run/game.ts';
import { continueLog, type GameLog, readLog, startDefaultLog, startLog } from '../run/game-log.ts';
import { printStderr, shellWord } from '../terminal/output.ts';
import { askPerson } from './ask-person.ts';
import { openTerminal, type Streams, type Terminal } from './terminal.ts';

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
): ReturnType<typeof finish> {
  const table = new LocalTable(() => stage.book);
  table.start({ chain, options, players, names: [] });
  const log = file === undefined ? startDefaultLog(options.seed) : startLog(file);
  return finish(table, log, stage);
}

/**
 * Resumes a game from its log, with the same cards and players, by repeating every choice.
 * @throws UserError if the game is over, has only bots, its cards have changed or it does not replay
 */
export async function resumeWithPeople(
  chain: readonly SetProgram[],
  file: string,
  stage: GameStage,
): ReturnType<typeof finish> {
  const release = lockFile(file);
  try {
    const { log, text } = readLog(file);
    const { head, choices, end } = log;
    if (end) throw new UserError(`The game in ${file} is over: ecos replay ${file} shows it.`);
    if (!head.players.includes(HUMAN))
      throw new UserError(
        `${file} was played by bots only, so there is nothing to resume. ecos replay ${file} shows it.`,
      );
    const table = new LocalTable(() => stage.book);
    unlessRefused(
      () => table.open({ chains: [chain], names: [], lines: { 1: { chain: 0, log: text } }, line: 1 }),
      ({ message }) => {
        throw new UserError(`${file}: ${message}.`);
      },
    );
    // The head is the first one.
    const lines = 1 + choices.length;
    if (text.split('\n').slice(lines).some(Boolean))
      printStderr(`${file}:${lines + 1}: ignored the last line, which is incomplete.`);
    const continued = continueLog(file, lines, release);
    printStderr(`Resumed after ${pluralize(choices.length, 'choice')}.`);
    return await finish(table, continued, stage);
  } finally {
    release();
  }
}

/** Plays a game. Returns how it ended; `text` is the result, or how to resume the game. */
async function finish(table: LocalTable, log: GameLog, stage: GameStage) {
  const terminal = openTerminal(stage);
  let isOver = false;
  try {
    isOver = await playTable(table, terminal, log);
  } finally {
    terminal.close();
    log.close();
  }
  const { choices, table: played } = table.line;
  const made = played.made.map(({ option }) => option);
  const text = isOver ? showResult(played, made, log.file) : stopText(choices.length, log.file, stage.path);
  // A bound may have stopped the game (R12.6).
  return { report: gameReport(played), text, fine: played.game.status !== 'unfinished' };
}

function stopText(choices: number, file: string, path: string | undefined): string {
  if (choices === 0) return 'Stopped before the first choice.';
  const words = ['ecos', 'play', ...(path === undefined ? [] : [path]), '--resume', file];
  return `Stopped. Every choice is saved. To resume:\n  ${words.map((word) => shellWord(word)).join(' ')}`;
}

/** Plays from the current state of the table. Returns whether the game ended. */
async function playTable(table: LocalTable, terminal: Terminal, log: GameLog): Promise<boolean> {
  let notice: readonly string[] = [];
  for (;;) {
    // Every choice is in the file before the next decision is shown.
    const text = table.news()?.logs[table.line.number]?.log;
    if (text !== undefined) log.write(0, text.trimEnd().split('\n'));
    const { result, handOver, asked, seats } = table.shown;
    if (result !== null) return true;
    if (handOver !== null) {
      // The previous person must not see this hand.
      if (!(await showHandover(handOver, terminal))) return false;
      table.takeScreen(handOver);
    } else if (asked) {
      const answer = await askPerson(table, terminal, notice);
      if (answer === 'stop') return false;
      notice = answer === 'undone' ? ['Taken back.'] : [];
    } else {
      const at = seats.findIndex(({ state }) => state === 'thinks');
      terminal.status(
        at < 0 ? 'Others choose …' : `Seat ${seatNumber(at)} (${seats[at].player}) is thinking …`,
      );
      // So that Ctrl-C works while bots think.
      await setImmediate();
      if (terminal.isStopped()) return false;
      table.think();
    }
  }
}

/** Waits until the player of this seat is alone at the screen. Returns false to stop. */
async function showHandover(seat: number, terminal: Terminal): Promise<boolean> {
  await terminal.forgetLines();
  terminal.clear();
  const text = `Seat ${seatNumber(seat)} chooses next. Press Enter when nobody else is looking.`;
  const line = await terminal.ask(() => [text], '');
  return line !== null && line.trim().toLowerCase() !== 'quit';
}
