/** What the server needs of the machine. The command gives it: this room reads and writes nothing. */
import type { SavedText } from '../server-messages.ts';

/** The machine. */
export interface Host {
  /** The version of the program. */
  readonly version: string;
  /** The files of the page by their paths, like `page.js` and `fonts/some.woff2`. */
  readonly page: ReadonlyMap<string, Uint8Array>;
  /** The set to open first; nothing for a first minute. */
  readonly set?: OpenSet;
}

/** A set on the disk. */
export interface OpenSet {
  readonly name: string;
  readonly folder: string;
  readonly writable: boolean;
  /** All of it, as it is on the disk now. */
  read(): SetOnDisk;
}

/** What is in the folder of a set. */
export interface SetOnDisk {
  title: string;
  files: SavedText[];
  known: { id: string; files: { file: string; text: string }[] }[];
  refused: string[];
}
