/** Access to parts of a tree by path: the keys and indexes from the root. */

export type Path = readonly (string | number)[];

/** The part at a path. */
export function treePart(tree: unknown, path: Path): unknown {
  return path.reduce((part, key) => (part as Record<string | number, unknown>)[key], tree);
}

/** A copy of a tree with the part at a path replaced; everything else is shared. */
export function put(tree: unknown, [key, ...rest]: Path, part: unknown): unknown {
  if (key === undefined) return part;
  if (Array.isArray(tree)) return tree.with(Number(key), put(tree[Number(key)], rest, part));
  return { ...(tree as object), [key]: put((tree as Record<string, unknown>)[key], rest, part) };
}
