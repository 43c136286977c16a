/** What a table reveals to the designer: the results of its games, people's decisions and thinking times, and their notes. */
import { hexName } from '../../program/index.ts';
import { seatsThatLead, type View } from '../../runtime/index.ts';
import type { TableEvent } from '../game/journal.ts';
import { cardsOfSeats, knownCards } from '../game/past.ts';
import { type CardsNamed, Table } from '../game/table.ts';
import type { NoteLine } from './notes.ts';

export const noFindings = (): PlaytestFindings => ({
  games: [],
  decisions: [],
  seats: [],
  notes: [],
  opened: [],
  byBots: [],
  unfinished: [],
  last: null,
});

/** Adds the findings of a table. */
export function addFindings(
  findings: PlaytestFindings,
  id: string,
  entries: readonly TableEvent[],
  notes: readonly NoteLine[],
  cardsNamed: CardsNamed,
): void {
  const [begun] = entries;
  if (begun?.is !== 'begun') return;
  const table = new Table(cardsNamed, begun);
  const beginnings: number[] = [];
  /** The pending question of each seat, and the time since when it has been pending. */
  const asked = new Map<number, { which: string; since: number }>();
  let counted: CountedRows = [];
  let of = { table: id, game: -1 };
  let counts = NO_COUNTS;
  for (const [at, entry] of entries.entries()) {
    const wasOver = table.isOver;
    if (entry.is === 'begun') {
      if (at > 0 && !wasOver) findings.games.push(gameRow(of, table, counts));
      beginnings.push(entry.at);
      asked.clear();
      counted = entry.players.map(() => []);
      counts = NO_COUNTS;
      of = { ...of, game: of.game + 1 };
    }
    if (entry.is === 'chose') {
      const { offered, card, ...more } = choiceOf(table, entry);
      const isPerson = entry.by === undefined;
      const since = asked.get(entry.seat)?.since ?? entry.at;
      const row = isPerson ? decisionRow({ ...of, ...more, offered, card }, table, entry, since) : null;
      if (row) findings.decisions.push(row);
      else if (offered.length > 0) findings.byBots.push({ ...of, offered, card });
      counted[entry.seat]?.push(row);
      const minutes = Math.round(timeBetween(beginnings.at(-1)!, entry.at) / 600) / 100;
      counts = { ...counts, minutes };
    }
    if (entry.is === 'took back') {
      const row = counted[entry.seat]?.at(-1);
      if (row) row.undone = true;
      counts = { ...counts, undone: counts.undone + 1 };
    }
    if (entry.is === 'cards') counts = { ...counts, changed: counts.changed + 1 };
    if (at > 0) table.takeFrom(entry, at);
    if (entry.is === 'took back' || entry.is === 'cards') counted = countedAt(table, counted);
    // The `over` event may be missing if the host was killed after the last choice.
    if (table.isOver && !wasOver) {
      findings.seats.push(...seatRows(of, table));
      findings.games.push(gameRow(of, table, counts));
    }
    if ('cards' in entry && entry.at >= (findings.last?.at ?? 0))
      findings.last = { at: entry.at, cards: entry.cards, seats: table.players.length };
    noteAsked(table, asked, entry.at);
  }
  if (!table.isOver) {
    findings.games.push(gameRow(of, table, counts));
    findings.unfinished.push({ ...of, known: knownCards(table) });
  }
  for (const note of notes) {
    // A note is about the game that was being played when it was written.
    const game = Math.max(
      0,
      beginnings.findLastIndex((time) => time <= note.at),
    );
    addNote(findings, { table: id, game }, note);
  }
}

/** Which game of which table a row is about; games are counted from 0. */
interface RowGame {
  table: string;
  game: number;
}

/** By seat, a decision for each choice that counts; `null` for choices of bots and of earlier games. */
type CountedRows = (DecisionRow | null)[][];

/** The decisions that still count after choices were taken back or the cards have changed. */
const countedAt = (table: Table, before: CountedRows): CountedRows =>
  before.map((rows, seat) => Array.from({ length: table.choicesOf(seat) }, (_, at) => rows[at] ?? null));

const NO_COUNTS = { minutes: 0, undone: 0, changed: 0 };
const ENDED = { playing: 'left', over: 'over', unfinished: 'stopped' } as const;

/** A game; `counts` has its time to the last choice, and the numbers of choices taken back and of changes of the cards. */
const gameRow = (of: RowGame, { cards, players, made, game }: Table, counts: typeof NO_COUNTS) => ({
  ...of,
  cards,
  players: [...players] as string[],
  ended: ENDED[game.status],
  draws: game.draws,
  choices: made.length,
  points: [...game.vp],
  winner: game.winner < 0 ? null : game.winner,
  ...counts,
});

