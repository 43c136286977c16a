/** The sets elsewhere that sets of a workspace extend: where one of them has errors, cards are missing from those on top of it. */
import type { CompiledAlone, ReadySet, SetSource } from '../../compiler/index.ts';
import { compiledTogether, setsOf } from './sets.ts';
import type { Workspace, WorkspaceSet } from './workspace.ts';

const known = new WeakMap<Workspace, Map<WorkspaceSet, readonly CompiledAlone[]>>();

/** What a set extends outside of its workspace, directly or through others, as far as it was not compiled before. */
export function basesOf(workspace: Workspace, set: WorkspaceSet): readonly CompiledAlone[] {
  const ofSets = known.get(workspace) ?? new Map<WorkspaceSet, readonly CompiledAlone[]>();
  known.set(workspace, ofSets);
  const found = ofSets.get(set) ?? basesBelow(workspace, set);
  ofSets.set(set, found);
  return found;
}

/** The set elsewhere that has a file, if one of the workspace extends it. */
export function baseOf(workspace: Workspace, file: string): CompiledAlone | undefined {
  for (const set of setsOf(workspace)) {
    const base = basesOf(workspace, set).find((one) => one.set.files.includes(file));
    if (base) return base;
  }
  return undefined;
}

function basesBelow(workspace: Workspace, set: WorkspaceSet): CompiledAlone[] {
  const { sources, extendable, compile } = compiledTogether(workspace, set.root);
  const { read } = workspace.memory.compiler;
  const idOf = (one: SetSource | ReadySet) => ('chain' in one ? one : read(one)).id;
  const below = new Set<SetSource>();
  for (let at: SetSource = set; ; ) {
    const id = read(at).declared.set?.node.extends?.text;
    const base = id === undefined ? undefined : [...sources, ...extendable].find((one) => idOf(one) === id);
    if (!base || 'chain' in base || below.has(base)) break;
    below.add(base);
    at = base;
  }
  return [...below].filter((base) => !sources.includes(base)).map(compile);
}
