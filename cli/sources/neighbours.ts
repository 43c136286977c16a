import { type Dirent, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type NamedSource, named } from './catalogue.ts';
import { declarationOf } from './declaration.ts';
import { setsInFolder } from './folder.ts';
import { readSource } from './read.ts';

/**
 * The sets beside PATH that its sets extend, and those that they extend in turn.
 *
 * Only looked for when one of them extends something that is not among them. Folders that cannot be
 * read are passed over: nobody asked for them.
 */
export function neighbours(path: string, sets: readonly NamedSource[]): NamedSource[] {
  const missing = (known: readonly NamedSource[]) =>
    known.filter((set) => set.extends && !known.some((other) => other.id === set.extends));
  if (missing(sets).length === 0) return [];
  const beside = setsBeside(path);
  const found: NamedSource[] = [];
  for (let wanted = missing(sets); wanted.length > 0; ) {
    const ids = new Set(wanted.map((set) => set.extends));
    const next = beside.filter((set) => ids.has(set.id) && !found.includes(set));
    found.push(...next);
    wanted = next.length > 0 ? missing([...sets, ...found]) : [];
  }
  return found;
}

/** Sets of files and folders beside PATH. Looks no deeper than that: what lies beside may be a whole home folder. */
function setsBeside(path: string): NamedSource[] {
  const here = resolve(path);
  return entriesOf(dirname(here))
    .filter((entry) => join(entry.parentPath, entry.name) !== here)
    .flatMap((entry) => {
      const place = join(entry.parentPath, entry.name);
      if (isCardFile(entry)) return [named({ files: [readSource(place)] })];
      if (!entry.isDirectory() || !entriesOf(place).some((file) => isCardFile(file) && declares(file)))
        return [];
      return setsInFolder(place).map((files) => named({ files }));
    });
}

const isCardFile = (entry: Dirent) => entry.isFile() && entry.name.endsWith('.eco');

function declares(file: Dirent): boolean {
  return declarationOf(readSource(join(file.parentPath, file.name))) !== undefined;
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    return [];
  }
}
