/** Players at seats, as written in logs. */
import { readBot } from '../runtime/index.ts';
import type { Person, Player } from './messages.ts';

/** The player at a seat without a bot. */
export const HUMAN: Person = 'human';

/** The player with a name from a log, or the problem with the name. */
export function readPlayer(name: string): { player: Player } | { problem: string } {
  if (name === HUMAN) return { player: HUMAN };
  const read = readBot(name);
  return 'bot' in read ? { player: read.bot } : read;
}
