/**
 * Keeps a file that grows for one run at a time.
 *
 * A file beside it says which process has it. One that a killed process left counts for nothing: the next run takes its
 * place.
 */
import { readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { makeFolder } from '../../print/browser/index.ts';
import { atExit } from '../terminal/signals.ts';
import { reasonOf, UsageError } from '../terminal/usage-error.ts';

/** The process that has a file. */
interface Holder {
  pid: number;
  /** When it was started, since numbers of processes come again; null where the system does not say. */
  start: string | null;
  host: string;
}

/** Gives the file back. */
export type Release = () => void;

/**
 * Keeps a file for this run, until it is given back or the command ends. The file need not be there; its folder is made.
 * @throws UsageError when another run has it, or the folder takes no files
 */
export function lockFile(file: string): Release {
  const release = tryLock(file);
  if (release) return release;
  const lock = lockOf(file);
  const { pid, host } = holderIn(read(lock)) ?? {};
  const who = pid === undefined ? '' : ` (process ${pid}${host === hostname() ? '' : ` on ${host}`})`;
  throw new UsageError(
    `${file} is in use by another run${who}: wait until that ends, or name another file. If no other is running, remove ${lock}.`,
  );
}

/** The same for a file that may be in use: nothing then. */
export function tryLock(file: string): Release | undefined {
  const lock = lockOf(file);
  try {
    // What is no plain file is refused by those who read or write it.
    if (statSync(file, { throwIfNoEntry: false })?.isFile() === false) return () => undefined;
    makeFolder(dirname(lock));
    if (!acquire(lock)) return undefined;
  } catch (error) {
    throw new UsageError(`${file} cannot be written: ${reasonOf(error)}.`);
  }
  const remove = () => rmSync(lock, { force: true });
  // What stays behind is taken over, so a command that is busy need not wait.
  const callOff = atExit(remove);
  return () => {
    remove();
    callOff();
  };
}

/** The file that says who has another, which is the same whatever links lead there. */
function lockOf(file: string): string {
  const place = endOf(file) ?? join(endOf(dirname(file)) ?? dirname(resolve(file)), basename(file));
  return join(dirname(place), `.${basename(place)}.lock`);
}

function endOf(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}

/** Makes a lock this process's. False when another one has it. */
function acquire(lock: string): boolean {
  const mine = JSON.stringify({ pid: process.pid, start: startOf(process.pid), host: hostname() });
  if (create(lock, mine)) return true;
  const there = read(lock);
  // Given back meanwhile.
  if (there === undefined) return acquire(lock);
  if (!isLeft(there)) return false;
  // Of several that find the same left one, only one replaces it: the others see that it is another now.
  const claim = `${lock}.claim`;
  if (!acquire(claim)) return false;
  try {
    if (read(lock) !== there) return acquire(lock);
    const fresh = `${lock}.${process.pid}`;
    writeFileSync(fresh, mine);
    renameSync(fresh, lock);
    return true;
  } finally {
    rmSync(claim, { force: true });
  }
}

function create(lock: string, text: string): boolean {
  try {
    writeFileSync(lock, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

function read(lock: string): string | undefined {
  try {
    return readFileSync(lock, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Who has a file; nothing where the lock does not say, such as one that is just being made. */
function holderIn(text: string | undefined): Holder | undefined {
  try {
    const { pid, start, host } = JSON.parse(text ?? '') as Partial<Holder>;
    return Number.isInteger(pid) && typeof host === 'string'
      ? { pid: Number(pid), start: start ?? null, host }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a lock was left by a process that is gone. Of processes on other machines nothing is known. */
function isLeft(text: string): boolean {
  const holder = holderIn(text);
  if (!holder || holder.host !== hostname()) return false;
  if (!isRunning(holder.pid)) return true;
  const start = startOf(holder.pid);
  return holder.start !== null && start !== null && holder.start !== start;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) !== 'ESRCH';
  }
}

/**
 * When a process was started, where Linux says so: the start of the system and the ticks since then. A process that has
 * ended and is only remembered was started never.
 */
function startOf(pid: number): string | null {
  try {
    const system = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, in brackets, may hold anything; the start is the twentieth value after it.
    const values = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return values[0] === 'Z' ? 'never' : `${system} ${values[19]}`;
  } catch {
    return null;
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
