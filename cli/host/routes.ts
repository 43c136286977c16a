/** The HTTP routes of a host. */
import { type BlockList, isIPv6 } from 'node:net';
import { type HttpBindings, upgradeWebSocket } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import type { WebSocket } from 'ws';
import { UserError } from '../../program/messages/index.ts';
import {
  isKey,
  json,
  newApp,
  pageFile,
  pictureFile,
  readBody,
  refusal,
  refuseWith,
  requestKey,
} from '../../studio/serve/index.ts';
import { continuation, HUMAN, logText, readPlayer, type Table, type Verdict } from '../../table/index.ts';
import { pageFiles } from '../studio/page.ts';
import { report } from '../terminal/output.ts';
import { cardsAnswer, findingsAnswer, type Hosted, hostAnswer, setAnswer, studioAnswer } from './answers.ts';
import type { Keys } from './keys.ts';
import { countedAs, type Limits, newBudget } from './limits.ts';
import { COMMAND_NAME } from './listen.ts';
import type { LiveTable } from './live-table.ts';
import { isThisMachine } from './network.ts';
import type { Sockets } from './sockets/sockets.ts';
import { requestSetup } from './tables.ts';

/** What the routes of a host need besides its data. */
interface HostServices {
  keys: Keys;
  sockets: Sockets;
  limits: Limits;
  /** Files of the pages by path: `host.html`, `table.html` and the files they load. */
  pages: ReadonlyMap<string, Uint8Array>;
  /** The origins of its pages, once it listens. */
  origins(): readonly string[];
  /** The origin of the proxy in front of the host, if there is one. */
  front: string | undefined;
  /** The addresses from which that proxy connects, if it is known. */
  proxy: BlockList | undefined;
}

/** A request, and the table that it is about. */
type HostEnv = { Bindings: HttpBindings; Variables: { live: LiveTable } };
type HostContext = Context<HostEnv>;
type Middleware = MiddlewareHandler<HostEnv>;
type HostApp = ReturnType<typeof newApp<HostEnv>>;

const LARGEST_BODY = 4096;

/** The message for a table that does not exist. */
const NO_TABLE = 'This host has no such table.';

const TABLE = '/t/:id{[a-z0-9]+}';
const API = '/api/tables/:id{[a-z0-9]+}';
const CHOICE = '/:choice{[0-9]+}';

/** The server of a host. */
export class HostRoutes {
  readonly #hosted: Hosted;
  readonly #services: HostServices;
  readonly #requests: ReturnType<typeof newBudget>;
  /** The files of the studio, once somebody continues a game there. It opens the content of a link, and no data of the host. */
  #studio: Awaited<ReturnType<typeof pageFiles>> | undefined;

  constructor(hosted: Hosted, services: HostServices) {
    this.#hosted = hosted;
    this.#services = services;
    this.#requests = newBudget(services.limits.requests, services.limits.within);
  }

