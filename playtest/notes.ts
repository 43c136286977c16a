/** What people noted and said at a table, beside its journal: lines of JSON. */
import validateMessage from './message-validator.generated.ts';
import type { NoteGiven } from './messages.ts';

/** A line. `choice` counts the choices of the game until then: it names the moment. */
export type NoteLine = { at: number; seat: number | null } & (
  | { is: 'said'; text: string }
  | ({ is: 'note'; cards: string; choice: number } & NoteGiven)
  /** The text of a card was opened. */
  | { is: 'opened'; cards: string; choice: number; card: number }
);

/** The lines, and how many bytes they have: a last one that was cut off is left out, a damaged one costs itself. */
export function parseNotes(text: string): { lines: NoteLine[]; bytes: number } {
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  const lines = whole.split('\n').slice(0, -1);
  return { lines: lines.flatMap(noteIn), bytes: new TextEncoder().encode(whole).length };
}

function noteIn(line: string): NoteLine[] {
  try {
    const data: unknown = JSON.parse(line);
    return isNote(data) ? [data] : [];
  } catch {
    return [];
  }
}

/** Whether it is something that a page may have sent, with when, where and by whom. */
function isNote(data: unknown): data is NoteLine {
  if (typeof data !== 'object' || data === null) return false;
  const { at, seat, is, cards, choice, ...sent } = data as Readonly<Record<string, unknown>>;
  if (typeof at !== 'number' || !(seat === null || Number.isSafeInteger(seat))) return false;
  if (is === 'said') return validateMessage({ say: sent.text });
  if (typeof cards !== 'string' || !Number.isSafeInteger(choice)) return false;
  return is === 'note'
    ? validateMessage({ note: sent })
    : is === 'opened' && validateMessage({ opened: sent.card });
}
