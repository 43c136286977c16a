/** A cache that evicts the least recently used values. */

/** Recently computed values by key, so that they need not be computed again. */
export class Recent<Value> {
  readonly #half: number;
  /** Values set or read since the last time `#latest` became `#earlier`. */
  #latest = new Map<string, Value>();
  /** The values that are evicted next. */
  #earlier = new Map<string, Value>();

  /** @param most the maximum number of values; the latest half of them is always kept */
  constructor(most: number) {
    this.#half = Math.ceil(most / 2);
  }

  has(key: string): boolean {
    return this.#latest.has(key) || this.#earlier.has(key);
  }

  /** The value of a key, which becomes one of the latest. */
  get(key: string): Value | undefined {
    const value = this.#latest.get(key);
    if (value !== undefined || !this.#earlier.has(key)) return value;
    const earlier = this.#earlier.get(key)!;
    this.set(key, earlier);
    return earlier;
  }

  /** The value of a key; computes it if it is not here. */
  getOrInsertComputed(key: string, compute: () => Value): Value {
    if (!this.has(key)) this.set(key, compute());
    return this.get(key)!;
  }

  set(key: string, value: Value): void {
    if (this.#latest.size >= this.#half && !this.#latest.has(key)) {
      this.#earlier = this.#latest;
      this.#latest = new Map();
    }
    this.#latest.set(key, value);
  }
}
