/** A cache that evicts the least recently used values. */

/** Recently computed values by key, so that they need not be computed again. */
export class Recent<Value> {
  readonly #most: number;
  /** The least recently set or read first. */
  readonly #values = new Map<string, Value>();

  /** @param most the maximum number of values */
  constructor(most: number) {
    this.#most = most;
  }

  has(key: string): boolean {
    return this.#values.has(key);
  }

  /** The value of a key, which becomes the latest. */
  get(key: string): Value | undefined {
    const value = this.#values.get(key);
    if (value !== undefined) this.set(key, value);
    return value;
  }

  /** The value of a key; computes it if it is not here. */
  getOrInsertComputed(key: string, compute: () => Value): Value {
    if (!this.has(key)) this.set(key, compute());
    return this.get(key)!;
  }

  set(key: string, value: Value): void {
    this.#values.delete(key);
    this.#values.set(key, value);
    if (this.#values.size > this.#most) this.#values.delete(this.#values.keys().next().value!);
  }
}
