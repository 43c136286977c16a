/** Caches the names of sets: while the vocabulary of a set is unchanged, so are the objects made from it. */
import type { Vocabulary } from '../../program/index.ts';
import { type Names, namesOf } from '../names.ts';
import { Doubts } from './doubts.ts';

/** More sets than anyone edits at the same time. */
const MOST_KEPT = 50;

export class KnownNames {
  readonly #byWords = new Map<string, { names: Names; doubts: Doubts }>();

  /** The names of this vocabulary. `doubtful` holds the words in text that could not be read. */
  of(words: Vocabulary, doubtful: ReadonlySet<string>): { names: Names; doubts: Doubts } {
    const key = JSON.stringify(words);
    const known = this.#byWords.get(key) ?? made(words);
    // Moves the entry to the end, so that the least recently used one is evicted first.
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
