/** Parts of a file that can be folded away. */
import type { Span } from '../../grammar/index.ts';
import { treeOf } from '../workspace/sets.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** A part to fold, and what it is. */
export interface Fold extends Span {
  kind: 'declaration';
}

/** The parts of a file that can be folded: its declarations. */
export function foldsIn(workspace: Workspace, file: string): Fold[] {
  const items = treeOf(workspace, file)?.tree.items ?? [];
  return items.map(({ from, to }) => ({ from, to, kind: 'declaration' }));
}
