/** Answers of a host to people who look back at a game. */

import { UserError } from '../../program/messages/index.ts';
import { SPECTATOR } from '../../runtime/index.ts';
import { linkTo } from '../../studio/link/index.ts';
import { json, refused } from '../../studio/serve/index.ts';
import {
  type Moment,
  type MomentsAnswer,
  Past,
  type PublicPast,
  past,
  type StudioAnswer,
} from '../../table/index.ts';
import type { KeptCards } from './data-files.ts';
import type { HostRequest } from './hosted.ts';
import type { LiveTable } from './live-table.ts';

/**
 * The log of a finished game, which anyone may read: it contains the choices, but neither names nor chat. Without `?game=`, the
 * last game that was played to its end.
 */
export function logAnswer(context: HostRequest, live: LiveTable): Response {
  const { table, games } = live;
  const isRequested = questionsOf(context).has('game') || table.isOver || games.lastOver < 0;
  const game = isRequested ? requestedGame(context, live) : games.get(games.lastOver);
  if (!(game instanceof Past))
    return refused(409, 'The game is not over yet: its log would show what is hidden.');
  return new Response(game.log(), { headers: { 'content-type': 'application/x-ndjson; charset=utf-8' } });
}

/** The cards of the game, in the form that pages load. */
export async function cardsAnswer(context: HostRequest, live: LiveTable): Promise<Response> {
  const { chain, look } = context.hosted.data.cards(requestedGame(context, live).table.cards);
  const { plainIcons } = await import('../../print/index.ts');
  return json({ chain, look: { ...look, icons: plainIcons(look.icons) } } satisfies KeptCards);
}

/** All moments of a game. */
export function momentsAnswer(context: HostRequest, live: LiveTable): Response {
  const game = requestedGame(context, live);
  const { players, names } = game.table;
  const moments = game.moments();
  return json({ players: [...players], names: [...names], moments } satisfies MomentsAnswer);
}

/** The game after a number of choices, as the seat in `?seat=` saw it. */
export function momentAnswer(context: HostRequest, live: LiveTable, choice = ''): Response {
  const seat = Number(questionsOf(context).get('seat') ?? SPECTATOR);
  if (seat !== SPECTATOR && live.table.players[seat] === undefined)
    return refused(404, 'This table has no such seat.');
  return json(requestedGame(context, live).moment(Number(choice), seat) satisfies Moment);
}

/** A link that opens the cards and the game up to a moment in the studio, to continue there. */
export async function studioAnswer(context: HostRequest, live: LiveTable, choice = ''): Promise<Response> {
  const { data, api } = context.hosted;
  const game = requestedPast(context, live);
  const { cards, names } = game.table;
  const log = game.log(Number(choice));
  const { look } = data.cards(cards);
  const texts = data.texts(cards) ?? (await api.texts());
  const link = await linkTo({ ...texts, nouns: look.nouns, game: { log, names: [...names] } });
  return json({ link: `/studio/${link}` } satisfies StudioAnswer);
}

/** The requested game, with its hidden information. @throws UserError until it is over */
export function requestedPast(context: HostRequest, live: LiveTable): Past {
  const game = requestedGame(context, live);
  return game instanceof Past ? game : past(game.table);
}

const questionsOf = ({ request }: HostRequest): URLSearchParams =>
  new URLSearchParams(request.url.split('?')[1]);

/** The game at the table, or with `?game=`, counted from 0, an earlier one, which cannot continue even if it was not over. */
function requestedGame(context: HostRequest, { games }: LiveTable): Past | PublicPast {
  const game = questionsOf(context).get('game');
  if (game === null) return games.get();
  if (!/^\d{1,6}$/.test(game)) throw new UserError(`There is no game ${JSON.stringify(game)} at this table.`);
  return games.get(Number(game));
}
