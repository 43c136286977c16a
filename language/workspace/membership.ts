/**
 * Which files form a set, with the rules of `ecos check`: a folder with its subfolders is one set, but a subfolder with a `set`
 * declaration is a separate set. A file that is itself a root is a set of one file.
 */

/** A set: its location, and its files in reading order. */
export interface Members {
  /** The folder of the set, or its only file. */
  home: string;
  root: string;
  files: string[];
}

/**
 * The sets below the roots, for each root in the order in which `ecos check` reads them. A file belongs to the outermost root
 * that contains it.
 * @param declares whether a file has a `set` declaration
 */
export function membersBelow(
  roots: readonly string[],
  files: Iterable<string>,
  declares: (file: string) => boolean,
): Members[] {
  const outermost = [...new Set(roots)].sort((a, b) => a.length - b.length);
  const ofRoot = Map.groupBy(files, (file) => outermost.find((root) => isBelow(root, file)));
  return [...new Set(roots)].flatMap((root) => setsBelow(root, ofRoot.get(root) ?? [], declares));
}

function setsBelow(root: string, files: readonly string[], declares: (file: string) => boolean): Members[] {
  if (files.includes(root)) return [{ home: root, root, files: [root] }];
  const sorted = files.toSorted(compareFiles);
  const homes = new Set([root, ...sorted.filter(declares).map(parentFolder)]);
  const homeOf = (file: string) => {
    let folder = parentFolder(file);
    while (!homes.has(folder)) folder = parentFolder(folder);
    return folder;
  };
  const sets = Map.groupBy(sorted, homeOf);
  // A folder comes before its subfolders.
  return [...sets.keys()]
    .sort((a, b) => compareFiles(`${a}/`, `${b}/`))
    .map((home) => ({ home, root, files: sets.get(home) ?? [] }));
}

/**
 * Whether a file is checked with a root, which is empty for all relative paths: it is the root itself, or a card file below it that is not in a hidden folder or in
 * `node_modules`.
 */
export function isBelow(root: string, file: string): boolean {
  if (file === root) return true;
  const within = root === '' ? '' : `${root}/`;
  if (!file.startsWith(within) || !file.endsWith('.eco')) return false;
  return file
    .slice(within.length)
    .split('/')
    .every((name) => !name.startsWith('.') && name !== 'node_modules');
}

/** Sorts files by name, with the files of a folder before those of its subfolders. */
export function compareFiles(a: string, b: string): number {
  const [left, right] = [a.split('/'), b.split('/')];
  for (let at = 0; ; at++) {
    const ends = [at === left.length - 1, at === right.length - 1];
    if (left[at] !== right[at] || ends.includes(true)) {
      if (ends[0] !== ends[1]) return ends[0] ? -1 : 1;
      return left[at] < right[at] ? -1 : left[at] > right[at] ? 1 : 0;
    }
  }
}

/** The parent folder of a path; empty if it has none. */
export const parentFolder = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));
