/**
 * Profile folders of browsers. The process that starts a browser removes its profile; if that process was killed, the
 * next one does. A folder's name identifies its process: `ecos-browser-HOST-PID-RANDOM`.
 */
import { lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';

/** Contains the host, because containers may share a temporary folder but number their processes separately. */
const PREFIX = `ecos-browser-${encodeURIComponent(hostname())}-`;

let isFirst = true;

/** Makes a profile folder in the system's temporary folder; the first call removes those that killed processes left. */
export function makeProfile(): string {
  if (isFirst) removeOrphans();
  isFirst = false;
  return mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`));
}

/** Removes a profile. One that a browser still writes to may stay: the next run removes it. */
export function removeProfile(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  } catch {
    // It does no harm.
  }
}

function removeOrphans(): void {
  for (const name of readdirSync(tmpdir())) {
    const [, owner] = name.startsWith(PREFIX) ? (/^(\d+)-\w+$/.exec(name.slice(PREFIX.length)) ?? []) : [];
    if (owner === undefined) continue;
    const pid = Number(owner);
    // This process has no profile yet: one with its id is of an earlier process.
    const isLeft = pid === process.pid || !isOwnProcess(pid);
    const folder = join(tmpdir(), name);
    if (isLeft && isOurs(folder)) removeProfile(folder);
  }
}

/** Whether a process of this user is running; no other may be signalled, and none of another user made our folder. */
function isOwnProcess(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** True for a real folder of this user: in a shared temporary folder, anyone can make a link or a folder of any name. */
function isOurs(folder: string): boolean {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  return found?.isDirectory() === true && (process.getuid === undefined || found.uid === process.getuid());
}
