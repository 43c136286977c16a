/** Answers of a host to people who look back at a game. */
import {
  gameOf,
  type LookBack,
  type Moment,
  type MomentsAnswer,
  Past,
  type PlaytestEvent,
  PublicPast,
  parseJournal,
  past,
  type StudioAnswer,
  type Table,
} from '../../playtest/index.ts';
import { UserError } from '../../program/messages/index.ts';
import { SPECTATOR } from '../../runtime/index.ts';
import { linkTo } from '../../studio/link/index.ts';
import { type HttpAnswer, json, refused } from '../../studio/serve/index.ts';
import type { KeptCards } from './data-files.ts';
import type { HostRequest } from './hosted.ts';
import type { LiveTable } from './live-table.ts';

/**
 * The log of a finished game, which anyone may read: it contains the choices, but neither names nor chat. Without `?game=`, the
 * last game that was played to its end.
 */
export function logAnswer(context: HostRequest, live: LiveTable): HttpAnswer {
  const isNamed = questionsOf(context).has('game');
  const { table, isPast } = isNamed ? requestedGame(context, live) : lastGameOver(context, live);
  if (!isPast) return refused(409, 'The game is not over yet: its log would show what is hidden.');
  // A game that was replaced by another has no end.
  const until = table.isOver ? undefined : table.made.length;
  return {
    status: 200,
    headers: { 'content-type': 'application/x-ndjson; charset=utf-8' },
    body: new Past(table).log(until),
  };
}

/** The cards of the game, in the form that pages load. */
export async function cardsAnswer(context: HostRequest, live: LiveTable): Promise<HttpAnswer> {
  const { chain, look } = context.hosted.data.cards(requestedGame(context, live).table.cards);
  const { plainIcons } = await import('../../print/index.ts');
  return json({ chain, look: { ...look, icons: plainIcons(look.icons) } } satisfies KeptCards);
}

/** All moments of a game. */
export function momentsAnswer(context: HostRequest, live: LiveTable): HttpAnswer {
  const { players, names } = requestedGame(context, live).table;
  const moments = lookBack(context, live).moments();
  return json({ players: [...players], names: [...names], moments } satisfies MomentsAnswer);
}

/** The game after a number of choices, as the seat in `?seat=` saw it. */
export function momentAnswer(context: HostRequest, live: LiveTable, choice = ''): HttpAnswer {
  const seat = Number(questionsOf(context).get('seat') ?? SPECTATOR);
  if (seat !== SPECTATOR && live.table.players[seat] === undefined)
    return refused(404, 'This table has no such seat.');
  return json(lookBack(context, live).moment(Number(choice), seat) satisfies Moment);
}

/** A link that opens the cards and the game up to a moment in the studio, to continue there. */
export async function studioAnswer(context: HostRequest, live: LiveTable, choice = ''): Promise<HttpAnswer> {
  const { data, api } = context.hosted;
  const { cards, names } = requestedGame(context, live).table;
  const log = requestedPast(context, live).log(Number(choice));
  const { look } = data.cards(cards);
  const texts = data.texts(cards) ?? (await api.texts());
  const link = await linkTo({ ...texts, nouns: look.nouns, game: { log, names: [...names] } });
  return json({ link: `/studio/${link}` } satisfies StudioAnswer);
}

/** The requested game, with its hidden information. @throws UserError until it is over */
export function requestedPast(context: HostRequest, live: LiveTable): Past {
  const { table, isPast } = requestedGame(context, live);
  return isPast ? new Past(table) : past(table);
}

/** Until a game is over, people may only look back at public information. */
function lookBack(context: HostRequest, live: LiveTable): LookBack {
  const { table, isPast } = requestedGame(context, live);
  return isPast ? new Past(table) : new PublicPast(table);
}

const questionsOf = ({ request }: HostRequest): URLSearchParams =>
  new URLSearchParams(request.url?.split('?')[1]);

/** A game, and whether it cannot continue. */
interface RequestedGame {
  table: Table;
  isPast: boolean;
}

/** The game at the table, or with `?game=`, counted from 0, an earlier one, which cannot continue even if it was not over. */
function requestedGame(context: HostRequest, { id, table }: LiveTable): RequestedGame {
  const game = questionsOf(context).get('game');
  if (game === null) return { table, isPast: table.isOver };
  if (!/^\d{1,6}$/.test(game)) throw new UserError(`There is no game ${JSON.stringify(game)} at this table.`);
  const { entries, games } = gamesAt(context, id);
  const past = gameOf(entries, Number(game), context.hosted.data.cards);
  return { table: past, isPast: past.isOver || Number(game) < games - 1 };
}

/** The last game that was played to its end, or the current one if none was. */
function lastGameOver(context: HostRequest, { id, table }: LiveTable): RequestedGame {
  if (table.isOver) return { table, isPast: true };
  const { entries, games } = gamesAt(context, id);
  for (let game = games - 2; game >= 0; game--) {
    const past = gameOf(entries, game, context.hosted.data.cards);
    if (past.isOver) return { table: past, isPast: true };
  }
  return { table, isPast: false };
}

/** The events of a table, and the number of games that began there. */
function gamesAt({ hosted: { data } }: HostRequest, id: string): { entries: PlaytestEvent[]; games: number } {
  const { entries } = parseJournal(data.read(id, 'log.jsonl'))!;
  return { entries, games: entries.filter(({ is }) => is === 'begun').length };
}
