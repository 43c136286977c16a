/**
 * Which files make a set, as `ecos check` has it: a folder is one set, with the files of its sub-folders; a sub-folder with
 * a `set` declaration is a set of its own. A file named alone is a set of one file.
 */

/** A set: its place, and its files in the order in which they are read. */
export interface Members {
  /** The folder of the set, or its only file. */
  home: string;
  root: string;
  files: string[];
}

/**
 * The sets below roots, those of each root in the order in which `ecos check` reads them. A file belongs to the outermost
 * root it is below.
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
  const homes = new Set([root, ...sorted.filter(declares).map(folderOf)]);
  const homeOf = (file: string) => {
    let folder = folderOf(file);
    while (!homes.has(folder)) folder = folderOf(folder);
    return folder;
  };
  const sets = Map.groupBy(sorted, homeOf);
  // A folder comes before those inside it.
  return [...sets.keys()]
    .sort((a, b) => compareFiles(`${a}/`, `${b}/`))
    .map((home) => ({ home, root, files: sets.get(home) ?? [] }));
}

/** Whether a file is checked with a root: it is that file, or in that folder, and not in a hidden one or a package. */
export function isBelow(root: string, file: string): boolean {
  if (file === root) return true;
  if (!file.startsWith(`${root}/`) || !file.endsWith('.eco')) return false;
  return file
    .slice(root.length + 1)
    .split('/')
    .every((name) => !name.startsWith('.') && name !== 'node_modules');
}

/** The files of a folder come before those of its sub-folders; otherwise names decide. */
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

/** The folder of a file or folder; empty for one that has none. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
