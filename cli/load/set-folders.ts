/** Where sets keep files other than cards. */
import { lstatSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Compilation } from './compilation.ts';

/**
 * The folders that may hold words and drawings for a file of a set, the one that takes precedence first: the folder it is
 * in, and for `SET.json` before that the folder `SET` beside it, which `ecos build` writes.
 */
export function foldersFor(file: string): string[] {
  const folder = dirname(file);
  return file.endsWith('.json') ? [join(folder, basename(file, '.json')), folder] : [folder];
}

/** The name in the line of a file that declares its set. Found without the parser, which commands with cached sets do not load. */
const DECLARED = /^\s*set\s+([a-z][\w-]*)/;

/** The folders of the files of sets, including built ones, beginning with those of the sets they extend. */
export function setFolders({ texts, sets }: Compilation): string[] {
  // Texts come with the sets that were named first, then what they may extend: other sets are left out.
  const extended = new Set(sets.flatMap(({ chain }) => chain.map(({ id }) => id)));
  const others = new Set(
    [...texts].flatMap(([file, lines]) => {
      const declared = lines.map((line) => DECLARED.exec(line)?.[1]).find((id) => id !== undefined);
      return declared === undefined || extended.has(declared) ? [] : [dirname(file)];
    }),
  );
  const known = [...texts.keys()].filter((file) => !others.has(dirname(file)));
  const files = [...sets.flatMap((set) => set.files), ...known];
  return [...new Set(files.flatMap(foldersFor))].reverse();
}

/** The folders of the files that declare a set, for commands that print cards of several. */
export function foldersOfSet({ texts, sets }: Compilation, id: string): string[] {
  const declaring = [...texts].flatMap(([file, lines]) =>
    lines.some((line) => DECLARED.exec(line)?.[1] === id) ? [file] : [],
  );
  const built = sets.flatMap(({ program, files }) => (program.id === id ? files : []));
  return [...new Set([...built, ...declaring].flatMap(foldersFor))].reverse();
}

/** Sets may have drawings in `icons/` beside their files; the last folder takes precedence. */
export function iconFolders(result: Compilation): string[] {
  const folders = setFolders(result).map((folder) => join(folder, 'icons'));
  // A link may lead anywhere.
  return folders.filter((folder) => lstatSync(folder, { throwIfNoEntry: false })?.isDirectory());
}