  app() {
    const { origins, pages: page, front } = this.#services;
    const own = { ...(front !== undefined && { front }), report };
    const app = newApp<HostEnv>({ name: COMMAND_NAME, origins, page, ...own });
    app.get('/', () => pageFile(page, '/host.html'));
    this.#addHost(app);
    this.#addTables(app);
    app.get('/studio/*', async ({ req }) => {
      this.#studio ??= await pageFiles();
      return pageFile(this.#studio, req.path.slice('/studio'.length));
    });
    return app;
  }

  /** What only the host may do. */
  #addHost(app: HostApp): void {
    const { tables } = this.#hosted;
    app.get('/api/tables', this.#forHost, (c) => this.#answer(c));
    app.get('/api/games', this.#forHost, () => json(tables.newGames()));
    // A new table, with the setup in the request if there is one.
    app.post('/api/tables', this.#forHost, async (c) => {
      const body = c.req.raw.body ? await readBody(c.req, LARGEST_BODY) : {};
      tables.add(requestSetup(body), String(body.name ?? ''));
      return this.#answer(c, 201);
    });
    app.get('/api/findings', this.#forHost, () => json(findingsAnswer(this.#hosted)));
    app.post(`${API}/again${CHOICE}`, this.#forHost, this.#atTable, (c) => {
      const past = pastGame(c);
      // A new table that continues the game from this moment.
      tables.add((secret) => continuation(past, requestedChoice(c), secret));
      return this.#answer(c, 201);
    });
    app.get(`${API}/studio${CHOICE}`, this.#forHost, this.#atTable, async (c) =>
      json(await studioAnswer(this.#hosted, pastGame(c), requestedChoice(c))),
    );
    app.post(`${API}/decide`, this.#forHost, this.#atTable, async (c) => {
      const body = await readBody(c.req, LARGEST_BODY);
      const decided = VERDICTS.find((one) => one === body.decided);
      if (!decided) throw refusal(400, `Decide one of: ${VERDICTS.join(', ')}.`);
      c.var.live.decide(decided);
      return this.#answer(c);
    });
    app.post(`${API}/seat`, this.#forHost, this.#atTable, async (c) => {
      const { seat, player = HUMAN } = await readBody(c.req, LARGEST_BODY);
      const who = readPlayer(String(player));
      if ('problem' in who) throw refusal(400, `${who.problem}.`);
      if (!Number.isInteger(seat)) throw refusal(400, 'Name the seat by its number, from 0.');
      c.var.live.setPlayer(Number(seat), who.player);
      return this.#answer(c);
    });
    app.post(`${API}/free/:seat{[0-9]}`, this.#forHost, this.#atTable, (c) => {
      c.var.live.leaveSeat(Number(c.req.param('seat')));
      return this.#answer(c);
    });
    app.post(`${API}/start`, this.#forHost, this.#atTable, (c) => {
      c.var.live.start();
      return this.#answer(c);
    });
    // Only from this machine: the answer decides who can reach it.
    app.post('/api/network', this.#forHost, async (c) => {
      if (!isThisMachine(this.#addressOf(c)))
        throw refusal(403, 'Only the machine of the host can decide this.');
      const isOpen = (await readBody(c.req, LARGEST_BODY)).isOpen === true;
      await this.#hosted.network().setOpen(isOpen);
      this.#hosted.data.keepOwn({ isOpen });
      return this.#answer(c);
    });
  }

