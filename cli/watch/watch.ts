/** `ecos check --watch`: checks again after every save, and tells only what changed. */

import { dirname, resolve } from 'node:path';
import type { Problem } from '../../compiler/index.ts';
import { UserError } from '../../program/index.ts';
import type { Compilation } from '../load/compilation.ts';
import { compileSources } from '../load/compile-sources.ts';
import { type Sources, sourcesOf } from '../load/sources/sources.ts';
import { harmlessName } from '../terminal/harmless.ts';
import { print, printStderr } from '../terminal/output.ts';
import { showProblems } from '../terminal/problems/show.ts';
import { onSignals } from '../terminal/signals.ts';
import { styled } from '../terminal/styles.ts';
import { changesOf } from './diff-problems.ts';
import { foldersBelow, watchFolders } from './folders.ts';

/** Milliseconds without a change after which a save counts as done: editors write a file in several goes. */
const QUIET = 20;
/** Longest wait for such a pause. */
const PATIENCE = 60;

/** How a check is told: all of it at first, then its last line after each change. */
export interface Telling {
  all(result: Compilation): void;
  summary(result: Compilation): string;
}

/** Checks and goes on checking until the process is told to end (Ctrl-C). Refuses what cannot be read at the start. */
export function watchCards(paths: readonly string[], { all, summary }: Telling): Promise<void> {
  let sources = sourcesOf(paths);
  let seen = textOf(sources);
  const first = compileSources(sources);
  let { problems } = first;
  /** What could not be read, last time. */
  let refusal = '';

  const again = () => {
    try {
      sources = sourcesOf(paths);
      const now = textOf(sources);
      if (refusal === '' && now === seen) return;
      seen = now;
      refusal = '';
      const result = compileSources(sources);
      tell(problems, result, summary(result));
      problems = result.problems;
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      if (error.message !== refusal) printStderr(`ecos: ${error.message}`);
      refusal = error.message;
    }
  };

  all(first);
  const running = untilEnded((changed) => {
    const folders = watchFolders(changed);
    const follow = () => folders.follow(foldersOf(paths, sources));
    // Something may have been written into a folder after it was read and before it was watched.
    if (follow()) changed();
    return {
      run() {
        again();
        if (follow()) changed();
      },
      close: folders.close,
    };
  });
  // Said last: who reads it may end the watch at once.
  printStderr(styled('dim', 'Watching; Ctrl-C ends it.', process.stderr));
  return running;
}

/** All that was read, to see whether anything is different. */
function textOf({ sets, known }: Sources): string {
  return JSON.stringify([sets, known].map((list) => list.map(({ files, built }) => [files, built])));
}

interface Watch {
  run(): void;
  close(): void;
}

/** Runs a watch once for every flurry of changes, until the process is told to end. */
function untilEnded(start: (changed: () => void) => Watch): Promise<void> {
  return new Promise((ended, failed) => {
    let timer: NodeJS.Timeout | undefined;
    let since = 0;
    const run = () => {
      timer = undefined;
      try {
        watch.run();
      } catch (error) {
        watch.close();
        failed(error);
      }
    };
    const watch = start(() => {
      if (timer === undefined) since = performance.now();
      clearTimeout(timer);
      timer = setTimeout(run, Math.min(QUIET, Math.max(0, since + PATIENCE - performance.now())));
    });
    const end = () => {
      clearTimeout(timer);
      watch.close();
      callOff();
      ended();
    };
    const callOff = onSignals(['SIGINT', 'SIGTERM'], end);
  });
}

/** Where something may happen that changes the check. */
function foldersOf(paths: readonly string[], { sets, known }: Sources): Set<string> {
  const named = paths.flatMap((path) => {
    const place = resolve(path);
    // The folder around it tells when it is taken away and put back.
    return [dirname(place), ...foldersBelow(place)];
  });
  const files = [...sets, ...known].flatMap((set) => [...set.files, ...(set.built ? [set.built] : [])]);
  return new Set([...named, ...files.map(({ file }) => dirname(resolve(file)))]);
}

function tell(before: readonly Problem[], result: Compilation, summary: string): void {
  const { fresh, mended } = changesOf(before, result.problems);
  if (fresh.length > 0) print(`${showProblems(fresh, result.texts)}\n`);
  for (const { file, code, message } of mended)
    print(`${styled('green', 'mended')} ${harmlessName(file)}: ${code}: ${message}`);
  print(summary);
}
