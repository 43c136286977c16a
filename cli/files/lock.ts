/**
 * Locks a growing file, so that only one run at a time writes it.
 *
 * A lock file next to it names the process that holds the lock. If that process was killed, the next run takes over the lock.
 */
import { randomBytes } from 'node:crypto';
import { lstatSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { UserError } from '../../program/messages/index.ts';
import { atExit } from '../terminal/signals.ts';
import { type Modes, makeFolderFor } from './place.ts';
import { isRunning } from './process.ts';
import { errorCode, linkTarget, pathStats, usingFile } from './system-errors.ts';

/** Releases the lock. */
export type Release = () => void;

/**
 * Locks a file until the lock is released or the command ends. The file need not exist yet; its folder is created.
 * @param by what the process that holds the lock is called
 * @param modes permissions of its folder if that is created
 * @throws UserError when another run holds the lock, or the folder is not writable
 */
export function lockFile(file: string, by = 'run', modes?: Modes): Release {
  const release = tryLock(file, modes);
  if (release) return release;
  const lock = lockOf(file);
  const { pid, host } = holderIn(read(lock)) ?? {};
  const who = pid === undefined ? '' : ` (process ${pid}${host === hostname() ? '' : ` on ${host}`})`;
  throw new UserError(
    `${file} is in use by another ${by}${who}: wait until it ends, or name another place. If no other ${by} is active, remove ${lock}.`,
  );
}

/** Like `lockFile`, but returns undefined when another run holds the lock. */
export function tryLock(file: string, modes?: Modes): Release | undefined {
  const lock = lockOf(file);
  // Reading or writing will refuse anything but a regular file.
  if (pathStats(file, 'written')?.isFile() === false) return () => undefined;
  const isMine = usingFile(file, 'written', () => {
    makeFolderFor(lock, modes);
    return acquire(lock);
  });
  if (!isMine) return undefined;
  const remove = () => rmSync(lock, { force: true });
  // The next run takes over a stale lock, so a busy command need not wait to remove its own.
  const cancel = atExit(remove);
  return () => {
    remove();
    cancel();
  };
}

/** The path of the lock file, which does not depend on the links that lead to the file. */
function lockOf(file: string): string {
  const place = linkTarget(file) ?? join(linkTarget(dirname(file)) ?? dirname(resolve(file)), basename(file));
  return join(dirname(place), `.${basename(place)}.lock`);
}

/** Acquires a lock. Returns false if another process holds it. */
function acquire(lock: string): boolean {
  const mine = JSON.stringify({ pid: process.pid, start: startOf(process.pid), host: hostname() });
  if (create(lock, mine)) return true;
  const current = read(lock);
  // It was released in the meantime.
  if (current === undefined) return acquire(lock);
  if (!isStale(current)) return false;
  // Of several runs that find the same stale lock, only one may replace it: the others see that it has changed.
  const claim = `${lock}.claim`;
  if (!acquire(claim)) return false;
  try {
    if (read(lock) !== current) return acquire(lock);
    const fresh = `${lock}.${randomBytes(4).toString('hex')}`;
    create(fresh, mine);
    renameSync(fresh, lock);
    return true;
  } finally {
    rmSync(claim, { force: true });
  }
}

/** Creates a file. Returns false if one of that name exists. */
function create(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    // On a full disk the file would be empty: a lock without a known holder, which would never be released.
    rmSync(file, { force: true });
    throw error;
  }
}

function read(lock: string): string | undefined {
  try {
    // Nothing else is ever a lock, and reading it might not end.
    return lstatSync(lock).isFile() ? readFileSync(lock, 'utf8') : '';
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * The process that holds a lock, and when it was started, because process ids are reused; undefined if its file does not name one,
 * for example because it is still being written.
 */
function holderIn(text: string | undefined) {
  try {
    const { pid, start = null, host } = JSON.parse(text ?? '') as Record<string, unknown>;
    return Number.isInteger(pid) && typeof host === 'string' ? { pid: Number(pid), start, host } : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the process that held the lock has ended. Assumes that processes on other machines still run. */
function isStale(text: string): boolean {
  const holder = holderIn(text);
  if (!holder || holder.host !== hostname()) return false;
  if (!isRunning(holder.pid)) return true;
  const start = startOf(holder.pid);
  return holder.start !== null && start !== null && holder.start !== start;
}

/**
 * When a process was started. On Linux: the boot id and the ticks since boot, or `never` for a zombie, which has ended. Null on
 * other systems.
 */
function startOf(pid: number): string | null {
  try {
    const system = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program name, in parentheses, may contain anything; the start time is the twentieth value after it.
    const values = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return values[0] === 'Z' ? 'never' : `${system} ${values[19]}`;
  } catch {
    return null;
  }
}
