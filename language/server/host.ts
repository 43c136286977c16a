/** What the server needs from its environment: a disk, or a caller that provides files. */
import type { CompiledSet, KnownSet, Problem, SetExtras, WorkspaceSources, WorkspaceText } from '../index.ts';

export interface ServerHost extends Pick<WorkspaceSources, 'advise'> {
  /** The version of the server. */
  readonly version: string;
  /** The base URI of the pages about problem codes; ends with `/`. */
  readonly problemPages?: string;
  /** The bundled sets. */
  bundled(): readonly KnownSet[];
  /** The card files below these roots, and messages about unreadable ones. */
  textsIn(roots: readonly string[]): { texts: WorkspaceText[]; refused: string[] };
  /** The card files below a folder inside a root; empty if the folder does not exist. */
  textsBelow(folder: string): WorkspaceText[];
  /** The text of a file; `undefined` if it does not exist or cannot be read. */
  textOf(file: string): string | undefined;
  /** The root of a file outside all folders of the client: the folder of its set, or the file itself. */
  rootOf(file: string): string;
  /** Sets next to a root that have one of these ids, and the sets that they extend in turn. */
  setsNextTo(root: string, ids: readonly string[]): readonly KnownSet[];
  /** The names and icons of the sets with card files in these folders; later folders take precedence. */
  extras?(folders: readonly string[]): Promise<SetExtras | undefined>;
  /** What is wrong with the pictures that a set has for its own cards. */
  pictureProblems?(set: CompiledSet): readonly Problem[];
  /** Loads what answers and the layout of cards need in addition to files: words and icons. */
  prepare?(): Promise<unknown>;
  /** Watches these roots from now on, instead of earlier ones, and reports changed files and folders as far as they are known. */
  watch(roots: readonly string[], changed: (files?: readonly string[]) => void): void;
}
