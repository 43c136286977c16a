import type { FileTree, Item } from '../tree/declarations.ts';

/** Whether two trees mean the same, regardless of positions. Comments are ignored. */
export function sameTree(one: FileTree, other: FileTree): boolean {
  const { items } = other;
  return (
    one.items.length === items.length &&
    one.items.every((item, i) => withoutPositions(item) === withoutPositions(items[i]))
  );
}

/** For a single item, because a whole file could exceed the maximum length of a string. */
function withoutPositions(item: Item): string {
  return JSON.stringify(item, (key, value) => (key === 'from' || key === 'to' ? undefined : value));
}
