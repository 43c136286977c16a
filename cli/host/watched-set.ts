/** The set that a host plays with, as it is in its files: compiled again after every save. */
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { UserError } from '../../program/messages/index.ts';
import type { LookAnswer } from '../../studio/serve/index.ts';
import { type Compilation, isError } from '../load/compilation.ts';
import { compileSources } from '../load/compile-sources.ts';
import { type Sources, topSource } from '../load/sources/sources.ts';
import { lookIn } from '../studio/look.ts';
import { onChanges } from '../watch/changes.ts';
import { workspaceCompiler } from '../watch/in-workspace.ts';
import { foldersOf } from '../watch/watch.ts';
import type { KeptCards } from './data-files.ts';

/** The set, followed. */
export interface WatchedSet {
  title(): string;
  /** What is wrong with the files as they are now; the cards before are played then. */
  problems(): string[];
  close(): void;
}

/** The cards of a compiled set, with the words and drawings beside it. */
export async function keptCardsOf({ sets: [set], texts }: Compilation): Promise<KeptCards> {
  const folders = [...new Set([...texts.keys()].map((file) => dirname(resolve(file))))];
  const look: LookAnswer = await lookIn(folders.filter((folder) => existsSync(folder)));
  return { chain: set!.chain, look };
}

/**
 * Follows the set at PATH; a bundled one never changes.
 * @param changed gets the cards after each save that compiles
 */
export function watchSet(
  path: string | undefined,
  first: Compilation,
  changed: (cards: KeptCards) => void,
  report: (error: unknown) => void,
): WatchedSet {
  let title = titleOf(first);
  let problems: string[] = [];
  let stop = (): void => undefined;
  if (path !== undefined && existsSync(path)) {
    const compile = workspaceCompiler([path]);
    let sources: Sources = topSource([path]);
    const again = () => {
      try {
        sources = topSource([path]);
        const compilation = compileSources(sources, compile);
        problems = compilation.problems.filter(isError).map(problemText);
        if (compilation.broken) return;
        title = titleOf(compilation);
        keptCardsOf(compilation).then(changed).catch(report);
      } catch (error) {
        if (!(error instanceof UserError)) throw error;
        problems = [error.message];
      }
    };
    stop = onChanges(() => foldersOf([path], sources), again, report);
  }
  return { title: () => title, problems: () => [...problems], close: stop };
}

const titleOf = ({ sets: [set] }: Compilation): string => set!.program.title || set!.program.id;

const problemText = ({ file, line, message }: Compilation['problems'][number]): string =>
  `${file}:${line}: ${message}`;

/** The folder in which tables are kept unless another is named: beside the set. */
export function defaultData(path: string | undefined): string {
  return join(path !== undefined && existsSync(path) ? dirname(resolve(path)) : '.', 'playtests');
}
