/**
 * Which files of a folder belong to which set.
 *
 * A folder is one set: all its `.eco` files and those of its sub-folders, except sub-folders with a `set`
 * declaration of their own, which are sets by themselves.
 */
import { type Dirent, readdirSync, realpathSync, type Stats, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { SourceText } from '../../compiler/compile.ts';
import { Refusal, reasonOf } from '../refusal.ts';
import { declarationOf } from './declaration.ts';
import { readSource } from './read.ts';

/** The sets below a folder: its own first, if it has files, then those of sub-folders, by path. */
export function setsInFolder(folder: string): SourceText[][] {
  const found = gather(folder, { root: realpathSync(folder), seen: new Set() });
  return found.files.length > 0 ? [found.files, ...found.sets] : found.sets;
}

interface Gathered {
  /** Files that belong to this folder. */
  files: SourceText[];
  /** Complete sets of sub-folders. */
  sets: SourceText[][];
}

/** Real paths of where the walk began and of what it has been to, so that links lead neither round nor twice to a file. */
interface Walk {
  root: string;
  seen: Set<string>;
}

function gather(folder: string, walk: Walk): Gathered {
  const here: Gathered = { files: [], sets: [] };
  if (!isNew(folder, walk)) return here;
  const subFolders: string[] = [];
  for (const entry of listed(folder)) {
    const path = join(folder, entry.name);
    const kind = kindOf(path, entry, walk);
    if (kind === 'folder') subFolders.push(path);
    else if (kind === 'file' && entry.name.endsWith('.eco') && isNew(path, walk)) {
      here.files.push(readSource(path));
    }
  }
  for (const sub of subFolders) {
    const below = gather(sub, walk);
    if (below.files.some((file) => declarationOf(file))) here.sets.push(below.files);
    else here.files.push(...below.files);
    here.sets.push(...below.sets);
  }
  return here;
}

/** Entries by name, which does not depend on the system's order or language. */
function listed(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => !entry.name.startsWith('.') && entry.name !== 'node_modules')
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    throw new Refusal(`The folder ${folder} cannot be read: ${reasonOf(error)}.`);
  }
}

function kindOf(path: string, entry: Dirent, walk: Walk): 'file' | 'folder' | 'other' {
  const what = entry.isSymbolicLink() ? linked(path, walk) : entry;
  if (what?.isDirectory()) return 'folder';
  return what?.isFile() ? 'file' : 'other';
}

/** What a link leads to. Nothing if it leads nowhere, or to what the walk meets under its own name. */
function linked(path: string, walk: Walk): Stats | undefined {
  try {
    const real = realpathSync(path);
    const inside = real === walk.root || real.startsWith(walk.root + sep);
    return inside ? undefined : statSync(real);
  } catch {
    return undefined;
  }
}

function isNew(path: string, walk: Walk): boolean {
  const real = realpathSync(path);
  if (walk.seen.has(real)) return false;
  walk.seen.add(real);
  return true;
}
