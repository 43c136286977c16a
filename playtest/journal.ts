/**
 * The journal of a table: everything that happened at it, in lines of JSON to which others are only ever added. The table is
 * its journal: reading it again gives the same table. What people said and noted is kept beside it.
 */
import { type DecisionKind, UserError } from '../program/index.ts';
import type { BotName, GameOptions } from '../runtime/index.ts';
import { type Player, readPlayer } from '../table/index.ts';

/** Version of the shape of a journal; another one is refused. */
const FORMAT = 1;

/** The first line: the table. A game begins with the second. */
export interface JournalHead {
  table: 'ecos';
  format: number;
  id: string;
}

/** What happened, and when: milliseconds since 1970. Times say how long people thought; nothing else depends on them. */
export type PlaytestEvent = { at: number } & (
  | {
      /** A game begins, with the cards of this name; the first one, or another instead of it. */
      is: 'begun';
      options: GameOptions;
      cards: string;
      players: Player[];
    }
  /** A seat chose an option of the engine. While all choose at once, it counts when the last has chosen. */
  | { is: 'chose'; seat: number; kind: DecisionKind; option: number; by?: BotName }
  /**
   * A seat took back its last choice: where it had just chosen while others still did, only that; otherwise the game goes on
   * from before the choice with this number, counted from 0.
   */
  | { is: 'took back'; seat: number; to: number | null; isFree: boolean }
  /** Who plays at a seat from now on. */
  | { is: 'player'; seat: number; player: Player }
  | { is: 'name'; seat: number; name: string }
  /** The game continues with other cards, after the choices that could be repeated with them. */
  | { is: 'cards'; cards: string; choices: number[]; from: number }
  /** The game is over. */
  | { is: 'over'; hash: string; vp: number[] }
);

/** The first line of a table's journal. */
export const openingOf = (id: string): JournalHead => ({ table: 'ecos', format: FORMAT, id });

/** A line as it is kept. */
export const entryText = (entry: PlaytestEvent | JournalHead): string => `${JSON.stringify(entry)}\n`;

/** The beginning of a game. */
export type GameBegun = Extract<PlaytestEvent, { is: 'begun' }>;

/** A journal that was read, and how many of its bytes: a last line that is cut off is left out. */
export interface Journal {
  opening: JournalHead;
  entries: PlaytestEvent[];
  bytes: number;
}

/**
 * Reads a journal. Nothing if not even a game has begun in it, because it was cut off before.
 * @throws UserError with the line when it is something else
 */
export function parseJournal(text: string): Journal | undefined {
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  const [opening, ...entries] = whole.split('\n').slice(0, -1).map(parsed);
  if (entries.length === 0) return undefined;
  const { table, format } = opening as Partial<JournalHead>;
  if (table !== 'ecos') throw new UserError('line 1: not the journal of a table');
  if (format !== FORMAT)
    throw new UserError(`line 1: a journal of format ${format}, this version reads format ${FORMAT}`);
  for (const [at, entry] of entries.entries()) {
    if (!isEvent(entry) || (at === 0 && entry.is !== 'begun'))
      throw new UserError(`line ${at + 2}: not a line of a table's journal`);
  }
  return {
    opening: opening as JournalHead,
    entries: entries as PlaytestEvent[],
    bytes: new TextEncoder().encode(whole).length,
  };
}

/** How the first game in a journal began; nothing if that line is damaged or was cut off. The other lines are not read. */
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

/** What an event of each kind has, besides its time. The table says whether it can be. */
const FIELDS: Readonly<Record<PlaytestEvent['is'], Readonly<Record<string, (value: unknown) => boolean>>>> = {
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

function isEvent(entry: unknown): entry is PlaytestEvent {
  const fields = entry as Readonly<Record<string, unknown>>;
  const { is, at } = fields;
  if (typeof is !== 'string' || !Object.hasOwn(FIELDS, is) || typeof at !== 'number') return false;
  return Object.entries(FIELDS[is as PlaytestEvent['is']]).every(([name, fits]) => fits(fields[name]));
}

function parsed(line: string, at: number): unknown {
  try {
    const data: unknown = JSON.parse(line);
    if (typeof data === 'object' && data !== null) return data;
  } catch {
    // Said below.
  }
  throw new UserError(`line ${at + 1}: damaged`);
}
