/** The HTTP routes of a host. */
import { upgradeWebSocket } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Hono, MiddlewareHandler } from 'hono';
import type { WebSocket } from 'ws';
import type { UserError } from '../../program/messages/index.ts';
import { isKey, json, keyOf, pageFile, readBody, refusal, refuseWith } from '../../studio/serve/index.ts';
import {
  cardFindings,
  continuation,
  type FindingsAnswer,
  type HostAnswer,
  HUMAN,
  readPlayer,
  type Verdict,
  withoutHidden,
} from '../../table/index.ts';
import { unlessRefused } from '../files/system-errors.ts';
import { withBotFigures } from '../playtest/bot-games.ts';
import { readFindings } from '../playtest/read-findings.ts';
import { pageFiles } from '../studio/page.ts';
import type { HostContext, HostEnv, Hosted } from './hosted.ts';
import { countedAs, newBudget } from './limits.ts';
import type { LiveTable } from './live-table.ts';
import {
  cardsAnswer,
  logAnswer,
  momentAnswer,
  momentsAnswer,
  requestedChoice,
  requestedPast,
  studioAnswer,
} from './looking-back.ts';
import { setupIn } from './tables.ts';

/** The app of a host. */
export type HostApp = Hono<HostEnv>;
type Middleware = MiddlewareHandler<HostEnv>;

const LARGEST = 4096;

/** The message for a table that does not exist. */
const NO_TABLE = 'This host has no such table.';

const TABLE = '/t/:id{[a-z0-9]+}';
const API = '/api/tables/:id{[a-z0-9]+}';
const CHOICE = '/:choice{[0-9]+}';

