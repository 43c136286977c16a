/**
 * Profile folders of browsers. The process that starts a browser removes its profile when the browser exits; if that
 * process was killed, the next one does. A folder's name identifies its process: `ecos-browser-HOST-PID-RANDOM`.
 */
import { lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for one browser. */
export interface BrowserProfile {
  folder: string;
  /** Removes the folder; a second call does nothing. */
  remove(): void;
}

/** Contains the host, because containers may share a temporary folder but number their processes separately. */
const PREFIX = `ecos-browser-${encodeURIComponent(hostname())}-`;

/** The profiles of browsers that this process is running. */
const running = new Set<string>();

/** Makes a profile folder in the system's temporary folder, and removes those that killed processes left behind. */
export function makeProfile(): BrowserProfile {
  removeOrphans();
  const folder = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`));
  running.add(folder);
  removeAtExit();
  return {
    folder,
    remove() {
      if (running.delete(folder)) remove(folder);
    },
  };
}

/**
 * Removes the profiles of all running browsers when this process exits. Call it again once a browser runs: exit
 * listeners run in the order they were added, and Puppeteer's, which kills the browser, must run first.
 */
export function removeAtExit(): void {
  process.off('exit', removeAll);
  process.on('exit', removeAll);
}

function removeAll(): void {
  for (const folder of running) remove(folder);
}

function removeOrphans(): void {
  for (const name of readdirSync(tmpdir())) {
    const owner = name.startsWith(PREFIX) ? /^(\d+)-/.exec(name.slice(PREFIX.length)) : null;
    const folder = join(tmpdir(), name);
    if (owner && !running.has(folder) && !isAlive(Number(owner[1])) && isOurs(folder)) remove(folder);
  }
}

/** A folder with this process's id that this process did not make belongs to an earlier process with the same id. */
function isAlive(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // The process exists, but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** True for a real folder of the same user: in a shared temporary folder, anyone can create a link or folder with any name. */
function isOurs(folder: string): boolean {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  return found?.isDirectory() === true && (process.getuid === undefined || found.uid === process.getuid());
}

function remove(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  } catch {
    // A browser that is still shutting down writes to the folder. The next run removes it.
  }
}
