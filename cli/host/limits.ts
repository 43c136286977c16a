/** Limits on requests to a host. */

/** Limits of connections and messages. */
export const HOST_LIMITS = {
  /** Maximum number of connections from one address, and in total. */
  perAddress: 8,
  inAll: 1000,
  /** Maximum number of connections from one address that have not sent a key yet, which are counted apart. */
  withoutKey: 4,
  /**
   * Maximum number of answers, undos and other messages of a seat, and of requests about tables of a seat or an address, within
   * `within` milliseconds. An undo plays the game again, and counts as a message, too. A page makes one request for its cards
   * when it is opened and when they change, and two to look back at a game: `requests` lets all 8 pages of an address do so
   * four times.
   */
  answers: 500,
  undos: 5,
  messages: 50,
  requests: 100,
  within: 20_000,
  /** Maximum number of tries of an address to sit down at a table within the same time. They are counted apart. */
  sittings: 10,
  /** Maximum number of bytes that are buffered for a page that does not read them. */
  buffered: 1_000_000,
  /** Maximum size of a message in bytes. */
  message: 4096,
  /** Milliseconds between two pings, and until a connection must have sent its key. */
  ping: 30_000,
  key: 2000,
};
export type Limits = Readonly<typeof HOST_LIMITS>;

export type Budget = ReturnType<typeof newBudget>;

/** Counts what everybody does within a time. @param most the maximum within `within` milliseconds */
export function newBudget(most: number, within: number) {
  /** When each of them did it; whoever did it last is at the end. */
  const timesOf = new Map<string, number[]>();
  return {
    /** Counts an action. Returns false, and does not count it, if it exceeds the limit. */
    take(who: string): boolean {
      const now = performance.now();
      const isRecent = (time = 0) => now - time < within;
      const times = (timesOf.get(who) ?? []).filter(isRecent);
      const isFree = times.length < most;
      if (isFree) times.push(now);
      timesOf.delete(who);
      timesOf.set(who, times);
      for (const [other, all] of timesOf) {
        if (isRecent(all.at(-1))) break;
        timesOf.delete(other);
      }
      return isFree;
    },
  };
}

/** Who counts as the same: a seat wherever it connects from, and otherwise an address. */
export const countedAs = (table: string, seat: number | undefined, address: string): string =>
  seat === undefined || seat < 0 ? address : `${table} ${seat}`;

/**
 * Why another connection with a key is refused; undefined if it is not.
 * @param open the addresses of the connections with a key
 */
export function crowded(
  open: readonly string[],
  address: string,
  { perAddress, inAll }: Limits,
): string | undefined {
  const near = open.filter((one) => one === address).length;
  if (near >= perAddress)
    return `There are already ${near} pages of this host open from your address: close one.`;
  return open.length >= inAll ? 'This host cannot serve more pages: try again later.' : undefined;
}
