/** The server of tables: its pages, the requests of the host's page, and the sockets of tables. */
import { networkInterfaces } from 'node:os';
import { UserError } from '../../program/messages/index.ts';
import { listen, newApp, originsAt, type Server } from '../../studio/serve/index.ts';
import type { TableLinks } from '../../table/index.ts';
import type { Hosted } from './hosted.ts';
import { type Keys, keysOf } from './keys.ts';
import { LIMITS } from './limits.ts';
import { addRoutes, type HostApp } from './routes.ts';
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
  const { data, tables, set, pages, report } = hosted;
  const limits = { ...LIMITS, ...hosted.limits };
  const keys = keysOf(data.secret);
  const sockets = new Sockets(limits);
  let origins: string[] = [];
  const links = () => linksOf(hosted, keys, origins[0]!);
  const front = place.public;
  const app: HostApp = newApp({
    ...{ name: NAME, origins: () => origins, page: pages, report },
    ...(front !== undefined && { front }),
  });
  addRoutes(app, { hosted, keys, sockets, limits, links, isBehindProxy: front !== undefined });
  const server = await listening(
    {
      fetch: app.fetch,
      // Its type is narrower than that of `ws`.
      websocket: { server: sockets.server as never },
      serverOptions: {
        shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
      },
    },
    place,
    data.port,
  );
  const { port } = server;
  if (place.address === LOOPBACK_ADDRESS) data.port = port;
  origins = [...(front === undefined ? [] : [front]), ...originsAt(namesOf(place.address), port)];
  const close = () => {
    set.close();
    sockets.close();
    tables.close();
    data.close();
    return server.close();
  };
  let closing: Promise<void> | undefined;
  return {
    port,
    address: `${origins[0]}/#${keys.host}`,
    links,
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}

/** The address a host listens on by default, which other machines cannot reach. */
export const LOOPBACK_ADDRESS = '127.0.0.1';

/** The name of the host in messages. */
const NAME = 'host';

/** Listens. Without a given port, tries the last one first, so that links keep working. */
async function listening(
  options: Parameters<typeof listen>[0],
  { port, address }: ListenOptions,
  last: number,
): Promise<Server> {
  const at = (wanted: number) => listen(options, { port: wanted, address, name: NAME });
  if (port !== 0 || last === 0) return at(port);
  try {
    return await at(last);
  } catch (error) {
    if (error instanceof UserError) return at(0);
    throw error;
  }
}

/** The host names that a browser may use for the address, the one for links first. */
function namesOf(address: string): string[] {
  const here = [LOOPBACK_ADDRESS, 'localhost'];
  if (address === LOOPBACK_ADDRESS || address === 'localhost') return here;
  const isAll = address === '0.0.0.0' || address === '::';
  const own = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
  const others = own
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map((one) => one.address);
  return isAll ? [...others, ...here] : [address.includes(':') ? `[${address}]` : address, ...here];
}

function linksOf({ tables }: Hosted, keys: Keys, origin: string): TableLinks[] {
  return tables.ids.map((id) => {
    const link = (seat: number) => `${origin}/t/${id}#${keys.of(id, seat)}`;
    const seats = Array.from({ length: tables.seatsOf(id) }, (_, seat) => link(seat));
    return { id, seats, watch: link(-1) };
  });
}