/** The seats of a finished game: who played there at its end, and the share of the win, which a tie divides evenly. */
function seatRows(of: RowGame, table: Table) {
  const { winner, vp } = table.game;
  const leaders = winner < 0 ? seatsThatLead(table.game) : [winner];
  return cardsOfSeats(table).map((cards, seat) => ({
    ...of,
    cards: table.cards,
    seat,
    player: table.players[seat]! as string,
    points: vp[seat]!,
    won: leaders.includes(seat) ? 1 / leaders.length : 0,
    ...cards,
  }));
}

type Chose = Extract<TableEvent, { is: 'chose' }>;

/** The chosen card, or the card whose effect asks, and the cards offered. */
function choiceOf(table: Table, { seat, option }: Chose) {
  const { view, running } = table.firstSeen(seat);
  const options = view.decision?.options ?? [];
  const chosen = options[table.asked(seat)?.asked.options.indexOf(option) ?? -1];
  return {
    card: (chosen && cardIn(chosen)) ?? running?.card ?? null,
    offered: [...new Set(options.flatMap((one) => cardIn(one) ?? []))],
    options: options.length,
    draw: view.draws,
  };
}

/** A decision of a person; `choice`, the number of choices before it, identifies the moment. */
const decisionRow = (
  of: RowGame & ReturnType<typeof choiceOf>,
  table: Table,
  { seat, kind, at }: Chose,
  since: number,
) => ({
  ...of,
  choice: table.made.length,
  seat,
  kind: kind as string,
  seconds: Math.round(timeBetween(since, at) / 100) / 10,
  undone: false,
});

/** 0 if the clock was set back. */
const timeBetween = (since: number, at: number): number => Math.max(0, at - since);

type Option = NonNullable<NonNullable<View['decision']>['options']>[number];

const cardIn = (option: Option): number | undefined => ('card' in option ? option.card : undefined);

/** Records since when each person's current question has been pending. */
function noteAsked(table: Table, asked: Map<number, { which: string; since: number }>, at: number): void {
  for (const seat of table.people) {
    const which = table.question(seat);
    if (which === undefined) asked.delete(seat);
    else if (asked.get(seat)?.which !== which) asked.set(seat, { which, since: at });
  }
}

function addNote({ notes, opened }: PlaytestFindings, of: RowGame, line: NoteLine): void {
  if (line.is === 'opened') opened.push({ ...of, card: line.card, seat: line.seat });
  if (line.is === 'note') notes.push(noteRow(of, line));
}

/** A note; `at` is in milliseconds since 1970. */
const noteRow = (of: RowGame, line: Extract<NoteLine, { is: 'note' }>) => {
  const { cards, choice, seat, key = null, text = null, card = null, hex, at } = line;
  return {
    ...of,
    cards,
    choice,
    seat,
    key,
    text,
    card,
    q: hex?.q ?? null,
    r: hex?.r ?? null,
    hex: hex ? hexName(hex) : null,
    at,
  };
};

export type PlaytestGame = ReturnType<typeof gameRow>;
export type DecisionRow = ReturnType<typeof decisionRow>;
export type NoteRow = ReturnType<typeof noteRow>;
export type SeatRow = ReturnType<typeof seatRows>[number];

/** The findings of several tables, as rows. The tables of `ecos playtest --data` describe their columns. */
export interface PlaytestFindings {
  games: PlaytestGame[];
  decisions: DecisionRow[];
  seats: SeatRow[];
  notes: NoteRow[];
  /** Events of opening a card's text. */
  opened: (RowGame & { card: number; seat: number | null })[];
  /** Decisions of bots that offered cards: the cards offered, and the one chosen. */
  byBots: (RowGame & { offered: number[]; card: number | null })[];
  /** The most recent cards at any table, and its number of seats; `null` without a table. */
  last: { at: number; cards: string; seats: number } | null;
  /** Unfinished games, and the cards that everybody there knows. */
  unfinished: (RowGame & { known: ReadonlySet<number> })[];
}

/**
 * The findings without anything that is hidden from a player of an unfinished game: decisions, notes about cards that not
 * everybody knows, and the number of secret choices.
 */
export function withoutHidden(findings: PlaytestFindings): PlaytestFindings {
  const knownIn = ({ table, game }: RowGame) =>
    findings.unfinished.find((one) => one.table === table && one.game === game)?.known;
  const isPast = (row: RowGame) => knownIn(row) === undefined;
  return {
    ...findings,
    games: findings.games.map((row) => (isPast(row) ? row : { ...row, choices: 0, undone: 0 })),
    decisions: findings.decisions.filter(isPast),
    opened: findings.opened.filter(isPast),
    byBots: findings.byBots.filter(isPast),
    notes: findings.notes
      .filter((note) => note.card === null || (knownIn(note)?.has(note.card) ?? true))
      .map((note) => (isPast(note) ? note : { ...note, choice: 0 })),
  };
}
