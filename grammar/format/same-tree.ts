import type { FileTree, Item } from '../tree/declarations.ts';

/** Whether two trees say the same, wherever they say it. Comments do not count. */
export function sameTree(one: FileTree, other: FileTree): boolean {
  const { items } = other;
  return one.items.length === items.length && one.items.every((item, i) => said(item) === said(items[i]));
}

/** Of one item alone: of a whole file it may be longer than a string can be. */
function said(item: Item): string {
  return JSON.stringify(item, (key, value) => (key === 'from' || key === 'to' ? undefined : value));
}
