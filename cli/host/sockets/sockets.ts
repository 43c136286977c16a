/** The sockets of a host: checks their keys and handles their messages. */
import { type WebSocket, WebSocketServer } from 'ws';
import { UserError } from '../../../program/messages/index.ts';
import { type EntryRefusal, type FromClient, type Invitation, readMessage } from '../../../table/index.ts';
import { report } from '../../terminal/output.ts';
import type { Client } from '../audience.ts';
import { type Budget, countedAs, crowded, type Limits, newBudget } from '../limits.ts';
import { ALL_TAKEN, type LiveTable } from '../live-table.ts';
import { isLoopback } from '../network.ts';

/** The table that a socket connects to. */
export interface Entrance {
  table: LiveTable;
  /** The address of the client. */
  address: string;
  /** The seat that a key belongs to, -1 for spectators; undefined if the table has no such key. */
  seatOf(key: string): number | undefined;
  /** Whether a key is the one with which people sit down at the table. */
  isOfTable(key: string): boolean;
  /** The key of a seat now. */
  keyOf(seat: number): string;
  /** What people with the key of the table learn before they sit down. */
  invitation(): Promise<Invitation>;
  /** The link to watch the table. */
  watch(): string;
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

export type Sockets = ReturnType<typeof newSockets>;

export function newSockets(limits: Limits) {
  const connections = new Set<Connection>();
  const { within } = limits;
  const budgets: Budgets = {
    answers: newBudget(limits.answers, within),
    undos: newBudget(limits.undos, within),
    messages: newBudget(limits.messages, within),
    sittings: newBudget(limits.sittings, within),
  };
  /** The sockets from which anything was received since the last ping. */
  const alive = new WeakSet<WebSocket>();
  /** Accepts the connections, which are then passed to `serve`. */
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: limits.message,
    perMessageDeflate: COMPRESSION,
  });
  // Terminates connections that have not responded since the last ping: they ended without closing.
  const pings = setInterval(() => {
    for (const socket of server.clients) {
      if (alive.delete(socket)) socket.ping();
      else socket.terminate();
    }
  }, limits.ping).unref();
  /** Ends the oldest connection without a key if there are too many: whoever sends none must not keep out others. */
  const makeRoom = (address: string) => {
    const all = [...connections].filter(({ hasJoined }) => !hasJoined);
    const near = all.filter((one) => one.address === address);
    if (near.length >= limits.withoutKey) near[0]!.expel(NO_KEY, BUSY_CODE);
    else if (all.length >= limits.inAll) all[0]!.expel(NO_KEY, BUSY_CODE);
  };
  return {
    server,
    /** Serves a new connection. */
    serve(socket: WebSocket, entrance: Entrance): void {
      makeRoom(entrance.address);
      const connection = connect(socket, entrance, limits, connections, budgets);
      const keepAlive = () => alive.add(socket);
      keepAlive();
      socket.on('pong', keepAlive);
      socket.on('message', async (data, isBinary) => {
        if (socket.readyState !== socket.OPEN) return;
        keepAlive();
        try {
          await connection.take(isBinary ? undefined : String(data));
        } catch (error) {
          report(error);
          socket.close(ERROR_CODE);
        }
      });
      // Invalid frames end the connection; `close` follows.
      socket.on('error', () => undefined);
      socket.on('close', connection.end);
    },
    /** Ends the connections that others in the network can make. */
    expelOthers(): void {
      for (const { address, expel } of connections)
        if (!isLoopback(address)) expel('Others in this network are not let in any more.', STOPPING_CODE);
    },
    close(): void {
      clearInterval(pings);
      for (const socket of server.clients) end(socket, STOPPING_CODE);
      server.close();
    },
  };
}

/** Ends a connection. A client that does not complete the closing handshake is cut off after half a second. */
function end(socket: WebSocket, code: number): void {
  socket.close(code);
  setTimeout(() => socket.terminate(), 500).unref();
}

/** What is counted apart. */
type Budgets = Readonly<Record<'answers' | 'undos' | 'messages' | 'sittings', Budget>>;

/** A connection, as it is counted. */
interface Connection {
  address: string;
  /** Whether it has sent a key of its table. */
  hasJoined: boolean;
  /** Ends the connection, and tells the page why. */
  expel(refused: string, code?: number): void;
}

