/** An earlier version of cards, for `diff`, `print --changed` and `simulate --against`. */
import { relative } from 'node:path';
import type { CompiledSet } from '../../compiler/index.ts';
import type { Lang } from '../../print/wording/index.ts';
import type { SetProgram } from '../../program/index.ts';
import { UserError } from '../../program/messages/index.ts';
import { statsOf } from '../files/system-errors.ts';
import { compileSources } from './compile-sources.ts';
import { inLanguage } from './set-words.ts';
import { bundledSets, type NamedSource } from './sources/catalogue.ts';
import { copyOfRevision } from './sources/revision.ts';
import { holdsSets, type Sources, sourcesOf } from './sources/sources.ts';

/** Which earlier version, and of which paths. */
interface Earlier {
  /** A card file, a folder, a built set, the id of a bundled set, or a revision of the git repository that contains the PATHs. */
  version: string;
  paths: readonly string[];
  /** If given, the sets get the words and titles that they had in this language then. */
  lang?: Lang;
}

/**
 * The sets of an earlier version; empty if a revision does not contain them yet. A file, folder or bundled set takes precedence
 * over a revision with the same name.
 * @throws UserError for anything else, and for sets with errors
 */
export async function earlierSets(earlier: Earlier): Promise<CompiledSet[]> {
  const { version, paths } = earlier;
  const place = statsOf(version, 'read');
  if (place || bundledSets().some(({ id }) => id === version)) return compiledThen([version], earlier);
  if (paths.includes('-'))
    throw new UserError('Standard input has no earlier version: name a file or folder.');
  const { places, folder, remove } = copyOfRevision(version, paths);
  try {
    // A folder of the repository may not have had any cards then.
    return await compiledThen(places.filter(holdsSets), earlier, folder);
  } finally {
    remove();
  }
}

/** Compiles the sets at some paths. @param copy the folder with a copy of the repository, if they are in one */
async function compiledThen(
  places: readonly string[],
  { version, lang }: Earlier,
  copy?: string,
): Promise<CompiledSet[]> {
  if (places.length === 0) return [];
  const sources = sourcesOf(places);
  // Words and titles are found next to the files of the copy.
  const isNamed = copy !== undefined && lang === undefined;
  const found = compileSources(isNamed ? asInRepository(sources, copy) : sources);
  if (found.broken) throw new UserError(`The cards of ${version} have errors, so they cannot be compared.`);
  if (lang === undefined) return found.sets;
  try {
    return (await inLanguage(lang, found)).result.sets;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    throw new UserError(`The words of ${version} have mistakes, so its cards cannot be compared.`);
  }
}

/** Names the files of a copy as in the repository, because the copy will be removed before the names are shown. */
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
 * @param against a file, a folder, a built set, a bundled set, or a revision of the git repository that contains the PATHs
 * @param id the id of the set, empty for an unnamed one
 */
export async function chainAgainst(
  against: string,
  paths: readonly string[],
  id: string,
): Promise<SetProgram[]> {
  const sets = await earlierSets({ version: against, paths });
  if (sets.length === 0) throw new UserError(`There were no cards at ${against} yet.`);
  const set = sets.find(({ program }) => program.id === id) ?? (sets.length === 1 ? sets[0] : undefined);
  if (!set) throw new UserError(`${against} holds no set ${id || 'without a name'} to compare with.`);
  return set.chain;
}
