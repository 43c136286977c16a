/** Card files as they were at an earlier revision of the git repository they lie in. */

import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { UserError } from '../../../program/index.ts';
import { systemTemporaryFolder } from '../../files/temporary-folder.ts';
import { bundledFolder } from './bundled.ts';
import { bundledSets } from './catalogue.ts';

/**
 * Calls `use` with the places where what PATHs name lies as it was then; those that were not there yet are left out.
 * Refuses without git, outside a repository, and for a revision it does not have. Nothing of the repository changes.
 */
export function atRevision<T>(revision: string, paths: readonly string[], use: (then: string[]) => T): T {
  const places = paths.length === 0 ? [bundledFolder()] : paths.map(placeOf);
  const repository = repositoryOf(places[0]!);
  const inside = places.map((place) => {
    const way = relative(repository, place);
    if (way.startsWith('..')) throw new UserError(`${place} is not in the git repository of ${places[0]}.`);
    return way;
  });
  const found = git(
    repository,
    'rev-parse',
    '--verify',
    '--quiet',
    '--end-of-options',
    `${revision}^{commit}`,
  );
  if (found === undefined)
    throw new UserError(
      `${repository} has no revision ${revision} (git log shows those there are), and no folder or built set is called so.`,
    );
  const { path: folder, remove } = systemTemporaryFolder('ecos-revision');
  try {
    const copied =
      git(repository, 'clone', '--quiet', '--shared', '--no-checkout', repository, folder) !== undefined &&
      // Links become plain files: one may lead anywhere, and what it leads to is no earlier version.
      git(folder, '-c', 'core.symlinks=false', 'checkout', '--quiet', '--detach', found) !== undefined;
    if (!copied) throw new UserError(`git could not put the files of ${revision} into ${folder}.`);
    return use(inside.map((way) => join(folder, way)).filter((place) => existsSync(place)));
  } finally {
    remove();
  }
}

/** The file or folder a PATH names, also that of a bundled set; links are followed, as git does. */
function placeOf(path: string): string {
  if (existsSync(path)) return realpathSync(path);
  const set = bundledSets().find(({ id }) => id === path);
  if (!set)
    throw new UserError(`${path} cannot be compared with an earlier revision: it is no file or folder.`);
  return dirname(resolve(set.files[0]!.file));
}

function repositoryOf(place: string): string {
  const root = git(dirname(place), 'rev-parse', '--show-toplevel');
  if (root === undefined)
    throw new UserError(`${place} is in no git repository, so there is no earlier revision of it.`);
  return root;
}

/** Runs git in a folder and returns what it says, or nothing where it fails. Refuses where there is none. */
function git(folder: string, ...args: string[]): string | undefined {
  const { status, stdout, error } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  if (error) throw new UserError('Earlier revisions need the program git, which is not there.');
  return status === 0 ? stdout.trim() : undefined;
}
