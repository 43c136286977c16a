/** The HTTP routes of a host. */
import { cardFindings, type FindingsAnswer, type HostAnswer, withoutHidden } from '../../playtest/index.ts';
import { UserError } from '../../program/messages/index.ts';
import {
  fieldsOf,
  type HttpAnswer,
  hasKey,
  json,
  pageFile,
  readBody,
  refused,
} from '../../studio/serve/index.ts';
import type { Decided } from '../../table/index.ts';
import { HUMAN, readPlayer } from '../../table/index.ts';
import { withBotFigures } from '../playtest/bot-games.ts';
import { readFindings } from '../playtest/read-findings.ts';
import { type Hosted, type HostRequest, pathOf } from './hosted.ts';
import { countedAs } from './limits.ts';
import type { LiveTable } from './live-table.ts';
import {
  cardsAnswer,
  logAnswer,
  momentAnswer,
  momentsAnswer,
  requestedPast,
  studioAnswer,
} from './looking-back.ts';
import { studioPages } from './pages/pages.ts';

/** Answers a request. `parts` are the captured parts of its path. */
type Route = (context: HostRequest, ...parts: string[]) => HttpAnswer | Promise<HttpAnswer>;

/** The same for a request about a table. */
type TableRoute = (
  context: HostRequest,
  table: LiveTable,
  ...parts: string[]
) => HttpAnswer | Promise<HttpAnswer>;

const LARGEST = 4096;

/** The message for a table that does not exist. */
export const NO_TABLE = 'This host has no such table.';

/** A browser that opens an old link gets a page that explains it. */
function noSuchTable({ request, hosted }: HostRequest): HttpAnswer {
  const isBrowser = request.headers.accept?.includes('text/html') ?? false;
  return isBrowser
    ? { ...pageFile(hosted.pages, '/table-gone.html', 'GET'), status: 404 }
    : refused(404, NO_TABLE);
}

/** A route that needs the key of the host. */
const forHost =
  (route: Route): Route =>
  (context, ...parts) =>
    isHost(context)
      ? route(context, ...parts)
      : refused(403, 'The key is missing: open the whole address that ecos host printed.');

/** Finds a table by its id, unless too many requests about tables come from the same seat or address. */
const atTable =
  (route: TableRoute): Route =>
  (context, id, ...parts) => {
    const table = context.hosted.tables.open(id!);
    if (!table) return refused(404, NO_TABLE);
    const { requests, address } = context;
    const who = isHost(context) ? 'host' : countedAs(table.id, seatIn(context, table), address);
    return requests.take(who)
      ? route(context, table, ...parts)
      : refused(429, 'Too many requests: wait a little, then try again.');
  };

const isHost = ({ request, keys }: HostRequest): boolean => hasKey(request, keys.host);

/** The seat whose key a request has, -1 for spectators. */
const seatIn = ({ keys, request }: HostRequest, { id, table }: LiveTable): number | undefined =>
  keys.seatOf(id, table.players.length, String(request.headers['x-ecos-key'] ?? ''));

/**
 * A route with a table and a request body. The body is read first: the table might close while it arrives, if no page shows it.
 */
const withBody =
  (route: (context: HostRequest, table: LiveTable, body: Record<string, unknown>) => HttpAnswer): Route =>
  async (context, id) => {
    const read = await readBody(context.request, LARGEST);
    if ('answer' in read) return read.answer;
    return atTable((_, table) => route(context, table, read.body))(context, id!);
  };

/** A route that needs a key of the table, of a seat or for spectators, or the key of the host. */
const withKey = (route: TableRoute): Route =>
  atTable((context, live, ...parts) =>
    isHost(context) || seatIn(context, live) !== undefined
      ? route(context, live, ...parts)
      : refused(403, 'That is not a key of this table: open the whole link you were sent.'),
  );

/** Where the page of the studio is. */
const STUDIO = /^\/studio\//;

