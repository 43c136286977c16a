/** Where sets keep files other than cards. */
import { basename, dirname, join } from 'node:path';
import { kindOf } from '../files/system-errors.ts';
import type { Compilation } from './compilation.ts';
import { declarationOf } from './sources/declaration.ts';

/**
 * The folders that may hold words and drawings for a file of a set, the one that takes precedence first: the folder of the file,
 * and for `SET.json` before it the folder `SET` next to the file, which `ecos build` writes.
 */
function foldersFor(file: string): string[] {
  const folder = dirname(file);
  return file.endsWith('.json') ? [join(folder, basename(file, '.json')), folder] : [folder];
}

/** These folders for several files, each once, the one that takes precedence last. */
export const foldersOf = (files: readonly string[]): string[] =>
  [...new Set(files.flatMap(foldersFor))].reverse();

/** The id of the set that a text declares. */
const declaredIn = (lines: readonly string[]) => declarationOf({ file: '', text: lines.join('\n') })?.id;

/** The folders of the files of sets, including built ones, starting with the folders of the sets they extend. */
export function setFolders({ texts, sets }: Compilation): string[] {
  // The texts are those of the named sets, then those of all sets they could extend: sets that they do not extend are left out.
  const extended = new Set(sets.flatMap(({ chain }) => chain.map(({ id }) => id)));
  const others = new Set(
    [...texts].flatMap(([file, lines]) => {
      const declared = declaredIn(lines);
      return declared === undefined || extended.has(declared) ? [] : [dirname(file)];
    }),
  );
  const known = [...texts.keys()].filter((file) => !others.has(dirname(file)));
  const files = [...sets.flatMap((set) => set.files), ...known];
  return foldersOf(files);
}

/** The folders of the files that declare a set, for commands that print cards of several sets. */
export function foldersOfSet({ texts, sets }: Compilation, id: string): string[] {
  const declaring = [...texts].flatMap(([file, lines]) => (declaredIn(lines) === id ? [file] : []));
  const built = sets.flatMap(({ program, files }) => (program.id === id ? files : []));
  return foldersOf([...built, ...declaring]);
}

/** The folders `icons/` next to the files of sets, which may contain drawings; the last folder takes precedence. */
export const iconFolders = (result: Compilation): string[] => iconsIn(setFolders(result));

/** The folders `icons/` in some folders. */
export function iconsIn(folders: readonly string[]): string[] {
  // A link may lead anywhere, so links are not followed.
  return folders.map((folder) => join(folder, 'icons')).filter((folder) => kindOf(folder) === 'folder');
}
