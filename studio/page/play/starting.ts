/** Starting a game: what is offered first, and what the table gets. */
import type { GamesAllowed } from '../../../program/index.ts';
import type { Start } from '../../../table/index.ts';
import { type NewGame, withSeats } from '../../../table/page/around/index.ts';
import type { PlayableSet } from '../../messages.ts';

/**
 * One person against three bots, or the nearest number of players that the set allows.
 * @param isExtension whether the set extends another: then its own cards are dealt first
 */
export function usualGame({ players: { from, to } }: GamesAllowed, isExtension = false): NewGame {
  const players = Math.max(from, Math.min(to, USUAL_PLAYERS));
  const ownFirst = isExtension && { ownFirst: true };
  const options = { players, seed: newSeed(), hands: ['recommended'], ...ownFirst };
  return withSeats({ options, players: ['human'], names: [ONLY_NAME] }, players);
}

const USUAL_PLAYERS = 4;

/** The name of the only person. */
const ONLY_NAME = 'You';

/** A seed that a person can write down. */
export const newSeed = (): number => Math.floor(Math.random() * 1_000_000);

/** The game for the table. */
export function makeStart({ chain }: Pick<PlayableSet, 'chain'>, wanted: NewGame): Start {
  // Among several people, `ONLY_NAME` would be ambiguous.
  const isAlone = wanted.players.filter((player) => player === 'human').length < 2;
  const names = wanted.names.map((name) => (isAlone || name !== ONLY_NAME ? name.trim() : ''));
  return { chain, ...wanted, names };
}
