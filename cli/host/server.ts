/** The server of tables: its pages, the requests of the host's page, and the sockets of tables. */
import { createServer, type IncomingMessage, STATUS_CODES } from 'node:http';
import { networkInterfaces } from 'node:os';
import type { Duplex } from 'node:stream';
import type { TableLinks } from '../../playtest/index.ts';
import { UserError } from '../../program/messages/index.ts';
import { listen, originsAt, refused, send, strangerTo } from '../../studio/serve/index.ts';
import { type Hosted, pathOf } from './hosted.ts';
import { type Keys, keysOf } from './keys.ts';
import { Budget, LIMITS } from './limits.ts';
import { answerTo, NO_TABLE } from './routes.ts';
import { Sockets } from './sockets/sockets.ts';

/** Where a host listens, and where people reach it. */
export interface ListenOptions {
  port: number;
  /** The address of this machine that it listens on. */
  address: string;
  /** The address that people open, if a proxy or tunnel is in front of the host: `https://cards.example`. */
  public?: string;
}

/** A host that listens. */
export interface HostServer {
  /** The port it listens on. */
  port: number;
  /** The address of its page, with the key. */
  address: string;
  /** Tables with links to send. */
  links(): TableLinks[];
  close(): Promise<void>;
}

/** @throws UserError if the port or the address cannot be used */
export async function startHost(hosted: Hosted, place: ListenOptions): Promise<HostServer> {
  const { data, tables, report } = hosted;
  const limits = { ...LIMITS, ...hosted.limits };
  const keys = keysOf(data.secret);
  const sockets = new Sockets(limits);
  const requests = new Budget(limits.requests, limits.within);
  let origins: string[] = [];
  const stranger = (request: IncomingMessage) => strangerTo(origins, request, WHO, place.public);
  const server = createServer(async (request, response) => {
    try {
      const refusal = stranger(request);
      const address = addressOf(request, place);
      const links = () => linksOf(hosted, keys, origins[0]!);
      const context = { hosted, keys, request, address, requests, links };
      const answer = refusal === undefined ? await answerTo(context) : refused(403, refusal);
      if (!response.destroyed) send(response, answer);
    } catch (error) {
      if (!(error instanceof UserError)) report(error);
      const words =
        error instanceof UserError ? error.message : 'This is a bug in the host; its terminal says more.';
      if (!response.destroyed) send(response, refused(error instanceof UserError ? 422 : 500, words));
    }
  });
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    try {
      const [status, reason] = upgrade(request, socket, head) ?? [];
      if (status !== undefined) reject(socket, status, reason!);
    } catch (error) {
      if (!(error instanceof UserError)) report(error);
      reject(socket, 500, error instanceof UserError ? error.message : 'The table cannot be opened.');
    }
  });
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): [number, string] | undefined => {
    const refusal = stranger(request);
    if (refusal !== undefined) return [403, refusal];
    const [, id] = SOCKET.exec(pathOf(request)) ?? [];
    const table = id === undefined ? undefined : tables.open(id);
    if (!table) return [404, NO_TABLE];
    sockets.accept(request, socket, head, {
      ...{ id: table.id, address: addressOf(request, place), report },
      open: () => tables.open(table.id)!,
      seatOf: (key) => keys.seatOf(table.id, table.table.players.length, key),
    });
    return undefined;
  };
  const { port } = await listening(server, place, data.port);
  if (place.address === HERE) data.port = port;
  origins = [
    ...(place.public === undefined ? [] : [place.public]),
    ...originsAt(namesOf(place.address), port),
  ];
  return {
    port,
    address: `${origins[0]}/#${keys.host}`,
    links: () => linksOf(hosted, keys, origins[0]!),
    close: () => {
      sockets.close();
      tables.close();
      data.close();
      return new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      });
    },
  };
}

/** Checks that a host could listen there. @throws UserError if the port or the address cannot be used */
export async function checkPlace({ port, address }: ListenOptions): Promise<void> {
  const server = createServer();
  await listen(server, { port, address, who: WHO });
  await new Promise((closed) => server.close(closed));
}

/** The address a host listens on by default, which other machines cannot reach. */
export const HERE = '127.0.0.1';

/** The name of the host in messages. */
const WHO = 'The host';

const SOCKET = /^\/t\/([a-z0-9]+)\/socket$/;

/** Listens. Without a given port, tries the last one first, so that links keep working. */
async function listening(
  server: Parameters<typeof listen>[0],
  { port, address }: ListenOptions,
  last: number,
) {
  if (port !== 0 || last === 0) return listen(server, { port, address, who: WHO });
  try {
    return await listen(server, { port: last, address, who: WHO });
  } catch (error) {
    if (error instanceof UserError) return listen(server, { port: 0, address, who: WHO });
    throw error;
  }
}

/** The host names that a browser may use for the address, the one for links first. */
function namesOf(address: string): string[] {
  const here = [HERE, 'localhost'];
  if (address === HERE || address === 'localhost') return here;
  const isAll = address === '0.0.0.0' || address === '::';
  const own = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
  const others = own
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map((one) => one.address);
  return isAll ? [...others, ...here] : [address.includes(':') ? `[${address}]` : address, ...here];
}

/**
 * The address of a client. If the host has a public address, this is the last entry of `X-Forwarded-For`, which the proxy adds.
 */
function addressOf({ socket, headers }: IncomingMessage, place: ListenOptions): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)!
    .trim();
  return place.public !== undefined && forwarded !== '' ? forwarded : (socket.remoteAddress ?? '');
}

function reject(socket: Duplex, status: number, reason: string): void {
  const body = `${JSON.stringify({ error: reason })}\n`;
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}

function linksOf({ tables }: Hosted, keys: Keys, origin: string): TableLinks[] {
  return tables.ids.map((id) => {
    const link = (seat: number) => `${origin}/t/${id}#${keys.of(id, seat)}`;
    const seats = Array.from({ length: tables.seatsOf(id) }, (_, seat) => link(seat));
    return { id, seats, watch: link(-1) };
  });
}
