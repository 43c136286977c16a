/** Where the bundled sets are. */
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * The bundled set that games are played with where none is named: the published game with its expansion. Sets of this
 * project's own are played by name, so that adding one leaves those games as they are.
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
