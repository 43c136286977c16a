/** Opens a host with all its parts: its data, the set it plays with, its tables and its server. */
import type { IncomingMessage } from 'node:http';
import { newApp, originsAt, type Server } from '../../studio/serve/index.ts';
import { cardsOf, type GameSetup, type TableLinks } from '../../table/index.ts';
import type { Compilation } from '../load/compile.ts';
import { report } from '../terminal/output.ts';
import { cardsName, Data } from './data.ts';
import type { CardsAndTexts } from './data-files.ts';
import { type Keys, keysOf } from './keys.ts';
import { HOST_LIMITS, type Limits } from './limits.ts';
import { COMMAND_NAME, type ListenOptions, LOOPBACK_ADDRESS, listenAgain, namesOf } from './listen.ts';
import { addRoutes, type HostApp } from './routes.ts';
import { newSockets } from './sockets/sockets.ts';
import { checkSetup, type HostedTables, hostTables } from './tables.ts';
import { keptCardsOf, textsAt, titleOf, type WatchedSet, watchSet } from './watched-set.ts';

/** How to start a host. */
export interface HostOptions extends ListenOptions, GameSetup {
  /** The set: its PATH, and its compilation. */
  path: string | undefined;
  compilation: Compilation;
  /** The folder for all data. */
  data: string;
  /** Minimum number of tables. */
  tables: number;
  pages: ReadonlyMap<string, Uint8Array>;
  limits?: Partial<Limits>;
  /** Makes the secrets of new games; 128 random bits by default. */
  secret?: () => string;
}

/** A host that listens. */
export type HostServer = Awaited<ReturnType<typeof openHost>>;

/** @throws UserError if the folder is in use, the port cannot be used or the options do not fit the set */
export async function openHost(opening: HostOptions) {
  const { path, compilation, options, players, pages, public: front } = opening;
  const kept = await keptCardsOf(compilation, path);
  checkSetup({ options, players }, cardsOf(kept.chain));
  const data = new Data(opening.data);
  let set: WatchedSet | undefined;
  let opened: HostedTables | undefined;
  let server: Server | undefined;
  try {
    const tables = hostTables(data, { options, players }, cardsName(kept), report, opening.secret);
    opened = tables;
    const follow = (now: CardsAndTexts) => tables.setCards(data.keepCards(now));
    set = watchSet(path, titleOf(compilation), follow, report);
    const limits = { ...HOST_LIMITS, ...opening.limits };
    const keys = keysOf(data.own.secret);
    const sockets = newSockets(limits);
    let origins: string[] = [];
    const links = () => linksOf(tables, keys, origins[0]!);
    const app: HostApp = newApp({
      name: COMMAND_NAME,
      origins: () => origins,
      page: pages,
      report,
      ...(front !== undefined && { front }),
    });
    addRoutes(app, {
      data,
      tables,
      set,
      pages,
      keys,
      sockets,
      limits,
      links,
      texts: () => textsAt(path),
      isBehindProxy: front !== undefined,
    });
    const serving = {
      fetch: app.fetch,
      // Its type is narrower than that of `ws`.
      websocket: { server: sockets.server as never },
      serverOptions: {
        shouldUpgradeCallback: ({ headers }: IncomingMessage) =>
          headers.upgrade?.toLowerCase() === 'websocket',
      },
    };
    server = await listenAgain(serving, opening, data.own.port);
    const { port, close: stopListening } = server;
    // Only the lock is written before, so that a port in use leaves no files behind.
    data.keepCards(kept);
    while (tables.ids.length < opening.tables) tables.add();
    data.keepOwn(opening.address === LOOPBACK_ADDRESS ? port : data.own.port);
    origins = [...(front === undefined ? [] : [front]), ...originsAt(namesOf(opening.address), port)];
    let closing: Promise<void> | undefined;
    const close = () => {
      set?.close();
      sockets.close();
      tables.close();
      data.close();
      return stopListening();
    };
    return {
      /** The port it listens on. */
      port,
      /** The address of its page, with the key. */
      address: `${origins[0]}/#${keys.host}`,
      /** Tables with links to send. */
      links,
      close: (): Promise<void> => {
        closing ??= close();
        return closing;
      },
    };
  } catch (error) {
    set?.close();
    await server?.close();
    opened?.close();
    data.close();
    throw error;
  }
}

function linksOf(tables: HostedTables, keys: Keys, origin: string): TableLinks[] {
  return tables.ids.map((id) => {
    const link = (seat: number) => `${origin}/t/${id}#${keys.of(id, seat)}`;
    const seats = Array.from({ length: tables.seatsOf(id) }, (_, seat) => link(seat));
    return { id, seats, watch: link(-1) };
  });
}
