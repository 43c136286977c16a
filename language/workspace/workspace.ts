/**
 * A workspace: a snapshot of the texts of card files, and the sets they form.
 *
 * Snapshots are immutable. An edit creates a new snapshot that shares all unchanged parts. Trees and compiled sets are computed
 * on demand and cached as long as a snapshot contains their texts.
 */
import {
  type CompileOptions,
  type Memory,
  newMemory,
  type SetSource,
  type SourceText,
} from '../../compiler/index.ts';
import type { SetProgram } from '../../program/index.ts';
import type { Members } from './membership.ts';

/** The text of a file. File paths use `/`. Each text and each version is a separate object. */
export interface WorkspaceText extends SourceText {
  /** The version from the editor; missing for files on the disk. */
  version?: number;
}

/** A set that others may extend and that is not checked itself: a bundled set, or one next to a root. */
export interface KnownSet extends SetSource {
  id: string;
  /** The sets it extends, base first, and itself, if it was compiled before. */
  chain?: SetProgram[];
}

/** The contents of a new workspace. */
export interface WorkspaceSources extends Required<CompileOptions> {
  /** Folders and single files to check: the PATHs of `ecos check`. */
  roots: readonly string[];
  /** All card files below the roots. */
  texts: readonly WorkspaceText[];
  /** If several have the same id, the first one counts. */
  known: readonly KnownSet[];
}

export interface Workspace {
  readonly roots: readonly string[];
  readonly texts: ReadonlyMap<string, WorkspaceText>;
  readonly known: readonly KnownSet[];
  /** Cached results, shared by all snapshots. Starting with an empty memory only costs time. */
  readonly memory: WorkspaceMemory;
}

/** A set of a workspace. */
export interface WorkspaceSet extends SetSource {
  /** The folder of the set, or its only file. */
  home: string;
  root: string;
  files: WorkspaceText[];
}

/** Caches that snapshots pass on. */
export interface WorkspaceMemory {
  readonly compiler: Memory;
  /** The last known members of sets. */
  members?: { roots: readonly string[]; declares: ReadonlyMap<string, boolean>; found: readonly Members[] };
  /** The last known sets, by home. */
  sets: ReadonlyMap<string, WorkspaceSet>;
}

/** A new or changed text, a removed file, other roots, or other sets to extend. */
export type WorkspaceChange =
  | WorkspaceText
  | { file: string; gone: true }
  | { roots: readonly string[] }
  | { known: readonly KnownSet[] };

/** Creates a workspace from texts. */
export function openWorkspace({ roots, texts, known, advise }: WorkspaceSources): Workspace {
  return {
    roots,
    texts: new Map(texts.map((text) => [text.file, text])),
    known,
    memory: { compiler: newMemory({ advise }), sets: new Map() },
  };
}

/** Applies changes in order and returns the new workspace; the old one is unchanged. */
export function edit(workspace: Workspace, changes: readonly WorkspaceChange[]): Workspace {
  const texts = new Map(workspace.texts);
  let { roots, known } = workspace;
  for (const change of changes) {
    if ('roots' in change) roots = change.roots;
    else if ('known' in change) known = change.known;
    else if ('gone' in change) texts.delete(change.file);
    else texts.set(change.file, change);
  }
  return { ...workspace, roots, known, texts };
}

/** The text of a file, of the workspace or of a set that it may extend. */
export function fileText(workspace: Workspace, file: string): WorkspaceText | undefined {
  return (
    workspace.texts.get(file) ??
    workspace.known.flatMap(({ files }) => files).find((source) => source.file === file)
  );
}
