/** What stands behind a place already: a card has one `energy`, a set one declaration. */
import type { Item, Span } from '../../grammar/index.ts';
import { itemAt, itemsOf, setOf } from '../workspace/sets.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** Tells of words whether what is written already leaves no room for them, by the rule of the grammar they are a part of. */
export function hasNoRoomFor(
  workspace: Workspace,
  file: string,
  offset: number,
): (word: string, rule: string) => boolean {
  const item = itemAt(workspace, file, offset);
  const isBehind = ({ from }: Span) => from > offset;
  return (word, rule) => {
    if (rule === 'file') return word === 'set' && declaresSet(workspace, file, item);
    if (item?.kind === 'card' || item?.kind === 'feature') {
      const clauses: readonly (Span & { clause: string })[] = item.clauses;
      return (
        rule === item.kind && word !== 'hand' && clauses.some((one) => isBehind(one) && one.clause === word)
      );
    }
    if (item?.kind !== 'scenario' || rule !== item.kind) return false;
    const lines = new Set<string>(item.lines.filter(isBehind).map(({ line }) => line));
    const hasLandscape = lines.has('board') || lines.has('layout');
    return LANDSCAPES.has(word) ? hasLandscape : word !== 'given' && (hasLandscape || lines.has('given'));
  };
}

const LANDSCAPES: ReadonlySet<string> = new Set(['board', 'layout']);

/** Whether the set of a file has its declaration, other than this one. */
function declaresSet(workspace: Workspace, file: string, here: Item | undefined): boolean {
  const files = setOf(workspace, file)?.files ?? [];
  return files.some((one) =>
    itemsOf(workspace, one.file).some((item) => item.kind === 'set' && item !== here),
  );
}
