/** What a host answers over HTTP. */
import type { IncomingMessage } from 'node:http';
import {
  cardFindings,
  type FindingsAnswer,
  type HostAnswer,
  type Moment,
  type MomentsAnswer,
  type TableLinks,
  type TableState,
} from '../../playtest/index.ts';
import { UserError } from '../../program/messages/index.ts';
import { SPECTATOR } from '../../runtime/index.ts';
import {
  type Answer,
  fieldsOf,
  hasKey,
  json,
  pageFile,
  readBody,
  refused,
} from '../../studio/serve/index.ts';
import type { Decided } from '../../table/index.ts';
import { HUMAN, readPlayer } from '../../table/index.ts';
import { readFindings } from '../playtest/read-findings.ts';
import type { Data } from './data.ts';
import { type Hosted, pathOf } from './hosted.ts';
import type { Keys } from './keys.ts';
import type { LiveTable } from './live-table.ts';

/** A request. */
export interface Asked {
  hosted: Hosted;
  keys: Keys;
  request: IncomingMessage;
  links(): TableLinks[];
}

/** Answers, with the parts of the path that are different. */
type Route = (asked: Asked, ...parts: string[]) => Answer | Promise<Answer>;

const LARGEST = 4096;

/** What only the host may ask. */
const forHost =
  (route: Route): Route =>
  (asked, ...parts) =>
    hasKey(asked.request, asked.keys.host)
      ? route(asked, ...parts)
      : refused(403, 'The key is missing: open the whole address that ecos host printed.');

/** A table by its id. */
const atTable =
  (route: (asked: Asked, table: LiveTable) => Answer | Promise<Answer>): Route =>
  (asked, id) => {
    const table = asked.hosted.tables.open(id!);
    return table ? route(asked, table) : refused(404, 'There is no such table.');
  };

const ROUTES: readonly (readonly [method: string, path: RegExp, route: Route])[] = [
  ['GET', /^\/t\/([a-z0-9]+)\/log$/, atTable((_, { table }) => logAnswer(table))],
  ['GET', /^\/t\/([a-z0-9]+)\/cards$/, atTable(cardsAnswer)],
  [
    'GET',
    /^\/t\/([a-z0-9]+)$/,
    ({ hosted }, id) =>
      hosted.tables.ids.includes(id!)
        ? pageFile(hosted.pages, '/table.html', 'GET')
        : refused(404, 'There is no such table.'),
  ],
  ['GET', /^\/api\/tables$/, forHost((asked) => json(hostAnswer(asked)))],
  [
    'POST',
    /^\/api\/tables$/,
    forHost((asked) => {
      asked.hosted.tables.add();
      return json(hostAnswer(asked), 201);
    }),
  ],
  ['GET', /^\/api\/findings$/, forHost(({ hosted }) => json(findingsAnswer(hosted.data)))],
  ['GET', /^\/t\/([a-z0-9]+)\/moments$/, atTable((_, { table }) => json(momentsAnswer(table)))],
  [
    'GET',
    /^\/t\/([a-z0-9]+)\/moments\/(\d{1,6})$/,
    (asked, id, choice) => momentOf(asked, id!, Number(choice)),
  ],
  ['POST', /^\/api\/tables\/([a-z0-9]+)\/again\/(\d{1,6})$/, forHost(playOn)],
  ['POST', /^\/api\/tables\/([a-z0-9]+)\/decide$/, forHost(atTable(decide))],
  ['POST', /^\/api\/tables\/([a-z0-9]+)\/seat$/, forHost(atTable(setPlayer))],
  ['GET', /^\/$/, ({ hosted }) => pageFile(hosted.pages, '/host.html', 'GET')],
];

/** The answer to a request. */
export function answerTo(asked: Asked): Answer | Promise<Answer> {
  const { request, hosted } = asked;
  const path = pathOf(request);
  const there = ROUTES.filter(([, pattern]) => pattern.test(path));
  const found = there.find(([method]) => method === request.method);
  if (found) return found[2](asked, ...found[1].exec(path)!.slice(1));
  if (there.length > 0) return refused(405, `${request.method} is not for ${path}.`);
  return pageFile(hosted.pages, path, request.method);
}