/** Adds all routes of a host. */
export function addRoutes(app: HostApp, hosted: Hosted): void {
  const { tables, pages, keys, sockets, limits, isBehindProxy } = hosted;
  const requests = newBudget(limits.requests, limits.within);
  const isHost = ({ req }: HostContext) => isKey(keyOf(req), keys.host);
  const seatIn = ({ req }: HostContext, { id, table }: LiveTable) =>
    keys.seatOf(id, table.players.length, keyOf(req));
  /** The address of a client. If the host has a public address, the proxy adds it as the last entry of `X-Forwarded-For`. */
  const addressOf = (c: HostContext) => {
    const forwarded = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
    return (isBehindProxy && forwarded) || (getConnInfo(c).remote.address ?? '');
  };
  const hostAnswer = (status?: number) => json(hostState(hosted), status);

  /** Only with the key of the host. */
  const forHost: Middleware = async (c, next) =>
    isHost(c)
      ? next()
      : refuseWith(403, 'The key is missing: open the whole address that ecos host printed.');
  /** Finds the table, unless too many requests about tables come from the same seat or address. */
  const atTable: Middleware = async (c, next) => {
    const live = tables.open(c.req.param('id')!);
    if (!live) return refuseWith(404, NO_TABLE);
    if (!requests.take(isHost(c) ? 'host' : countedAs(live.id, seatIn(c, live), addressOf(c))))
      return refuseWith(429, 'Too many requests: wait a little, then try again.');
    c.set('live', live);
    return next();
  };
  /** Only with a key of the table, of a seat or for spectators, or the key of the host. */
  const withKey: Middleware = async (c, next) =>
    isHost(c) || seatIn(c, c.var.live) !== undefined
      ? next()
      : refuseWith(403, 'That is not a key of this table: open the whole link you were sent.');
  /** Reads the body. */
  const withBody: Middleware = async (c, next) => {
    c.set('body', await readBody(c.req, LARGEST));
    return next();
  };

  app.use((c, next) => {
    c.set('hosted', hosted);
    return next();
  });
  app.get('/', () => pageFile(pages, '/host.html'));
  app.get('/api/tables', forHost, () => hostAnswer());
  app.get('/api/games', forHost, () => json(tables.newGames()));
  // A new table, with the setup in the request if there is one.
  app.post('/api/tables', forHost, async ({ req }) => {
    tables.add(setupIn(req.raw.body ? await readBody(req, LARGEST) : {}));
    return hostAnswer(201);
  });
  app.get('/api/findings', forHost, () => json(findingsAnswer(hosted)));
  app.post(`${API}/again${CHOICE}`, forHost, atTable, (c) => {
    const past = requestedPast(c);
    // A new table that continues the game from this moment.
    tables.add((secret) => continuation(past, requestedChoice(c), secret));
    return hostAnswer(201);
  });
  app.get(`${API}/studio${CHOICE}`, forHost, atTable, studioAnswer);
  app.post(`${API}/decide`, forHost, withBody, atTable, ({ var: { live, body } }) => {
    const decided = DECIDED.find((one) => one === body.decided);
    if (!decided) throw refusal(400, `Decide one of: ${DECIDED.join(', ')}.`);
    live.decide(decided);
    return hostAnswer();
  });
  app.post(`${API}/seat`, forHost, withBody, atTable, ({ var: { live, body } }) => {
    const { seat, player = HUMAN } = body;
    const who = readPlayer(String(player));
    if ('problem' in who) throw refusal(400, `${who.problem}.`);
    if (!Number.isInteger(seat)) throw refusal(400, 'Name the seat by its number, from 0.');
    live.setPlayer(Number(seat), who.player);
    return hostAnswer();
  });

  app.get(TABLE, ({ req }) => {
    if (tables.ids.includes(req.param('id'))) return pageFile(pages, '/table.html');
    // A browser that opens an old link gets a page that explains it.
    return req.header('accept')?.includes('text/html')
      ? pageFile(pages, '/table-gone.html', { status: 404 })
      : refuseWith(404, NO_TABLE);
  });
  app.get(`${TABLE}/log`, atTable, logAnswer);
  app.get(`${TABLE}/cards`, atTable, withKey, cardsAnswer);
  app.get(`${TABLE}/moments`, atTable, withKey, momentsAnswer);
  app.get(`${TABLE}/moments${CHOICE}`, atTable, withKey, momentAnswer);
  app.get(
    `${TABLE}/socket`,
    async ({ req }, next) => (tables.open(req.param('id')) ? next() : refuseWith(404, NO_TABLE)),
    upgradeWebSocket((c) => {
      const table = tables.open(c.req.param('id')!)!;
      const seatOf = (key: string) => keys.seatOf(table.id, table.table.players.length, key);
      return {
        onOpen: (_, { raw }) => sockets.serve(raw as WebSocket, { table, address: addressOf(c), seatOf }),
      };
    }),
  );

  app.get('/studio/api/print', async () => {
    const { printOptions } = await import('../studio/print.ts');
    return json(await printOptions());
  });
  // Games can be continued in the studio. It opens the content of a link, and no data of the host.
  let studio: Awaited<ReturnType<typeof pageFiles>> | undefined;
  app.get('/studio/*', async ({ req }) => {
    studio ??= await pageFiles();
    return pageFile(studio, req.path.slice('/studio'.length));
  });
}

/** The findings of people, and of bots for comparison. The first request starts the bots' games. */
function findingsAnswer({ data, tables }: Hosted): FindingsAnswer {
  const bots = tables.botGames();
  const problems: string[] = [];
  const read = readFindings(data, (id, error) => problems.push(unreadable(id, error)));
  const findings = withoutHidden(read);
  return {
    games: findings.games,
    notes: findings.notes,
    problems,
    cards: withBotFigures(cardFindings(findings, data.isSame(data.cards(tables.cardsNow()).chain)), bots),
    botGames: bots && { games: bots.games, bot: bots.bot },
  };
}

/** The tables for the host. */
function hostState({ tables, set, links }: Hosted): HostAnswer {
  const problems = set.problems();
  const shown = links().flatMap((link) =>
    unlessRefused(
      () => [{ ...link, ...tables.open(link.id)!.state }],
      (error) => {
        // The other tables work without it.
        problems.push(unreadable(link.id, error));
        return [];
      },
    ),
  );
  return { title: set.title(), problems, tables: shown };
}

const unreadable = (id: string, { message }: UserError): string =>
  `The table ${id} cannot be opened: ${message}.`;

const DECIDED: readonly Verdict[] = ['go on', 'keep', 'anew'];
