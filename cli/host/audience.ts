/** The pages that show a table, and what each of them sees. */
import {
  seatName,
  type Table,
  type TableFacts,
  type TalkLine,
  type ToClient,
  type VisibleState,
} from '../../table/index.ts';

/** A page that shows a table. */
export interface Client {
  /** -1 for a spectator. */
  seat: number;
  send(text: string): void;
  /** Ends the connection, and tells the page why. */
  expel(refused: string): void;
}

/** What a seat or a spectator (-1) was shown last. */
interface Viewer {
  /** Counts the states shown. An answer repeats it. */
  v: number;
  /** The last state, as JSON without its `v`. */
  state: string;
}

/** Shows a viewer the visible state. Returns true if it differs from the last one. */
function showTo(viewer: Viewer, visible: VisibleState): boolean {
  const state = JSON.stringify(visible);
  if (state === viewer.state) return false;
  viewer.state = state;
  viewer.v++;
  return true;
}

/** The last state of a viewer, as sent. */
const sent = ({ v, state }: Viewer): string => `{"v":${v},${state.slice(1)}`;

export class Audience {
  readonly #table: Table;
  readonly #replay: (seen: (table: Table, seat?: number) => void) => void;
  readonly #factsNow: () => Omit<TableFacts, 'seat' | 'seats' | 'cards'>;
  /** The facts last sent to each page. Unchanged facts are not sent again, because a page takes them as news. */
  readonly #clients = new Map<Client, string>();
  readonly #viewers = new Map<number, Viewer>();

  /**
   * @param replay replays the game; `seen` is called whenever a seat may see something new
   * @param factsNow the facts that the table itself does not know
   */
  constructor(
    table: Table,
    replay: (seen: (table: Table, seat?: number) => void) => void,
    factsNow: () => Omit<TableFacts, 'seat' | 'seats' | 'cards'>,
  ) {
    this.#table = table;
    this.#replay = replay;
    this.#factsNow = factsNow;
  }

  /** Whether any page shows the table. */
  get hasPages(): boolean {
    return this.#clients.size > 0;
  }

  /** The players at the table. */
  get people() {
    const { players, names, freeSeats } = this.#table;
    return players.map((player, seat) => ({
      player,
      name: seatName(names, seat),
      isHere: this.#pages(seat).length > 0,
      isFree: freeSeats.includes(seat),
    }));
  }

  /** A page connects, and receives everything its seat may see. */
  enter(client: Client, chat: TalkLine[]): void {
    const viewer = this.#viewer(client.seat);
    this.#clients.set(client, '');
    this.sendFacts();
    this.send(client, { said: chat });
    client.send(sent(viewer));
  }

  /** A page disconnects. */
  leave(client: Client): void {
    if (this.#clients.delete(client)) this.sendFacts();
  }

  /** Ends all connections of a seat. */
  expel(seat: number, refused: string): void {
    for (const client of this.#pages(seat)) {
      this.#clients.delete(client);
      client.expel(refused);
    }
  }

  send(client: Client, message: ToClient): void {
    client.send(text(message));
  }

  sendAll(message: ToClient): void {
    for (const client of this.#clients.keys()) this.send(client, message);
  }

  /** Sends every page the players at the table, a pending request to take back a choice, and whether the cards have changed. */
  sendFacts(): void {
    for (const [client, before] of this.#clients) {
      const { id, ...others } = this.#factsNow();
      const { seat } = client;
      const facts = text({ table: { id, seat, seats: this.people, cards: this.#table.cards, ...others } });
      if (facts === before) continue;
      this.#clients.set(client, facts);
      client.send(facts);
    }
  }

  /** Sends a page the reason for a refusal, and the game again. */
  refuse(client: Client, refused: string): void {
    this.send(client, { refused });
    client.send(sent(this.#viewer(client.seat)));
  }

  /** The version of the view that a seat was shown last. */
  version(seat: number): number {
    return this.#viewer(seat).v;
  }

  /** Sends new views to all pages, or only to those of one seat. */
  show(seat?: number): void {
    for (const [one, viewer] of this.#viewers) {
      if (seat !== undefined && seat !== one) continue;
      const seen = this.#table.seen(one);
      if (!seen || !showTo(viewer, seen)) continue;
      for (const client of this.#pages(one)) client.send(sent(viewer));
    }
  }

  #pages(seat: number): Client[] {
    return [...this.#clients.keys()].filter((client) => client.seat === seat);
  }

  /** The viewer of a seat. A new one is built by replaying the game as that seat would have seen it. */
  #viewer(seat: number): Viewer {
    const known = this.#viewers.get(seat);
    if (known) return known;
    const viewer: Viewer = { v: 0, state: '' };
    this.#replay((then, only) => {
      if (only !== undefined && only !== seat) return;
      const seen = then.seen(seat);
      if (seen) showTo(viewer, seen);
    });
    if (viewer.v === 0) showTo(viewer, this.#table.firstSeen(seat));
    this.#viewers.set(seat, viewer);
    return viewer;
  }
}

const text = (message: ToClient): string => JSON.stringify(message);
