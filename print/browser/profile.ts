/**
 * Profile folders of browsers. Whoever starts a browser removes its profile when it ends; a run that was killed cannot,
 * so the next one does. The name of a folder says whose it is: `ecos-browser-HOST-PID-RANDOM`.
 */
import { lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for one browser. */
export interface Profile {
  folder: string;
  /** Removes the folder; a second call does nothing. */
  remove(): void;
}

/** With the host, because containers may share a folder for temporary files, and have process ids of their own. */
const PREFIX = `ecos-browser-${encodeURIComponent(hostname())}-`;

/** The profiles of browsers this process has running. */
const running = new Set<string>();

/** Makes a profile folder in the system's folder for temporary files, and removes those that killed runs left there. */
export function makeProfile(): Profile {
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
 * Removes the profiles of all running browsers when this process exits. Call it again once a browser runs: listeners are
 * called in the order they were added, and Puppeteer's, which kills the browser, must come first.
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

/** A folder with our own process id that we did not make is from an earlier process with that id. */
function isAlive(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It exists, but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** True for a real folder of our own user: in a shared one, anybody may put a link or folder with any name. */
function isOurs(folder: string): boolean {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  return found?.isDirectory() === true && (process.getuid === undefined || found.uid === process.getuid());
}

function remove(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  } catch {
    // A browser that is still ending writes to it. Nobody needs it gone at once: the next run removes it.
  }
}
