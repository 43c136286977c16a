/** The sets that other sets extend, where they are beside them. */

import { type Dirent, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { UserError } from '../../../program/index.ts';
import { builtSource, isBuilt } from './built.ts';
import { type NamedSource, named } from './catalogue.ts';
import { setsInFolder } from './folder.ts';
import { readSource } from './read.ts';
import { type Declares, holdsText, scanForSet } from './scan.ts';

/**
 * The sets beside PATH that its sets extend, and those that they extend in turn. Beside a file is also what is
 * beside its folder, the folder of its set.
 *
 * Only looked for when one of them extends something that is not among them, and only until it is found: what is around
 * may be a whole home folder. Files there are searched for the declaration (`scan.ts`), and only the set that has it is
 * read. What cannot be read is passed over: nobody asked for it.
 */
export function neighbours(path: string, sets: readonly NamedSource[]): NamedSource[] {
  const found: NamedSource[] = [];
  const sought = new Set<string>();
  for (;;) {
    const known = [...sets, ...found];
    const id = known
      .map((set) => set.extends)
      .find((base) => base && !sought.has(base) && !known.some((other) => other.id === base));
    if (!id) return found;
    sought.add(id);
    const base = setBeside(path, id);
    if (base) found.push(base);
  }
}

/** The first set of that name beside PATH. Sets that were built before are beside each other. */
function setBeside(path: string, id: string): NamedSource | undefined {
  const here = resolve(path);
  const places: [folder: string, but: string][] = [[dirname(here), here]];
  if (here.endsWith('.eco')) places.push([dirname(dirname(here)), dirname(here)]);
  for (const [folder, but] of places) {
    for (const entry of entriesOf(folder)) {
      if (placeOf(entry) === but) continue;
      const sets = readable(() => (isBuilt(path) ? builtSets(entry, id) : textSets(entry, id)));
      const base = sets.find((set) => set.id === id);
      if (base) return base;
    }
  }
  return undefined;
}

function builtSets(entry: Dirent, id: string): NamedSource[] {
  const file = placeOf(entry);
  return entry.isFile() && isBuilt(file) && holdsText(file, JSON.stringify(id)) ? [builtSource(file)] : [];
}

/** The sets of a file or folder that seems to declare the one that is wanted; nothing else is read. */
function textSets(entry: Dirent, id: string): NamedSource[] {
  const place = placeOf(entry);
  if (isCardFile(entry))
    return scanForSet(place, id) === 'wanted' ? [named({ files: [readSource(place)] })] : [];
  if (!entry.isDirectory() || folderDeclares(place, id) !== 'wanted') return [];
  return setsInFolder(place).map((files) => named({ files }));
}

/** What the files of a folder declare; those of its sub-folders count only where the folder itself is a set. */
function folderDeclares(folder: string, id: string): Declares {
  const entries = entriesOf(folder);
  let found: Declares = 'none';
  for (const entry of entries.filter(isCardFile)) {
    const here = scanForSet(placeOf(entry), id);
    if (here === 'wanted') return here;
    if (here === 'other') found = here;
  }
  if (found === 'none') return found;
  return entries.filter(isSubFolder).some((entry) => belowDeclares(placeOf(entry), id)) ? 'wanted' : found;
}

function belowDeclares(folder: string, id: string): boolean {
  return entriesOf(folder).some((entry) =>
    isCardFile(entry)
      ? scanForSet(placeOf(entry), id) === 'wanted'
      : isSubFolder(entry) && belowDeclares(placeOf(entry), id),
  );
}

const placeOf = (entry: Dirent) => join(entry.parentPath, entry.name);
const isCardFile = (entry: Dirent) => entry.isFile() && entry.name.endsWith('.eco');
const isSubFolder = (entry: Dirent) =>
  entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules';

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
    if (error instanceof UserError) return [];
    throw error;
  }
}