  /** The pages of tables, and what they ask. */
  #addTables(app: HostApp): void {
    const { tables } = this.#hosted;
    const { pages, keys, sockets, origins } = this.#services;
    app.get(TABLE, ({ req }) => {
      if (tables.ids.includes(req.param('id'))) return pageFile(pages, '/table.html');
      // A browser that opens an old link gets a page that explains it.
      return req.header('accept')?.includes('text/html')
        ? pageFile(pages, '/table-gone.html', { status: 404 })
        : refuseWith(404, NO_TABLE);
    });
    // Anyone may read the log of a finished game: it contains the choices, but neither names nor chat.
    app.get(`${TABLE}/log`, this.#atTable, (c) => {
      const { isOver, lastOver } = c.var.live.table;
      const past = pastGame(c, isOver ? undefined : lastOver);
      return c.body(logText(past, past.made), 200, { 'content-type': 'application/x-ndjson; charset=utf-8' });
    });
    app.get(`${TABLE}/cards`, this.#atTable, this.#withKey, async (c) =>
      json(await cardsAnswer(this.#hosted, c.var.live, requestedGame(c))),
    );
    app.get(`${TABLE}/picture`, this.#atTable, this.#withKey, ({ req }) =>
      pictureFile(this.#hosted.set.picture(Number(req.query('card')))),
    );
    app.get(
      `${TABLE}/socket`,
      async ({ req }, next) => (tables.open(req.param('id')) ? next() : refuseWith(404, NO_TABLE)),
      upgradeWebSocket((c) => {
        const table = tables.open(c.req.param('id')!)!;
        const entrance = {
          table,
          address: this.#addressOf(c),
          seatOf: (key: string) => keys.seatOf(table.id, table.table.returns, key),
          isOfTable: (key: string) => keys.isOfTable(table.id, key),
          keyOf: (seat: number) => keys.of(table.id, seat, table.table.returns[seat]),
          invitation: async () => ({
            ...table.invitation,
            ...(await setAnswer(this.#hosted.data.cards(table.table.cards), this.#hosted.lang)),
          }),
          watch: () => `${origins()[0]}/t/${table.id}#${keys.of(table.id, -1)}`,
        };
        return { onOpen: (_, { raw }) => sockets.serve(raw as WebSocket, entrance) };
      }),
    );
  }

  #answer(c: HostContext, status?: number) {
    return json(hostAnswer(this.#hosted, isThisMachine(this.#addressOf(c))), status);
  }

  /** Only with the key of the host. */
  readonly #forHost: Middleware = async (c, next) =>
    this.#isHost(c)
      ? next()
      : refuseWith(403, 'The key is missing: open the whole address that ecos host printed.');

  /** Finds the table, unless too many requests about tables come from the same seat or address. */
  readonly #atTable: Middleware = async (c, next) => {
    const live = this.#hosted.tables.open(c.req.param('id')!);
    if (!live) return refuseWith(404, NO_TABLE);
    const by = this.#isHost(c) ? 'host' : countedAs(live.id, this.#seatIn(c, live), this.#addressOf(c));
    if (!this.#requests.take(by)) return refuseWith(429, 'Too many requests: wait a little, then try again.');
    c.set('live', live);
    return next();
  };

  /** Only with a key of the table, of a seat or for spectators, or the key of the host, unless it is about a game that is over. */
  readonly #withKey: Middleware = async (c, next) =>
    this.#isHost(c) ||
    this.#seatIn(c, c.var.live) !== undefined ||
    isPast(c, c.var.live.game(requestedGame(c)))
      ? next()
      : refuseWith(403, 'That is not a key of this table: open the whole link you were sent.');

  #isHost({ req }: HostContext): boolean {
    return isKey(requestKey(req), this.#services.keys.host);
  }

  #seatIn({ req }: HostContext, { id, table }: LiveTable) {
    return this.#services.keys.seatOf(id, table.returns, requestKey(req));
  }

  /** The address of a client. The proxy adds it as the last entry of `X-Forwarded-For`, which anybody else could make up. */
  #addressOf(c: HostContext): string {
    const { address = '' } = getConnInfo(c).remote;
    if (!this.#services.proxy?.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')) return address;
    return c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() || address;
  }
}

const VERDICTS: readonly Verdict[] = ['go on', 'keep', 'anew'];

/** The number of choices in the address. */
const requestedChoice = ({ req }: HostContext): number => Number(req.param('choice'));

/**
 * The index of the game in `?game=`, counted from 0.
 * @param usual the index if there is none, by default that of the game at the table
 */
function requestedGame({ req, var: { live } }: HostContext, usual = live.table.index): number {
  const game = req.query('game') ?? String(usual);
  if (!/^\d{1,6}$/.test(game) || Number(game) > live.table.index)
    throw new UserError(`There is no game ${JSON.stringify(game)} at this table.`);
  return Number(game);
}

/** Whether a game of a table is over, or another one has replaced it. */
const isPast = ({ var: { live } }: HostContext, game: Table): boolean => game !== live.table || game.isOver;

/** The same game for people who look back. Refused until the game is over or another one has replaced it. */
function pastGame(c: HostContext, usual?: number): Table {
  const { live } = c.var;
  const past = live.game(requestedGame(c, usual));
  if (!isPast(c, past))
    throw refusal(409, 'The game is not over yet: looking back would show what is hidden.');
  return past;
}
