/** What the server asks of its surroundings: a disk, or whoever gives it files. */
import type { KnownSet, SetLook, WorkspaceText } from '../index.ts';

export interface ServerHost {
  /** The version of the server. */
  readonly version: string;
  /** Where the pages of problem codes are: a URI that ends with `/`. */
  readonly problemPages?: string;
  /** The bundled sets. */
  bundled(): readonly KnownSet[];
  /** The card files below these roots, and what could not be read. */
  textsIn(roots: readonly string[]): { texts: WorkspaceText[]; refused: string[] };
  /** The card files below a folder that is below a root; none if it is not there. */
  textsBelow(folder: string): WorkspaceText[];
  /** The text of a file; nothing if it is not there or cannot be read. */
  textOf(file: string): string | undefined;
  /** The root of a file that is in no folder of the client: the folder of its set, or the file itself. */
  rootOf(file: string): string;
  /** Sets beside a root that have one of these ids, and those that they extend in turn. */
  beside(root: string, ids: readonly string[]): readonly KnownSet[];
  /** How the sets with card files in these folders say and draw their words; what later folders have takes precedence. */
  look?(folders: readonly string[]): Promise<SetLook | undefined>;
  /** Loads what answers need besides files: words and icons. Diagnostics need none of it. */
  prepare?(): Promise<unknown>;
  /** From now on tells of changes below these roots: the files and folders that changed, as far as that is known. */
  watch(roots: readonly string[], changed: (files?: readonly string[]) => void): void;
}
