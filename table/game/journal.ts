/**
 * The journal of a table: all its events, as an append-only file with one JSON value per line. The journal determines the table:
 * reading it again gives the same table. Chat and notes are stored separately.
 */
import { type DecisionKind, UserError } from '../../program/index.ts';
import type { BotName, GameOptions } from '../../runtime/index.ts';
import type { Player } from '../messages.ts';
import { readPlayer } from '../seats.ts';

/** The version of the journal format; other versions are refused. */
const FORMAT = 1;

/** The first line, about the table. The second line starts a game. */
export interface JournalHead {
  table: 'ecos';
  format: number;
  id: string;
}

/**
 * An event and its time in milliseconds since 1970. Times show how long people thought; the state of the table does not depend on
 * them.
 */
export type TableEvent = JournalEvent | ConsentEvent;

/** An event that the journal keeps. */
type JournalEvent = { at: number } & (
  | {
      /** A game starts with the cards of this name: the first game, or one that replaces the current game. */
      is: 'begun';
      options: GameOptions;
      cards: string;
      players: Player[];
    }
  /** A seat chose an option of the engine. A simultaneous choice counts once the last seat has chosen. */
  | { is: 'chose'; seat: number; kind: DecisionKind; option: number; by?: BotName }
  /**
   * A seat took back its last choice. If others were still choosing simultaneously, `to` is null and only that choice is undone.
   * Otherwise the game continues from before the choice number `to`, counted from 0.
   */
  | { is: 'took back'; seat: number; to: number | null; isFree: boolean }
  /** Another player takes over a seat. */
  | { is: 'player'; seat: number; player: Player }
  | { is: 'name'; seat: number; name: string }
  /** The game continues with other cards, after the choices that could be repeated with them. */
  | { is: 'cards'; cards: string; choices: number[]; from: number }
  /** The game is over. */
  | { is: 'over'; hash: string; vp: number[] }
);

/** A request to take back a choice, and the answers to it. They are not kept: a request ends with the host. */
type ConsentEvent = { at: number; seat: number } & (
  | { is: 'wish'; to: number; reason: string }
  /** `false` from the requesting seat withdraws the request. */
  | { is: 'consent'; isGiven: boolean }
);

export const isKept = (event: TableEvent): boolean => event.is !== 'wish' && event.is !== 'consent';

/** The first line of a table's journal. */
export const journalHead = (id: string): JournalHead => ({ table: 'ecos', format: FORMAT, id });

/** An event as a line of the file. */
export const entryText = (entry: TableEvent | JournalHead): string => `${JSON.stringify(entry)}\n`;

/** The start of a game. */
export type GameBegun = Extract<TableEvent, { is: 'begun' }>;

/** A parsed journal, and how many bytes of it were read: an incomplete last line is left out. */
export interface Journal {
  entries: TableEvent[];
  bytes: number;
}

/**
 * Parses a journal. Returns `undefined` if it was cut off before the first game started.
 * @throws UserError with the line number if the text is not a journal
 */
export function parseJournal(text: string): Journal | undefined {
  const { lines, bytes } = wholeLines(text);
  const [opening, ...entries] = lines.map(parsed);
  if (entries.length === 0) return undefined;
  const { table, format } = opening as Partial<JournalHead>;
  if (table !== 'ecos') throw new UserError('line 1: not the journal of a table', 'DAMAGED');
  if (format !== FORMAT)
    throw new UserError(
      `line 1: a journal of format ${format}, this version reads format ${FORMAT}`,
      'DAMAGED',
    );
  for (const [at, entry] of entries.entries()) {
    if (!isEvent(entry) || (at === 0 && entry.is !== 'begun'))
      throw new UserError(`line ${at + 2}: not a line of a table's journal`, 'DAMAGED');
  }
  return { entries: entries as TableEvent[], bytes };
}

/** The lines of a text without an incomplete last one, and how many bytes they are. */
export function wholeLines(text: string): { lines: string[]; bytes: number } {
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  return { lines: whole.split('\n').slice(0, -1), bytes: new TextEncoder().encode(whole).length };
}

/** The start of the first game in a journal; `undefined` if that line is damaged or incomplete. Other lines are not parsed. */
export function begunIn(text: string): GameBegun | undefined {
  const [, line, others] = text.split('\n', 3);
  if (line === undefined || others === undefined) return undefined;
  try {
    const entry = parsed(line, 1);
    return isEvent(entry) && entry.is === 'begun' ? entry : undefined;
  } catch {
    return undefined;
  }
}

const isText = (value: unknown): boolean => typeof value === 'string';
const isWhole = (value: unknown): boolean => Number.isSafeInteger(value);
const isPlayer = (value: unknown): boolean => typeof value === 'string' && 'player' in readPlayer(value);

/** The fields of each kind of event, apart from its time. Whether an event is possible is up to the table. */
const FIELDS: Readonly<Record<JournalEvent['is'], Readonly<Record<string, (value: unknown) => boolean>>>> = {
  begun: {
    options: (value) => typeof value === 'object' && value !== null,
    cards: isText,
    players: (value) => Array.isArray(value) && value.every(isPlayer),
  },
  chose: { seat: isWhole, kind: isText, option: isWhole },
  'took back': { seat: isWhole, to: (value) => value === null || isWhole(value) },
  player: { seat: isWhole, player: isPlayer },
  name: { seat: isWhole, name: isText },
  cards: { cards: isText, choices: (value) => Array.isArray(value) && value.every(isWhole) },
  over: { hash: isText },
};

function isEvent(entry: unknown): entry is JournalEvent {
  const fields = entry as Readonly<Record<string, unknown>>;
  const { is, at } = fields;
  if (typeof is !== 'string' || !Object.hasOwn(FIELDS, is) || typeof at !== 'number') return false;
  return Object.entries(FIELDS[is as JournalEvent['is']]).every(([name, fits]) => fits(fields[name]));
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
