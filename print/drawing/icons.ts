/** The icons of words, from any source. */
import type { Origin } from '../icons/origins.ts';
import type { Drawing } from './drawing.ts';

/** A drawing and its credits. */
export interface Icon extends Drawing {
  /** The source of an icon of this project. */
  origin?: Origin;
  /** The file of a set's own icon. */
  file?: string;
  /** The text of the credits file next to a set's own icon. */
  credit?: string;
}

/** Looks drawings up by word. */
export interface Icons {
  (word: string): Icon | undefined;
  /** Why the file for a word cannot be used, in one line; undefined if it can be used or does not exist. Data have no faults. */
  fault?(word: string): string | undefined;
}

/** Icons from a table of drawings that have already been read, by word. */
export const iconLookup =
  (drawings: Readonly<Record<string, Icon>>): Icons =>
  (word) =>
    Object.hasOwn(drawings, word) ? drawings[word] : undefined;
