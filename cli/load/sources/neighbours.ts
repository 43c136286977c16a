/** Finds the sets that other sets extend, if they are beside them. */
import { readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { UserError } from '../../../program/messages/index.ts';
import { builtSource, isBuilt } from './built.ts';
import { type NamedSource, named } from './catalogue.ts';
import { setNames } from './declaration.ts';
import { entriesIn, type FolderEntry, setsInFolder } from './folder.ts';
import { LARGEST, LARGEST_CARDS, readSource } from './read.ts';

/**
 * The sets beside PATH that its sets extend, and those that they extend in turn. What is beside the folder of a
 * file counts as beside the file, because it may be the folder of its set.
 *
 * The search begins only when one of them extends a set that is not among them, and ends as soon as that is found, because
 * the folder may be a whole home folder. Files are searched for the declaration, and only the set with it is read. What
 * cannot be read is skipped, because the user did not ask for it.
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

/** The first set of that name beside PATH; beside a built set it is a built one. */
function setBeside(path: string, id: string): NamedSource | undefined {
  const here = resolve(path);
  const setsOf = isBuilt(path) ? builtSets : textSets;
  for (const place of here.endsWith('.eco') ? [here, dirname(here)] : [here]) {
    for (const entry of orNone(() => entriesIn(dirname(place)))) {
      const sets = entry.path === place ? [] : orNone(() => setsOf(entry, id));
      const base = sets.find((set) => set.id === id);
      if (base) return base;
    }
  }
  return undefined;
}

function builtSets({ kind, path }: FolderEntry, id: string): NamedSource[] {
  const seemsRight =
    kind === 'file' && isBuilt(path) && contentOf(path, LARGEST).includes(JSON.stringify(id));
  return seemsRight ? [builtSource(path)] : [];
}

function textSets(entry: FolderEntry, id: string): NamedSource[] {
  if (!declares(entry, id)) return [];
  const sets = entry.kind === 'file' ? [[readSource(entry.path)]] : setsInFolder(entry.path);
  return sets.map((files) => named({ files }));
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

/** The sets that a card file seems to declare. */
const namesIn = (file: string): string[] =>
  file.endsWith('.eco') ? setNames(contentOf(file, LARGEST_CARDS).toString('latin1')) : [];

/** The bytes of a file; empty if it is too long or cannot be read. */
function contentOf(file: string, largest: number): Buffer {
  return Buffer.concat(orNone(() => (statSync(file).size > largest ? [] : [readFileSync(file)])));
}

/** The result of reading something; empty if it fails. */
function orNone<T>(read: () => T[]): T[] {
  try {
    return read();
  } catch (error) {
    if (error instanceof UserError || (error instanceof Error && 'code' in error)) return [];
    throw error;
  }
}
