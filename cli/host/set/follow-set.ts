/** Compiles the set at a path now and after every save. */
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { UserError } from '../../../program/messages/index.ts';
import type { SetTexts } from '../../../studio/link/index.ts';
import { type LookAnswer, withoutPaths } from '../../../studio/serve/index.ts';
import { type Compilation, isError } from '../../load/compilation.ts';
import { compileSources } from '../../load/compile-sources.ts';
import { PLAYED } from '../../load/sources/bundled.ts';
import { type Sources, topSource } from '../../load/sources/sources.ts';
import { lookIn } from '../../studio/look.ts';
import { workspaceCompiler } from '../../watch/in-workspace.ts';
import { onChanges } from '../../watch/on-changes.ts';
import { foldersOf } from '../../watch/watch.ts';
import type { CardsAndTexts } from '../data-files.ts';

/** What became of a save: other cards, or what is wrong with them. */
export type SaveOutcome = { saved: { title: string; cards: CardsAndTexts } } | { problems: string[] };

/** @param told gets what the files say, now and after each save */
export function followSet(
  path: string,
  told: (saved: SaveOutcome) => void,
  failed: (error: unknown) => void,
): void {
  const compile = workspaceCompiler([path]);
  let sources: Sources = topSource([path]);
  const again = () => {
    try {
      sources = topSource([path]);
      const compilation = compileSources(sources, compile);
      told({ problems: compilation.problems.filter(isError).map(problemText) });
      if (compilation.broken) return;
      const title = titleOf(compilation);
      keptCardsOf(compilation, path).then((cards) => told({ saved: { title, cards } }), failed);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      told({ problems: [error.message] });
    }
  };
  onChanges(() => foldersOf([path], sources), again, failed);
  again();
}

/** What the files of the set at PATH say now. @throws UserError for a set that was compiled elsewhere */
export async function textsAt(path = PLAYED): Promise<SetTexts> {
  const { openSet } = await import('../../studio/open-set.ts');
  const { title, files, known } = openSet(path).read();
  return { title, files: files.map(({ file, text }) => ({ file, text })), known: known.map(withoutPaths) };
}

/** The cards of a compiled set, with the words and drawings beside it, and what its files say where that may change. */
export async function keptCardsOf(
  { sets: [set], texts }: Compilation,
  path: string | undefined,
): Promise<CardsAndTexts> {
  const folders = [...new Set([...texts.keys()].map((file) => dirname(resolve(file))))];
  const look: LookAnswer = await lookIn(folders.filter((folder) => existsSync(folder)));
  const isText = path !== undefined && existsSync(path) && !path.endsWith('.json');
  return { chain: set!.chain, look, ...(isText && { texts: await textsAt(path) }) };
}

export const titleOf = ({ sets: [set] }: Compilation): string => set!.program.title || set!.program.id;

const problemText = ({ file, line, message }: Compilation['problems'][number]): string =>
  `${file}:${line}: ${message}`;
