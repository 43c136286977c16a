/** Sets outside the workspace that its sets extend. If one of them has errors, the sets that extend it lack cards. */
import type { ReadySet, SetCompilation, SetSource } from '../../compiler/index.ts';
import { memoize } from '../../program/index.ts';
import { rootCompilation, workspaceSets } from './sets.ts';
import type { Workspace, WorkspaceSet } from './workspace.ts';

const basesIn = memoize((workspace: Workspace) => memoize((set: WorkspaceSet) => basesBelow(workspace, set)));

/** The sets outside the workspace that a set extends, directly or indirectly, unless they were loaded already compiled. */
export const baseCompilations = (workspace: Workspace, set: WorkspaceSet): readonly SetCompilation[] =>
  basesIn(workspace)(set);

/** The set outside the workspace that contains a file, if a set of the workspace extends it. */
export function outsideSet(workspace: Workspace, file: string): SetCompilation | undefined {
  for (const set of workspaceSets(workspace)) {
    const base = baseCompilations(workspace, set).find((one) => one.set.files.includes(file));
    if (base) return base;
  }
  return undefined;
}

function basesBelow(workspace: Workspace, set: WorkspaceSet): SetCompilation[] {
  const { sources, extendable, compile } = rootCompilation(workspace, set.root);
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
