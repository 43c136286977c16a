/** Opens a host with all its parts: its data, the set it plays with, its tables and its server. */
import type { IncomingMessage } from 'node:http';
import type { Lang } from '../../print/languages/index.ts';
import { chainCards, type GameSetup, type TableLinks } from '../../table/index.ts';
import type { Compilation } from '../load/compile.ts';
import { report } from '../terminal/output.ts';
import { cardsName, Data } from './data.ts';
import type { CardsAndTexts } from './data-files.ts';
import { type Keys, makeKeys } from './keys.ts';
import { HOST_LIMITS, type Limits } from './limits.ts';
import { type ListenOptions, LOOPBACK_ADDRESS, listenAgain } from './listen.ts';
import { Network } from './network.ts';
import { HostRoutes } from './routes.ts';
import { newSockets } from './sockets/sockets.ts';
import { checkSetup, HostedTables } from './tables.ts';
import { cardsAndTexts, readTexts, watchSet } from './watched-set.ts';

/** How to start a host. */
export interface HostOptions extends ListenOptions, GameSetup {
  /** The set: its PATH, and its compilation. */
  path: string | undefined;
  compilation: Compilation;
  /** The language of what pages say about games; English by default. */
  lang?: Lang;
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
  const { path, compilation, options, players, pages, public: front, proxy } = opening;
  const kept = await cardsAndTexts(compilation, path);
  checkSetup({ options, players }, chainCards(kept.chain));
  /** What ends the parts of the host, in the order in which they were opened. They end in the opposite order. */
  const ends: (() => unknown)[] = [];
  const endAll = async (): Promise<void> => {
    const end = ends.pop();
    if (!end) return;
    try {
      await end();
    } finally {
      // The others end even if one cannot.
      await endAll();
    }
  };
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => {
    closing ??= endAll();
    return closing;
  };
  const data = new Data(opening.data);
  ends.push(() => data.close());
  try {
    const { secret } = opening;
    const setup = { options, players };
    const tables = new HostedTables({ data, setup, cards: cardsName(kept), report, secret });
    ends.push(() => tables.close());
    const follow = (now: CardsAndTexts) => tables.setCards(data.keepCards(now));
    const set = watchSet(path, compilation, follow, report);
    ends.push(() => set.close());
    const limits = { ...HOST_LIMITS, ...opening.limits };
    const keys = makeKeys(data.own.secret);
    const sockets = newSockets(limits);
    let network: Network | undefined;
    const origins = () => network?.origins ?? [];
    const links = () => linksOf(tables, keys, origins()[0]!);
    const app = new HostRoutes(
      {
        data,
        tables,
        set,
        lang: opening.lang ?? 'en',
        links,
        network: () => network!,
        texts: () => readTexts(path),
      },
      { keys, sockets, limits, pages, origins, front, proxy },
    ).app();
    const serving = {
      fetch: app.fetch,
      // Its type is narrower than that of `ws`.
      websocket: { server: sockets.server as never },
      serverOptions: {
        shouldUpgradeCallback: ({ headers }: IncomingMessage) =>
          headers.upgrade?.toLowerCase() === 'websocket',
      },
    };
    const server = await listenAgain(serving, opening, data.own.port);
    // A server ends once its sockets have ended.
    ends.push(server.close, sockets.close);
    const { port } = server;
    // Only the lock is written before, so that a port in use leaves no files behind.
    data.keepCards(kept);
    while (tables.ids.length < opening.tables) tables.add();
    data.keepOwn({ port: opening.address === LOOPBACK_ADDRESS ? port : data.own.port });
    network = new Network({
      serving,
      port,
      address: opening.address,
      front,
      expelOthers: sockets.expelOthers,
    });
    ends.push(() => network?.close());
    // The page of the host stays on this machine.
    const address = `${origins()[0]}/#${keys.host}`;
    if (data.own.isOpen && network.isChoice) await network.setOpen(true).catch(report);
    return {
      /** The port it listens on. */
      port,
      /** The address of its page, with the key. */
      address,
      /** Tables with links to send. */
      links,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function linksOf(tables: HostedTables, keys: Keys, origin: string): TableLinks[] {
  const at = (id: string, key: string) => `${origin}/t/${id}#${key}`;
  return tables.ids.map((id) => {
    const seats = tables.returnsOf(id).map((returns, seat) => at(id, keys.of(id, seat, returns)));
    return { id, link: at(id, keys.ofTable(id)), seats, watch: at(id, keys.of(id, -1)) };
  });
}
