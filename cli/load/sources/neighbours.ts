/** Finds extended sets that are next to the sets that extend them. */
import { readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { SourceText } from '../../../compiler/index.ts';
import { UserError } from '../../../program/messages/index.ts';
import { builtSource, isBuilt } from './built-source.ts';
import { type NamedSource, named } from './catalogue.ts';
import { declarationOf, setNames } from './declaration.ts';
import { entriesIn, type FolderEntry, setsInFolder } from './folder.ts';
import { LARGEST, LARGEST_CARDS, readSource } from './read.ts';

/**
 * The sets next to PATH that its sets extend, and the sets that those extend in turn, which may also be next to the sets found.
 * Entries next to the folder of a file count as next to the file, because the folder may belong to its set.
 *
 * The search begins only when one of the sets extends a set that is not among them, and ends as soon as that is found, because
 * the folder may be a whole home folder. Files are searched for the declaration, and only the set with it is read. Unreadable
 * entries are skipped, because the user did not name them.
 */
export function neighbours(path: string, sets: readonly NamedSource[]): NamedSource[] {
  const found: NamedSource[] = [];
  const places = new Set([resolve(path)]);
  const sought = new Set<string>();
  for (;;) {
    const known = [...sets, ...found];
    const id = known
      .map((set) => set.extends)
      .find((base) => base && !sought.has(base) && !known.some((other) => other.id === base));
    if (!id) return found;
    sought.add(id);
    const base = firstNextTo(places, id);
    if (!base) continue;
    found.push(base.set);
    places.add(base.place);
  }
}

/** A set and its file or folder. */
interface PlacedSet {
  set: NamedSource;
  place: string;
}

function firstNextTo(places: Iterable<string>, id: string): PlacedSet | undefined {
  for (const place of places) {
    const base = setNextTo(place, id);
    if (base) return base;
  }
  return undefined;
}

/** The first set of that name next to a file or folder. Next to a built set, only built sets count. */
function setNextTo(here: string, id: string): PlacedSet | undefined {
  const setsOf = isBuilt(here) ? builtSets : textSets;
  for (const place of here.endsWith('.eco') ? [here, dirname(here)] : [here]) {
    for (const entry of orNone(() => entriesIn(dirname(place)))) {
      const sets = entry.path === place ? [] : orNone(() => setsOf(entry, id, place));
      const base = sets.find(({ set }) => set.id === id);
      if (base) return base;
    }
  }
  return undefined;
}

function builtSets({ kind, path }: FolderEntry, id: string): PlacedSet[] {
  const isCandidate =
    kind === 'file' && isBuilt(path) && contentOf(path, LARGEST).includes(JSON.stringify(id));
  return isCandidate ? [{ set: builtSource(path), place: path }] : [];
}

function textSets(entry: FolderEntry, id: string, place: string): PlacedSet[] {
  if (!declares(entry, id)) return [];
  if (entry.kind === 'folder') return setsInFolder(entry.path).map((files) => placed(files, entry.path));
  const folderSet = place.endsWith('.eco') ? [] : orNone(() => singleSetIn(dirname(entry.path)));
  return folderSet.length > 0 ? folderSet : [placed([readSource(entry.path)], entry.path)];
}

const placed = (files: SourceText[], place: string): PlacedSet => ({ set: named({ files }), place });

/** The set of a folder, if exactly one of its files declares it. */
function singleSetIn(folder: string): PlacedSet[] {
  const [files] = setsInFolder(folder);
  return files.filter(declarationOf).length === 1 ? [placed(files, folder)] : [];
}

/** Whether a file or folder seems to declare a set. Sub-folders count only if the folder itself is a set. */
function declares(entry: FolderEntry, id: string): boolean {
  if (entry.kind !== 'folder') return holds(entry, id);
  const entries = orNone(() => entriesIn(entry.path));
  const isSet = entries.some(({ kind, path }) => kind === 'file' && namesIn(path).length > 0);
  return isSet && entries.some((inside) => holds(inside, id));
}

function holds({ kind, path }: FolderEntry, id: string): boolean {
  if (kind === 'folder') return orNone(() => entriesIn(path)).some((entry) => holds(entry, id));
  return kind === 'file' && namesIn(path).includes(id);
}

/** The ids of the sets that a card file seems to declare. */
const namesIn = (file: string): string[] =>
  file.endsWith('.eco') ? setNames(contentOf(file, LARGEST_CARDS).toString('latin1')) : [];

/** The bytes of a file; empty if it is too long or cannot be read. */
function contentOf(file: string, largest: number): Buffer {
  return Buffer.concat(orNone(() => (statSync(file).size > largest ? [] : [readFileSync(file)])));
}

/** The result of `read`; empty if it fails. */
function orNone<T>(read: () => T[]): T[] {
  try {
    return read();
  } catch (error) {
    if (error instanceof UserError || (error instanceof Error && 'code' in error)) return [];
    throw error;
  }
}
