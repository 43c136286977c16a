/** Where sets keep what they bring along besides their cards. */
import { lstatSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Compilation } from './compilation.ts';

/** The folders in which the files of sets lie, built ones included; those of the sets they extend first. */
export function setFolders({ texts, sets }: Compilation): string[] {
  // Texts come with the sets that were named first, then what they extend.
  const files = [...sets.flatMap((set) => set.files), ...texts.keys()];
  return [...new Set(files.map((file) => dirname(file)))].reverse();
}

/** Drawings that sets bring along lie in `icons/` beside their files; the last folder counts most. */
export function iconFolders(result: Compilation): string[] {
  const folders = setFolders(result).map((folder) => join(folder, 'icons'));
  // A link may lead anywhere.
  return folders.filter((folder) => lstatSync(folder, { throwIfNoEntry: false })?.isDirectory());
}
