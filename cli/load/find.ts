/**
 * Finds the sets that PATHs of the command line name.
 */
import { existsSync } from 'node:fs';
import { dirname, parse, resolve } from 'node:path';
import type { SourceText } from '../../compiler/index.ts';
import { UserError } from '../../program/messages/index.ts';
import { readSource, readStdin } from '../files/read.ts';
import { orNone, pathStats } from '../files/system-errors.ts';
import {
  builtFiles,
  builtSource,
  bundledSets,
  cardFileDeclarations,
  DEFAULT_SET,
  declaresSet,
  type FolderEntry,
  folderEntries,
  isBuilt,
  type NamedSource,
  named,
  readSetHead,
  setsInFolder,
  sourcePaths,
  topSets,
} from './catalogue.ts';

/** The sets to compile, and the sets they may extend. */
export interface Sources {
  /** The named sets, in their order, each once. */
  sets: NamedSource[];
  /** The sets they may extend: first those next to them, then the bundled ones. */
  known: NamedSource[];
}

/** The sets that PATHs name; the whole bundled catalogue without any. */
export function findSources(paths: readonly string[]): Sources {
  const bundled = bundledSets();
  if (paths.length === 0) return { sets: bundled, known: bundled };
  const found = [...new Set(paths)].map((path) => ({ path, sets: setsAt(path, bundled) }));
  const sets = withoutDoubles(found.flatMap((one) => one.sets));
  // The sets that a bundled set extends are bundled, too.
  const isPlace = (one: (typeof found)[number]) =>
    one.path !== '-' && !one.sets.some((set) => bundled.includes(set));
  const adjacent = found.flatMap((one) => (isPlace(one) ? neighbours(one.path, one.sets) : []));
  return { sets, known: withoutShadowed([...adjacent, ...bundled]) };
}

/** The one set to play a game with: the one among PATHs that builds on all others, or `DEFAULT_SET` without any. */
export function topSource(paths: readonly string[]): Sources {
  if (paths.length === 0) {
    const known = bundledSets();
    return { sets: known.filter(({ id }) => id === DEFAULT_SET), known };
  }
  const { sets, known } = findSources(paths);
  const tops = topSets(sets);
  const others = sets.filter((set) => !tops.includes(set));
  const twins = tops.length === 1 ? extendedTwins(sets) : [];
  const isAmbiguous = tops.length === 0 || twins.length > 0;
  // Compiling all of them reports the error, except for built sets, which are not compiled.
  if (twins.some(({ built }) => built))
    throw new UserError(`Two sets are called ${twins[0].id}. Give one of them another name.`);
  if (isAmbiguous) return { sets: [...tops, ...others], known };
  if (tops.length === 1) return { sets: tops, known: withoutShadowed([...others, ...known]) };
  const ids = tops.map((set) => set.id || 'an unnamed one').join(', ');
  const holds = paths.length === 1 ? `${paths[0]} holds` : `${paths.join(' and ')} hold`;
  throw new UserError(`${holds} several sets (${ids}): name the folder of one.`);
}

/** Sets that share an id which another set extends: it would use the first of them. */
const extendedTwins = (sets: readonly NamedSource[]): NamedSource[] =>
  sets.filter(
    ({ id }) => sets.some((one) => one.extends === id) && sets.filter((one) => one.id === id).length > 1,
  );

/** Whether a path is a file, a folder, or the id of a bundled set. */
export const namesSet = (path: string): boolean =>
  pathStats(path, 'read') !== undefined || bundledSets().some(({ id }) => id === path);

/** Whether a path is a file, or a folder with sets. */
export const holdsSets = (path: string): boolean =>
  pathStats(path, 'read')?.isDirectory() === false ||
  setsInFolder(path).length > 0 ||
  builtFiles(path).length > 0;

function setsAt(path: string, bundled: readonly NamedSource[]): NamedSource[] {
  if (path === '-') {
    const { file, text } = readStdin();
    return [named({ files: [{ file, text }] })];
  }
  const stats = pathStats(path, 'read');
  if (stats?.isDirectory()) {
    const sets = setsInFolder(path).map((files) => named({ files }));
    if (sets.length > 0) return sets;
    const built = builtFiles(path).map(builtSource);
    if (built.length === 0) throw new UserError(`The folder ${path} contains no .eco file.`);
    return built;
  }
  if (stats) return [isBuilt(path) ? builtSource(path) : named({ files: [readSource(path)] })];
  const set = bundled.find((candidate) => candidate.id === path);
  if (set) return [set];
  throw new UserError(missingSet(path));
}

