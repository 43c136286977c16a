/** Who plays at a seat, as logs name them. */
import { readBot } from '../runtime/index.ts';
import type { Person, Player } from './messages.ts';

/** The player at a seat without a bot. */
export const HUMAN: Person = 'human';

/** The player that a log names, or what is wrong with the name. */
export function readPlayer(name: string): { player: Player } | { problem: string } {
  if (name === HUMAN) return { player: HUMAN };
  const read = readBot(name);
  return 'bot' in read ? { player: read.bot } : read;
}
