/** Games of people with the cards of a bundled set. */
import { chainCards, type GameBegun, HUMAN, type Player, Table } from '../../table/index.ts';
import { readySets } from '../ready-sets.ts';

export const { chain } = readySets().find(({ id }) => id === 'new-horizon')!;
export const cards = chainCards(chain);

/** The secret of the games. */
export const TABLE_SECRET = '0123456789abcdef0fedcba987654321';

/** How a game begins, by default of three people to 25 points. */
export const begun = (
  options: object = {},
  players: readonly string[] = [HUMAN, HUMAN, HUMAN],
): GameBegun => ({
  at: 0,
  is: 'begun',
  cards: 'now',
  players: players as Player[],
  options: { players: players.length, seed: 0, secret: TABLE_SECRET, target: 25, ...options },
});

/** A table at which that game begins. */
export const newTable = (...game: Parameters<typeof begun>): Table => new Table(() => cards, begun(...game));
