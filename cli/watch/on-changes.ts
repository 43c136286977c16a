/** Runs a function whenever files in some folders have changed. */
import { watchFolders } from './folders.ts';

/** Milliseconds after the first change in which a save is completed: editors write a file in several steps. */
const BURST_MS = 30;

/**
 * Calls `rerun` once for each burst of changes in these folders, which are determined again after each call.
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
  const folders = watchFolders(changed);
  // A new folder may have changed after it was read and before it was watched.
  const followAll = () => {
    for (const folder of folders.follow(foldersNow())) changed(folder);
  };
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    clearTimeout(timer);
    folders.close();
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
    follow: () => void (isStopped || folders.follow(foldersNow())),
    stop,
  };
}
