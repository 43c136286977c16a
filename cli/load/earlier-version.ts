/** An earlier version of cards, for `diff`, `print --changed` and `simulate --against`. */
import { relative } from 'node:path';
import type { CompiledSet } from '../../compiler/index.ts';
import type { SetProgram } from '../../program/index.ts';
import { UserError } from '../../program/messages/index.ts';
import { statsOf } from '../files/system-errors.ts';
import { compileSources } from './compile-sources.ts';
import { bundledSets, type NamedSource } from './sources/catalogue.ts';
import { atRevision } from './sources/revision.ts';
import { holdsSets, type Sources, sourcesOf } from './sources/sources.ts';

/** Which earlier version, and of what. */
interface Earlier {
  /** A card file, a folder, what `ecos build` wrote, the id of a bundled set, or a revision of the git repository PATHs are in. */
  version: string;
  paths: readonly string[];
}

/**
 * The sets of an earlier version; none if a revision does not have them yet. A file, folder or bundled set takes
 * precedence over a revision with the same name.
 * @throws UserError for anything else, and for sets with errors
 */
export function earlierSets({ version, paths }: Earlier): CompiledSet[] {
  const compiled = (places: readonly string[], copy?: string): CompiledSet[] => {
    // A folder of the repository may have had no cards then.
    const held = copy === undefined ? places : places.filter(holdsSets);
    if (held.length === 0) return [];
    const sources = sourcesOf(held);
    const { sets, broken } = compileSources(copy === undefined ? sources : asInRepository(sources, copy));
    if (broken) throw new UserError(`The cards of ${version} have errors, so they cannot be compared.`);
    return sets;
  };
  const place = statsOf(version, 'read');
  if (place || bundledSets().some(({ id }) => id === version)) return compiled([version]);
  if (paths.includes('-'))
    throw new UserError('Standard input has no earlier version: name a file or folder.');
  return atRevision(version, paths, compiled);
}

/** The files of a copy by their names in the repository: the copy is gone when somebody reads them. */
function asInRepository({ sets, known }: Sources, copy: string): Sources {
  const named = (set: NamedSource): NamedSource => ({
    ...set,
    files: set.files.map(({ file, text }) => ({
      file: file.startsWith(copy) ? relative(copy, file) : file,
      text,
    })),
  });
  return { sets: sets.map(named), known: known.map(named) };
}

/**
 * The other version of a set with all sets it extends. Refuses one that has errors or lacks this set.
 * @param against a file, a folder, a built set, a bundled set, or a revision of the git repository PATHs are in
 * @param id of the set, empty for an unnamed one
 */
export function chainAgainst(against: string, paths: readonly string[], id: string): SetProgram[] {
  const sets = earlierSets({ version: against, paths });
  if (sets.length === 0) throw new UserError(`There were no cards at ${against} yet.`);
  const set = sets.find(({ program }) => program.id === id) ?? (sets.length === 1 ? sets[0] : undefined);
  if (!set) throw new UserError(`${against} holds no set ${id || 'without a name'} to compare with.`);
  return set.chain;
}
