import type { FileTree } from '../tree/declarations.ts';

/** Whether two trees say the same, wherever they say it. Comments are no part of what is said. */
export function sameTree(one: FileTree, other: FileTree): boolean {
  return said(one) === said(other);
}

function said({ items }: FileTree): string {
  return JSON.stringify(items, (key, value) => (key === 'from' || key === 'to' ? undefined : value));
}
