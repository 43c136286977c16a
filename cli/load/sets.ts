/** The sets a command was given by PATH, compiled: as they were kept ready, or from their texts. */
import { existsSync } from 'node:fs';
import { textsOf } from '../terminal/problems/show.ts';
import { type Ready, readySets, writeCache } from './cache/set-cache.ts';
import type { Compilation } from './compilation.ts';

/** The sets that PATHs name; the whole bundled catalogue without any. Refuses what cannot be read. */
export async function loadSets(paths: readonly string[]): Promise<Compilation> {
  const ready = readyAt(paths);
  if (ready) return fine(ready);
  if (paths.length === 0) return compiledBundled();
  const [{ compileSources }, { sourcesOf }] = await compiler();
  return compileSources(sourcesOf(paths));
}

/** The one set a game is played with: that of PATHs which builds on all others of them; without PATHs, of all bundled. */
export async function loadPlayableSet(paths: readonly string[]): Promise<Compilation> {
  const ready = readyAt(paths);
  const extended = ready?.map(({ set }) => set.program.extends) ?? [];
  const tops = ready?.filter(({ set }) => !extended.includes(set.program.id)) ?? [];
  // Of several bundled ones the last is played; several named ones are refused where they are read.
  if (tops.length === 1 || (ready && paths.length === 0)) return fine(tops.slice(-1));
  const [{ compileSources }, { topSource }] = await compiler();
  return compileSources(topSource(paths));
}

/** The bundled set of an id, if there is one. */
export async function checkedBundled(id: string): Promise<Compilation | undefined> {
  const ready = readySets();
  const all = ready ? fine(ready) : await compiledBundled();
  const sets = all.sets.filter(({ program }) => program.id === id);
  return sets.length > 0 ? { ...all, sets } : undefined;
}

async function compiledBundled(): Promise<Compilation> {
  const [{ compileSources }, { sourcesOf }] = await compiler();
  const result = compileSources(sourcesOf([]));
  writeCache(result);
  return result;
}

/** Loaded only when it is needed: it is most of what a small command takes. */
const compiler = () => Promise.all([import('./compile-sources.ts'), import('./sources/sources.ts')]);

/** The sets that PATHs name, where all are bundled ones, named by their id, and ready. */
function readyAt(paths: readonly string[]): Ready[] | undefined {
  // A file or folder comes before a bundled set of its name.
  if (paths.some((path) => path === '-' || existsSync(path))) return undefined;
  const ready = readySets();
  if (!ready || paths.length === 0) return ready;
  const found = [...new Set(paths)].map((path) => ready.find(({ set }) => set.program.id === path));
  return found.every((one) => one !== undefined) ? found : undefined;
}

/** Ready sets have no problems. */
function fine(ready: readonly Ready[]): Compilation {
  const texts = textsOf(ready.flatMap(({ files }) => files));
  return { sets: ready.map(({ set }) => set), problems: [], unlisted: [], texts, broken: false };
}
