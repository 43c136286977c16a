/** Where the sets lie that come with the package. */
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';

export function bundledFolder(): string {
  const folder = join(import.meta.dirname, '..', '..', '..', 'cards');
  if (!existsSync(folder)) throw new Error(`the bundled cards are missing: ${folder}`);
  return folder;
}

/** What that folder is called in the names of files: from the current folder where it lies in it. */
export function shownBundledFolder(): string {
  const near = relative(process.cwd(), bundledFolder());
  return near.startsWith('..') ? bundledFolder() : near;
}
