/**
 * Finds the sets that PATHs of the command line name.
 */

import { resolve } from 'node:path';
import { UserError } from '../../../program/messages/index.ts';
import { statsOf } from '../../files/system-errors.ts';
import { builtIn, builtSource, isBuilt } from './built-source.ts';
import { PLAYED } from './bundled.ts';
import { bundledSets, type NamedSource, named, topSets } from './catalogue.ts';
import { declarationOf } from './declaration.ts';
import { setsInFolder } from './folder.ts';
import { neighbours } from './neighbours.ts';
import { readSource, readStdin } from './read.ts';

/** The sets to compile, and the sets they may extend. */
export interface Sources {
  /** The named sets, in their order, each once. */
  sets: NamedSource[];
  /** The sets they may extend: first those next to them, then the bundled ones. */
  known: NamedSource[];
}

/** The sets that PATHs name; the whole bundled catalogue without any. */
export function sourcesOf(paths: readonly string[]): Sources {
  const bundled = bundledSets();
  if (paths.length === 0) return { sets: bundled, known: bundled };
  const found = [...new Set(paths)].map((path) => ({ path, sets: setsAt(path, bundled) }));
  const sets = withoutDoubles(found.flatMap((one) => one.sets));
  const isPlace = (one: (typeof found)[number]) => one.path !== '-' && !one.sets.some(isBundled(bundled));
  const adjacent = found.flatMap((one) => (isPlace(one) ? neighbours(one.path, one.sets) : []));
  return { sets, known: withoutShadowed([...adjacent, ...bundled]) };
}

/** The one set to play a game with: the one among PATHs that builds on all others, or `PLAYED` without any. */
export function topSource(paths: readonly string[]): Sources {
  if (paths.length === 0) {
    const known = bundledSets();
    return { sets: known.filter(({ id }) => id === PLAYED), known };
  }
  const { sets, known } = sourcesOf(paths);
  const tops = topSets(sets);
  const others = sets.filter((set) => !tops.includes(set));
  const isAmbiguous = tops.length === 0 || (tops.length === 1 && shareExtendedId(sets));
  // Compiling all of them reports the error.
  if (isAmbiguous) return { sets: [...tops, ...others], known };
  if (tops.length === 1) return { sets: tops, known: withoutShadowed([...others, ...known]) };
  const ids = tops.map((set) => set.id || 'an unnamed one').join(', ');
  const holds = paths.length === 1 ? `${paths[0]} holds` : `${paths.join(' and ')} hold`;
  throw new UserError(`${holds} several sets (${ids}): name the folder of one.`);
}

/**
 * Whether two sets share an id that another set extends, which would use the first of them. Compiling them together reports that,
 * except for built sets, which are not compiled: those are refused here.
 */
function shareExtendedId(sets: readonly NamedSource[]): boolean {
  const firsts = new Map<string, NamedSource>();
  for (const set of sets) {
    const first = firsts.get(set.id);
    if (first && sets.some((other) => other.extends === set.id)) {
      if (!first.built && !set.built) return true;
      const places = `${fileOf(first)} and ${fileOf(set)}`;
      throw new UserError(`Two sets are called ${set.id}: ${places}. Give one of them another name.`);
    }
    firsts.set(set.id, set);
  }
  return false;
}

/** The file that declares a set, or its first file. */
const fileOf = ({ built, files }: NamedSource): string =>
  (built ?? files.find((file) => declarationOf(file)) ?? files[0])?.file ?? '';

/** Whether a set was named by its id; the sets it extends are then bundled, too. */
const isBundled = (bundled: readonly NamedSource[]) => (set: NamedSource) => bundled.includes(set);

/** Whether a path is a file, or a folder with sets. */
export const holdsSets = (path: string): boolean =>
  kindOf(path) === 'file' || setsInFolder(path).length > 0 || builtIn(path).length > 0;

function setsAt(path: string, bundled: readonly NamedSource[]): NamedSource[] {
  if (path === '-') {
    const { file, text } = readStdin();
    return [named({ files: [{ file, text }] })];
  }
  const kind = kindOf(path);
  if (kind === 'folder') {
    const sets = setsInFolder(path).map((files) => named({ files }));
    if (sets.length > 0) return sets;
    const built = builtIn(path).map(builtSource);
    if (built.length === 0) throw new UserError(`The folder ${path} contains no .eco file.`);
    return built;
  }
  if (kind === 'file' && isBuilt(path)) return [builtSource(path)];
  if (kind === 'file') return [named({ files: [readSource(path)] })];
  const set = bundled.find((candidate) => candidate.id === path);
  if (set) return [set];
  throw new UserError(missingSet(path));
}

/** The message for a PATH that names nothing. */
export function missingSet(path: string): string {
  const ids = bundledSets().map(({ id }) => id);
  return `${path} cannot be read: there is no such file or folder, nor a bundled set (${ids.join(', ')}).`;
}

function kindOf(path: string): 'file' | 'folder' | undefined {
  const entry = statsOf(path, 'read');
  return entry && (entry.isDirectory() ? 'folder' : 'file');
}

/** Removes duplicates: a set that two PATHs lead to is compiled once. */
function withoutDoubles(sets: readonly NamedSource[]): NamedSource[] {
  const key = ({ files, built }: NamedSource) =>
    [...files, ...(built ? [built] : [])].map(({ file }) => resolve(file)).join('\n');
  return [...new Map(sets.map((set) => [key(set), set])).values()];
}

/** Keeps only the first of several sets with the same id. */
function withoutShadowed(sets: readonly NamedSource[]): NamedSource[] {
  return sets.filter((set, i) => sets.findIndex((other) => other.id === set.id) === i);
}
