/** `ecos check --watch`: checks again after every save, and reports only what changed. */
import { dirname, resolve } from 'node:path';
import type { Problem } from '../../compiler/index.ts';
import { UserError } from '../../program/messages/index.ts';
import { withPictures } from '../load/card-art.ts';
import { sourcePaths } from '../load/catalogue.ts';
import { type Compilation, compileSources } from '../load/compile.ts';
import { findSources, type Sources } from '../load/find.ts';
import { withTooLong } from '../load/too-long.ts';
import { escapeName, print, printStderr, styled } from '../terminal/output.ts';
import { showProblems } from '../terminal/problems/show.ts';
import { waitForStop } from '../terminal/signals.ts';
import { foldersBelow, onChanges } from './on-changes.ts';

/**
 * Checks after each change until Ctrl-C. Refuses paths that are unreadable at the start.
 * @param summary the last line of each check
 * @param card the size of the cards that texts must fit
 */
export async function watchCards(
  paths: readonly string[],
  summary: (result: Compilation) => string,
  card: string | undefined,
): Promise<void> {
  let sources = findSources(paths);
  let seen = textOf(sources);
  const compiled = () => withTooLong(compileSources(sources), card);
  const first = await compiled();
  let { problems } = first;
  let checked = first;
  const wrongPictures = () => JSON.stringify(withPictures({ ...checked, problems: [] }).problems);
  let pictures = wrongPictures();
  /** The message of the last `UserError`; empty after a successful check. */
  let refusal = '';

  const recheck = async () => {
    try {
      sources = findSources(paths);
      const current = textOf(sources);
      if (refusal === '' && current === seen && wrongPictures() === pictures) return;
      seen = current;
      refusal = '';
      const result = await compiled();
      report(problems, result, summary(result));
      problems = result.problems;
      checked = result;
      pictures = wrongPictures();
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      if (error.message !== refusal) printStderr(`ecos: ${error.message}`);
      refusal = error.message;
    }
  };

  if (problems.length > 0) print(`${showProblems(first)}\n`);
  print(summary(first));
  const { promise: failed, reject } = Promise.withResolvers<never>();
  const { stop } = onChanges(() => watchedFolders(paths, sources), recheck, reject);
  const stopped = waitForStop();
  // Printed last, because a program that reads this line may stop the watch at once.
  printStderr(styled('dim', 'Watching. Press Ctrl-C to stop.'));
  await Promise.race([stopped, failed]).finally(stop);
}

/** All texts that were read, to detect changes. */
function textOf({ sets, known }: Sources): string {
  return JSON.stringify([sets, known].map((list) => list.map(({ files, built }) => [files, built])));
}

/** The folders in which changes can affect the check. */
export function watchedFolders(paths: readonly string[], { sets, known }: Sources): Set<string> {
  const named = paths.flatMap((path) => {
    const place = resolve(path);
    // The watcher of the parent folder reports when the path is removed or replaced.
    return [dirname(place), ...foldersBelow(place)];
  });
  const files = [...sets, ...known].flatMap(sourcePaths);
  return new Set([...named, ...files.map((file) => dirname(resolve(file)))]);
}

function report(before: readonly Problem[], result: Compilation, summary: string): void {
  const { fresh, fixed } = diffProblems(before, result.problems);
  if (fresh.length > 0) print(`${showProblems({ problems: fresh, texts: result.texts })}\n`);
  for (const { file, code, message } of fixed)
    print(`${styled('green', 'fixed')} ${escapeName(file)}: ${code}: ${message}`);
  print(summary);
}

/**
 * Compares the problems of two checks: those that were not there before, and those that are gone. A problem that only moved is
 * unchanged. Of several with the same message in one file, as many are new or fixed as there are more or fewer of them.
 */
export function diffProblems(before: readonly Problem[], after: readonly Problem[]) {
  return { fresh: difference(after, before), fixed: difference(before, after) };
}

/** The problems in `all` without an equal one in `others`. */
function difference(all: readonly Problem[], others: readonly Problem[]): Problem[] {
  const equal = Map.groupBy(others, keyOf);
  return all.filter((problem) => !equal.get(keyOf(problem))?.pop());
}

const keyOf = ({ code, file, message }: Problem) => `${code} ${file} ${message}`;
