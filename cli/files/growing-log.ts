/** A log that is written while a game goes on: every line is in the file before the game goes on, so a crash loses none. */
import { closeSync, ftruncateSync, openSync, readFileSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import envPaths from 'env-paths';
import { parseLog } from '../../runtime/index.ts';
import { HUMAN } from '../run/seats.ts';
import { reasonOf, UsageError } from '../terminal/usage-error.ts';
import { lockFile, type Release, tryLock } from './lock.ts';
import { refuseReadOnly } from './replaced.ts';

/** A log in a file. */
export interface GrowingLog {
  file: string;
  /** Adds a line. */
  add(line: object): void;
  /** Takes the last line back. */
  dropLast(): void;
  close(): void;
}

/**
 * Starts a log in a new file, or instead of the log of a game that is over or never began.
 * @throws UsageError when the file holds anything else, is in use by another run or cannot be written
 */
export function startLog(file: string): GrowingLog {
  const release = lockFile(file);
  try {
    return started(file, release);
  } catch (error) {
    release();
    throw error;
  }
}

function started(file: string, release: Release): GrowingLog {
  const there = stateOf(file);
  if (there === 'unfinished') {
    throw new UsageError(
      `${file} holds a game that is not over: go on with it with --resume, or name another file with --log.`,
    );
  }
  if (there === 'other')
    throw new UsageError(`${file} is there already and is no log of a game: name another file.`);
  return withReason(file, () => {
    refuseProtected(file);
    return growing(file, openSync(file, 'w'), 0, [], release);
  });
}

/** A log that is started with its first line. */
export function lateLog(start: () => GrowingLog): GrowingLog {
  let log: GrowingLog | undefined;
  return {
    get file() {
      return log?.file ?? '';
    },
    add: (line) => {
      log ??= start();
      log.add(line);
    },
    dropLast: () => log?.dropLast(),
    close: () => log?.close(),
  };
}

/**
 * Opens a log to go on with it.
 * @param lines how many of its lines count; what follows them is cut off
 * @param release gives the file back when the log is closed
 */
export function continueLog(file: string, lines: number, release: Release): GrowingLog {
  return withReason(file, () => {
    refuseProtected(file);
    const bytes = readFileSync(file);
    const starts = [0];
    for (
      let at = bytes.indexOf(NEWLINE);
      at >= 0 && starts.length <= lines;
      at = bytes.indexOf(NEWLINE, at + 1)
    ) {
      starts.push(at + 1);
    }
    const handle = openSync(file, 'r+');
    // The last line may lack its end only.
    if (starts.length <= lines) {
      writeSync(handle, '\n', bytes.length);
      starts.push(bytes.length + 1);
    }
    ftruncateSync(handle, starts[lines]);
    return growing(file, handle, starts[lines], starts.slice(0, lines), release);
  });
}

const NEWLINE = 10;

/** @throws Error when a file is there that is read-only */
function refuseProtected(file: string): void {
  const there = statSync(file, { throwIfNoEntry: false });
  if (there) refuseReadOnly(file, there);
}

/** @param starts where each line begins */
function growing(
  file: string,
  handle: number,
  length: number,
  starts: number[],
  release: Release,
): GrowingLog {
  let end = length;
  return {
    file,
    add: (line) =>
      withReason(file, () => {
        const bytes = Buffer.from(`${JSON.stringify(line)}\n`);
        for (let done = 0; done < bytes.length; )
          done += writeSync(handle, bytes, done, bytes.length - done, end + done);
        starts.push(end);
        end += bytes.length;
      }),
    dropLast: () =>
      withReason(file, () => {
        end = starts.pop() ?? 0;
        ftruncateSync(handle, end);
      }),
    close: () => {
      closeSync(handle);
      release();
    },
  };
}

function withReason<T>(file: string, attempt: () => T): T {
  try {
    return attempt();
  } catch (error) {
    throw new UsageError(`${file} cannot be written: ${reasonOf(error)}.`);
  }
}

/** What a file holds that a log would replace. */
function stateOf(file: string): 'none' | 'over' | 'unfinished' | 'other' {
  return withReason(file, () => {
    const there = statSync(file, { throwIfNoEntry: false });
    if (!there) return 'none';
    if (!there.isFile()) throw new Error(`it is ${there.isDirectory() ? 'a folder' : 'no plain file'}`);
    if (there.size === 0) return 'none';
    const parsed = parseLog(readFileSync(file, 'utf8'));
    if ('problem' in parsed) return 'other';
    const { head, choices, end } = parsed.log;
    // Bots play the same game again, so nothing of theirs is lost.
    return end || choices.length === 0 || !head.players.includes(HUMAN) ? 'over' : 'unfinished';
  });
}

/**
 * Starts the log of a person's game that names no file: `game-SEED.log` in the user's folder for such things, with a number
 * behind it while others of that seed are not over, or are played.
 */
export function startDefaultLog(seed: number): GrowingLog {
  const { log } = envPaths('ecos-cards', { suffix: '' });
  for (let n = 1; ; n++) {
    const file = join(log, n === 1 ? `game-${seed}.log` : `game-${seed}-${n}.log`);
    const release = tryLock(file);
    if (!release) continue;
    const there = stateOf(file);
    if (there === 'none' || there === 'over') return started(file, release);
    release();
  }
}
