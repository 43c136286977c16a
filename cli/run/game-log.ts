/** The log of a running game. Each line is written to the file before the game continues, so a crash loses nothing. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import envPaths from 'env-paths';
import { UserError } from '../../program/messages/index.ts';
import { type Log, parseLog } from '../../runtime/index.ts';
import { HUMAN } from '../../table/index.ts';
import { openAppendOnly } from '../files/append-only-file.ts';
import { lockFile, type Release, tryLock } from '../files/lock.ts';
import { LONGEST_LOG, readStdin, readText, STDIN } from '../files/read.ts';
import { usingFile } from '../files/system-errors.ts';
import { refuseUnwritable } from '../files/write.ts';
import { type Compilation, loadBundledSet, loadPlayableSet } from '../load/compile.ts';

/** A log in a file. A file that nobody named is created or replaced with the first choice: a head alone need not be kept. */
export type GameLog = ReturnType<typeof logIn>;

/**
 * Starts a log in a new file, or replaces the log of a game that is over or never began.
 * @throws UserError when the file contains anything else, is in use by another run or cannot be written
 */
export function startLog(file: string): GameLog {
  refuseUnwritable(file);
  const release = lockFile(file);
  const refusal = refusalFor(file);
  if (refusal === undefined) return logIn(file, [], release, 1);
  release();
  throw new UserError(`${file} ${refusal}`);
}

/**
 * Starts a person's log if no file is named: `game-SEED.log` in the user's folder for logs, with a number added as long as other
 * games of that seed are unfinished or being played.
 */
export function startDefaultLog(seed: number): GameLog {
  const { log } = envPaths('ecos-cards', { suffix: '' });
  for (let n = 1; ; n++) {
    const file = join(log, n === 1 ? `game-${seed}.log` : `game-${seed}-${n}.log`);
    const release = tryLock(file);
    if (!release) continue;
    if (refusalFor(file) === undefined) return logIn(file, [], release, 2);
    release();
  }
}

/**
 * Opens a log to resume its game.
 * @param lines how many of its lines to keep; the rest is cut off
 * @param release unlocks the file when the log is closed
 */
export function continueLog(file: string, lines: number, release: Release): GameLog {
  const text = usingFile(file, 'written', () => readFileSync(file, 'utf8'));
  return logIn(file, text.split('\n', lines), release);
}

/**
 * @param kept the lines to keep
 * @param least how many lines a new file begins with
 */
function logIn(file: string, kept: readonly string[], release: Release, least = 1) {
  const lines = [...kept];
  const bytes = () => lines.reduce((sum, line) => sum + Buffer.byteLength(line) + 1, 0);
  let log = kept.length > 0 ? openAppendOnly(file, bytes(), false) : undefined;
  return {
    file,
    /** Replaces the lines from the line number `from`. Those that stay the same are not written again. */
    write: (from: number, all: readonly string[]) => {
      // A log that is continued keeps its head, which another version may have written.
      const first = all.findIndex((line, at) => (from + at > 0 || !log) && line !== lines[from + at]);
      const added = first < 0 ? [] : all.slice(first);
      if (lines.splice(from + all.length - added.length).length > 0) log?.truncate(bytes());
      lines.push(...added);
      if (!log && lines.length < least) return;
      const fresh = log ? added : lines;
      log ??= openAppendOnly(file, 0, false);
      for (const line of fresh) log.add(`${line}\n`);
    },
    close: () => {
      log?.close();
      release();
    },
  };
}

/** Why a log may not replace a file; undefined if it may. */
function refusalFor(file: string): string | undefined {
  return usingFile(file, 'written', () => {
    const stats = statSync(file, { throwIfNoEntry: false });
    if (!stats || stats.size === 0) return undefined;
    const parsed = parseLog(readFileSync(file, 'utf8'));
    if ('message' in parsed) return 'exists and is not the log of a game: name another file.';
    const { head, choices, end } = parsed.log;
    // A game of bots can be repeated, so nothing is lost.
    if (end || choices.length === 0 || !head.players.includes(HUMAN)) return undefined;
    return 'holds a game that is not over: resume it with --resume, or name another file with --log.';
  });
}

/** Reads the log in a file. Returns the log and its text. Refuses anything else, naming the line. */
export function readLog(file: string): { log: Log; text: string } {
  const text = file === '-' ? readStdin().text : readText(file, LONGEST_LOG);
  const parsed = parseLog(text);
  if ('message' in parsed)
    throw new UserError(`${file === '-' ? STDIN : file}:${parsed.line}: ${parsed.message}.`);
  return { log: parsed.log, text };
}

/** The set at PATH, or the bundled set that the log names. */
export async function setOfLog({ head }: Log, path: string | undefined): Promise<Compilation> {
  if (path !== undefined) return loadPlayableSet([path]);
  const id = head.sets.at(-1)?.id ?? '';
  const set = await loadBundledSet(id);
  if (set) return set;
  const what = id === '' ? 'a set without a name' : `the set ${id}`;
  throw new UserError(
    `The game was played with ${what}, which is not bundled: name its file or folder, too.`,
  );
}
