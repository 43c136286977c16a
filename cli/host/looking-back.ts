/** Answers of a host to people who look back at a game. */

import { UserError } from '../../program/messages/index.ts';
import { SPECTATOR } from '../../runtime/index.ts';
import { hasSet, linkTo } from '../../studio/link/index.ts';
import { json, refused } from '../../studio/serve/index.ts';
import {
  type Moment,
  type MomentsAnswer,
  Past,
  type PublicPast,
  past,
  type StudioAnswer,
} from '../../table/index.ts';
import { bundledSets } from '../load/sources/catalogue.ts';
import type { KeptCards } from './data-files.ts';
import type { HostContext } from './hosted.ts';

/**
 * The log of a finished game, which anyone may read: it contains the choices, but neither names nor chat. Without `?game=`, the
 * last game that was played to its end.
 */
export function logAnswer(c: HostContext): Response {
  const { table, games } = c.var.live;
  const isRequested = c.req.query('game') !== undefined || table.isOver || games.lastOver < 0;
  const game = isRequested ? requestedGame(c) : games.get(games.lastOver);
  if (!(game instanceof Past))
    return refused(409, 'The game is not over yet: its log would show what is hidden.');
  return new Response(game.log(), { headers: { 'content-type': 'application/x-ndjson; charset=utf-8' } });
}

/** The cards of the game, in the form that pages load. */
export async function cardsAnswer(c: HostContext): Promise<Response> {
  const { chain, look } = c.var.hosted.data.cards(requestedGame(c).table.cards);
  const { plainIcons } = await import('../../print/index.ts');
  return json({ chain, look: { ...look, icons: plainIcons(look.icons) } } satisfies KeptCards);
}

/** All moments of a game. */
export function momentsAnswer(c: HostContext): Response {
  const game = requestedGame(c);
  const { players, names } = game.table;
  const moments = game.moments();
  return json({ players: [...players], names: [...names], moments } satisfies MomentsAnswer);
}

/** The game after a number of choices, as the seat in `?seat=` saw it. */
export function momentAnswer(c: HostContext): Response {
  const seat = Number(c.req.query('seat') ?? SPECTATOR);
  if (seat !== SPECTATOR && c.var.live.table.players[seat] === undefined)
    return refused(404, 'This table has no such seat.');
  return json(requestedGame(c).moment(requestedChoice(c), seat) satisfies Moment);
}

/** A link that opens the cards and the game up to a moment in the studio, to continue there. */
export async function studioAnswer(c: HostContext): Promise<Response> {
  const { data, api } = c.var.hosted;
  const game = requestedPast(c);
  const { cards, names } = game.table;
  const log = game.log(requestedChoice(c));
  const { look } = data.cards(cards);
  const texts = data.texts(cards) ?? (await api.texts());
  const known = texts.known.filter((set) => !hasSet(bundledSets(), set));
  const link = await linkTo({ ...texts, known, nouns: look.nouns, game: { log, names: [...names] } });
  return json({ link: `/studio/${link}` } satisfies StudioAnswer);
}

/** The number of choices in the address. */
export const requestedChoice = ({ req }: HostContext): number => Number(req.param('choice'));

/** The requested game, with its hidden information. @throws UserError until it is over */
export function requestedPast(c: HostContext): Past {
  const game = requestedGame(c);
  return game instanceof Past ? game : past(game.table);
}

/** The game at the table, or with `?game=`, counted from 0, an earlier one, which cannot continue even if it was not over. */
function requestedGame({ req, var: { live } }: HostContext): Past | PublicPast {
  const game = req.query('game');
  if (game === undefined) return live.games.get();
  if (!/^\d{1,6}$/.test(game)) throw new UserError(`There is no game ${JSON.stringify(game)} at this table.`);
  return live.games.get(Number(game));
}
