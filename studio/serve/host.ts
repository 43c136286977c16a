/** What the server needs of the machine. The command gives it: this room reads and writes nothing. */
import type {
  Conflict,
  Draft,
  DraftWanted,
  EarlierAnswer,
  FreshAnswer,
  LookAnswer,
  OpenAnswer,
  PrintedAnswer,
  PrintOption,
  PrintWanted,
  RevisionsAnswer,
  Saved,
  SaveWanted,
  SetTemplate,
} from '../server-messages.ts';

/** The machine. What cannot be done throws a `UserError` that says why. */
export interface StudioHost {
  /** The version of the program. */
  readonly version: string;
  /** The address of a page without a server that links to cards are to lead to. */
  readonly shareTo?: string;
  /** The files of the page by their paths, like `page.js` and `fonts/some.woff2`. */
  readonly page: ReadonlyMap<string, Uint8Array>;
  /** The set to open first; without one the page offers to make one. */
  readonly set?: OpenSet;
  /** What a new set can be a copy of. */
  templates(): SetTemplate[];
  /** The folder where new sets are made, a name for one, and the sets in it. */
  nearby(): Pick<FreshAnswer, 'place' | 'name' | 'folders'>;
  /** The set in a folder. */
  open(folder: string): OpenSet;
  /** Makes a set in a new folder. */
  create(template: string, folder: string): OpenSet;
  /** What a PDF can be asked for with. */
  printOptions(): Promise<PrintOption[]>;
  /** Tells people at the terminal of what should not happen. */
  report(error: unknown): void;
}

/** What can be read of a set at once. */
export type SetOnDisk = Pick<OpenAnswer, 'title' | 'files' | 'known' | 'refused'>;

/** A set on the disk. Its files are named by paths that `pathProblem` finds nothing wrong with. */
export interface OpenSet extends Pick<OpenAnswer, 'name' | 'folder' | 'writable'> {
  /** All of it, as it is on the disk now. */
  read(): SetOnDisk;
  /** How it says and draws its words, as `ecos print` does. */
  look(): Promise<LookAnswer>;
  /** Saves a text, completely or not at all, unless there is another one than it was made from. */
  save(wanted: SaveWanted): Saved | Conflict;
  /** From now on calls this after changes in the folder, until that is called off. */
  watch(changed: () => void): () => void;
  /** The texts that were not saved, and not by others who have the set open now. */
  drafts(): Draft[];
  /** @param page who keeps it: each page keeps one text of a file */
  keepDraft(wanted: DraftWanted, page?: string): void;
  /** Drops one draft of a file, what a page kept of it, or all. */
  dropDraft(file: string, which?: { id: string } | { page: string | undefined }): void;
  /** The texts at a revision of git. */
  earlier(revision: string): EarlierAnswer;
  /** The latest commits of git that changed it. */
  revisions(): RevisionsAnswer;
  /** What is saved of the set, as a PDF. */
  print(wanted: PrintWanted, signal: AbortSignal): Promise<{ pdf: Uint8Array; about: PrintedAnswer }>;
}