/** The message for a PATH that names nothing. */
export function missingSet(path: string): string {
  const ids = bundledSets().map(({ id }) => id);
  return `${path} cannot be read: no file, folder or bundled set has that name. Bundled sets: ${ids.join(', ')}.`;
}

/** Removes duplicates: a set that two PATHs lead to is compiled once. */
function withoutDoubles(sets: readonly NamedSource[]): NamedSource[] {
  const key = (set: NamedSource) =>
    sourcePaths(set)
      .map((file) => resolve(file))
      .join('\n');
  return [...new Map(sets.map((set) => [key(set), set])).values()];
}

/** Keeps only the first of several sets with the same id. */
function withoutShadowed(sets: readonly NamedSource[]): NamedSource[] {
  return sets.filter((set, i) => sets.findIndex((other) => other.id === set.id) === i);
}

/**
 * The sets next to PATH that its sets extend, and the sets that those extend in turn, which may also be next to the sets found.
 * Entries next to the folder of a file count as next to the file, because the folder may belong to its set.
 *
 * The search begins only when one of the sets extends a set that is not among them, and ends as soon as that is found, because
 * the folder may be a whole home folder. Of its files only the set with the declaration is kept. Unreadable
 * entries are skipped, because the user did not name them.
 */
export function neighbours(path: string, sets: readonly NamedSource[]): NamedSource[] {
  const known = [...sets];
  const places = [resolve(path)];
  // Those that are added in the loop are visited, too.
  for (const { extends: id } of known) {
    if (!id || known.some((other) => other.id === id)) continue;
    const base = places
      .values()
      .map((place) => setNextTo(place, id))
      .find((one) => one !== undefined);
    if (!base) continue;
    known.push(base.set);
    places.push(base.place);
  }
  return known.slice(sets.length);
}

/** A set and its file or folder. */
type PlacedSet = ReturnType<typeof placed>;

/**
 * The first set of that name next to a file or folder. Next to a built set, only built sets count. A set that is called like a
 * bundled one must be in a file or folder of that name: there may be thousands of others, which need not be read for it.
 */
function setNextTo(here: string, id: string): PlacedSet | undefined {
  const setsOf = isBuilt(here) ? builtSets : textSets;
  const isBundled = bundledSets().some((set) => set.id === id);
  const bearsName = (path: string) => [path, dirname(path)].some((one) => parse(one).name === id);
  for (const place of here.endsWith('.eco') ? [here, dirname(here)] : [here]) {
    for (const entry of orNone(() => folderEntries(dirname(place)))) {
      if (entry.path === place || (isBundled && !bearsName(entry.path))) continue;
      const sets = orNone(() => setsOf(entry, id, place));
      const base = sets.find(({ set }) => set.id === id);
      if (base) return base;
    }
  }
  return undefined;
}

function builtSets({ kind, path }: FolderEntry): PlacedSet[] {
  return kind === 'file' && isBuilt(path) ? [{ set: builtSource(path), place: path }] : [];
}

/** The sets in a folder that is a set itself, or the one that a file declares. */
function textSets({ kind, path }: FolderEntry, id: string, place: string): PlacedSet[] {
  if (kind === 'folder')
    return declaresSet(path) ? setsInFolder(path).map((files) => placed(files, path)) : [];
  if (kind !== 'file' || !cardFileDeclarations(path).some((declared) => declared.id === id)) return [];
  // The folder may be the set, if exactly one of its files declares it.
  const [files] = place.endsWith('.eco') ? [] : orNone(() => setsInFolder(dirname(path)));
  return files?.filter(readSetHead).length === 1
    ? [placed(files, dirname(path))]
    : [placed([readSource(path)], path)];
}

const placed = (files: SourceText[], place: string) => ({ set: named({ files }), place });

/** Refuses bundled sets, which are not the user's own files, for an option that changes files. */
export function refuseBundled(option: string, paths: readonly string[]): void {
  if (paths.length === 0) throw new UserError(`${option} needs a file or folder of your own to change.`);
  const bundled = paths.find((path) => !existsSync(path) && bundledSets().some(({ id }) => id === path));
  if (bundled !== undefined)
    throw new UserError(
      `${bundled} is a bundled set, which ${option} does not change. Make a copy: ecos new DIR --from ${bundled}.`,
    );
}
