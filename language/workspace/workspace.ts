/**
 * A workspace: the texts of card files at one moment, and which sets they make.
 *
 * An immutable snapshot: an edit gives another one, which shares with the first all that did not change. Trees and compiled
 * sets are worked out when they are asked for and kept as long as a snapshot has the texts they were made from.
 */
import {
  type LastingMemory,
  newLastingMemory,
  type SetSource,
  type SourceText,
} from '../../compiler/index.ts';
import type { SetProgram } from '../../program/index.ts';
import type { Members } from './membership.ts';

/** The text of a file. Files are named by paths with `/`; another text, or another version, is another object. */
export interface WorkspaceText extends SourceText {
  /** The version an editor gave it; none for what is on the disk. */
  version?: number;
}

/** A set that others may extend and that is not checked itself: a bundled one, or one beside a root. */
export interface KnownSet extends SetSource {
  id: string;
  /** The set it extends first, itself last, where it was compiled before. */
  chain?: SetProgram[];
}

/** What a workspace begins with. */
export interface WorkspaceSources {
  /** Folders whose sets are checked, and files that are checked alone: the PATHs of `ecos check`. */
  roots: readonly string[];
  /** All card files below the roots. */
  texts: readonly WorkspaceText[];
  /** Of several with the same id the first counts. */
  known: readonly KnownSet[];
}

export interface Workspace {
  readonly roots: readonly string[];
  readonly texts: ReadonlyMap<string, WorkspaceText>;
  readonly known: readonly KnownSet[];
  /** What was worked out about texts, shared by all snapshots: a fresh one is as good, only slower. */
  readonly memory: WorkspaceMemory;
}

/** A set of a workspace. */
export interface WorkspaceSet extends SetSource {
  /** The folder of the set, or its only file. */
  home: string;
  root: string;
  files: WorkspaceText[];
}

/** What snapshots hand on. */
export interface WorkspaceMemory {
  readonly compiler: LastingMemory;
  /** Which files made which sets at last. */
  members?: { roots: readonly string[]; declares: ReadonlyMap<string, boolean>; found: readonly Members[] };
  /** The sets at last, by their place. */
  sets: ReadonlyMap<string, WorkspaceSet>;
}

/** A text that is new or changed, or a file that is gone; other roots; other sets to extend. */
export type WorkspaceChange =
  | WorkspaceText
  | { file: string; gone: true }
  | { roots: readonly string[] }
  | { known: readonly KnownSet[] };

/** A workspace of these texts. */
export function openWorkspace({ roots, texts, known }: WorkspaceSources): Workspace {
  return {
    roots,
    texts: new Map(texts.map((text) => [text.file, text])),
    known,
    memory: { compiler: newLastingMemory(), sets: new Map() },
  };
}

/** The workspace after some changes, one after the other. The one before stays as it is. */
export function edit(workspace: Workspace, changes: readonly WorkspaceChange[]): Workspace {
  const texts = new Map(workspace.texts);
  let { roots, known } = workspace;
  for (const change of changes) {
    if ('roots' in change) roots = change.roots;
    else if ('known' in change) known = change.known;
    else if ('gone' in change) {
      texts.delete(change.file);
      workspace.memory.compiler.forget(change.file);
    } else texts.set(change.file, change);
  }
  return { ...workspace, roots, known, texts };
}

/** The text of a file: one of the workspace, or of a set that it may extend. */
export function textOf(workspace: Workspace, file: string): WorkspaceText | undefined {
  return (
    workspace.texts.get(file) ??
    workspace.known.flatMap(({ files }) => files).find((source) => source.file === file)
  );
}
