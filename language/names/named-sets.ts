/** The sets of a workspace and those they extend, each with the places of its names. */
import {
  type CompiledAlone,
  compileOnDemand,
  type FileNames,
  type NamePlace,
  newMemory,
  type SetSource,
} from '../../compiler/index.ts';
import { compiledOf, setsOf } from '../workspace/sets.ts';
import type { KnownSet, Workspace } from '../workspace/workspace.ts';

/** A set with its names. */
export interface NamedSet {
  id: string;
  /** The root it is below; none for a set that is only extended, which is not changed from here. */
  root?: string;
  files: readonly string[];
  readonly compiled: CompiledAlone;
}

/** The names of a workspace. */
export interface NamedSets {
  all: readonly NamedSet[];
  ofFile: ReadonlyMap<string, NamedSet>;
}

const derived = new WeakMap<Workspace, NamedSets>();

/** All sets of a workspace, then those that they may extend and that it has none of its own for. */
export function namedSets(workspace: Workspace): NamedSets {
  const known = derived.get(workspace);
  if (known) return known;
  const own = setsOf(workspace).flatMap(({ root, files }): NamedSet[] => {
    const compiled = files[0] && compiledOf(workspace, files[0].file);
    return compiled ? [{ id: compiled.set.program.id, root, files: compiled.set.files, compiled }] : [];
  });
  const ids = new Set(own.map(({ id }) => id));
  const all = [...own, ...knownSets(workspace.known).filter(({ id }) => !ids.has(id))];
  const ofFile = new Map(all.toReversed().flatMap((set) => set.files.map((file) => [file, set])));
  derived.set(workspace, { all, ofFile });
  return { all, ofFile };
}

/** The sets a set builds on, the first first, and itself. */
export function namedChainOf({ all }: NamedSets, set: NamedSet): NamedSet[] {
  const bases = set.compiled.set.chain.slice(0, -1).flatMap(({ id }) => {
    const found =
      all.find((other) => other.id === id && other.root === set.root) ?? all.find((other) => other.id === id);
    return found && found !== set ? [found] : [];
  });
  return [...bases, set];
}

/** What is noted of a file. */
export function recordOf({ ofFile }: NamedSets, file: string): FileNames | undefined {
  return ofFile.get(file)?.compiled.names.find((record) => record.file === file);
}

type Index = ReadonlyMap<string, readonly NamePlace[]>;
const indexes = new WeakMap<FileNames, Index>();

/** The places of a name in a file. */
export function placesIn(record: FileNames, name: NameKey): readonly NamePlace[] {
  const index = indexes.get(record) ?? Map.groupBy(record.places(), keyOf);
  indexes.set(record, index);
  return index.get(keyOf(name)) ?? [];
}

/** What tells names of a file apart. */
export type NameKey = Pick<NamePlace, 'kind' | 'name' | 'within'>;

function keyOf({ kind, name, within }: NameKey): string {
  return `${kind} ${name} ${within ?? ''}`;
}

const compiledKnown = new WeakMap<readonly KnownSet[], NamedSet[]>();

/** Sets that were perhaps compiled without their names: compiled with them when somebody asks for those. */
function knownSets(sets: readonly KnownSet[]): NamedSet[] {
  const known = compiledKnown.get(sets);
  if (known) return known;
  const sources = sets.map(({ files }): SetSource => ({ files }));
  const compile = compileOnDemand(sources, [], newMemory(true));
  const named = sets.map(({ id, files }, i): NamedSet => {
    let compiled: CompiledAlone | undefined;
    return {
      id,
      files: files.map(({ file }) => file),
      get compiled() {
        compiled ??= compile(sources[i]!);
        return compiled;
      },
    };
  });
  compiledKnown.set(sets, named);
  return named;
}
