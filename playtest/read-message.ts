/** Reads what a page sent: text from anywhere, of which only what the schema names is believed. */
import { type Player, readPlayer } from '../table/index.ts';
import validateMessage from './message-validator.generated.ts';
import { type FromClient, LONGEST_NAME, LONGEST_TEXT } from './messages.ts';

/** The message in a text, or what is wrong with it in a sentence. */
export function readMessage(text: string): { message: FromClient } | { problem: string } {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { problem: 'That is not JSON.' };
  }
  if (!validateMessage(data)) return { problem: tooLong(data) ?? 'That is not a message of this table.' };
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

/** Which text of a message is too long, in a sentence; nothing if none is. */
function tooLong(data: unknown): string | undefined {
  const { say, name, note } = (data ?? {}) as Readonly<Record<string, unknown>>;
  const { text } = (note ?? {}) as Readonly<Record<string, unknown>>;
  const texts = [
    ['line', say, LONGEST_TEXT],
    ['note', text, LONGEST_TEXT],
    ['name', name, LONGEST_NAME],
  ] as const;
  for (const [what, value, most] of texts) {
    if (typeof value === 'string' && value.length > most)
      return `That ${what} is too long: at most ${most} characters, not ${value.length}.`;
  }
  return undefined;
}

/** Bots of all tables think in few processes: one that thinks for minutes would keep the others waiting. */
const LONGEST_SEARCH = 200;

/** The iterations of a search before each choice; 0 for who does not search. */
const searchOf = (player: Player): number => Number(/^mcts:(\d+)/.exec(player)?.[1] ?? 0);

/** With texts that any page can show on a line. */
function cleaned(message: FromClient): FromClient {
  if ('say' in message) return { say: onLine(message.say) };
  if ('name' in message) return { name: onLine(message.name) };
  if (!('note' in message) || message.note.text === undefined) return message;
  return { note: { ...message.note, text: onLine(message.note.text) } };
}

/** Without control characters, those that turn the direction of other texts, and halves of characters. */
function onLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}]+/gu, (found) =>
      /^[\u200d\ufe0f]+$/.test(found) ? found : ' ',
    )
    .replace(/ +/g, ' ')
    .trim();
}
