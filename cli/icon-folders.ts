import { lstatSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Checked } from './checked.ts';

/** Drawings that sets bring along lie in `icons/` beside their files. */
export function iconFolders({ texts }: Checked): string[] {
  const folders = new Set([...texts.keys()].map((file) => join(dirname(file), 'icons')));
  // A link may lead anywhere.
  return [...folders].filter((folder) => lstatSync(folder, { throwIfNoEntry: false })?.isDirectory());
}
