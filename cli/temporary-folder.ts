/** Folders for what is needed only meanwhile: they go when they are no longer needed, and when Ctrl-C ends the command. */
import { mkdtempSync, rmSync } from 'node:fs';

/** A folder that is there until it is removed, at the latest until the command ends. */
export interface TemporaryFolder {
  path: string;
  remove(): void;
}

const there = new Set<string>();
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Makes a folder of which nothing else knows.
 * @param start of its path, which random letters follow
 * @throws what the file system throws
 */
export function temporaryFolder(start: string): TemporaryFolder {
  const path = mkdtempSync(start);
  if (there.size === 0) {
    process.on('exit', removeAll);
    for (const signal of SIGNALS) process.on(signal, end);
  }
  there.add(path);
  return {
    path,
    remove: () => {
      rmSync(path, { recursive: true, force: true });
      there.delete(path);
      if (there.size === 0) unlisten();
    },
  };
}

/** Ends the command as the signal does that nobody listens to, unless somebody else does. */
function end(signal: NodeJS.Signals): void {
  if (process.listenerCount(signal) > 1) return;
  removeAll();
  unlisten();
  process.kill(process.pid, signal);
}

function removeAll(): void {
  for (const path of there) rmSync(path, { recursive: true, force: true });
  there.clear();
}

function unlisten(): void {
  process.off('exit', removeAll);
  for (const signal of SIGNALS) process.off(signal, end);
}
