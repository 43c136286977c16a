/** Who looks at a table, and what each of them is shown of it. */
import {
  type Refused,
  type Table,
  type TableFacts,
  type TalkLine,
  type ToClient,
  Viewer,
} from '../../playtest/index.ts';
import { seatNumber } from '../../runtime/index.ts';

/** A page that looks at a table. */
export interface Client {
  /** -1 for a spectator. */
  seat: number;
  send(text: string): void;
}

/** What pages are shown beside the game itself, and how it came to be. */
interface Shown {
  /** Plays the game again. @param seen is called at every moment at which somebody may see something new */
  replay(seen: (table: Table, seat?: number) => void): void;
  facts(): Pick<TableFacts, 'id' | 'wish' | 'changed'>;
}

export class Audience {
  readonly #table: Table;
  readonly #shown: Shown;
  /** The facts that each page was told last: the same are not told again, which would say that something has happened. */
  readonly #clients = new Map<Client, string>();
  readonly #viewers = new Map<number, Viewer>();

  constructor(table: Table, shown: Shown) {
    this.#table = table;
    this.#shown = shown;
  }

  /** Somebody looks. */
  get isThere(): boolean {
    return this.#clients.size > 0;
  }

  isHere(seat: number): boolean {
    return [...this.#clients.keys()].some((client) => client.seat === seat);
  }

  /** A page comes, and gets everything there is to see. */
  enter(client: Client, said: TalkLine[]): void {
    const viewer = this.#viewer(client.seat);
    this.#clients.set(client, '');
    this.tellFacts();
    this.tell(client, { said });
    client.send(viewer.told);
  }

  /** A page went away. */
  leave(client: Client): void {
    if (this.#clients.delete(client)) this.tellFacts();
  }

  tell(client: Client, message: ToClient): void {
    client.send(text(message));
  }

  tellAll(message: ToClient): void {
    for (const client of this.#clients.keys()) this.tell(client, message);
  }

  /** Tells a page why something cannot be, and shows it the game again. */
  refuse(client: Client, refused: string): void {
    this.tell(client, { refused } satisfies Refused);
    client.send(this.#viewer(client.seat).told);
  }

  /** The version of what a seat was shown last. */
  versionOf(seat: number): number {
    return this.#viewer(seat).v;
  }

  /** Shows everybody who looks what is new, or only one seat. @param first the seat that is shown it before the others */
  show(seat?: number, first?: number): void {
    const own = first === undefined ? undefined : this.#viewers.get(first);
    const others = [...this.#viewers.values()].filter((viewer) => viewer !== own);
    for (const viewer of own ? [own, ...others] : others) {
      if (seat !== undefined && seat !== viewer.seat) continue;
      const seen = this.#table.seen(viewer.seat);
      if (!seen || !viewer.take(seen)) continue;
      for (const client of this.#clients.keys()) if (client.seat === viewer.seat) client.send(viewer.told);
    }
  }

  /** Tells every page who is at the table, what is asked of them, and whether the cards have changed. */
  tellFacts(): void {
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

  /** What somebody was told: for who comes first, everything is played again, as they would have seen it. */
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
