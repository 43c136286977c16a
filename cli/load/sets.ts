/** Loads the sets that PATHs name: from the cache, or compiled from their texts. */
import { existsSync } from 'node:fs';
import type { SetProgram } from '../../program/index.ts';
import { UserError } from '../../program/messages/index.ts';
import { textsOf } from '../terminal/problems/show.ts';
import { type CachedSet, cachedSets, writeCache } from './cache/set-cache.ts';
import type { Compilation } from './compilation.ts';
import { PLAYED } from './sources/bundled.ts';

/** The sets that PATHs name; the whole bundled catalogue without any. Refuses unreadable files. */
export async function loadSets(paths: readonly string[]): Promise<Compilation> {
  const cached = cachedAt(paths);
  if (cached) return compilationOf(cached);
  const [{ compileSources }, { sourcesOf }] = await compiler();
  const result = compileSources(sourcesOf(paths));
  if (paths.length === 0) writeCache(result);
  return result;
}

/** Like `loadSets`, but always compiles from texts, because only then is the position of each step known. */
export async function loadTexts(paths: readonly string[]): Promise<Compilation> {
  const [{ compileSources }, { sourcesOf }] = await compiler();
  const { compileWithPlaces } = await import('../../compiler/index.ts');
  const { sets, known } = sourcesOf(paths);
  const fresh = <S extends { cached?: unknown }>({ cached: _, ...source }: S) => source;
  const refreshed = new Map([...sets, ...known].map((source) => [source, fresh(source)]));
  const freshOf = (source: (typeof sets)[number]) => refreshed.get(source) ?? source;
  return compileSources({ sets: sets.map(freshOf), known: known.map(freshOf) }, compileWithPlaces);
}

/**
 * Loads sets with warnings about texts that are too long for their cards. Cached sets have none in the usual sizes.
 * @param card a size to measure instead, as `ecos print` takes it
 */
export async function loadChecked(paths: readonly string[], card?: string): Promise<Compilation> {
  if (card === undefined && (paths.length === 0 || cachedAt(paths))) return loadSets(paths);
  const [{ compileSources }, { sourcesOf }] = await compiler();
  const { compileWithPlaces } = await import('../../compiler/index.ts');
  const { withTooLong } = await import('./too-long.ts');
  const result =
    card === undefined ? compileSources(sourcesOf(paths), compileWithPlaces) : await loadTexts(paths);
  return withTooLong(result, card);
}

/** The one set to play a game with: the one among PATHs that builds on all others, or `PLAYED` without any. */
export async function loadPlayableSet(paths: readonly string[]): Promise<Compilation> {
  const cached = cachedAt(paths);
  const extended = cached?.map(({ set }) => set.program.extends) ?? [];
  const tops =
    cached?.filter(({ set: { program } }) =>
      paths.length === 0 ? program.id === PLAYED : !extended.includes(program.id),
    ) ?? [];
  // If there are several, reading them refuses them.
  if (tops.length === 1) return compilationOf(tops);
  const [{ compileSources }, { topSource }] = await compiler();
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
  const all = await loadSets([]);
  const sets = all.sets.filter(({ program }) => program.id === id);
  return sets.length > 0 ? { ...all, sets } : undefined;
}

/** Loads the compiler, which takes most of the time of a small command. */
const compiler = () => Promise.all([import('./compile-sources.ts'), import('./sources/sources.ts')]);

/** The sets that PATHs name, if all are bundled, named by id, and cached. */
function cachedAt(paths: readonly string[]): CachedSet[] | undefined {
  // A file or folder takes precedence over a bundled set of the same name.
  if (paths.some((path) => path === '-' || existsSync(path))) return undefined;
  const cached = cachedSets();
  if (!cached || paths.length === 0) return cached;
  const found = [...new Set(paths)].map((path) => cached.find(({ set }) => set.program.id === path));
  return found.every((one) => one !== undefined) ? found : undefined;
}

/** Cached sets have no problems. */
function compilationOf(cached: readonly CachedSet[]): Compilation {
  const texts = textsOf(cached.flatMap(({ files }) => files));
  return { sets: cached.map(({ set }) => set), problems: [], unlisted: [], texts, broken: false };
}
