/**
 * What the page of the studio asks its server, and what it answers: plain data, as JSON.
 *
 * Each request needs the key in the header `x-ecos-key`. A page may say who it is in the header `x-ecos-page`: it is then not told
 * of its own saves.
 */
import type { LookData } from '../table/index.ts';

/** The text of a file on the disk. */
export interface SavedText {
  /** The path in the folder of the set, with `/`. */
  file: string;
  /** Its lines end with `\n`, whatever they end with on the disk. */
  text: string;
  /** A short hash of what is on the disk: another text has another one. */
  mark: string;
}

/** A text that was not saved. */
export interface Draft {
  /** What it is dropped by; a file may have several, of several windows. */
  id: string;
  file: string;
  text: string;
  /** Of the text on the disk that it was made from; null for a new file. */
  mark: string | null;
  /** When it was kept, as an ISO date. */
  kept: string;
  /** The page that kept it, if it said so. */
  page?: string | undefined;
}

/** `GET /api/set`: the set that is open. */
export interface OpenAnswer {
  /** The name of its folder or file, and the whole path of it. */
  name: string;
  folder: string;
  /** The title of the set; without one its name. */
  title: string;
  files: SavedText[];
  /** Sets that it extends and that are beside it, with the paths of their files. */
  known: { id: string; files: { file: string; text: string }[] }[];
  /** Texts that were typed and not saved when a studio ended, or that its page keeps; the latest first. */
  drafts: Draft[];
  /** Why some files could not be read; the others are there. */
  refused: string[];
  /** Of the program. */
  version: string;
  /** Whether anything can be saved. */
  writable: boolean;
  /** The address of a page without a server that links to cards lead to. */
  shareTo?: string;
  /** Words and drawings that came with the set, where there is no disk that has them. */
  beside?: { file: string; text: string }[];
  /** How many changes there were on the disk: `GET /api/changes?since=` tells of later ones. */
  at: number;
}

/** `GET /api/look`: how the set says and draws its words, where that is not as its cards write them. */
export type LookAnswer = LookData;

/** `GET /api/set` when there is none yet. */
export interface FreshAnswer {
  fresh: true;
  version: string;
  /** What a new set can be a copy of. */
  templates: SetTemplate[];
  /** The folder where new ones are made, a name that is free in it, and the sets in it, by their names there; `.` if it is one itself. */
  place: string;
  name: string;
  folders: string[];
}

/** What a new set can be made from. */
export interface SetTemplate {
  id: string;
  title: string;
}

/** `POST /api/sets`: makes a set in a new folder or, without a template, opens the one there. Answered like `GET /api/set`. */
export interface SetWanted {
  template?: string | undefined;
  folder: string;
}

/** `PUT /api/files`: saves a text. */
export interface SaveWanted {
  file: string;
  text: string;
  /** Of the text that it is to replace; null for a new file. */
  mark: string | null;
}

/** It is on the disk. */
export interface Saved {
  mark: string;
}

/** 409: it is not, because there is another text; null if there is none any more. */
export interface Conflict {
  text: string | null;
  mark: string | null;
}

/** A line of `GET /api/changes`; an empty one says that the server is there. */
export type ChangeLine =
  | (SavedText & { at: number })
  | { file: string; gone: true; at: number }
  /** A set beside it that it extends was changed, appeared or went. */
  | { known: OpenAnswer['known']; at: number }
  /** The files that cannot be read are others now: why, of each. */
  | { refused: string[]; at: number }
  | { at?: never };

/**
 * `PUT /api/drafts`: keeps a text that is not saved, instead of an earlier one of this file by the same page. Answered with nothing in it.
 */
export interface DraftWanted {
  file: string;
  text: string;
  mark: string | null;
}

/** `DELETE /api/drafts`: drops one draft of a file, those with a text, that of the page that asks, or all. */
export interface DraftDropped {
  file: string;
  id?: string | undefined;
  /** Only drafts with this text: another page may keep another. */
  text?: string | undefined;
  /** Only what this page kept. */
  own?: true | undefined;
}

/** `POST /api/print`: the options of `ecos print` for a PDF, by their names there: `{"cards": "1-20", "duplex": true}`. */
export type PrintWanted = Record<string, string | boolean>;

/** `GET /api/print`: what a PDF can be asked for with, in the order of the help of `ecos print`. */
export interface PrintOption {
  /** By this name it is asked for: `cards`, `duplex`, `marks`. */
  name: string;
  /** As one writes it: `--cards`, `--duplex`, `--no-marks`. */
  flag: string;
  /** What it does, as the help says. */
  about: string;
  /** What its value is, `numbers`; without one it is on or off. */
  value?: string;
  /** The values that it can have; without them any text is tried. */
  choices?: string[];
  /** Its value where nobody says one. */
  preset?: string;
  /** It is asked for with `false`, like `--no-marks`. */
  negates?: true;
}

/** Beside a PDF, as JSON that is encoded for an address, in the header `x-ecos-print`. */
export interface PrintedAnswer {
  pages: number;
  cards: number;
  /** What to look at before it is printed: the first of them, and how many more there are. */
  warnings: string[];
  more: number;
}

/** `GET /api/earlier?since=HEAD`: the texts at a revision of git. */
export interface EarlierAnswer {
  files: { file: string; text: string }[];
}

/** `GET /api/revisions`: the latest commits that changed the set, the last one first; none without git. */
export interface RevisionsAnswer {
  revisions: {
    id: string;
    /** The first line of its message. */
    title: string;
    /** As an ISO date. */
    date: string;
  }[];
}

/** Any answer other than success: what to do, in a sentence. */
export interface Refusal {
  error: string;
}
