/** Runs a function whenever files in some folders have changed. */
import { watchFolders } from './folders.ts';

/** Milliseconds without a change after which a save counts as complete: editors write a file in several steps. */
const QUIET = 20;
/** The maximum wait for such a pause, in milliseconds. */
const PATIENCE = 60;

/**
 * Calls `rerun` once for each burst of changes in these folders, which are determined again after each call.
 * @param failed receives an error of `rerun`, which ends the watch
 * @returns a function that ends the watch
 */
export function onChanges(
  foldersNow: () => Set<string>,
  rerun: () => void | Promise<void>,
  failed: (error: unknown) => void,
): () => void {
  let timer: NodeJS.Timeout | undefined;
  let since = 0;
  const changed = () => {
    if (timer === undefined) since = performance.now();
    clearTimeout(timer);
    timer = setTimeout(next, Math.min(QUIET, Math.max(0, since + PATIENCE - performance.now())));
  };
  const folders = watchFolders(() => changed());
  const follow = () => {
    // A new folder may have changed after it was read and before it was watched.
    if (folders.follow(foldersNow()).length > 0) changed();
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
    running = running.then(run);
  };
  const run = async () => {
    try {
      await rerun();
      if (!isStopped) follow();
    } catch (error) {
      stop();
      failed(error);
    }
  };
  follow();
  return stop;
}
