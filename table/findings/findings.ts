/** What a table reveals to the designer: the results of its games, people's decisions and thinking times, and their notes. */
import { hexName } from '../../program/index.ts';
import { seatsThatLead, type View } from '../../runtime/index.ts';
import type { TableEvent } from '../game/journal.ts';
import { PublicPast, past } from '../game/past.ts';
import { type CardsNamed, Table } from '../game/table.ts';
import type { DecisionRow, PlaytestFindings, PlaytestGame, SeatRow } from './finding-rows.ts';
import type { NoteLine } from './notes.ts';

export const noFindings = (): PlaytestFindings => ({
  ...{ games: [], decisions: [], seats: [], notes: [], opened: [], byBots: [], unfinished: [], last: null },
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
  let game: PlaytestGame | undefined;
  for (const [at, entry] of entries.entries()) {
    const wasOver = table.isOver;
    if (entry.is === 'begun') {
      if (game) findings.games.push(game);
      beginnings.push(entry.at);
      asked.clear();
      counted = entry.players.map(() => []);
      if (game) table.takeFrom(entry, at);
      game = gameRow(id, beginnings.length - 1);
    } else {
      if (entry.is === 'chose' && entry.by === undefined) {
        const since = asked.get(entry.seat)?.since ?? entry.at;
        const row = decisionRow(id, beginnings.length - 1, table, entry, since);
        findings.decisions.push(row);
        counted[entry.seat]?.push(row);
      }
      if (entry.is === 'chose' && entry.by !== undefined) {
        const { offered, card } = choiceOf(table, entry);
        if (offered.length > 0)
          findings.byBots.push({ table: id, game: beginnings.length - 1, offered, card });
        counted[entry.seat]?.push(null);
      }
      if (entry.is === 'took back') markUndone(counted[entry.seat]?.at(-1) ?? null, game!);
      if (entry.is === 'cards') game!.changed++;
      table.takeFrom(entry, at);
      if (entry.is === 'took back' || entry.is === 'cards') counted = countedAt(table, counted);
      // The `over` event may be missing if the host was killed after the last choice.
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
    findings.unfinished.push({ table: id, game: beginnings.length - 1, seen: new PublicPast(table) });
  for (const note of notes) {
    // A note is about the game that was being played when it was written.
    const at = beginnings.findLastIndex((time) => time <= note.at);
    addNote(findings, id, Math.max(0, at), note);
  }
}

/** By seat, a decision for each choice that counts; `null` for choices of bots and of earlier games. */
type CountedRows = (DecisionRow | null)[][];

/** The decisions that still count after choices were taken back or the cards have changed. */
const countedAt = (table: Table, before: CountedRows): CountedRows =>
  before.map((rows, seat) => Array.from({ length: table.choicesOf(seat) }, (_, at) => rows[at] ?? null));

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

type Chose = Extract<TableEvent, { is: 'chose' }>;

/** The chosen card, or the card whose effect asks, and the cards offered. */
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

/** 0 if the clock was set back. */
const timeBetween = (since: number, at: number): number => Math.max(0, at - since);

type Option = NonNullable<NonNullable<View['decision']>['options']>[number];

const cardIn = (option: Option): number | undefined => ('card' in option ? option.card : undefined);

/** Records that a choice was taken back. For a person's choice, `decision` is its row; for a bot's choice, `null`. */
function markUndone(decision: DecisionRow | null, game: PlaytestGame): void {
  game.undone++;
  if (decision) decision.undone = true;
}

/** Records since when each person's current question has been pending. */
function noteAsked(table: Table, asked: Map<number, { which: string; since: number }>, at: number): void {
  for (const seat of table.people) {
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
 * The findings without anything that is hidden from a player of an unfinished game: decisions, notes about cards that not
 * everybody knows, and the number of secret choices. Moments of unfinished games are given by the public moments.
 */
export function withoutHidden(findings: PlaytestFindings): PlaytestFindings {
  const publicPast = ({ table, game }: { table: string; game: number }) =>
    findings.unfinished.find((one) => one.table === table && one.game === game)?.seen;
  const isPast = (row: { table: string; game: number }) => publicPast(row) === undefined;
  return {
    ...findings,
    games: findings.games.map((row) => {
      const seen = publicPast(row);
      return seen ? { ...row, choices: seen.moments().length, undone: 0 } : row;
    }),
    decisions: findings.decisions.filter(isPast),
    opened: findings.opened.filter(isPast),
    byBots: findings.byBots.filter(isPast),
    notes: findings.notes.flatMap((note) => {
      const seen = publicPast(note);
      if (!seen) return [note];
      if (note.card !== null && !seen.cards().has(note.card)) return [];
      return [{ ...note, choice: seen.momentAfter(note.choice) }];
    }),
  };
}
