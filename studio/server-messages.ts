/**
 * Requests from the page of the studio to its server, and the answers: plain data, as JSON.
 *
 * Each request needs the key in the header `x-ecos-key`. A page may identify itself in the header `x-ecos-page`: the server
 * then does not notify it of its own saves.
 */
import type { ExtrasData } from '../table/index.ts';
import type { FileText, OutsideSet } from './text-places.ts';

/** The text of a file on disk. Lines end with `\n`, whatever the line endings on disk. */
export interface SavedText extends FileText {
  /** A short hash of the file on disk: different texts have different marks. */
  mark: string;
}

/** An unsaved text. */
export interface Draft extends FileText {
  /** The mark of the text on disk that it was made from; null for a new file. */
  mark: string | null;
  /** When it was stored, as an ISO date. */
  kept: string;
}

/** `GET /api/set`: the open set. */
export interface OpenAnswer {
  /** The name of its folder or file, and the full path. */
  name: string;
  folder: string;
  /** The title of the set, or its name if it has none. */
  title: string;
  files: SavedText[];
  /** Sets that it extends and that are outside its folder, with the paths of their files. */
  known: OutsideSet[];
  /**
   * Unsaved texts, settings and games that pages kept, by name: `PUT /api/kept` with `name` and `value`, null to remove it, and
   * perhaps `before`, to do so only if that is the current value.
   */
  kept: Record<string, string>;
  /** Why some files could not be read; the other files are present. */
  refused: string[];
  /** The version of the program. */
  version: string;
  /** Whether saving is possible. */
  writable: boolean;
  /** The address of a page without a server that links to cards should open. */
  shareTo?: string;
  /** The title of the set that it was taken from, if both came by links. */
  from?: string | undefined;
  /** The set's words and drawings, if they are not on a disk. */
  beside?: FileText[];
  /** The number of changes on disk so far: `GET /api/changes?since=` returns later ones. */
  at: number;
}

/** `GET /api/look`: the words and drawings of the set, where they differ from what its cards declare. */
export type ExtrasAnswer = ExtrasData;

/** `PUT /api/picture?card=&file=` with a JPEG or PNG saves the picture of a card, and `DELETE` removes it. */
export interface PictureRequest {
  card: number;
  /** The file with the text of the card. */
  file: string;
}

/** `GET /api/set` when no set exists yet. */
export interface FreshAnswer {
  fresh: true;
  version: string;
  /** The sets that a new set can copy, the small one first: how many cards each has, and pictures of some of them. */
  templates: { id: string; title: string; count: number; cards: string[] }[];
  /** The texts of the small one. */
  small: FileText[];
  /** The sets that were opened last and are still there: their folders, and the day, like `2026-11-30`. */
  recent: { path: string; title: string; count: number; day: string; cards: string[] }[];
  /** The folder for new sets, an unused name in it, and the names of the sets it contains; `.` if it is a set itself. */
  place: string;
  name: string;
  folders: string[];
}

/**
 * `POST /api/sets`: creates a set in a new folder or, without a template, opens an existing one. The
 * answer is that of `GET /api/set`.
 */
export interface SetRequest {
  template?: string | undefined;
  folder: string;
  /** What was written in files of the template before there was a folder. */
  files?: FileText[] | undefined;
}

/** `PUT /api/files`: saves a text. */
export interface SaveRequest extends FileText {
  /** The mark of the text to replace; null for a new file. */
  mark: string | null;
}

/** The text was saved. */
export interface SaveResult {
  mark: string;
}

/** 409: not saved, because the file has a different text; null if the file no longer exists. */
export interface Conflict {
  text: string | null;
  mark: string | null;
}

/** An element of the answer to `GET /api/changes`. */
export type NumberedChange = DiskChange & { at: number };

/** A change on disk. */
export type DiskChange =
  | SavedText
  | { file: string; gone: true }
  /** A set that this one extends, outside its folder, was changed, added or removed. */
  | { known: OutsideSet[] }
  /** Different files are unreadable now: the reason for each. */
  | { refused: string[] }
  /** There are other words or drawings; the page adds them. */
  | { lookMark: string; extras?: ExtrasAnswer };

/**
 * `POST /api/print`: the options of `ecos print`, by their names: `{"cards": "1-20", "duplex": true}`. Those that name a file or
 * folder to write, `shopProof`, `png` and `tabletop`, are true instead: the answer is a PDF or, if that is several files, a zip.
 */
export type PrintRequest = Record<string, string | boolean>;

/** Accompanies what was printed in the header `x-ecos-print`, as URL-encoded JSON. */
export interface PrintedAnswer {
  /** What to check before printing: the first warnings, and the number of further ones. */
  warnings: string[];
  more: number;
  /** The folder of Tabletop Simulator to unpack the zip into. */
  into?: string;
}

/** What `GET /api/earlier` calls the texts of the last table that `ecos host` keeps; no git revision has a space. */
export const LAST_TABLE = 'last table';

/** `GET /api/earlier?since=HEAD`: the texts at a git revision, or of the last table (`LAST_TABLE`). */
export interface EarlierAnswer {
  files: FileText[];
}

/** `GET /api/revisions`: the latest commits that changed the set, newest first; empty without git. */
export interface RevisionsAnswer {
  revisions: {
    id: string;
    /** The first line of its message. */
    title: string;
    /** As an ISO date. */
    date: string;
  }[];
}
