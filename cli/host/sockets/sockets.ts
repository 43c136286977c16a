/** The sockets of a host: checks their keys and handles their messages. */
import { type WebSocket, WebSocketServer } from 'ws';
import { type FromClient, readMessage } from '../../../table/index.ts';
import { report } from '../../terminal/output.ts';
import type { Client } from '../audience.ts';
import { Budget, countedAs, crowded, type Limits } from '../limits.ts';
import type { LiveTable } from '../live-table.ts';

/** The table that a socket connects to. */
export interface Entrance {
  table: LiveTable;
  /** The address of the client. */
  address: string;
  /** The seat that a key belongs to, -1 for spectators; undefined if the table has no such key. */
  seatOf(key: string): number | undefined;
}

/** WebSocket close codes: for forbidden messages, a host that stops, too many connections, and errors. */
const POLICY_CODE = 1008;
const STOPPING_CODE = 1001;
const BUSY_CODE = 1013;
const ERROR_CODE = 1011;

/** Each page has a window of its own, so that a view is compressed against the ones before, which are nearly the same. */
const COMPRESSION = { clientNoContextTakeover: true, zlibDeflateOptions: { memLevel: 7 } };

/**
 * How a view begins. Nothing else is compressed: whoever sees only the lengths of encrypted messages could otherwise find hidden
 * cards out by writing texts that resemble them.
 */
const VIEW = '{"v":';

export class Sockets {
  /** Accepts the connections, which are then passed to `serve`. */
  readonly server: WebSocketServer;
  readonly #limits: Limits;
  readonly #counts: Counts;
  /** The sockets from which anything was received since the last ping. */
  readonly #alive = new WeakSet<WebSocket>();
  readonly #pings: NodeJS.Timeout;

  constructor(limits: Limits) {
    this.#limits = limits;
    const messages = new Budget(limits.messages, limits.within);
    this.#counts = { withoutKey: new Set(), joined: new Set(), messages };
    this.server = new WebSocketServer({
      noServer: true,
      maxPayload: limits.message,
      perMessageDeflate: COMPRESSION,
    });
    this.#pings = setInterval(() => this.#ping(), limits.ping);
    this.#pings.unref();
  }

  close(): void {
    clearInterval(this.#pings);
    for (const socket of this.server.clients) end(socket, STOPPING_CODE);
    this.server.close();
  }

  /** Serves a new connection. */
  serve(socket: WebSocket, entrance: Entrance): void {
    this.#makeRoom(entrance.address);
    const connection = new Connection(socket, entrance, this.#limits, this.#counts);
    const keepAlive = () => this.#alive.add(socket);
    keepAlive();
    socket.on('pong', keepAlive);
    socket.on('message', (data, isBinary) => {
      if (socket.readyState !== socket.OPEN) return;
      keepAlive();
      try {
        connection.take(isBinary ? undefined : String(data));
      } catch (error) {
        report(error);
        socket.close(ERROR_CODE);
      }
    });
    // Invalid frames end the connection; `close` follows.
    socket.on('error', () => undefined);
    socket.on('close', () => connection.end());
  }

  /** Ends the oldest connection without a key if there are too many: whoever sends none must not keep out others. */
  #makeRoom(address: string): void {
    const all = [...this.#counts.withoutKey];
    const near = all.filter((one) => one.address === address);
    if (near.length >= this.#limits.withoutKey) near[0]!.expel(NO_KEY, BUSY_CODE);
    else if (all.length >= this.#limits.inAll) all[0]!.expel(NO_KEY, BUSY_CODE);
  }

  /** Terminates connections that have not responded since the last ping: they ended without closing. */
  #ping(): void {
    for (const socket of this.server.clients) {
      if (this.#alive.delete(socket)) socket.ping();
      else socket.terminate();
    }
  }
}

/** Ends a connection. A client that does not complete the closing handshake is cut off after half a second. */
function end(socket: WebSocket, code: number): void {
  socket.close(code);
  setTimeout(() => socket.terminate(), 500).unref();
}

/** What is counted for all connections. */
interface Counts {
  /** Connections that have not sent a key yet, the oldest first. */
  withoutKey: Set<Connection>;
  /** Connections that have joined a table. */
  joined: Set<Connection>;
  messages: Budget;
}

/** A connection: anonymous until it has sent a key. */
class Connection {
  readonly #socket: WebSocket;
  readonly #entrance: Entrance;
  readonly #limits: Limits;
  readonly #counts: Counts;
  readonly #noKey: NodeJS.Timeout;
  /** As whom it has joined the table, and as whom its messages are counted. */
  #at: { client: Client; who: string } | undefined;

  constructor(socket: WebSocket, entrance: Entrance, limits: Limits, counts: Counts) {
    this.#socket = socket;
    this.#entrance = entrance;
    this.#limits = limits;
    this.#counts = counts;
    this.#noKey = setTimeout(() => this.expel(NO_KEY, BUSY_CODE), limits.key);
    counts.withoutKey.add(this);
  }

  get address(): string {
    return this.#entrance.address;
  }

  /** Handles a message; `text` is undefined if the message is not text. */
  take(text: string | undefined): void {
    const { table } = this.#entrance;
    const read = text === undefined ? { problem: 'Messages are text.' } : readMessage(text);
    if (!this.#at) {
      this.#enter('message' in read ? read.message : undefined);
      return;
    }
    const { client, who } = this.#at;
    if (!this.#counts.messages.take(who)) this.expel(TOO_MANY);
    else if ('problem' in read) table.refuse(client, read.problem);
    else if (table.take(client, read.message)) this.#counts.messages.uncount(who);
  }

  end(): void {
    this.#stopWaiting();
    this.#counts.joined.delete(this);
    if (this.#at) this.#entrance.table.leave(this.#at.client);
  }

  /** Ends the connection, and tells the page why. */
  expel(refused: string, code = POLICY_CODE): void {
    this.#stopWaiting();
    this.#send(JSON.stringify({ refused }));
    end(this.#socket, code);
  }

  /** A key has come, or will not come any more. */
  #stopWaiting(): void {
    clearTimeout(this.#noKey);
    this.#counts.withoutKey.delete(this);
  }

  #enter(message: FromClient | undefined): void {
    if (!message || !('key' in message)) {
      this.expel(NO_KEY);
      return;
    }
    const { table, address, seatOf } = this.#entrance;
    const { joined, messages } = this.#counts;
    const seat = seatOf(message.key);
    if (seat === undefined) {
      this.expel('That is not a key of this table: open the whole link you were sent.');
      return;
    }
    // Connecting again and again counts, too.
    const who = countedAs(table.id, seat, address);
    const open = [...joined].map((one) => one.address);
    const refused = messages.take(who) ? crowded(open, address, this.#limits) : TOO_MANY;
    if (refused !== undefined) {
      this.expel(refused, BUSY_CODE);
      return;
    }
    joined.add(this);
    this.#stopWaiting();
    const client = { seat, send: (text: string) => this.#send(text) };
    this.#at = { client, who };
    table.enter(client);
  }

  #send(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    // Does not wait for a client that does not read: a new connection will show the table as it is then.
    if (this.#socket.bufferedAmount > this.#limits.buffered) this.#socket.terminate();
    else this.#socket.send(text, { compress: text.startsWith(VIEW) });
  }
}

const NO_KEY = 'Show your key first.';
const TOO_MANY = 'Too many messages: wait a little, then try again.';
