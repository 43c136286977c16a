/** The sets of a workspace: their files, compiled programs and problems. */
import {
  type CompiledSet,
  compileOnDemand,
  type NamesInScope,
  type ParseResult,
  type Problem,
  type ReadySet,
  type SetCompilation,
  type SetSource,
  setScope,
} from '../../compiler/index.ts';
import type { CardNode, FeatureNode, Item, SetNode } from '../../grammar/index.ts';
import { type CardProgram, type FeatureProgram, memoize, type SetProgram } from '../../program/index.ts';
import { type Members, membersBelow } from './membership.ts';
import {
  fileText,
  type KnownSet,
  type Workspace,
  type WorkspaceSet,
  type WorkspaceText,
} from './workspace.ts';

const problemsByFile = memoize(({ problems }: SetCompilation) => Map.groupBy(problems, ({ file }) => file));

/** The tree and the syntax errors of a file, of the workspace or of a set that it may extend. */
export function fileTree(workspace: Workspace, file: string): ParseResult | undefined {
  const text = fileText(workspace, file);
  return text && workspace.memory.compiler.parsed(text);
}

/** The declarations of a file. */
export function fileItems(workspace: Workspace, file: string): readonly Item[] {
  return fileTree(workspace, file)?.tree.items ?? [];
}

/** The declaration around an offset, or the one that ends there. */
export function findItem(workspace: Workspace, file: string, offset: number): Item | undefined {
  return fileItems(workspace, file).find(({ from, to }) => from <= offset && offset <= to);
}

/** All sets of a workspace. */
export const workspaceSets = (workspace: Workspace): readonly WorkspaceSet[] => derivedOf(workspace).sets;

/** All sets of a workspace, compiled. */
export function compiledSets(workspace: Workspace): CompiledSet[] {
  return workspaceSets(workspace).flatMap(({ files: [first] }) => {
    const compiled = first && fileCompilation(workspace, first.file);
    return compiled ? [compiled.set] : [];
  });
}

/** The set a file belongs to. */
export function fileSet(workspace: Workspace, file: string): WorkspaceSet | undefined {
  return derivedOf(workspace).ofFile.get(file);
}

/** The compiled set of a file, with all its problems. */
export function fileCompilation(workspace: Workspace, file: string): SetCompilation | undefined {
  const set = fileSet(workspace, file);
  return set && rootCompilation(workspace, set.root).compile(set);
}

/** A set outside the workspace, compiled on top of the sets of the workspace that it extends. */
export function compiledKnown(workspace: Workspace, set: KnownSet): SetCompilation {
  return rootCompilation(workspace, '').compile(textsOf(set));
}

/** The sources that are compiled together with the sets of a root. */
export function rootCompilation(workspace: Workspace, root: string): RootCompilation {
  const { together } = derivedOf(workspace);
  const known = together.get(root) ?? togetherIn(workspace, root);
  together.set(root, known);
  return known;
}

/** The names that declarations of a file may use, available long before its set is compiled. */
export function fileScope(workspace: Workspace, file: string): NamesInScope | undefined {
  const set = fileSet(workspace, file);
  return set && speakableBy(workspace)(set);
}

const speakableBy = memoize((workspace: Workspace) =>
  memoize((set: WorkspaceSet) => {
    const { sources, extendable } = rootCompilation(workspace, set.root);
    return setScope(set, sources, extendable, workspace.memory.compiler);
  }),
);

/** The problems of a file, as in `ecos check --format json`. */
export function fileProblems(workspace: Workspace, file: string): readonly Problem[] {
  const compiled = fileCompilation(workspace, file);
  return (compiled && problemsByFile(compiled).get(file)) ?? [];
}

/** The ids that the sets of a root extend and no set of the workspace has: such a set may be next to the root, or bundled. */
export function missingBases(workspace: Workspace, root: string): string[] {
  const declared = workspaceSets(workspace).flatMap((set) =>
    set.files.flatMap((text) => declarationsIn(text, workspace).map((node) => ({ set, node }))),
  );
  const ids = new Set(declared.map(({ node }) => node.name?.text));
  const wanted = declared
    .filter(({ set }) => set.root === root)
    .flatMap(({ node }) => node.extends?.text ?? []);
  return [...new Set(wanted)].filter((id) => !ids.has(id));
}

/**
 * Whether a set may need a base that is not loaded: it extends an unknown set, has an unfinished `extends`, or has no `set`
 * declaration and therefore uses the words of the base set.
 */
