/** Limits on requests to a host. */

/** Limits of connections and messages. */
export interface Limits {
  /** Maximum number of connections from one address, and in total. */
  perAddress: number;
  inAll: number;
  /**
   * Maximum number of messages within `within` milliseconds. An answer that the game waits for does not count: it answers one
   * decision.
   */
  messages: number;
  within: number;
  /** Maximum number of bytes that are buffered for a page that does not read them. */
  buffered: number;
  /** Maximum size of a message in bytes. */
  message: number;
  /** Milliseconds between two pings, and until a connection must have sent its key. */
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

  /** Counts a message. Returns false if it exceeds the limit. */
  take(now: number): boolean {
    const { messages, within } = this.#limits;
    while (now - this.#times[0] >= within) this.#times.shift();
    this.#times.push(now);
    return this.#times.length <= messages;
  }

  /** Uncounts the last message. */
  uncount(): void {
    this.#times.pop();
  }
}

/** Counts connections by address. */
export class Connections {
  readonly #limits: Limits;
  readonly #open = new Map<string, number>();
  #all = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Counts a connection. Returns a function to call when it ends, or the reason why it is refused. */
  take(address: string): (() => void) | string {
    const open = this.#open.get(address) ?? 0;
    if (open >= this.#limits.perAddress)
      return `There are already ${open} pages of this host open from your address: close one.`;
    if (this.#all >= this.#limits.inAll) return 'This host cannot serve more pages: try again later.';
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
