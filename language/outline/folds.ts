/** Folding ranges of a file. */
import type { Span } from '../../grammar/index.ts';
import { treeOf } from '../workspace/sets.ts';
import { textOf, type Workspace } from '../workspace/workspace.ts';
import { walkTree } from './tree-spans.ts';

/** A foldable range and its kind. */
export interface Fold extends Span {
  kind: 'code' | 'comment';
}

/** The foldable ranges of a file: declarations, blocks, sketches of several lines, and runs of comments. */
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

/** Merges comments that are separated only by one line end and blanks. */
function commentFolds(comments: readonly Span[], text: string): Fold[] {
  const folds: Fold[] = [];
  for (const { from, to } of comments) {
    const last = folds.at(-1);
    if (last && /^[ \t]*\r?\n[ \t]*$/.test(text.slice(last.to, from))) last.to = to;
    else folds.push({ from, to, kind: 'comment' });
  }
  return folds.filter((fold) => text.slice(fold.from, fold.to).includes('\n'));
}
