/** The icons of words, wherever their files are. */
import type { Origin } from '../icons/origins.ts';
import type { Drawing } from './drawing.ts';

/** A drawing and its credits. */
export interface Icon extends Drawing {
  /** Where an icon of this project comes from. */
  origin?: Origin;
  /** The file of a set's own icon. */
  file?: string;
  /** What the credits beside a set's own icon say. */
  credit?: string;
}

/** Looks drawings up by word. */
export interface Icons {
  (word: string): Icon | undefined;
  /** Why the file for a word cannot be used, in one line; undefined if it can, or there is none. */
  fault(word: string): string | undefined;
}

/** Icons that were read before, by word. */
export function iconsOf(drawings: Readonly<Record<string, Icon>>): Icons {
  return Object.assign((word: string) => (Object.hasOwn(drawings, word) ? drawings[word] : undefined), {
    fault: () => undefined,
  });
}