export function lacksBase(workspace: Workspace): boolean {
  const own = workspaceSets(workspace).map(({ files }) => files);
  const all = [...own, ...workspace.known.map(({ files }) => files)].map((files) => ({
    files,
    nodes: files.flatMap((text) => declarationsIn(text, workspace)),
  }));
  const ids = new Set(all.flatMap(({ nodes }) => nodes.flatMap(({ name }) => name?.text ?? [])));
  return all.some(
    ({ files, nodes }) =>
      nodes.length === 0 ||
      nodes.some((node) => node.extends && !ids.has(node.extends.text)) ||
      files.some(({ text }) => BARE_EXTENDS.test(text)),
  );
}

/** `extends` at the end of a line. */
const BARE_EXTENDS = /\bextends[ \t]*$/m;

/** Cached results for one snapshot. */
const derivedOf = memoize((workspace: Workspace) => {
  const sets = currentSets(workspace);
  const ofFile = new Map(sets.flatMap((set) => set.files.map(({ file }) => [file, set])));
  /** By root: the sources that are compiled together. */
  const together = new Map<string, RootCompilation>();
  return { sets, ofFile, together };
});

/** The sets of a snapshot. Sets unchanged since the last snapshot are the same objects. */
function currentSets(workspace: Workspace): WorkspaceSet[] {
  const { texts, memory } = workspace;
  const sets = currentMembers(workspace).map(({ home, root, files }): WorkspaceSet => {
    const earlier = memory.sets.get(home);
    const now = files.flatMap((file) => texts.get(file) ?? []);
    const isSame =
      earlier?.root === root &&
      earlier.files.length === now.length &&
      earlier.files.every((text, at) => text === now[at]);
    return isSame ? earlier : { home, root, files: now };
  });
  memory.sets = new Map(sets.map((set) => [set.home, set]));
  return sets;
}

function currentMembers(workspace: Workspace): readonly Members[] {
  const { roots, texts, memory } = workspace;
  const { members } = memory;
  const declares = new Map(
    [...texts.values()].map((text) => [text.file, declarationsIn(text, workspace).length > 0]),
  );
  const isSame =
    members?.roots === roots &&
    members.declares.size === declares.size &&
    declares.entries().every(([file, one]) => members.declares.get(file) === one);
  if (isSame) return members.found;
  const found = membersBelow(roots, texts.keys(), (file) => declares.get(file) ?? false);
  memory.members = { roots, declares, found };
  return found;
}

/** If several sets have the same id, the sets of a root find those of the same root before those of other roots. */
function togetherIn(workspace: Workspace, root: string) {
  const sets = workspaceSets(workspace);
  const own = sets.filter((set) => set.root === root);
  const others = sets.filter((set) => set.root !== root);
  const { compiler } = workspace.memory;
  const first = new Map<string, SetProgram | undefined>();
  for (const set of [...own, ...others]) first.set(compiler.read(set).id, undefined);
  for (const { id, chain } of workspace.known) if (!first.has(id)) first.set(id, chain?.at(-1));
  // A set loaded already compiled stays valid as long as the ids in its chain still resolve to the same sets.
  const extendable = workspace.known.map((set): SetSource | ReadySet =>
    set.chain?.every((program) => first.get(program.id) === program) ? (set as ReadySet) : textsOf(set),
  );
  /** The sets of the workspace, those of the root first. */
  const sources: readonly SetSource[] = [...own, ...others];
  return { sources, extendable, compile: compileOnDemand(sources, extendable, compiler) };
}

/** The sets in which the sets of a root look up the ones they extend; compiles a set once. */
type RootCompilation = ReturnType<typeof togetherIn>;

/** A set that may be extended, as a source to compile. */
const textsOf = memoize(({ files }: KnownSet): SetSource => ({ files }));

/** The `set` declarations of a text. Most files have only cards and need not be parsed for this. */
const declarationsIn = memoize((text: WorkspaceText, workspace: Workspace): readonly SetNode[] => {
  if (!/\bset\b/.test(text.text)) return [];
  return workspace.memory.compiler.parsed(text).tree.items.filter((item) => item.kind === 'set');
});

/** The compiled card or Landscape Feature of a declaration; `undefined` if it has errors. */
export function compiledCard(
  program: SetProgram,
  { kind, number }: CardNode | FeatureNode,
): CardProgram | FeatureProgram | undefined {
  const all = kind === 'card' ? program.cards : program.features;
  return all.find((one) => one.number === number?.value);
}
