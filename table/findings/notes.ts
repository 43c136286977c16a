/** The notes and chat of a table, stored separately from its journal as JSON lines. */
import { wholeLines } from '../game/journal.ts';
import validateMessage from '../protocol/message-validator.generated.ts';
import type { NoteGiven } from '../protocol/schema.ts';

/** A line. `choice` is the number of choices in the game so far, which identifies the moment. */
export type NoteLine = { at: number; seat: number | null } & (
  | { is: 'said'; text: string }
  | ({ is: 'note'; cards: string; choice: number } & NoteGiven)
  /** A card's text was opened. */
  | { is: 'opened'; cards: string; choice: number; card: number }
);

/** Parses the lines and counts their bytes. Skips damaged lines, and leaves out an incomplete last line. */
export function parseNotes(text: string): { lines: NoteLine[]; bytes: number } {
  const { lines, bytes } = wholeLines(text);
  return { lines: lines.flatMap(noteIn), bytes };
}

function noteIn(line: string): NoteLine[] {
  try {
    const data: unknown = JSON.parse(line);
    return isNote(data) ? [data] : [];
  } catch {
    return [];
  }
}

/** Whether it is a valid message of a page, with the time, the seat and, for notes and opened cards, the cards and the moment. */
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
