/** What the page asks of a server, which may be this browser itself, and what the page starts with. */
import type { Signal } from '@preact/signals';
import type {
  Conflict,
  EarlierAnswer,
  ExtrasAnswer,
  FreshAnswer,
  NumberedChange,
  OpenAnswer,
  PictureRequest,
  PrintedAnswer,
  PrintRequest,
  RevisionsAnswer,
  SaveRequest,
  SaveResult,
  SetRequest,
} from '../../server-messages.ts';
import type { SiteData } from '../../site-messages.ts';

/** A refusal of the server, with a message for the user. */
export class RefusedError extends Error {}

/** Why something failed, for the user: the server's words if it refused, or else that it is away. */
export const refusalText = (error: unknown, away: string): string =>
  error instanceof RefusedError ? error.message : away;

/**
 * The backend of the page: the server of `ecos studio`, or this browser itself (`site/`). Its methods throw a
 * `RefusedError` for anything they cannot do.
 */
export interface Server {
  /** Where texts are saved. A browser has neither git nor `ecos print`. */
  readonly keeps: 'disk' | 'browser';
  /** Identifies this page: each page has its own drafts. */
  readonly page: string;
  opened(): Promise<OpenAnswer | FreshAnswer>;
  /** The words and drawings of the set. */
  extras(): Promise<ExtrasAnswer>;
  /** The file of a card's picture. */
  picture(card: number): Promise<Blob>;
  /** Saves the picture of a card beside the file of its text; without one, removes it. */
  savePicture(wanted: PictureRequest, picture?: Blob): Promise<unknown>;
  /** Creates a set in a new folder, or opens an existing one. */
  newSet(wanted: SetRequest): Promise<OpenAnswer>;
  /** Saves a text, unless the stored one no longer has the given mark: then returns that one. */
  save(wanted: SaveRequest): Promise<SaveResult | { theirs: Conflict }>;
  /**
   * Keeps an unsaved text, a setting or a game. It arrives even if the page is closed in the meantime.
   * @param value null removes it
   * @param before only if this is the current value
   */
  keep(name: string, value: string | null, before?: string): Promise<unknown>;
  /** The saved set as one file needs it. */
  site(): Promise<SiteData>;
  /** The latest commits that changed the set. */
  revisions(): Promise<RevisionsAnswer>;
  /** The texts at a git revision; in a browser, those that the set came with. */
  earlier(since: string): Promise<EarlierAnswer>;
  /** Prints the set with the options of `ecos print`, as a PDF or a zip. A browser uses its own print dialog instead. */
  print(options: PrintRequest, signal?: AbortSignal): Promise<PrintedAnswer & { file: Blob }>;
  /**
   * Yields each change made elsewhere while the page is open; reconnects to a server that was away.
   * @param at the number of changes that the page knows of
   * @param away called with `true` when the server stops answering, and with `false` when it answers again
   */
  changes(at: number, away: (isAway: boolean) => void): AsyncGenerator<NumberedChange>;
}

/** The starting state of the page. */
export interface PageStart {
  server: Server;
  /** Whether the set came by a link or a zip, and so is not that of the page. */
  isLinked: boolean;
  /** The machine that can keep the set, if it was opened there to be tried. */
  machine?: Pick<Server, 'opened' | 'newSet'> | undefined;
  /** On a site: loads its newer version, once there is one. */
  newVersion: Signal<(() => void) | undefined>;
  /** Why a link could not be opened. */
  complaint: string | undefined;
}