function logAnswer(table: LiveTable['table']): Answer {
  if (!table.isOver) return refused(409, 'The game is not over yet: its log would show what is hidden.');
  return {
    status: 200,
    headers: { 'content-type': 'application/x-ndjson; charset=utf-8' },
    body: table.log(),
  };
}

/** The cards of the game, for whoever sits or watches there. */
function cardsAnswer({ request, keys, hosted }: Asked, { id, table }: LiveTable): Answer {
  const key = String(request.headers['x-ecos-key'] ?? '');
  if (keys.seatOf(id, table.players.length, key) === undefined)
    return refused(403, 'That is not a key of this table: open the whole link you were sent.');
  return {
    status: 200,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: hosted.data.cardsText(table.cards),
  };
}

function findingsAnswer(data: Data): FindingsAnswer {
  const findings = readFindings(data);
  return { games: findings.games, cards: cardFindings(findings), notes: findings.notes };
}

/** All moments of a game that is over. */
const momentsAnswer = (table: LiveTable['table']): MomentsAnswer => ({
  players: [...table.players],
  names: [...table.names],
  moments: table.moments(),
});

/** The game after some choices, as any seat saw it: all may look back once it is over, by the number of the seat in `?seat=`. */
function momentOf({ hosted, request }: Asked, id: string, choice: number): Answer {
  const live = hosted.tables.open(id);
  if (!live) return refused(404, 'There is no such table.');
  const seat = Number(new URLSearchParams(request.url?.split('?')[1]).get('seat') ?? SPECTATOR);
  if (seat !== SPECTATOR && live.table.players[seat] === undefined)
    return refused(404, 'There is no such seat.');
  return json(live.table.moment(choice, seat) satisfies Moment);
}

/** A new table at which the game of one that is over goes on from a moment. */
function playOn(asked: Asked, id = '', choice = ''): Answer {
  const { tables } = asked.hosted;
  const live = tables.open(id);
  if (!live) return refused(404, 'There is no such table.');
  tables.add(live.table.from(Number(choice)));
  return json(hostAnswer(asked), 201);
}

function hostAnswer({ hosted: { tables, api }, links }: Asked): HostAnswer {
  const problems = api.problems();
  const shown = links().flatMap((link) => {
    try {
      const table = tables.open(link.id);
      return table ? [{ ...link, ...stateOf(table) }] : [];
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      // The others go on without it.
      problems.push(`The table ${link.id} cannot be opened: ${error.message}.`);
      return [];
    }
  });
  return { title: api.title(), problems, tables: shown };
}

function stateOf(live: LiveTable): TableState {
  const { table, changed } = live;
  const { game, isOver, players } = table;
  return {
    people: players.map((player, seat) => ({
      ...{ name: table.names[seat] ?? '', player, isHere: live.isHere(seat), points: game.vp[seat]! },
    })),
    ...{ draws: game.draws, isOver, changed },
  };
}

const DECIDED: readonly Decided[] = ['go on', 'keep', 'anew'];

async function decide(asked: Asked, table: LiveTable): Promise<Answer> {
  const read = await readBody(asked.request, LARGEST);
  if ('answer' in read) return read.answer;
  const { decided = '' } = fieldsOf(read.body, { decided: 'text' }) ?? {};
  const known = DECIDED.find((one) => one === decided);
  if (!known) return refused(400, `Decide one of: ${DECIDED.join(', ')}.`);
  table.decide(known);
  return json(hostAnswer(asked));
}

async function setPlayer(asked: Asked, table: LiveTable): Promise<Answer> {
  const read = await readBody(asked.request, LARGEST);
  if ('answer' in read) return read.answer;
  const { seat, player = HUMAN } = read.body;
  const who = readPlayer(String(player));
  if ('problem' in who) return refused(400, `${who.problem}.`);
  if (!Number.isInteger(seat)) return refused(400, 'Name the seat by its number, from 0.');
  table.setPlayer(seat as number, who.player);
  return json(hostAnswer(asked));
}
