/** The functions of the machine that the server needs. The command provides them: this room reads and writes nothing. */
import type {
  Conflict,
  EarlierAnswer,
  ExtrasAnswer,
  FreshAnswer,
  OpenAnswer,
  PictureRequest,
  PrintedAnswer,
  PrintRequest,
  RevisionsAnswer,
  SaveRequest,
  SaveResult,
  SetRequest,
} from '../server-messages.ts';
import type { SiteData } from '../site-messages.ts';

/** The machine. Its functions throw a `UserError` that says why something is impossible. */
export interface StudioHost {
  /** The version of the program. */
  readonly version: string;
  /** The address of a page without a server that links to cards should open. */
  readonly shareTo?: string;
  /** The files of the page by path, like `page.js` and `fonts/some.woff2`. */
  readonly page: ReadonlyMap<string, Uint8Array>;
  /** The set to open first; without one, the page offers to create one. */
  readonly set?: OpenSet;
  /** What a page offers that has no set yet. */
  fresh(): Promise<Omit<FreshAnswer, 'fresh' | 'version'>>;
  /** Creates a set in a new folder or, without a template, opens the one in a folder. */
  open(wanted: SetRequest): OpenSet;
  /** The texts of a set with which people last played at a table of `ecos host`. */
  lastTable(set: OpenSet): EarlierAnswer;
  /** A set as one file contains it. */
  site(set: OpenSet): Promise<SiteData>;
  /** Reports an unexpected error on the terminal. */
  report(error: unknown): void;
}

/** The data of a set that is read together. */
export type SetOnDisk = Pick<OpenAnswer, 'title' | 'files' | 'known' | 'refused'> & {
  /** A short hash of the files with words and drawings. */
  lookMark: string;
};

/** A set on disk. Its files are named by paths that pass `pathProblem`. */
export interface OpenSet extends Pick<OpenAnswer, 'name' | 'folder' | 'writable'> {
  /** Reads all of it from disk. */
  read(): SetOnDisk;
  /** The words and drawings of the set, as in `ecos print`. */
  extras(): Promise<ExtrasAnswer>;
  /** The file of a card's picture as a browser draws it, if the card has one. */
  picture(card: number): Promise<{ type: string; bytes: Uint8Array } | undefined>;
  /** Saves the picture of a card instead of its earlier one, or only removes that. */
  savePicture(wanted: PictureRequest, bytes?: Uint8Array): void;
  /** Saves a text, completely or not at all, unless the file no longer has the text it was made from. */
  save(wanted: SaveRequest): SaveResult | Conflict;
  /** Calls back after changes in the folder, until the returned function is called. */
  watch(changed: () => void): () => void;
  /**
   * Unsaved texts, settings and games that pages keep, by name; without the unsaved texts of other studios that have the set open
   * now.
   */
  kept(): Record<string, string>;
  /** Keeps a value; null removes it. */
  keep(name: string, value: string | null): void;
  /** The texts at a git revision. */
  earlier(revision: string): Promise<EarlierAnswer>;
  /** The latest git commits that changed it. */
  revisions(): Promise<RevisionsAnswer>;
  /** Prints the saved texts of the set, as a PDF or a zip. */
  print(
    wanted: PrintRequest,
    signal: AbortSignal,
  ): Promise<{ file: Uint8Array; type: string; about: PrintedAnswer }>;
}