const ROUTES: readonly (readonly [method: string, path: RegExp, route: Route])[] = [
  ['GET', /^\/t\/([a-z0-9]+)\/log$/, atTable(logAnswer)],
  ['GET', /^\/t\/([a-z0-9]+)\/cards$/, withKey(cardsAnswer)],
  [
    'GET',
    /^\/t\/([a-z0-9]+)$/,
    (context, id) =>
      context.hosted.tables.ids.includes(id!)
        ? pageFile(context.hosted.pages, '/table.html', 'GET')
        : noSuchTable(context),
  ],
  ['GET', /^\/api\/tables$/, forHost((context) => json(hostAnswer(context)))],
  [
    'POST',
    /^\/api\/tables$/,
    forHost((context) => {
      context.hosted.tables.add();
      return json(hostAnswer(context), 201);
    }),
  ],
  ['GET', /^\/api\/findings$/, forHost(({ hosted }) => json(findingsAnswer(hosted)))],
  ['GET', /^\/t\/([a-z0-9]+)\/moments$/, withKey(momentsAnswer)],
  ['GET', /^\/t\/([a-z0-9]+)\/moments\/(\d{1,6})$/, withKey(momentAnswer)],
  ['POST', /^\/api\/tables\/([a-z0-9]+)\/again\/(\d{1,6})$/, forHost(atTable(playOn))],
  ['GET', /^\/api\/tables\/([a-z0-9]+)\/studio\/(\d{1,6})$/, forHost(atTable(studioAnswer))],
  ['GET', /^\/studio\/api\/print$/, studioPrint],
  ['GET', STUDIO, ({ request }) => pageFile(studioPages(), pathOf(request).replace(STUDIO, '/'), 'GET')],
  ['POST', /^\/api\/tables\/([a-z0-9]+)\/decide$/, forHost(withBody(decide))],
  ['POST', /^\/api\/tables\/([a-z0-9]+)\/seat$/, forHost(withBody(setPlayer))],
  ['GET', /^\/$/, ({ hosted }) => pageFile(hosted.pages, '/host.html', 'GET')],
];

/** The answer to a request. */
export function answerTo(context: HostRequest): HttpAnswer | Promise<HttpAnswer> {
  const { request, hosted } = context;
  const path = pathOf(request);
  // Services that preview links send HEAD first. Node omits the body of the answer.
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const matching = ROUTES.filter(([, pattern]) => pattern.test(path));
  const found = matching.find(([its]) => its === method);
  if (found) return found[2](context, ...found[1].exec(path)!.slice(1));
  if (matching.length > 0) return refused(405, `${request.method} is not for ${path}.`);
  return pageFile(hosted.pages, path, method);
}

/** The findings of people, and of bots for comparison. The first request starts the bots' games. */
function findingsAnswer({ data, tables, api }: Hosted): FindingsAnswer {
  const now = tables.cardsNow;
  const bots = data.botGames(now);
  if (!bots) api.play(now, data.cards(now).chain, tables.seats);
  const problems: string[] = [];
  const read = readFindings(data, (id, error) => problems.push(unreadable(id, error)));
  const findings = withoutHidden(read);
  return {
    ...{ games: findings.games, notes: findings.notes, problems },
    cards: withBotFigures(cardFindings(findings, data.isSame(data.cards(now).chain)), bots),
    botGames: bots && { games: bots.games, bot: bots.bot },
  };
}

/** A new table that continues a game from a moment. */
function playOn(context: HostRequest, live: LiveTable, choice = ''): HttpAnswer {
  const past = requestedPast(context, live);
  context.hosted.tables.add((secret) => past.from(Number(choice), secret));
  return json(hostAnswer(context), 201);
}

/** How a browser can print in the studio. */
async function studioPrint(): Promise<HttpAnswer> {
  const { printOptions } = await import('../studio/print.ts');
  return json(await printOptions());
}

function hostAnswer({ hosted: { tables, api }, links }: HostRequest): HostAnswer {
  const problems = api.problems();
  const shown = links().flatMap((link) => {
    try {
      return [{ ...link, ...tables.state(link.id) }];
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      // The other tables work without it.
      problems.push(unreadable(link.id, error));
      return [];
    }
  });
  return { title: api.title(), problems, tables: shown };
}

const unreadable = (id: string, { message }: UserError): string =>
  `The table ${id} cannot be opened: ${message}.`;

const DECIDED: readonly Decided[] = ['go on', 'keep', 'anew'];

function decide(context: HostRequest, table: LiveTable, body: Record<string, unknown>): HttpAnswer {
  const { decided = '' } = fieldsOf(body, { decided: 'text' }) ?? {};
  const known = DECIDED.find((one) => one === decided);
  if (!known) return refused(400, `Decide one of: ${DECIDED.join(', ')}.`);
  table.decide(known);
  return json(hostAnswer(context));
}

function setPlayer(context: HostRequest, table: LiveTable, body: Record<string, unknown>): HttpAnswer {
  const { seat, player = HUMAN } = body;
  const who = readPlayer(String(player));
  if ('problem' in who) return refused(400, `${who.problem}.`);
  if (!Number.isInteger(seat)) return refused(400, 'Name the seat by its number, from 0.');
  table.setPlayer(seat as number, who.player);
  return json(hostAnswer(context));
}
