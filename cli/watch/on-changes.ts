/**
 * Runs a function whenever files in some folders have changed.
 *
 * Each folder has a separate watcher, added when the folder is first seen: recursive watchers miss files that are written into a
 * folder right after it appears.
 */
import { type FSWatcher, watch } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../../program/messages/index.ts';
import { errorCode, ifReadable, orNone, pathStats } from '../files/system-errors.ts';
import { folderEntries } from '../load/catalogue.ts';

/** Milliseconds after the first change in which a save is completed: editors write a file in several steps. */
const BURST_MS = 30;

/**
 * Calls `rerun` once for each burst of changes in these folders, which are determined again after each call. An entry of a folder
 * that changes, appears or disappears is a change.
 * @param rerun receives the paths that changed; undefined if the system did not name them. If it returns false, they do not matter,
 *   and the folders are not determined again
 * @param failed receives an error of `rerun`, which ends the watch
 */
export function onChanges(
  foldersNow: () => Iterable<string>,
  rerun: (changed?: readonly string[]) => unknown,
  failed: (error: unknown) => void,
) {
  let timer: NodeJS.Timeout | undefined;
  let paths: Set<string> | undefined = new Set();
  const changed = (path?: string) => {
    if (path === undefined) paths = undefined;
    else paths?.add(path);
    timer ??= setTimeout(next, BURST_MS);
  };
  const watchers = new Map<string, FSWatcher>();
  const drop = (key: string) => {
    watchers.get(key)?.close();
    watchers.delete(key);
  };
  /** Watches exactly the folders there are now, also one that was deleted and created again. Returns the new ones. */
  const follow = (): string[] => {
    const wanted = new Map([...foldersNow()].flatMap((folder) => keyed(folder)));
    for (const key of watchers.keys()) if (!wanted.has(key)) drop(key);
    const fresh = [...wanted].filter(([key]) => !watchers.has(key));
    for (const [key, folder] of fresh) {
      const watcher = opened(folder, changed);
      // The watcher of the parent folder reports that it is gone.
      watcher?.on('error', () => drop(key));
      if (watcher) watchers.set(key, watcher);
    }
    return fresh.map(([, folder]) => folder);
  };
  // A new folder may have changed after it was read and before it was watched.
  const followAll = () => {
    for (const folder of follow()) changed(folder);
  };
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    clearTimeout(timer);
    for (const key of watchers.keys()) drop(key);
  };
  let running = Promise.resolve();
  const next = () => {
    timer = undefined;
    const now = paths && [...paths];
    paths = new Set();
    running = running.then(() => run(now));
  };
  const run = async (now?: readonly string[]) => {
    try {
      if ((await rerun(now)) !== false && !isStopped) followAll();
    } catch (error) {
      stop();
      failed(error);
    }
  };
  followAll();
  return {
    /** Determines the folders again. */
    follow: () => void (isStopped || follow()),
    stop,
  };
}

function keyed(folder: string): [key: string, folder: string][] {
  // One that is unreadable, or a circular link by now, is reported by the check.
  const stats = ifReadable(() => pathStats(folder, 'read'));
  return stats?.isDirectory() ? [[`${stats.dev} ${stats.ino} ${folder}`, folder]] : [];
}

/** Watches a folder; `changed` gets the path of an entry if the system reports it. */
function opened(folder: string, changed: (path?: string) => void): FSWatcher | undefined {
  try {
    return watch(folder, (_, name) => changed(name === null ? undefined : join(folder, name)));
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
    const inside = folderEntries(folder).filter(({ kind }) => kind === 'folder');
    return [folder, ...inside.flatMap(({ path }) => foldersBelow(path))];
  });
}
