/** Compiles the set at a path now and after every save. */
import { isError } from '../../../program/index.ts';
import { UserError } from '../../../program/messages/index.ts';
import type { Compilation } from '../../load/compilation.ts';
import { compileSources } from '../../load/compile-sources.ts';
import { type Sources, topSource } from '../../load/sources/sources.ts';
import { workspaceCompiler } from '../../watch/in-workspace.ts';
import { onChanges } from '../../watch/on-changes.ts';
import { foldersOf } from '../../watch/watch.ts';
import type { CardsAndTexts } from '../data-files.ts';
import { keptCardsOf, titleOf } from './kept-cards.ts';

/** The result of a save: new cards, or their problems. */
export type SaveOutcome = { saved: { title: string; cards: CardsAndTexts } } | { problems: string[] };

/** @param report receives the result now and after each save */
export function followSet(
  path: string,
  report: (saved: SaveOutcome) => void,
  failed: (error: unknown) => void,
): void {
  const compile = workspaceCompiler([path]);
  let sources: Sources = topSource([path]);
  const recompile = () => {
    try {
      sources = topSource([path]);
      const compilation = compileSources(sources, compile);
      const problems = compilation.problems.filter(isError).map(problemText);
      report({ problems: problems.length > 0 ? [UNCHANGED, ...problems] : [] });
      if (compilation.broken) return;
      const title = titleOf(compilation);
      keptCardsOf(compilation, path).then((cards) => report({ saved: { title, cards } }), failed);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      report({ problems: [error.message] });
    }
  };
  onChanges(() => foldersOf([path], sources), recompile, failed);
  recompile();
}

const UNCHANGED = 'The cards have mistakes now: tables keep the previous cards until these are fixed.';

const problemText = ({ file, line, message }: Compilation['problems'][number]): string =>
  `${file}:${line}: ${message}`;
