/** Where sets keep files other than cards. */

import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { CompiledSet } from '../../compiler/index.ts';
import { kindOf, usingFile } from '../files/system-errors.ts';
import type { Compilation } from './compile.ts';
import { readText } from './read.ts';

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
export const foldersOfSet = ({ owners }: Compilation, id: string): string[] =>
  assetFolders([...owners].flatMap(([file, owner]) => (owner === id ? [file] : [])));

/** The folders `icons/` next to the files of sets, which may contain drawings; the last folder takes precedence. */
export const iconFolders = (result: Compilation): string[] => iconsIn(setFolders(result));

/** The folders `icons/` in some folders. */
export function iconsIn(folders: readonly string[]): string[] {
  // A link may lead anywhere, so links are not followed.
  return folders.map((folder) => join(folder, 'icons')).filter((folder) => kindOf(folder) === 'folder');
}

const WORDS = /^words\.[a-z]+\.ftl$/;
const DRAWINGS = /\.svg$|^CREDITS\.md$/;

/** The words and drawings in one folder of a set, unchanged, with `/` in their paths. */
export function extrasIn(folder: string): { file: string; text: string }[] {
  const drawings = filesIn(join(folder, 'icons'), DRAWINGS).map((name) => `icons/${name}`);
  return [...filesIn(folder, WORDS), ...drawings].map((file) => ({
    file,
    text: readText(join(folder, file)),
  }));
}

/**
 * The words and drawings next to the files of a set: `words.LANG.ftl`, `icons/NAME.svg` and `icons/CREDITS.md`, by their paths
 * relative to its folder. The folders of a set take precedence in the order in which commands read them; the words of several
 * folders are merged.
 */
export async function extrasOf({ files }: CompiledSet): Promise<Map<string, string | Uint8Array>> {
  const folders = assetFolders(files);
  const words = Map.groupBy(
    folders.flatMap((folder) => filesIn(folder, WORDS).map((name) => ({ folder, name }))),
    ({ name }) => name,
  );
  const extras = new Map<string, string | Uint8Array>();
  if (words.size > 0) {
    const { mergedWords } = await import('../../print/set-words/index.ts');
    for (const [name, all] of words) {
      const texts = all.map(({ folder }) => readText(join(folder, name)));
      extras.set(name, mergedWords(texts));
    }
  }
  for (const icons of folders.map((folder) => join(folder, 'icons'))) {
    for (const name of filesIn(icons, DRAWINGS)) {
      const file = join(icons, name);
      extras.set(
        join('icons', name),
        usingFile(file, 'read', () => readFileSync(file)),
      );
    }
  }
  return extras;
}

/** The names of the files in a folder that match. Links are left out, because they may lead anywhere. */
export function filesIn(folder: string, fitting: RegExp): string[] {
  if (kindOf(folder) !== 'folder') return [];
  const entries = usingFile(folder, 'read', () => readdirSync(folder, { withFileTypes: true }));
  return entries.filter((entry) => entry.isFile() && fitting.test(entry.name)).map(({ name }) => name);
}
