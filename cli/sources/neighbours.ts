import { type Dirent, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Refusal } from '../refusal.ts';
import { builtSource, isBuilt } from './built.ts';
import { type NamedSource, named } from './catalogue.ts';
import { declarationOf } from './declaration.ts';
import { setsInFolder } from './folder.ts';
import { readSource } from './read.ts';

/**
 * The sets beside PATH that its sets extend, and those that they extend in turn. Beside a file lies also what is
 * beside its folder, the folder of its set.
 *
 * Only looked for when one of them extends something that is not among them. What cannot be read is passed
 * over: nobody asked for it.
 */
export function neighbours(path: string, sets: readonly NamedSource[]): NamedSource[] {
  const missing = (known: readonly NamedSource[]) =>
    known.filter((set) => set.extends && !known.some((other) => other.id === set.extends));
  if (missing(sets).length === 0) return [];
  const beside = setsBeside(path);
  const found: NamedSource[] = [];
  for (let wanted = missing(sets); wanted.length > 0; ) {
    const ids = new Set(wanted.map((set) => set.extends));
    const next = [...ids].flatMap((id) => beside.find((set) => set.id === id) ?? []);
    const fresh = next.filter((set) => !found.includes(set));
    found.push(...fresh);
    wanted = fresh.length > 0 ? missing([...sets, ...found]) : [];
  }
  return found;
}

/** Sets of files and folders beside PATH. Looks no deeper than that: what lies beside may be a whole home folder. */
function setsBeside(path: string): NamedSource[] {
  const here = resolve(path);
  if (isBuilt(path)) return setsIn(dirname(here), here);
  const isFile = here.endsWith('.eco');
  return [...setsIn(dirname(here), here), ...(isFile ? setsIn(dirname(dirname(here)), dirname(here)) : [])];
}

/** The sets that lie in a folder, without the file or folder at `but`. */
function setsIn(folder: string, but: string): NamedSource[] {
  return entriesOf(folder)
    .filter((entry) => join(entry.parentPath, entry.name) !== but)
    .flatMap((entry) => readable(() => setsOf(entry, but)));
}

function setsOf(entry: Dirent, but: string): NamedSource[] {
  const place = join(entry.parentPath, entry.name);
  // Sets that were built before lie beside each other.
  if (isBuilt(but)) return entry.isFile() && isBuilt(place) ? [builtSource(place)] : [];
  if (isCardFile(entry)) return [named({ files: [readSource(place)] })];
  if (!entry.isDirectory() || !entriesOf(place).some((file) => isCardFile(file) && declares(file))) return [];
  return setsInFolder(place).map((files) => named({ files }));
}

const isCardFile = (entry: Dirent) => entry.isFile() && entry.name.endsWith('.eco');

function declares(file: Dirent): boolean {
  const source = readable(() => [readSource(join(file.parentPath, file.name))]);
  return source.some((one) => declarationOf(one) !== undefined);
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    return [];
  }
}

/** What reading brings, or nothing where it is refused. */
function readable<T>(read: () => T[]): T[] {
  try {
    return read();
  } catch (error) {
    if (error instanceof Refusal) return [];
    throw error;
  }
}
