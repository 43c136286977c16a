/** The sets of a workspace and the sets they extend, with the positions of all their names. */
import type { FileNames, NamePlace, SetCompilation } from '../../compiler/index.ts';
import { memoize } from '../../program/index.ts';
import { compiledKnown, fileCompilation, workspaceSets } from '../workspace/sets.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** A set with its names. */
export interface NamedSet {
  id: string;
  /** The root folder that contains it; missing for a set outside the workspace, which renaming cannot change. */
  root?: string;
  files: readonly string[];
  readonly compiled: SetCompilation;
}

/** All sets with names, and the set of each file. */
export type NamedSets = ReturnType<typeof namedSets>;

/** All sets of a workspace, then the known sets that it does not define itself. */
export const namedSets = memoize((workspace: Workspace) => {
  const own = workspaceSets(workspace).flatMap(({ root, files }): NamedSet[] => {
    const compiled = files[0] && fileCompilation(workspace, files[0].file);
    return compiled ? [{ id: compiled.set.program.id, root, files: compiled.set.files, compiled }] : [];
  });
  const ids = new Set(own.map(({ id }) => id));
  const known = workspace.known
    .filter(({ id }) => !ids.has(id))
    .map((set): NamedSet => {
      const files = set.files.map(({ file }) => file);
      // Most of them are never asked for.
      return {
        id: set.id,
        files,
        get compiled() {
          return compiledKnown(workspace, set);
        },
      };
    });
  const all = [...own, ...known];
  const ofFile = new Map(all.toReversed().flatMap((set) => set.files.map((file) => [file, set])));
  return { all, ofFile };
});

/** The set with an id. */
export const namedSet = (workspace: Workspace, id: string): NamedSet | undefined =>
  namedSets(workspace).all.find((set) => set.id === id);

/** The sets that a set extends, the base first, followed by the set itself. */
export function fullChain({ all }: NamedSets, set: NamedSet): NamedSet[] {
  const bases = set.compiled.set.chain.slice(0, -1).flatMap(({ id }) => {
    const found =
      all.find((other) => other.id === id && other.root === set.root) ?? all.find((other) => other.id === id);
    return found && found !== set ? [found] : [];
  });
  return [...bases, set];
}

/** The recorded names of a file. */
export function nameRecord({ ofFile }: NamedSets, file: string): FileNames | undefined {
  return ofFile.get(file)?.compiled.names.find((record) => record.file === file);
}

const indexOf = memoize((record: FileNames) => Map.groupBy(record.places(), keyOf));

/** The positions of a name in a file. */
export function namePlaces(record: FileNames, name: NameKey): readonly NamePlace[] {
  return indexOf(record).get(keyOf(name)) ?? [];
}

/** What identifies a name within a file. */
export type NameKey = Pick<NamePlace, 'kind' | 'name' | 'within'>;

const keyOf = ({ kind, name, within }: NameKey): string => `${kind} ${name} ${within ?? ''}`;
