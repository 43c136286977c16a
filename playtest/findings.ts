/**
 * What a table tells the designer: how its games went, what people decided and how long they thought, card by card, and their
 * notes. Rows of plain data: `ecos playtest` shows them and writes them as tables.
 */
import type { View } from '../runtime/index.ts';
import type { Entry } from './journal.ts';
import type { Mark } from './messages.ts';
import type { NoteLine } from './notes.ts';
import { type CardsNamed, Table } from './table.ts';

/** A game at a table: each that was begun. */
export interface GameRow {
  table: string;
  /** Counts the games of the table from 0. */
  game: number;
  /** Name of the cards it ended with. */
  cards: string;
  players: string[];
  ended: 'over' | 'stopped' | 'left';
  draws: number;
  choices: number;
  points: number[];
  /** The winning seat, or null. */
  winner: number | null;
  /** From its beginning to its last choice. */
  minutes: number;
  /** Choices that were taken back, and how often the cards changed. */
  undone: number;
  changed: number;
}

/** A decision of a person. */
export interface DecisionRow {
  table: string;
  game: number;
  /** How many choices counted before it: the moment. */
  choice: number;
  seat: number;
  draw: number;
  kind: string;
  /** The card that was chosen, or whose effect asked; null for neither. */
  card: number | null;
  /** Cards among the options. */
  offered: number[];
  options: number;
  seconds: number;
  undone: boolean;
}

/** A note. */
export interface NoteRow {
  table: string;
  game: number;
  cards: string;
  choice: number;
  seat: number | null;
  key: Mark | null;
  text: string | null;
  card: number | null;
  q: number | null;
  r: number | null;
  /** Milliseconds since 1970. */
  at: number;
}

/** A card in all games. */
export interface CardFinding {
  card: number;
  /** Decisions in which people could take it, and in which they did. */
  offered: number;
  taken: number;
  /** The same of bots at these tables. */
  botOffered: number;
  botTaken: number;
  /** Decisions about it, how long people thought about them (median, in seconds), and how many they took back. */
  decisions: number;
  seconds: number | null;
  undone: number;
  /** How often its text was opened. */
  opened: number;
  notes: Record<Mark, number>;
  /** Everything that people wrote about it. */
  lines: NoteRow[];
}

/** All findings of some tables. */
export interface Findings {
  games: GameRow[];
  decisions: DecisionRow[];
  notes: NoteRow[];
  /** Texts of cards that were opened. */
  opened: { table: string; game: number; card: number; seat: number | null }[];
  /** Decisions of bots in which cards could be chosen: which, and the one that was. */
  byBots: { offered: number[]; card: number | null }[];
}

export const noFindings = (): Findings => ({ games: [], decisions: [], notes: [], opened: [], byBots: [] });

/** Adds what a table tells. */
export function addFindings(
  findings: Findings,
  id: string,
  entries: readonly Entry[],
  notes: readonly NoteLine[],
  cardsNamed: CardsNamed,
): void {
  const [begun] = entries;
  if (begun?.is !== 'begun') return;
  const table = new Table(cardsNamed, begun);
  const beginnings: number[] = [];
  /** Since when each seat is asked, and what. */
  const asked = new Map<number, { which: string; since: number }>();
  let game: GameRow | undefined;
  for (const entry of entries) {
    if (entry.is === 'begun') {
      if (game) findings.games.push(game);
      beginnings.push(entry.at);
      asked.clear();
      if (game) table.take(entry);
      game = gameRow(id, beginnings.length - 1);
    } else {
      if (entry.is === 'chose' && entry.by === undefined) {
        const since = asked.get(entry.seat)?.since ?? entry.at;
        findings.decisions.push(decisionRow(id, beginnings.length - 1, table, entry, since));
      }
      if (entry.is === 'chose' && entry.by !== undefined) {
        const { offered, card } = choiceOf(table, entry);
        if (offered.length > 0) findings.byBots.push({ offered, card });
      }
      if (entry.is === 'took back') markUndone(findings.decisions, id, entry.seat, game!);
      if (entry.is === 'cards') game!.changed++;
      table.take(entry);
    }
    finish(game!, table, entry.at - beginnings.at(-1)!);
    noteAsked(table, asked, entry.at);
  }
  if (game) findings.games.push(game);
  for (const note of notes) {
    // A note is about the game that was played when it was written.
    const at = beginnings.findLastIndex((time) => time <= note.at);
    addNote(findings, id, Math.max(0, at), note);
  }
}

