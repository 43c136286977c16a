/** `--against`: the other version of the set that is played. */
import { existsSync } from 'node:fs';
import type { SetProgram } from '../../runtime/ops/program.ts';
import { checked } from '../compiled.ts';
import { Refusal } from '../refusal.ts';
import { bundledSets } from '../sources/catalogue.ts';
import { atRevision } from '../sources/revision.ts';
import { sourcesOf } from '../sources/sources.ts';

/**
 * The other version of a set with all it extends: that in a file or folder, a bundled set, or what PATHs held at a
 * revision of the git repository they lie in. Refuses one with errors, and one without this set.
 * @param id of the set, empty for an unnamed one
 */
export function earlierChain(against: string, paths: readonly string[], id: string): SetProgram[] {
  const find = (places: readonly string[]): SetProgram[] => {
    if (places.length === 0) throw new Refusal(`There were no cards at ${against} yet.`);
    const { sets, broken } = checked(sourcesOf(places));
    if (broken) throw new Refusal(`The cards of ${against} have errors, so they cannot be played with.`);
    const set = sets.find(({ program }) => program.id === id) ?? (sets.length === 1 ? sets[0] : undefined);
    if (!set) throw new Refusal(`${against} holds no set ${id || 'without a name'} to compare with.`);
    return set.chain;
  };
  if (existsSync(against) || bundledSets().some((set) => set.id === against)) return find([against]);
  if (paths.includes('-'))
    throw new Refusal('Standard input has no earlier version: --against needs a PATH.');
  return atRevision(against, paths, find);
}
