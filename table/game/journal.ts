/**
 * The journal of a table: all its events, as an append-only file with one JSON value per line. The journal determines the table:
 * reading it again gives the same table. Chat and notes are stored separately.
 */
import { UserError } from '../../program/index.ts';
import { hasSecret } from '../../runtime/index.ts';
import { readPlayer } from '../seats.ts';
import validateEvent from './event-validator.generated.ts';
import type { JournalEvent } from './journal-schema.ts';

/** The version of the journal format; other versions are refused, except that of games without a secret. */
const FORMAT = 2;

/** The format in which the same secret gave other random numbers. */
const OTHER_NUMBERS = 1;

/** The first line, about the table. The second line starts a game. */
type JournalHead = ReturnType<typeof journalHead>;

/** An event and its time. */
export type TableEvent = JournalEvent | ConsentEvent;

/** A request to take back a choice, and the answers to it. They are not kept: a request ends with the host. */
type ConsentEvent = { at: number; seat: number } & (
  | { is: 'wish'; to: number; reason: string }
  /** `false` from the requesting seat withdraws the request. */
  | { is: 'consent'; isGiven: boolean }
);

export const isKept = (event: TableEvent): boolean => event.is !== 'wish' && event.is !== 'consent';

/** The first line of a table's journal. */
export const journalHead = (id: string, name?: string) => ({
  table: 'ecos',
  format: FORMAT,
  id,
  ...(name !== undefined && { name }),
});

/** An event as a line of the file. */
export const entryText = (entry: TableEvent | JournalHead): string => `${JSON.stringify(entry)}\n`;

/** The start of a game. */
export type GameBegun = Extract<TableEvent, { is: 'begun' }>;

/** A journal that was read. */
export type Journal = NonNullable<ReturnType<typeof parseJournal>>;

/** The name of a table that is made at a time: `Saturday`. */
export const dayName = (at: number): string => new Date(at).toLocaleDateString('en', { weekday: 'long' });

/**
 * Parses a journal; an incomplete last line is left out. Returns `undefined` if it was cut off before the first game started.
 * @throws UserError with the line number if the text is not a journal
 */
export function parseJournal(text: string) {
  const { lines, bytes } = wholeLines(text);
  const [opening, ...entries] = lines.map(parsed);
  if (entries.length === 0) return undefined;
  const { table, format, name } = opening as Partial<JournalHead>;
  if (table !== 'ecos') throw new UserError('line 1: not the journal of a table', 'DAMAGED');
  if (format !== FORMAT && format !== OTHER_NUMBERS)
    throw new UserError(
      `line 1: a journal of format ${format}, this version reads format ${FORMAT}`,
      'DAMAGED',
    );
  for (const [at, entry] of entries.entries()) {
    if (!isEvent(entry) || (at === 0 && entry.is !== 'begun'))
      throw new UserError(`line ${at + 2}: not a line of a table's journal`, 'DAMAGED');
  }
  const events = entries as TableEvent[];
  const at = events.findIndex((event) => event.is === 'begun' && hasSecret(event.options));
  if (format === OTHER_NUMBERS && at >= 0)
    throw new UserError(
      `line ${at + 2}: this game was begun by an earlier version, which drew other random numbers from its secret: only that version can continue it (a journal of format ${format}, this version reads format ${FORMAT})`,
      'DAMAGED',
    );
  return { entries: events, bytes, name: typeof name === 'string' ? name : dayName(events[0]!.at) };
}

/** The lines of a text without an incomplete last one, and how many bytes they are. */
export function wholeLines(text: string): { lines: string[]; bytes: number } {
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  return { lines: whole.split('\n').slice(0, -1), bytes: new TextEncoder().encode(whole).length };
}

/**
 * The start of a journal: its name and how the first game began; `undefined` if that line is missing. Later lines are not parsed.
 * @throws UserError if one of the first two lines is damaged
 */
export const journalStart = (text: string): Journal | undefined =>
  parseJournal(/^(?:[^\n]*\n){0,2}/.exec(text)![0]);

/** Whether a value is an event that a journal keeps. */
export function isEvent(entry: unknown): entry is JournalEvent {
  if (!validateEvent(entry)) return false;
  const event = entry as JournalEvent;
  const players = 'players' in event ? event.players : 'player' in event ? [event.player] : [];
  return players.every((name) => 'player' in readPlayer(name));
}

function parsed(line: string, at: number): unknown {
  try {
    const data: unknown = JSON.parse(line);
    if (typeof data === 'object' && data !== null) return data;
  } catch {
    // Reported below.
  }
  throw new UserError(`line ${at + 1}: damaged`, 'DAMAGED');
}