/**
 * A connection: anonymous until it has sent a key.
 * @param connections all of them, the oldest first
 */
function connect(
  socket: WebSocket,
  { table, address, seatOf, isOfTable, keyOf, invitation, watch }: Entrance,
  limits: Limits,
  connections: Set<Connection>,
  { answers, undos, messages, sittings }: Budgets,
) {
  /** As whom it has joined the table, and as whom its messages are counted. */
  let at: { client: Client; who: string } | undefined;
  const send = (text: string, compress = text.startsWith(VIEW)) => {
    if (socket.readyState !== socket.OPEN) return;
    // Does not wait for a client that does not read: a new connection will show the table as it is then.
    if (socket.bufferedAmount > limits.buffered) socket.terminate();
    else socket.send(text, { compress });
  };
  const forget = () => {
    clearTimeout(noKey);
    connections.delete(connection);
  };
  const expel = (refused: string, code = POLICY_CODE, more: Omit<EntryRefusal, 'refused'> = {}) => {
    forget();
    const isInvited = more.invitation !== undefined;
    // An invitation is long, and has nothing hidden. Slow networks take seconds for it, which `ws` gives them.
    send(JSON.stringify({ refused, ...more }), isInvited);
    if (isInvited) socket.close(code);
    else end(socket, code);
  };
  const noKey = setTimeout(() => expel(NO_KEY, BUSY_CODE), limits.key);
  const connection: Connection = { address, hasJoined: false, expel };
  connections.add(connection);
  /** Tells somebody with the key of the table about it, and what is needed to sit down. */
  const invite = async (reason: string) => {
    // The pictures of the cards may take a while.
    clearTimeout(noKey);
    const isFull = table.table.freeSeats.length === 0;
    const more = isFull ? { watch: watch() } : { needs: 'name' as const };
    expel(isFull ? ALL_TAKEN : reason, POLICY_CODE, { ...more, invitation: await invitation() });
  };
  const enter = async (message: FromClient | undefined) => {
    if (!message || !('key' in message)) return expel(NO_KEY);
    const { key, name = '' } = message;
    const known = seatOf(key);
    if (known === undefined && !isOfTable(key)) return expel(NOT_A_KEY);
    // Connecting again and again counts, too.
    const isCalm =
      known === undefined
        ? sittings.take(`${table.id} ${address}`)
        : messages.take(countedAs(table.id, known, address));
    const open = [...connections].flatMap((one) => (one.hasJoined ? one.address : []));
    const refused = isCalm ? crowded(open, address, limits) : TOO_MANY;
    if (refused !== undefined) return expel(refused, BUSY_CODE);
    if (known === undefined && name === '') return invite(NO_NAME);
    try {
      const seat = known ?? table.sit(name, message.seat);
      if (known === undefined) send(JSON.stringify({ seat, key: keyOf(seat) }));
      at = { client: { seat, send, expel }, who: countedAs(table.id, seat, address) };
      connection.hasJoined = true;
      clearTimeout(noKey);
      table.enter(at.client);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      await invite(error.message);
    }
  };
  return {
    /** Handles a message; `text` is undefined if the message is not text. */
    async take(text: string | undefined): Promise<void> {
      const read = text === undefined ? { problem: 'Messages are text.' } : readMessage(text);
      const message = 'message' in read ? read.message : undefined;
      if (!at) await enter(message);
      else if (!(message && 'answer' in message ? answers : messages).take(at.who)) expel(TOO_MANY);
      else if ('problem' in read) table.refuse(at.client, read.problem);
      else if ('undo' in read.message && !undos.take(at.who)) table.refuse(at.client, TOO_MANY_UNDOS);
      else table.take(at.client, read.message);
    },
    end(): void {
      forget();
      if (at) table.leave(at.client);
    },
  };
}

const NO_KEY = 'Show your key first.';
const NOT_A_KEY =
  'That is not a key of this table, or its seat was given back: open the whole link you were sent.';
const NO_NAME = 'Say your name to sit down.';
const TOO_MANY_UNDOS = 'You take back very fast: wait a little, then try again.';
const TOO_MANY = 'Too many messages: wait a little, then try again.';
