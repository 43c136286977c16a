/** What the server of the studio answers its page, and what the page sends: plain data, as JSON. */

/** The text of a file on the disk. */
export interface SavedText {
  /** The path in the folder of the set, with `/`. */
  file: string;
  text: string;
  /** A short hash of the text: another text has another one. */
  mark: string;
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
  /** Why some files could not be read; the others are there. */
  refused: string[];
  /** Of the program. */
  version: string;
  /** Whether anything can be saved. */
  writable: boolean;
}

/** The same when there is none yet. */
export interface FreshAnswer {
  fresh: true;
  version: string;
}

/** Any answer that is no success: what to do, in a sentence. */
export interface Refusal {
  error: string;
}
