/** The set that a host plays with, compiled again after every save. */
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { isError } from '../../../program/index.ts';
import { UserError } from '../../../program/messages/index.ts';
import { type Compilation, compileSources } from '../../load/compile.ts';
import { topSource } from '../../load/find.ts';
import { onChanges } from '../../watch/on-changes.ts';
import { watchedFolders } from '../../watch/watch.ts';
import type { CardsAndTexts } from '../data-files.ts';
import { keptCardsOf, titleOf } from './kept-cards.ts';

/** A set whose saves are followed. */
export type WatchedSet = ReturnType<typeof watchSet>;

/**
 * Follows the set at PATH; a bundled set never changes.
 * @param changed receives the cards after each save that compiles; may throw a `UserError`
 * @param failed receives the error that ended the watch
 */
export function watchSet(
  path: string | undefined,
  firstTitle: string,
  changed: (cards: CardsAndTexts) => void,
  failed: (error: unknown) => void,
) {
  let title = firstTitle;
  let problems: string[] = [];
  const watched = {
    title: () => title,
    /** The problems of the files as saved. If there are any, tables keep the previous cards. */
    problems: () => [...problems],
    close: () => {},
  };
  if (path === undefined || !existsSync(path)) return watched;
  let sources = topSource([path]);
  let isClosed = false;
  const recompile = async () => {
    try {
      sources = topSource([path]);
      const compilation = compileSources(sources);
      const errors = compilation.problems.filter(isError).map(problemText);
      problems = errors.length > 0 ? [UNCHANGED, ...errors] : [];
      if (compilation.broken) return;
      const cards = await keptCardsOf(compilation, path);
      // A save may be compiled while the host ends.
      if (isClosed) return;
      changed(cards);
      title = titleOf(compilation);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      // On a full disk, for example, the tables continue.
      problems = [`Tables keep the previous cards. ${error.message}`];
    }
  };
  const { stop } = onChanges(() => watchedFolders([path], sources), recompile, failed);
  const close = () => {
    isClosed = true;
    stop();
  };
  return { ...watched, close };
}

const UNCHANGED = 'The cards have mistakes now: tables keep the previous cards until these are fixed.';

const problemText = ({ file, line, message }: Compilation['problems'][number]): string =>
  `${file}:${line}: ${message}`;

/** The default folder for tables: next to the set. */
export function defaultData(path: string | undefined): string {
  return join(path !== undefined && existsSync(path) ? dirname(resolve(path)) : '.', 'playtests');
}
