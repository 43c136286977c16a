/** The texts that the worker has, as one workspace after another, and where their sets begin. */
import {
  type Change,
  edit,
  type KnownSet,
  openWorkspace,
  textOf,
  type Workspace,
} from '../../language/index.ts';
import type { AtOffset, CardAt, FileChange, Opening } from '../messages.ts';

/** The folder that all files of the page are in. Nobody outside of the worker sees it. */
const FOLDER = '/set/';

/** The path of a file in the workspace. */
export const inside = (file: string): string => FOLDER + file;

/** The name of a file as the page has it; of a file of a set beside, its path. */
export const outside = (path: string): string => (path.startsWith(FOLDER) ? path.slice(FOLDER.length) : path);

/** A workspace of the texts that the page opens. */
export function opened({ texts, beside }: Opening['opening'], bundled: readonly KnownSet[]): Workspace {
  return openWorkspace({
    roots: [FOLDER.slice(0, -1)],
    texts: texts.map(({ file, text }) => ({ file: inside(file), text })),
    known: [...beside, ...bundled],
  });
}

/** The workspace with what changed. */
export function changed(workspace: Workspace, changes: readonly FileChange[]): Workspace {
  return edit(
    workspace,
    changes.map((change): Change => ({ ...change, file: inside(change.file) })),
  );
}

/** Where a card of the page is; nothing for a number that no file declares. */
export function placeOf(
  workspace: Workspace,
  at: CardAt,
  cards: readonly { number: number; file: string; from: number }[],
): AtOffset | undefined {
  if ('number' in at) {
    const card = cards.find(({ number }) => number === at.number);
    return card && { file: card.file, offset: card.from };
  }
  const file = inside(at.file);
  return textOf(workspace, file) && { file, offset: at.offset };
}
