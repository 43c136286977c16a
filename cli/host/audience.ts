/** The pages that show a table, and what each of them sees. */

import { seatNumber } from '../../runtime/index.ts';
import {
  type Refused,
  type Table,
  type TableFacts,
  type TalkLine,
  type ToClient,
  Viewer,
} from '../../table/index.ts';

/** A page that shows a table. */
export interface Client {
  /** -1 for a spectator. */
  seat: number;
  send(text: string): void;
}

/** What an audience needs besides the table itself. */
interface ShownTable {
  /** Replays the game. @param seen is called whenever a seat may see something new */
  replay(seen: (table: Table, seat?: number) => void): void;
  facts(): Pick<TableFacts, 'id' | 'wish' | 'changed'>;
}

export class Audience {
  readonly #table: Table;
  readonly #shown: ShownTable;
  /** The facts last sent to each page. Unchanged facts are not sent again, because a page takes them as news. */
  readonly #clients = new Map<Client, string>();
  readonly #viewers = new Map<number, Viewer>();

  constructor(table: Table, shown: ShownTable) {
    this.#table = table;
    this.#shown = shown;
  }

  /** Whether any page shows the table. */
  get hasPages(): boolean {
    return this.#clients.size > 0;
  }

  isHere(seat: number): boolean {
    return [...this.#clients.keys()].some((client) => client.seat === seat);
  }

  /** A page connects, and receives everything its seat may see. */
  enter(client: Client, chat: TalkLine[]): void {
    const viewer = this.#viewer(client.seat);
    this.#clients.set(client, '');
    this.sendFacts();
    this.send(client, { said: chat });
    client.send(viewer.lastSent);
  }

  /** A page disconnects. */
  leave(client: Client): void {
    if (this.#clients.delete(client)) this.sendFacts();
  }

  send(client: Client, message: ToClient): void {
    client.send(text(message));
  }

  sendAll(message: ToClient): void {
    for (const client of this.#clients.keys()) this.send(client, message);
  }

  /** Sends a page the reason for a refusal, and the game again. */
  refuse(client: Client, refused: string): void {
    this.send(client, { refused } satisfies Refused);
    client.send(this.#viewer(client.seat).lastSent);
  }

  /** The version of the view that a seat was shown last. */
  versionOf(seat: number): number {
    return this.#viewer(seat).v;
  }

  /** Sends new views to all pages, or only to those of one seat. */
  show(seat?: number): void {
    for (const viewer of this.#viewers.values()) {
      if (seat !== undefined && seat !== viewer.seat) continue;
      const seen = this.#table.seen(viewer.seat);
      if (!seen || !viewer.take(seen)) continue;
      for (const client of this.#clients.keys())
        if (client.seat === viewer.seat) client.send(viewer.lastSent);
    }
  }

  /** Sends every page the players at the table, a pending request to take back a choice, and whether the cards have changed. */
  sendFacts(): void {
    for (const [client, before] of this.#clients) {
      const facts = text({ table: this.#facts(client.seat) });
      if (facts === before) continue;
      this.#clients.set(client, facts);
      client.send(facts);
    }
  }

  #facts(seat: number): TableFacts {
    const { players, names, cards } = this.#table;
    const { id, ...others } = this.#shown.facts();
    const seats = players.map((player, at) => ({
      ...{ name: names[at] || `Seat ${seatNumber(at)}`, player, isHere: this.isHere(at) },
    }));
    return { id, seat, seats, cards, ...others };
  }

  /** The viewer of a seat. A new one is built by replaying the game as that seat would have seen it. */
  #viewer(seat: number): Viewer {
    const known = this.#viewers.get(seat);
    if (known) return known;
    const viewer = new Viewer(seat);
    this.#shown.replay((table, only) => {
      if (only !== undefined && only !== seat) return;
      const seen = table.seen(seat);
      if (seen) viewer.take(seen);
    });
    if (viewer.v === 0) viewer.take(this.#table.firstSeen(seat));
    this.#viewers.set(seat, viewer);
    return viewer;
  }
}

const text = (message: ToClient): string => JSON.stringify(message);
