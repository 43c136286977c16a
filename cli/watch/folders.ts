/**
 * Watches folders for changes.
 *
 * Each folder has a separate watcher, added when the folder is first seen: recursive watchers miss files that are written into a
 * folder right after it appears.
 */
import { type FSWatcher, statSync, watch } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../../program/messages/index.ts';
import { errorCode, orNone } from '../files/system-errors.ts';
import { entriesIn } from '../load/catalogue.ts';

/**
 * Calls `onChange` whenever an entry of a followed folder changes, appears or disappears, with its path if the system reports it.
 */
export function watchFolders(onChange: (path?: string) => void) {
  const watchers = new Map<string, FSWatcher>();
  const drop = (key: string) => {
    watchers.get(key)?.close();
    watchers.delete(key);
  };
  return {
    /**
     * Watches exactly these folders from now on, also one that was deleted and created again. Returns those that were not watched
     * before.
     */
    follow(folders: Iterable<string>): string[] {
      const wanted = new Map([...folders].flatMap((folder) => keyed(folder)));
      for (const key of watchers.keys()) if (!wanted.has(key)) drop(key);
      const fresh = [...wanted].filter(([key]) => !watchers.has(key));
      for (const [key, folder] of fresh) {
        const watcher = opened(folder, onChange);
        // The watcher of the parent folder reports that it is gone.
        watcher?.on('error', () => drop(key));
        if (watcher) watchers.set(key, watcher);
      }
      return fresh.map(([, folder]) => folder);
    },
    close() {
      for (const key of [...watchers.keys()]) drop(key);
    },
  };
}

function keyed(folder: string): [key: string, folder: string][] {
  try {
    const stats = statSync(folder, { throwIfNoEntry: false });
    return stats?.isDirectory() ? [[`${stats.dev} ${stats.ino} ${folder}`, folder]] : [];
  } catch {
    // Unreadable, or a circular link by now: the check reports it.
    return [];
  }
}

function opened(folder: string, onChange: (path?: string) => void): FSWatcher | undefined {
  try {
    return watch(folder, (_, name) => onChange(name === null ? undefined : join(folder, name)));
  } catch (error) {
    // Removed in the meantime.
    const code = errorCode(error);
    if (code === 'ENOENT') return undefined;
    if (code === 'ENOSPC' || code === 'EMFILE')
      throw new UserError(
        `Changes in ${folder} cannot be seen: this machine cannot watch more folders. Name a smaller folder.`,
      );
    throw error;
  }
}

/** A folder and all folders below it, except hidden ones, packages and unreadable ones; empty for a file. */
export function foldersBelow(folder: string): string[] {
  return orNone(() => {
    const inside = entriesIn(folder).filter(({ kind }) => kind === 'folder');
    return [folder, ...inside.flatMap(({ path }) => foldersBelow(path))];
  });
}
