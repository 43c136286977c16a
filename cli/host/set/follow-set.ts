/** Compiles the set at a path now and after every save. */
import { EventEmitter, on } from 'node:events';
import { isError } from '../../../program/index.ts';
import { UserError } from '../../../program/messages/index.ts';
import { type Compilation, compileSources } from '../../load/compile.ts';
import { type Sources, topSource } from '../../load/find.ts';
import { onChanges } from '../../watch/on-changes.ts';
import { watchedFolders } from '../../watch/watch.ts';
import type { CardsAndTexts } from '../data-files.ts';
import { keptCardsOf, titleOf } from './kept-cards.ts';

/** The result of a save: the problems of the cards, and new cards unless there are errors. */
export interface SaveOutcome {
  problems: string[];
  saved?: { title: string; cards: CardsAndTexts };
}

/** Returns a function that waits for the result of the next save; its first result is that of the files as they are. */
export function followSet(path: string): () => Promise<SaveOutcome> {
  let sources: Sources = topSource([path]);
  const compiled = async (): Promise<SaveOutcome> => {
    try {
      sources = topSource([path]);
      const compilation = compileSources(sources);
      const errors = compilation.problems.filter(isError).map(problemText);
      const problems = errors.length > 0 ? [UNCHANGED, ...errors] : [];
      if (compilation.broken) return { problems };
      return {
        problems,
        saved: { title: titleOf(compilation), cards: await keptCardsOf(compilation, path) },
      };
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      return { problems: [error.message] };
    }
  };
  const saves = new EventEmitter();
  const outcomes = on(saves, 'saved');
  const fail = (error: unknown) => saves.emit('error', error);
  const recompile = async () => void saves.emit('saved', await compiled());
  onChanges(() => watchedFolders([path], sources), recompile, fail);
  recompile().catch(fail);
  return async () => (await outcomes.next()).value![0];
}

const UNCHANGED = 'The cards have mistakes now: tables keep the previous cards until these are fixed.';

const problemText = ({ file, line, message }: Compilation['problems'][number]): string =>
  `${file}:${line}: ${message}`;
