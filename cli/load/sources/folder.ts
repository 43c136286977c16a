/**
 * Which files of a folder belong to which set.
 *
 * A folder is one set: all its `.eco` files and those of its sub-folders, except sub-folders with a `set` declaration, which are
 * separate sets.
 */
import { readdirSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { SourceText } from '../../../compiler/index.ts';
import { UserError } from '../../../program/messages/index.ts';
import { type Kind, kindIn, orNone, usingFile } from '../../files/system-errors.ts';
import { declarationOf } from './declaration.ts';
import { readSource } from './read.ts';

/** An entry of a folder. */
export interface FolderEntry {
  kind: Kind;
  path: string;
}

/** The entries of a folder in a platform-independent order, without hidden ones and `node_modules`. */
export function entriesIn(folder: string): FolderEntry[] {
  return usingFile(`The folder ${folder}`, 'read', () => readdirSync(folder, { withFileTypes: true }))
    .filter(({ name }) => !name.startsWith('.') && name !== 'node_modules')
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((entry) => ({ kind: kindIn(entry), path: join(folder, entry.name) }));
}

/** Whether a card file in a folder declares a set. An unreadable folder or file counts as no declaration. */
export function declaresSet(folder: string): boolean {
  return orNone(() => entriesIn(folder)).some(
    ({ kind, path }) => kind === 'file' && orNone(() => declarationsIn(path)).length > 0,
  );
}

/** The declaration of a card file; none for any other file. */
export function declarationsIn(path: string): { id: string }[] {
  const declared = path.endsWith('.eco') ? declarationOf(readSource(path)) : undefined;
  return declared ? [declared] : [];
}

/** The sets below a folder: its own first, if it has files, then those of sub-folders, by path. */
export function setsInFolder(folder: string): SourceText[][] {
  const found = gather(
    folder,
    usingFile(folder, 'read', () => realpathSync(folder)),
  );
  return found.files.length > 0 ? [found.files, ...found.sets] : found.sets;
}

interface Gathered {
  /** Files that belong to this folder. */
  files: SourceText[];
  /** Complete sets of sub-folders. */
  sets: SourceText[][];
}

/** @param root the real path of the folder where the walk began */
function gather(folder: string, root: string): Gathered {
  const here: Gathered = { files: [], sets: [] };
  const entries = entriesIn(folder);
  for (const { kind, path } of entries) {
    if (kind === 'link') refuseLink(path, root);
    if (kind === 'file' && path.endsWith('.eco')) here.files.push(readSource(path));
  }
  for (const { path } of entries.filter(({ kind }) => kind === 'folder')) {
    const below = gather(path, root);
    if (below.files.some(declarationOf)) here.sets.push(below.files);
    else here.files.push(...below.files);
    here.sets.push(...below.sets);
  }
  return here;
}

/**
 * Does not follow links. A broken link, or one to a target below the same root, is skipped. A link to cards or a folder elsewhere
 * is refused: a folder from other people must not decide what else on this machine is read.
 */
export function refuseLink(path: string, root: string): void {
  let target: string;
  try {
    target = realpathSync(path);
  } catch {
    return;
  }
  if (target === root || target.startsWith(root + sep)) return;
  if (!path.endsWith('.eco') && !statSync(target).isDirectory()) return;
  throw new UserError(
    `${path} is a link out of its folder, to ${target}: put the cards there, or name both.`,
  );
}
