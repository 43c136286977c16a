/** Limits on requests to a host. */

/** Limits of connections and messages. */
export interface Limits {
  /** Connections from one address, and in all. */
  perAddress: number;
  inAll: number;
  /** Messages in a number of milliseconds. An answer that the game waited for does not count: nobody can give more than it asks. */
  messages: number;
  within: number;
  /** Bytes that wait for a page which does not read them. */
  buffered: number;
  /** Bytes of a message. */
  message: number;
  /** Milliseconds between two signs of life, and until the key. */
  ping: number;
  key: number;
}

export const LIMITS: Readonly<Limits> = {
  perAddress: 8,
  inAll: 500,
  messages: 50,
  within: 20_000,
  buffered: 1_000_000,
  message: 4096,
  ping: 30_000,
  key: 10_000,
};

/** Counts messages of a connection. */
export class Allowance {
  readonly #limits: Limits;
  #times: number[] = [];

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Counts a message. False if it is one too many. */
  take(now: number): boolean {
    const { messages, within } = this.#limits;
    while (now - this.#times[0] >= within) this.#times.shift();
    this.#times.push(now);
    return this.#times.length <= messages;
  }

  /** The last one is not counted after all. */
  giveBack(): void {
    this.#times.pop();
  }
}

/** Counts connections by their addresses. */
export class Connections {
  readonly #limits: Limits;
  readonly #open = new Map<string, number>();
  #all = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Counts a connection. Gives what to call when it ends, or why there cannot be another. */
  take(address: string): (() => void) | string {
    const open = this.#open.get(address) ?? 0;
    if (open >= this.#limits.perAddress)
      return `There are already ${open} pages of this host open from your address: close one.`;
    if (this.#all >= this.#limits.inAll)
      return 'So many pages of this host are open that it cannot serve another: try again later.';
    this.#open.set(address, open + 1);
    this.#all++;
    let isCounted = true;
    return () => {
      if (!isCounted) return;
      isCounted = false;
      this.#all--;
      const left = (this.#open.get(address) ?? 1) - 1;
      if (left > 0) this.#open.set(address, left);
      else this.#open.delete(address);
    };
  }
}
