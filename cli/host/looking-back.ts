/** Answers of a host to people who look back at a game. */

import { UserError } from '../../program/messages/index.ts';
import { SPECTATOR } from '../../runtime/index.ts';
import { hasSet, linkTo } from '../../studio/link/index.ts';
import { json, refuseWith } from '../../studio/serve/index.ts';
import {
  logText,
  type Moment,
  type MomentsAnswer,
  momentAfter,
  momentsOf,
  type StudioAnswer,
  seatName,
  type Table,
} from '../../table/index.ts';
import { bundledSets } from '../load/catalogue.ts';
import type { KeptCards } from './data-files.ts';
import type { HostContext } from './hosted.ts';

/**
 * The log of a finished game, which anyone may read: it contains the choices, but neither names nor chat. Without `?game=`, the
 * last game that was played to its end.
 */
export function logAnswer(c: HostContext): Response {
  const { table, games } = c.var.live;
  const last = games.lastOver();
  const game = requestedGame(c) ?? (table.isOver || last < 0 ? undefined : last);
  return new Response(logText(games.past(game)), {
    headers: { 'content-type': 'application/x-ndjson; charset=utf-8' },
  });
}

/** The cards of the game, in the form that pages load. */
export async function cardsAnswer(c: HostContext): Promise<Response> {
  const { chain, look } = c.var.hosted.data.cards(c.var.live.games.get(requestedGame(c)).cards);
  const { plainIcons } = await import('../../print/index.ts');
  return json({ chain, look: { ...look, icons: plainIcons(look.icons) } } satisfies KeptCards);
}

/** All moments of a game. */
export function momentsAnswer(c: HostContext): Response {
  const table = requestedPast(c);
  const people = table.players.map((player, seat) => ({ player, name: seatName(table.names, seat) }));
  return json({ people, moments: momentsOf(table) } satisfies MomentsAnswer);
}

/** The game after a number of choices, as the seat in `?seat=` saw it. */
export function momentAnswer(c: HostContext): Response {
  const seat = Number(c.req.query('seat') ?? SPECTATOR);
  if (seat !== SPECTATOR && c.var.live.table.players[seat] === undefined)
    return refuseWith(404, 'This table has no such seat.');
  return json(momentAfter(requestedPast(c), requestedChoice(c), seat) satisfies Moment);
}

/** A link that opens the cards and the game up to a moment in the studio, to continue there. */
export async function studioAnswer(c: HostContext): Promise<Response> {
  const { data, texts: currentTexts } = c.var.hosted;
  const table = requestedPast(c);
  const { cards, names } = table;
  const log = logText(table, requestedChoice(c));
  const { look } = data.cards(cards);
  const texts = data.texts(cards) ?? (await currentTexts());
  const known = texts.known.filter((set) => !hasSet(bundledSets(), set));
  const link = await linkTo({ ...texts, known, nouns: look.nouns, game: { log, names: [...names] } });
  return json({ link: `/studio/${link}` } satisfies StudioAnswer);
}

/** The number of choices in the address. */
export const requestedChoice = ({ req }: HostContext): number => Number(req.param('choice'));

/** The requested game, with its hidden information. Refused until it is over. */
export const requestedPast = (c: HostContext): Table => c.var.live.games.past(requestedGame(c));

/** The index of the game in `?game=`, counted from 0; by default, the one at the table. */
function requestedGame({ req }: HostContext): number | undefined {
  const game = req.query('game');
  if (game !== undefined && !/^\d{1,6}$/.test(game))
    throw new UserError(`There is no game ${JSON.stringify(game)} at this table.`);
  return game === undefined ? undefined : Number(game);
}
