/** `--against`: the other version of the set that is played. */

import type { SetProgram } from '../../program/index.ts';
import { UserError } from '../../program/index.ts';
import { earlierSets } from '../load/earlier.ts';

/**
 * The other version of a set with all it extends. Refuses one with errors, and one without this set.
 * @param against a file, a folder, a built set, a bundled set, or a revision of the git repository PATHs are in
 * @param id of the set, empty for an unnamed one
 */
export function chainAgainst(against: string, paths: readonly string[], id: string): SetProgram[] {
  const sets = earlierSets({ version: against, paths, file: true });
  if (sets.length === 0) throw new UserError(`There were no cards at ${against} yet.`);
  const set = sets.find(({ program }) => program.id === id) ?? (sets.length === 1 ? sets[0] : undefined);
  if (!set) throw new UserError(`${against} holds no set ${id || 'without a name'} to compare with.`);
  return set.chain;
}