function gameRow(table: string, game: number): GameRow {
  return {
    ...{ table, game, cards: '', players: [], ended: 'left', draws: 0, choices: 0, points: [] },
    ...{ winner: null, minutes: 0, undone: 0, changed: 0 },
  };
}

const ENDED = { playing: 'left', over: 'over', unfinished: 'stopped' } as const;

function finish(row: GameRow, table: Table, time: number): void {
  const { game } = table;
  Object.assign(row, {
    ...{ cards: table.cards, players: [...table.players], ended: ENDED[game.status], draws: game.draws },
    ...{ choices: table.choices, points: [...game.vp], winner: game.winner < 0 ? null : game.winner },
    minutes: Math.round(time / 600) / 100,
  });
}

type Chose = Extract<Entry, { is: 'chose' }>;

/** The card that is chosen, or whose effect asks, and those that are offered. */
function choiceOf(table: Table, { seat, option }: Chose) {
  const { view, running } = table.firstSeen(seat);
  const options = view.decision?.options ?? [];
  const chosen = options[table.indexOf(seat, option)];
  return {
    card: (chosen && cardIn(chosen)) ?? running?.card ?? null,
    offered: [...new Set(options.flatMap((one) => cardIn(one) ?? []))],
    options: options.length,
    draw: view.draws,
  };
}

function decisionRow(id: string, game: number, table: Table, entry: Chose, since: number): DecisionRow {
  const { seat, kind } = entry;
  return {
    ...{ table: id, game, choice: table.choices, seat, kind },
    ...choiceOf(table, entry),
    seconds: Math.round((entry.at - since) / 100) / 10,
    undone: false,
  };
}

type Option = NonNullable<NonNullable<View['decision']>['options']>[number];

const cardIn = (option: Option): number | undefined => ('card' in option ? option.card : undefined);

/** The last choice of the seat that still stands was taken back. */
function markUndone(decisions: DecisionRow[], id: string, seat: number, game: GameRow): void {
  game.undone++;
  const last = decisions.findLast((row) => row.table === id && row.seat === seat && !row.undone);
  if (last) last.undone = true;
}

/** Notes since when people are asked what they are asked now. */
function noteAsked(table: Table, asked: Map<number, { which: string; since: number }>, at: number): void {
  for (const [seat, player] of table.players.entries()) {
    if (player !== 'human') continue;
    const which = table.question(seat);
    if (which === undefined) asked.delete(seat);
    else if (asked.get(seat)?.which !== which) asked.set(seat, { which, since: at });
  }
}

function addNote({ notes, opened }: Findings, table: string, game: number, line: NoteLine): void {
  if (line.is === 'opened') opened.push({ table, game, card: line.card, seat: line.seat });
  if (line.is !== 'note') return;
  const { cards, choice, seat, key = null, text = null, card = null, hex, at } = line;
  notes.push({
    ...{ table, game, cards, choice, seat, key, text, card },
    ...{ q: hex?.q ?? null, r: hex?.r ?? null, at },
  });
}

/** The findings by card: those that people could choose, were asked about, or noted something about. */
export function cardFindings({ decisions, notes, opened, byBots }: Findings): CardFinding[] {
  const cards = new Map<number, CardFinding & { times: number[] }>();
  const of = (card: number) => {
    const known = cards.get(card) ?? { ...emptyFinding(card), times: [] };
    cards.set(card, known);
    return known;
  };
  for (const { offered, card, seconds, undone } of decisions) {
    for (const one of offered) of(one).offered++;
    if (card === null) continue;
    const finding = of(card);
    if (offered.includes(card)) finding.taken++;
    finding.decisions++;
    finding.times.push(seconds);
    if (undone) finding.undone++;
  }
  for (const { offered, card } of byBots) {
    for (const one of offered) of(one).botOffered++;
    if (card !== null && offered.includes(card)) of(card).botTaken++;
  }
  for (const { card } of opened) of(card).opened++;
  for (const note of notes) {
    if (note.card === null) continue;
    const finding = of(note.card);
    if (note.key) finding.notes[note.key]++;
    finding.lines.push(note);
  }
  return [...cards.values()]
    .map(({ times, ...finding }) => ({ ...finding, seconds: median(times) }))
    .sort((a, b) => a.card - b.card);
}

const emptyFinding = (card: number): CardFinding => ({
  ...{
    card,
    offered: 0,
    taken: 0,
    botOffered: 0,
    botTaken: 0,
    decisions: 0,
    seconds: null,
    undone: 0,
    opened: 0,
  },
  notes: { strong: 0, weak: 0, unclear: 0, fun: 0, broken: 0 },
  lines: [],
});

function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  if (sorted.length === 0) return null;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
