/** The names of sets, kept: as long as the words of a set stay the same, so do the objects made of them. */
import type { Vocabulary } from '../../program/index.ts';
import { type Names, namesOf } from '../names.ts';
import { Doubts } from './doubts.ts';

/** So many sets are hardly written at the same time. */
const MOST_KEPT = 50;

export class KnownNames {
  readonly #byWords = new Map<string, { names: Names; doubts: Doubts }>();

  /** The names of these words. `doubtful` are those of what could not be read. */
  of(words: Vocabulary, doubtful: ReadonlySet<string>): { names: Names; doubts: Doubts } {
    const key = JSON.stringify(words);
    const known = this.#byWords.get(key) ?? made(words);
    // What is used comes last and is forgotten last.
    this.#byWords.delete(key);
    this.#byWords.set(key, known);
    const [oldest] = this.#byWords.keys();
    if (this.#byWords.size > MOST_KEPT) this.#byWords.delete(oldest);
    known.doubts.set(doubtful);
    return known;
  }
}

function made(words: Vocabulary): { names: Names; doubts: Doubts } {
  const doubts = new Doubts();
  return { names: namesOf(words, doubts), doubts };
}
