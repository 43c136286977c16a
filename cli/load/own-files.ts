import { existsSync } from 'node:fs';
import { UserError } from '../../program/messages/index.ts';
import { bundledSets } from './sources/catalogue.ts';

/** Refuses bundled sets, which are not the user's own files, for an option that changes files. */
export function refuseBundled(option: string, paths: readonly string[]): void {
  if (paths.length === 0) throw new UserError(`${option} needs a file or folder of your own to change.`);
  const bundled = paths.find((path) => !existsSync(path) && bundledSets().some(({ id }) => id === path));
  if (bundled !== undefined)
    throw new UserError(
      `${bundled} is a bundled set, which ${option} does not change. Make a copy: ecos new DIR --from ${bundled}.`,
    );
}
