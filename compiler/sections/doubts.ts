/**
 * A set of doubtful words, those in text that could not be read, which records lookups: whatever did not look a word up does not
 * depend on it.
 */
export class Doubts implements Pick<ReadonlySet<string>, 'has'> {
  #words: ReadonlySet<string> = new Set();
  #asked: Map<string, boolean> | undefined;

  /** Replaces the doubtful words. */
  set(words: ReadonlySet<string>): void {
    this.#words = words;
  }

  has(word: string): boolean {
    const is = this.#words.has(word);
    this.#asked?.set(word, is);
    return is;
  }

  /** Runs `work` and records the lookups it makes. */
  noted<T>(asked: Map<string, boolean>, work: () => T): T {
    this.#asked = asked;
    try {
      return work();
    } finally {
      this.#asked = undefined;
    }
  }

  /** Whether all recorded lookups would still give the same answers. */
  areAs(asked: ReadonlyMap<string, boolean>): boolean {
    for (const [word, was] of asked) if (this.#words.has(word) !== was) return false;
    return true;
  }
}
