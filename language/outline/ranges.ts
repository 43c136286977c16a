/** Ranges that follow the tree of a file: what can be folded, and how a selection grows. */
import type { FileTree, Span } from '../../grammar/index.ts';
import { fileTree } from '../workspace/sets.ts';
import { findWord } from '../workspace/words.ts';
import { fileText, type Workspace } from '../workspace/workspace.ts';

/** A foldable range and its kind. */
export interface Fold extends Span {
  kind: 'code' | 'comment';
}

/** The foldable ranges of a file: declarations, blocks, sketches of several lines, and runs of comments. */
export function fileFolds(workspace: Workspace, file: string): Fold[] {
  const tree = fileTree(workspace, file)?.tree;
  const text = fileText(workspace, file)?.text ?? '';
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

/** The nested spans around an offset, from the smallest to the whole file. */
export function findSelections(workspace: Workspace, file: string, offset: number): Span[] {
  const text = fileText(workspace, file)?.text ?? '';
  const around: Span[] = [{ from: 0, to: text.length }];
  const tree = fileTree(workspace, file)?.tree;
  const add = ({ from, to }: Span) => {
    const { from: least, to: most } = around[around.length - 1];
    if (from >= least && to <= most && to - from < most - least) around.push({ from, to });
  };
  if (tree)
    walkTree(tree, (node) => {
      const isAround = node.from <= offset && offset <= node.to;
      if (isAround) add(node);
      return isAround;
    });
  const word = findWord(text, offset);
  if (word) add(word);
  return around.reverse();
}

/** Calls `visit` for each node of a tree, parents before children. If it returns false, the children are skipped. */
function walkTree(tree: FileTree, visit: (node: Span) => boolean): void {
  const enter = (value: unknown): void => {
    if (Array.isArray(value)) {
      for (const one of value) enter(one);
    } else if (typeof value === 'object' && value !== null) {
      if (isSpan(value) && !visit(value)) return;
      for (const one of Object.values(value)) if (typeof one === 'object') enter(one);
    }
  };
  enter(tree.items);
}

function isSpan(value: object): value is Span {
  return 'from' in value && 'to' in value && typeof value.from === 'number' && typeof value.to === 'number';
}
