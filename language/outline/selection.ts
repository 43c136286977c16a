/** Selection ranges: how a selection grows, step by step. */
import type { Span } from '../../grammar/index.ts';
import { treeOf } from '../workspace/sets.ts';
import { wordAt } from '../workspace/words.ts';
import { textOf, type Workspace } from '../workspace/workspace.ts';
import { walkTree } from './tree-spans.ts';

/** The nested spans around an offset, from the smallest to the whole file. */
export function selectionsAt(workspace: Workspace, file: string, offset: number): Span[] {
  const text = textOf(workspace, file)?.text ?? '';
  const around: Span[] = [{ from: 0, to: text.length }];
  const tree = treeOf(workspace, file)?.tree;
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
  const word = wordAt(text, offset);
  if (word) add(word);
  return around.reverse();
}
