/**
 * Which files of a folder belong to which set.
 *
 * A folder is one set: all its `.eco` files and those of its sub-folders, except sub-folders with a `set`
 * declaration of their own, which are sets by themselves.
 */

import { type Dirent, readdirSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { SourceText } from '../../../compiler/index.ts';
import { UserError } from '../../../program/index.ts';
import { reasonOf } from '../../files/system-errors.ts';
import { declarationOf } from './declaration.ts';
import { readSource } from './read.ts';

/** The sets below a folder: its own first, if it has files, then those of sub-folders, by path. */
export function setsInFolder(folder: string): SourceText[][] {
  const found = gather(folder, realpathSync(folder));
  return found.files.length > 0 ? [found.files, ...found.sets] : found.sets;
}

interface Gathered {
  /** Files that belong to this folder. */
  files: SourceText[];
  /** Complete sets of sub-folders. */
  sets: SourceText[][];
}

/** `root` is the real path of where the walk began. */
function gather(folder: string, root: string): Gathered {
  const here: Gathered = { files: [], sets: [] };
  const subFolders: string[] = [];
  for (const entry of listed(folder)) {
    const path = join(folder, entry.name);
    const kind = kindOf(path, entry, root);
    if (kind === 'folder') subFolders.push(path);
    else if (kind === 'file' && entry.name.endsWith('.eco')) here.files.push(readSource(path));
  }
  for (const sub of subFolders) {
    const below = gather(sub, root);
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
    throw new UserError(`The folder ${folder} cannot be read: ${reasonOf(error)}.`);
  }
}

function kindOf(path: string, entry: Dirent, root: string): 'file' | 'folder' | 'other' {
  if (entry.isSymbolicLink()) refuseLink(path, root);
  if (entry.isDirectory()) return 'folder';
  return entry.isFile() ? 'file' : 'other';
}

/**
 * Links are not followed. One that leads nowhere, or to what the walk meets under its own name, is passed over; one to
 * cards or a folder elsewhere is refused: a folder that comes from others may not say what else of this machine is read.
 */
function refuseLink(path: string, root: string): void {
  const real = endOf(path);
  if (real === undefined || real === root || real.startsWith(root + sep)) return;
  if (!path.endsWith('.eco') && !statSync(real).isDirectory()) return;
  throw new UserError(`${path} is a link out of its folder, to ${real}: put the cards there, or name both.`);
}

/** Where a link leads in the end, if anywhere. */
function endOf(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}
