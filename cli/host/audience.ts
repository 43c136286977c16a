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

/**
 * @param replay replays the game; `seen` is called whenever a seat may see something new
 * @param factsNow the facts that the table itself does not know
 */
export function newAudience(
  table: Table,
  replay: (seen: (table: Table, seat?: number) => void) => void,
  factsNow: () => Omit<TableFacts, 'seat' | 'seats' | 'cards'>,
) {
  /** The facts last sent to each page. Unchanged facts are not sent again, because a page takes them as news. */
  const clients = new Map<Client, string>();
  const viewers = new Map<number, Viewer>();
  const isHere = (seat: number) => [...clients.keys()].some((client) => client.seat === seat);
  const send = (client: Client, message: ToClient) => client.send(text(message));

  /** The viewer of a seat. A new one is built by replaying the game as that seat would have seen it. */
  const viewerOf = (seat: number): Viewer => {
    const known = viewers.get(seat);
    if (known) return known;
    const viewer: Viewer = { v: 0, state: '' };
    replay((then, only) => {
      if (only !== undefined && only !== seat) return;
      const seen = then.seen(seat);
      if (seen) showTo(viewer, seen);
    });
    if (viewer.v === 0) showTo(viewer, table.firstSeen(seat));
    viewers.set(seat, viewer);
    return viewer;
  };
  const people = () =>
    table.players.map((player, seat) => ({
      player,
      name: seatName(table.names, seat),
      isHere: isHere(seat),
      isFree: table.freeSeats.includes(seat),
    }));
  const factsOf = (seat: number): TableFacts => {
    const { id, ...others } = factsNow();
    return { id, seat, seats: people(), cards: table.cards, ...others };
  };
  /** Sends every page the players at the table, a pending request to take back a choice, and whether the cards have changed. */
  const sendFacts = (): void => {
    for (const [client, before] of clients) {
      const facts = text({ table: factsOf(client.seat) });
      if (facts === before) continue;
      clients.set(client, facts);
      client.send(facts);
    }
  };
  return {
    people,
    send,
    sendFacts,
    /** Whether any page shows the table. */
    hasPages: () => clients.size > 0,
    /** A page connects, and receives everything its seat may see. */
    enter(client: Client, chat: TalkLine[]): void {
      const viewer = viewerOf(client.seat);
      clients.set(client, '');
      sendFacts();
      send(client, { said: chat });
      client.send(sent(viewer));
    },
    /** A page disconnects. */
    leave(client: Client): void {
      if (clients.delete(client)) sendFacts();
    },
    /** Ends all connections of a seat. */
    expel(seat: number, refused: string): void {
      for (const client of [...clients.keys()].filter((one) => one.seat === seat)) {
        clients.delete(client);
        client.expel(refused);
      }
    },
    sendAll(message: ToClient): void {
      for (const client of clients.keys()) send(client, message);
    },
    /** Sends a page the reason for a refusal, and the game again. */
    refuse(client: Client, refused: string): void {
      send(client, { refused });
      client.send(sent(viewerOf(client.seat)));
    },
    /** The version of the view that a seat was shown last. */
    versionOf: (seat: number) => viewerOf(seat).v,
    /** Sends new views to all pages, or only to those of one seat. */
    show(seat?: number): void {
      for (const [one, viewer] of viewers) {
        if (seat !== undefined && seat !== one) continue;
        const seen = table.seen(one);
        if (!seen || !showTo(viewer, seen)) continue;
        for (const client of clients.keys()) if (client.seat === one) client.send(sent(viewer));
      }
    },
  };
}

const text = (message: ToClient): string => JSON.stringify(message);

export type Audience = ReturnType<typeof newAudience>;
