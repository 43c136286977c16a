/** The spans of the nodes of a file's tree. */
import type { FileTree, Span } from '../../grammar/index.ts';

/** Calls `visit` for each node of a tree, parents before children. If it returns false, the children are skipped. */
export function walkTree(tree: FileTree, visit: (node: Span) => boolean): void {
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
