/** Parses messages of pages. They are untrusted text, so only what the schema allows is accepted. */
import type { Player } from '../messages.ts';
import { readPlayer } from '../seats.ts';
import validateMessage from './message-validator.generated.ts';
import type { FromClient } from './schema.ts';

/** The message in a text, or the problem with it as a sentence. */
export function readMessage(text: string): { message: FromClient } | { problem: string } {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { problem: 'That is not JSON.' };
  }
  if (!validateMessage(data)) return { problem: 'That is not a message of this table.' };
  const message = cleaned(data as FromClient);
  if ('player' in message) {
    const read = readPlayer(message.player);
    if ('problem' in read) return { problem: `${read.problem}.` };
    const { player } = read;
    return searchOf(player) <= LONGEST_SEARCH
      ? { message: { player } }
      : { problem: `${player}: only the host can choose a longer search than mcts:${LONGEST_SEARCH}.` };
  }
  if ('say' in message && message.say === '') return { problem: 'That line is empty.' };
  if ('note' in message && Object.values(message.note).every((part) => part === ''))
    return { problem: 'That note is empty.' };
  return { message };
}

/**
 * The maximum iterations of a search. Bots of all tables share a few processes, so a long search would delay the other tables.
 */
const LONGEST_SEARCH = 200;

/** The iterations of a bot's search before each choice; 0 for players that do not search. */
const searchOf = (player: Player): number => Number(/^mcts:(\d+)/.exec(player)?.[1] ?? 0);

/** The message with its texts cleaned for display on one line. */
function cleaned(message: FromClient): FromClient {
  if ('say' in message) return { say: onLine(message.say) };
  if ('name' in message && message.name !== undefined) return { ...message, name: onLine(message.name) };
  if (!('note' in message) || message.note.text === undefined) return message;
  return { note: { ...message.note, text: onLine(message.note.text) } };
}

/**
 * Replaces control and formatting characters (which may change the direction of other text), line separators and private-use
 * characters with spaces, except the joiners of emoji, and lone surrogates with U+FFFD.
 */
function onLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}]+/gu, (found) =>
      /^[\u200d\ufe0f]+$/.test(found) ? found : ' ',
    )
    .replace(/ +/g, ' ')
    .trim();
}
