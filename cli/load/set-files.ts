/** Where sets keep files other than cards. */
import { readdirSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import type { CompiledSet } from '../../compiler/index.ts';
import { readText } from '../files/read.ts';
import { pathKind, pathStats, usingFile } from '../files/system-errors.ts';
import type { Compilation } from './compile.ts';

/**
 * The folders that may hold words and drawings for a file of a set, the one that takes precedence first: the folder of the file,
 * and for `SET.json` before it the folder `SET` next to the file, which `ecos build` writes.
 */
function foldersFor(file: string): string[] {
  const folder = dirname(file);
  return file.endsWith('.json') ? [join(folder, basename(file, '.json')), folder] : [folder];
}

/** These folders for several files, each once, the one that takes precedence last. */
export const assetFolders = (files: readonly string[]): string[] =>
  [...new Set(files.flatMap(foldersFor))].reverse();

/** The folders of the files of sets, including built ones, starting with the folders of the sets they extend. */
export function setFolders({ owners, sets }: Compilation): string[] {
  const extended = new Set(sets.flatMap(({ chain }) => chain.map(({ id }) => id)));
  const known = [...owners].flatMap(([file, id]) => (extended.has(id) ? [file] : []));
  return assetFolders([...sets.flatMap((set) => set.files), ...known]);
}

/** The folders of the files of one set, for commands that print cards of several sets. */
export const foldersOfSet = ({ owners }: Pick<Compilation, 'owners'>, id: string): string[] =>
  assetFolders([...owners].flatMap(([file, owner]) => (owner === id ? [file] : [])));

/** The folders `icons/` next to the files of sets, which may contain drawings; the last folder takes precedence. */
export const iconFolders = (result: Compilation): string[] => iconPaths(setFolders(result));

/** The folders `icons/` in some folders. */
export function iconPaths(folders: readonly string[]): string[] {
  // A link may lead anywhere, so links are not followed.
  return folders.map((folder) => join(folder, 'icons')).filter((folder) => pathKind(folder) === 'folder');
}

const WORDS = /^words\.[a-z]+\.ftl$/;
const DRAWINGS = /\.svg$|^CREDITS\.md$/;

/** Whether a file is, by its path with `/`, one of cards or words. */
export const isSetText = (path: string): boolean => path.endsWith('.eco') || WORDS.test(posix.basename(path));

/**
 * The words and drawings in folders of a set: `words.LANG.ftl`, `icons/NAME.svg` and `icons/CREDITS.md`, by their paths relative to
 * its folder. The last folder takes precedence; the words of several folders are merged.
 */
export async function folderExtras(folders: readonly string[]): Promise<Map<string, string>> {
  const extras = folders.flatMap((folder) => {
    const drawings = iconPaths([folder]).flatMap((icons) => folderFiles(icons, DRAWINGS));
    const names = [...folderFiles(folder, WORDS), ...drawings.map((name) => `icons/${name}`)];
    return names.map((name) => ({ name, text: readText(join(folder, name)) }));
  });
  const { mergeTranslations } = await import('../../print/set-words/index.ts');
  return new Map(
    [...Map.groupBy(extras, ({ name }) => name)].map(([name, all]) => {
      const texts = all.map(({ text }) => text);
      return [name, WORDS.test(name) ? mergeTranslations(texts) : texts.at(-1)!];
    }),
  );
}

/** The same for the files of a set. */
export const setExtras = ({ files }: CompiledSet): Promise<Map<string, string>> =>
  folderExtras(assetFolders(files));

/** The names of the files in a folder that match. Links in it are left out, because they may lead anywhere. */
export function folderFiles(folder: string, fitting: RegExp): string[] {
  // The folder itself may be a link: the user named it, or `iconPaths` has checked it.
  if (!pathStats(folder, 'read')?.isDirectory()) return [];
  const entries = usingFile(folder, 'read', () => readdirSync(folder, { withFileTypes: true }));
  return entries.filter((entry) => entry.isFile() && fitting.test(entry.name)).map(({ name }) => name);
}
