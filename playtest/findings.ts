/**
 * What a table tells the designer: how its games went, what people decided and how long they thought, card by card, and their
 * notes. Rows of plain data: `ecos playtest` shows them and writes them as tables.
 */
import { median } from 'simple-statistics';
import { hexName } from '../program/index.ts';
import { seatsThatLead, type View } from '../runtime/index.ts';
import { HUMAN } from '../table/index.ts';
import type { PlaytestEvent } from './journal.ts';
import type { Mark } from './messages.ts';
import type { NoteLine } from './notes.ts';
import { PublicPast, past } from './past.ts';
import { StandingDecisions } from './standing.ts';
import { type CardsNamed, Table } from './table.ts';

/** A game at a table: each that was begun. */
export interface PlaytestGame {
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
  /** The name of that hex. */
  hex: string | null;
  /** Milliseconds since 1970. */
  at: number;
}

/** A seat of a game that is over. */
export interface SeatRow {
  table: string;
  game: number;
  /** Name of the cards the game ended with. */
  cards: string;
  seat: number;
  /** Who played there at the end: `human` or a bot. */
  player: string;
  points: number;
  /** Its share of the win: a tie is shared evenly. */
  won: number;
  /** Numbers of the cards it began with, and of those that it had face up at any time. */
  began: number[];
  played: number[];
}

/** What seats did with a card in games that are over: of people, or of bots. */
export interface PlayedShares {
  /** How many seats there were, and how many of them had the card face up at any time. */
  seats: number;
  played: number;
  /** How many began with it, and the games that these won; ties are shared. */
  began: number;
  won: number;
}

/** A card in all games. */
export interface CardFinding {
  card: number;
  /** Seats of people in games that are over, with the card as it is now. */
  people: PlayedShares;
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
export interface PlaytestFindings {
  games: PlaytestGame[];
  decisions: DecisionRow[];
  seats: SeatRow[];
  notes: NoteRow[];
  /** Texts of cards that were opened. */
  opened: { table: string; game: number; card: number; seat: number | null }[];
  /** Decisions of bots in which cards could be chosen: which, and the one that was. */
  byBots: { table: string; game: number; offered: number[]; card: number | null }[];
  /** The cards that came to a table last, and how many seats that has; null without a table. */
  last: { at: number; cards: string; seats: number } | null;
  /** Games that go on, as everybody has seen them. */
  goingOn: { table: string; game: number; seen: PublicPast }[];
}

export const noFindings = (): PlaytestFindings => ({
  ...{ games: [], decisions: [], seats: [], notes: [], opened: [], byBots: [], goingOn: [], last: null },
});

/** Adds what a table tells. */
export function addFindings(
  findings: PlaytestFindings,
  id: string,
  entries: readonly PlaytestEvent[],
  notes: readonly NoteLine[],
  cardsNamed: CardsNamed,
): void {
  const [begun] = entries;
  if (begun?.is !== 'begun') return;
  const table = new Table(cardsNamed, begun);
  const beginnings: number[] = [];
  /** Since when each seat is asked, and what. */
  const asked = new Map<number, { which: string; since: number }>();
  let standing = new StandingDecisions<DecisionRow>();
  let game: PlaytestGame | undefined;
  for (const [at, entry] of entries.entries()) {
    const wasOver = table.isOver;
    if (entry.is === 'begun') {
      if (game) findings.games.push(game);
      beginnings.push(entry.at);
      asked.clear();
      standing = new StandingDecisions();
      if (game) table.takeFrom(entry, at);
      game = gameRow(id, beginnings.length - 1);
    } else {
      if (entry.is === 'chose' && entry.by === undefined) {
        const since = asked.get(entry.seat)?.since ?? entry.at;
        const row = decisionRow(id, beginnings.length - 1, table, entry, since);
        findings.decisions.push(row);
        standing.add(entry.seat, row);
      }
      if (entry.is === 'chose' && entry.by !== undefined) {
        const { offered, card } = choiceOf(table, entry);
        if (offered.length > 0)
          findings.byBots.push({ table: id, game: beginnings.length - 1, offered, card });
        standing.add(entry.seat, null);
      }
      if (entry.is === 'took back') markUndone(standing.last(entry.seat), game!);
      if (entry.is === 'cards') game!.changed++;
      table.takeFrom(entry, at);
      if (entry.is === 'took back' || entry.is === 'cards') standing.follow(table);
      // The line that says so may be missing: then the host was killed after the last choice.
      if (table.isOver && !wasOver) findings.seats.push(...seatRows(id, beginnings.length - 1, table));
    }
    if ('cards' in entry && entry.at >= (findings.last?.at ?? 0))
      findings.last = { at: entry.at, cards: entry.cards, seats: table.players.length };
    if (entry.is === 'begun' || !wasOver) finish(game!, table);
    if (entry.is === 'chose')
      game!.minutes = Math.round(timeBetween(beginnings.at(-1)!, entry.at) / 600) / 100;
    noteAsked(table, asked, entry.at);
  }
  if (game) findings.games.push(game);
  if (!table.isOver)
    findings.goingOn.push({ table: id, game: beginnings.length - 1, seen: new PublicPast(table) });
  for (const note of notes) {
    // A note is about the game that was played when it was written.
    const at = beginnings.findLastIndex((time) => time <= note.at);
    addNote(findings, id, Math.max(0, at), note);
  }
}

function gameRow(table: string, game: number): PlaytestGame {
  return {
    ...{ table, game, cards: '', players: [], ended: 'left', draws: 0, choices: 0, points: [] },
    ...{ winner: null, minutes: 0, undone: 0, changed: 0 },
  };
}

const ENDED = { playing: 'left', over: 'over', unfinished: 'stopped' } as const;

function finish(row: PlaytestGame, table: Table): void {
  const { game } = table;
  Object.assign(row, {
    ...{ cards: table.cards, players: [...table.players], ended: ENDED[game.status], draws: game.draws },
    ...{ choices: table.made.length, points: [...game.vp], winner: game.winner < 0 ? null : game.winner },
  });
}

function seatRows(id: string, game: number, table: Table): SeatRow[] {
  const { winner, vp } = table.game;
  const leaders = winner < 0 ? seatsThatLead(table.game) : [winner];
  return past(table)
    .seats()
    .map((cards, seat) => ({
      ...{ table: id, game, cards: table.cards, seat, player: table.players[seat]!, points: vp[seat]! },
      ...{ won: leaders.includes(seat) ? 1 / leaders.length : 0, ...cards },
    }));
}

type Chose = Extract<PlaytestEvent, { is: 'chose' }>;

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
    ...{ table: id, game, choice: table.made.length, seat, kind },
    ...choiceOf(table, entry),
    seconds: Math.round(timeBetween(since, entry.at) / 100) / 10,
    undone: false,
  };
}

