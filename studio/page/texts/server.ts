/** The store of texts for the page: reading, saving, and notice of changes. */
import type {
  ChangeLine,
  Conflict,
  Draft,
  DraftDropped,
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
  SetWanted,
} from '../../server-messages.ts';

/** A refusal of the server, in words for people. */
export class RefusedError extends Error {}

/** A PDF, and what to look at before it is printed. */
export interface Printed extends PrintedAnswer {
  pdf: Blob;
}

/** What answers the page: the server of `ecos studio`, or this browser itself (`site/`). What cannot be throws a `RefusedError`. */
export interface Server {
  /** Where texts are saved: a browser has neither git nor `ecos print`. */
  readonly keeps: 'disk' | 'browser';
  /** Tells this page from others: each keeps its own texts. */
  readonly page: string;
  opened(): Promise<OpenAnswer | FreshAnswer>;
  /** How the set says and draws its words. */
  look(): Promise<LookAnswer>;
  /** Makes a set in a new folder, or opens the one there. */
  newSet(wanted: SetWanted): Promise<OpenAnswer>;
  /** Saves a text, unless there is another one by now than the mark says: then gives that one. */
  save(wanted: SaveWanted): Promise<Saved | { theirs: Conflict }>;
  /** Keeps a text that is not saved. It arrives even if the page is closed meanwhile. */
  keepDraft(wanted: DraftWanted): Promise<unknown>;
  dropDraft(wanted: DraftDropped): Promise<unknown>;
  /** The latest commits that changed the set. */
  revisions(): Promise<RevisionsAnswer>;
  /** The texts at a revision of git; in a browser those that the set came with. */
  earlier(since: string): Promise<EarlierAnswer>;
  /** What a print can be asked for with. */
  printOptions(): Promise<PrintOption[]>;
  /** The set as a PDF, with the options of `ecos print`. A browser prints by itself instead. */
  print(options: PrintWanted, signal?: AbortSignal): Promise<Printed>;
  /**
   * Tells of each change by others while the page is open; a server that is away is asked again.
   * @param at how many changes the page knows of
   * @param away called with `true` when the server does not answer, with `false` when it does again
   */
  changes(at: number, away: (isAway: boolean) => void): AsyncGenerator<ChangeLine>;
}

/** A text that was not saved, with the mark of the one it was made from. */
export type KeptText = Pick<Draft, 'file' | 'text' | 'mark'>;

/** What the page begins with. */
export interface PageStart {
  server: Server;
  /** The set came by a link or a zip: it is another one than that of the page. */
  isOwn: boolean;
  /** On a site: tells when there is a newer version of it, with what loads that. */
  onNewVersion?(tell: (take: () => void) => void): void;
  /** Why a link was not opened. */
  complaint?: string;
}
