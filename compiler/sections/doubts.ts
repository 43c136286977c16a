/** Words of what could not be read, and who asked for them: what did not ask does not depend on them. */
export class Doubts implements Pick<ReadonlySet<string>, 'has'> {
  #words: ReadonlySet<string> = new Set();
  #asked: Map<string, boolean> | undefined;

  /** From now on these words are doubtful. */
  set(words: ReadonlySet<string>): void {
    this.#words = words;
  }

  has(word: string): boolean {
    const is = this.#words.has(word);
    this.#asked?.set(word, is);
    return is;
  }

  /** Does something and notes the answers it gets. */
  noted<T>(asked: Map<string, boolean>, work: () => T): T {
    this.#asked = asked;
    try {
      return work();
    } finally {
      this.#asked = undefined;
    }
  }

  /** Whether the answers are still the same. */
  areAs(asked: ReadonlyMap<string, boolean>): boolean {
    for (const [word, was] of asked) if (this.#words.has(word) !== was) return false;
    return true;
  }
}