/** None where the clock was set back. */
const timeBetween = (since: number, at: number): number => Math.max(0, at - since);

type Option = NonNullable<NonNullable<View['decision']>['options']>[number];

const cardIn = (option: Option): number | undefined => ('card' in option ? option.card : undefined);

/** A choice was taken back: that of a person, with this decision, or of a bot. */
function markUndone(decision: DecisionRow | null, game: PlaytestGame): void {
  game.undone++;
  if (decision) decision.undone = true;
}

/** Notes since when people are asked what they are asked now. */
function noteAsked(table: Table, asked: Map<number, { which: string; since: number }>, at: number): void {
  for (const [seat, player] of table.players.entries()) {
    if (player !== HUMAN) continue;
    const which = table.question(seat);
    if (which === undefined) asked.delete(seat);
    else if (asked.get(seat)?.which !== which) asked.set(seat, { which, since: at });
  }
}

function addNote({ notes, opened }: PlaytestFindings, table: string, game: number, line: NoteLine): void {
  if (line.is === 'opened') opened.push({ table, game, card: line.card, seat: line.seat });
  if (line.is !== 'note') return;
  const { cards, choice, seat, key = null, text = null, card = null, hex, at } = line;
  notes.push({
    ...{ table, game, cards, choice, seat, key, text, card },
    ...{ q: hex?.q ?? null, r: hex?.r ?? null, hex: hex ? hexName(hex) : null, at },
  });
}

/**
 * The findings without what is hidden from somebody at a table where the game goes on: what was decided there, notes about cards
 * that not everybody knows of, and how many choices were made in secret. Moments of these games are those that all saw.
 */
export function withoutHidden(findings: PlaytestFindings): PlaytestFindings {
  const goingOn = ({ table, game }: { table: string; game: number }) =>
    findings.goingOn.find((one) => one.table === table && one.game === game)?.seen;
  const isPast = (row: { table: string; game: number }) => goingOn(row) === undefined;
  return {
    ...findings,
    games: findings.games.map((row) => {
      const seen = goingOn(row);
      return seen ? { ...row, choices: seen.moments().length, undone: 0 } : row;
    }),
    decisions: findings.decisions.filter(isPast),
    opened: findings.opened.filter(isPast),
    byBots: findings.byBots.filter(isPast),
    notes: findings.notes.flatMap((note) => {
      const seen = goingOn(note);
      if (!seen) return [note];
      if (note.card !== null && !seen.cards().has(note.card)) return [];
      return [{ ...note, choice: seen.momentAfter(note.choice) }];
    }),
  };
}

/**
 * The findings by card: those that people could choose, had in play, were asked about, or noted something about.
 * @param isAsNow whether a card of the cards with this name is as it is now
 */
export function cardFindings(
  { decisions, seats, notes, opened, byBots }: PlaytestFindings,
  isAsNow: (cards: string, card: number) => boolean = () => true,
): CardFinding[] {
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
  const people = seats.filter(({ player }) => player === HUMAN);
  for (const { began, played, won, cards: name } of people) {
    for (const card of played.filter((one) => isAsNow(name, one))) of(card).people.played++;
    for (const card of began.filter((one) => isAsNow(name, one))) {
      of(card).people.began++;
      of(card).people.won += won;
    }
  }
  for (const { card } of opened) of(card).opened++;
  for (const note of notes) {
    if (note.card === null) continue;
    const finding = of(note.card);
    if (note.key) finding.notes[note.key]++;
    finding.lines.push(note);
  }
  const seatsWith = (card: number) => people.filter(({ cards: name }) => isAsNow(name, card)).length;
  return [...cards.values()]
    .map(({ times, ...finding }) => ({
      ...{ ...finding, seconds: times.length === 0 ? null : median(times) },
      people: { ...finding.people, seats: seatsWith(finding.card) },
    }))
    .sort((a, b) => a.card - b.card);
}

const emptyFinding = (card: number): CardFinding => ({
  people: { seats: 0, played: 0, began: 0, won: 0 },
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
