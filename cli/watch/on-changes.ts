/** Runs a function whenever files in some folders have changed. */
import { watchFolders } from './folders.ts';

/** Milliseconds without a change after which a save counts as complete: editors write a file in several steps. */
const QUIET = 20;
/** The maximum wait for such a pause, in milliseconds. */
const PATIENCE = 60;

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
  let since = 0;
  let paths: Set<string> | undefined = new Set();
  const changed = (path?: string) => {
    if (path === undefined) paths = undefined;
    else paths?.add(path);
    if (timer === undefined) since = performance.now();
    clearTimeout(timer);
    timer = setTimeout(next, Math.min(QUIET, Math.max(0, since + PATIENCE - performance.now())));
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
