/** Where the bundled sets are. */
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * The default set to play with: the published game with its expansion. The project's own sets have to be named, so that adding
 * one does not change games with the default set.
 */
export const PLAYED = 'new-horizon';

export function bundledFolder(): string {
  const folder = join(import.meta.dirname, '..', '..', '..', 'cards');
  if (!existsSync(folder)) throw new Error(`the bundled cards are missing: ${folder}`);
  return folder;
}

/** The same folder as it appears in file names: relative if it is inside the current folder. */
export function shownBundledFolder(): string {
  const near = relative(process.cwd(), bundledFolder());
  return near.startsWith('..') ? bundledFolder() : near;
}
