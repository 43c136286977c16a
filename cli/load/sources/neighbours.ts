/** Finds extended sets that are next to the sets that extend them. */
import { dirname, resolve } from 'node:path';
import type { SourceText } from '../../../compiler/index.ts';
import { orNone } from '../../files/system-errors.ts';
import { builtSource, isBuilt } from './built-source.ts';
import { type NamedSource, named } from './catalogue.ts';
import { declarationOf } from './declaration.ts';
import { declarationsIn, declaresSet, entriesIn, type FolderEntry, setsInFolder } from './folder.ts';
import { readSource } from './read.ts';

/**
 * The sets next to PATH that its sets extend, and the sets that those extend in turn, which may also be next to the sets found.
 * Entries next to the folder of a file count as next to the file, because the folder may belong to its set.
 *
 * The search begins only when one of the sets extends a set that is not among them, and ends as soon as that is found, because
 * the folder may be a whole home folder. Of its files only the set with the declaration is kept. Unreadable
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
  if (kind !== 'file' || !isBuilt(path)) return [];
  const set = builtSource(path);
  return set.id === id ? [{ set, place: path }] : [];
}

/** The sets in a folder that is a set itself, or the one that a file declares. */
function textSets({ kind, path }: FolderEntry, id: string, place: string): PlacedSet[] {
  if (kind === 'folder')
    return declaresSet(path) ? setsInFolder(path).map((files) => placed(files, path)) : [];
  if (kind !== 'file' || !declarationsIn(path).some((declared) => declared.id === id)) return [];
  const folderSet = place.endsWith('.eco') ? [] : orNone(() => singleSetIn(dirname(path)));
  return folderSet.length > 0 ? folderSet : [placed([readSource(path)], path)];
}

const placed = (files: SourceText[], place: string): PlacedSet => ({ set: named({ files }), place });

/** The set of a folder, if exactly one of its files declares it. */
function singleSetIn(folder: string): PlacedSet[] {
  const [files] = setsInFolder(folder);
  return files.filter(declarationOf).length === 1 ? [placed(files, folder)] : [];
}
