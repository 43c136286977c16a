/** Loads the sets that PATHs name. */
import type { SetProgram } from '../../program/index.ts';
import { UserError } from '../../program/messages/index.ts';
import type { Compilation } from './compilation.ts';
import { compileSources } from './compile-sources.ts';
import { bundledSets } from './sources/catalogue.ts';
import { sourcesOf, topSource } from './sources/sources.ts';

/** The sets that PATHs name; the whole bundled catalogue without any. Refuses unreadable files. */
export async function loadSets(paths: readonly string[]): Promise<Compilation> {
  return compileSources(sourcesOf(paths));
}

/** Like `loadSets`, with the position of each step. */
export async function loadTexts(paths: readonly string[]): Promise<Compilation> {
  return compileSources(sourcesOf(paths), true);
}

/**
 * Loads sets with warnings about texts that are too long for their cards. The bundled sets have none in the usual sizes.
 * @param card a size to measure instead, as `ecos print` takes it
 */
export async function loadChecked(paths: readonly string[], card?: string): Promise<Compilation> {
  if (card === undefined && paths.length === 0) return loadSets(paths);
  const { withTooLong } = await import('./too-long.ts');
  return withTooLong(await loadTexts(paths), card);
}

/** The one set to play a game with: the one among PATHs that builds on all others, or `PLAYED` without any. */
export async function loadPlayableSet(paths: readonly string[]): Promise<Compilation> {
  return compileSources(topSource(paths));
}

/** A playable set and all sets it extends. Refuses them if they have no cards: their games would be meaningless. */
export function chainWithCards({ sets: [{ chain }] }: Compilation): SetProgram[] {
  if (chain.some(({ cards, features }) => cards.length > 0 || features.length > 0)) return chain;
  throw new UserError(
    'There are no cards to play with: write one, or add `extends first-continent` to the set.',
  );
}

/** The bundled set with this id, if there is one. */
export async function loadBundledSet(id: string): Promise<Compilation | undefined> {
  const known = bundledSets();
  const sets = known.filter((set) => set.id === id);
  return sets.length > 0 ? compileSources({ sets, known }) : undefined;
}
