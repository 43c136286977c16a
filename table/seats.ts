/** Players at seats, as written in logs. */
import { type GameOptions, readBot } from '../runtime/index.ts';
import type { Person, Player } from './messages.ts';

/** The player at a seat without a bot. */
export const HUMAN: Person = 'human';

/** The player with a name from a log, or the problem with the name. */
export function readPlayer(name: string): { player: Player } | { problem: string } {
  if (name === HUMAN) return { player: HUMAN };
  const read = readBot(name);
  return 'bot' in read ? { player: read.bot } : read;
}

/** The options of a game in which people get the set's own cards before bots, if they are dealt first. */
export const peopleFirst = (options: GameOptions, players: readonly Player[]): GameOptions =>
  options.ownFirst
    ? { ...options, ownFirst: players.flatMap((player, seat) => (player === HUMAN ? [seat] : [])) }
    : options;
