/** Values by keys, of which those are forgotten that were not asked for longest. */

/** What was worked out lately, so that it is not worked out again. */
export class Recent<Value> {
  readonly #half: number;
  /** What was set or asked for since the earlier ones became the earlier ones. */
  #latest = new Map<string, Value>();
  /** They are forgotten next. */
  #earlier = new Map<string, Value>();

  /** @param most how many are kept at most, the latest half of them always */
  constructor(most: number) {
    this.#half = Math.ceil(most / 2);
  }

  has(key: string): boolean {
    return this.#latest.has(key) || this.#earlier.has(key);
  }

  /** The value of a key, which is one of the latest by that. */
  get(key: string): Value | undefined {
    const value = this.#latest.get(key);
    if (value !== undefined || !this.#earlier.has(key)) return value;
    const earlier = this.#earlier.get(key)!;
    this.set(key, earlier);
    return earlier;
  }

  set(key: string, value: Value): void {
    if (this.#latest.size >= this.#half && !this.#latest.has(key)) {
      this.#earlier = this.#latest;
      this.#latest = new Map();
    }
    this.#latest.set(key, value);
  }
}
