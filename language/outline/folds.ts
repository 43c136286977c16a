/** Parts of a file that can be folded away. */
import type { Span } from '../../grammar/index.ts';
import { treeOf } from '../workspace/sets.ts';
import { textOf, type Workspace } from '../workspace/workspace.ts';
import { walkTree } from './tree-spans.ts';

/** A part to fold, and what it is. */
export interface Fold extends Span {
  kind: 'code' | 'comment';
}

/** The parts of a file that can be folded: declarations, blocks, drawings over several lines, and comments that follow each other. */
export function foldsIn(workspace: Workspace, file: string): Fold[] {
  const tree = treeOf(workspace, file)?.tree;
  const text = textOf(workspace, file)?.text ?? '';
  if (!tree) return [];
  const folds: Fold[] = [];
  walkTree(tree, ({ from, to }) => {
    const isLong = text.slice(from, to).includes('\n');
    if (isLong) folds.push({ from, to, kind: 'code' });
    return isLong;
  });
  return [...folds, ...commentFolds(tree.comments, text)].sort((a, b) => a.from - b.from || b.to - a.to);
}

/** Comments with nothing but one line end and blanks between. */
function commentFolds(comments: readonly Span[], text: string): Fold[] {
  const folds: Fold[] = [];
  for (const { from, to } of comments) {
    const last = folds.at(-1);
    if (last && /^[ \t]*\r?\n[ \t]*$/.test(text.slice(last.to, from))) last.to = to;
    else folds.push({ from, to, kind: 'comment' });
  }
  return folds.filter((fold) => text.slice(fold.from, fold.to).includes('\n'));
}
