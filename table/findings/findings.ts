/** What a table reveals to the designer: the results of its games, people's decisions and thinking times, and their notes. */
import { hexName } from '../../program/index.ts';
import { seatsThatLead, type View } from '../../runtime/index.ts';
import type { TableEvent } from '../game/journal.ts';
import { cardsOfSeats, knownCards } from '../game/past.ts';
import { type CardsNamed, Table } from '../game/table.ts';
import type { NoteLine } from './notes.ts';

/** The findings of a table. */
export function tableFindings(
  id: string,
  entries: readonly TableEvent[],
  notes: readonly NoteLine[],
  cardsNamed: CardsNamed,
): PlaytestFindings {
  const begun = entries.flatMap((entry, at) => (entry.is === 'begun' ? { at, time: entry.at } : []));
  const games = begun.map(({ at: from }, game) => {
    const [own, to] = [{ table: id, game }, begun[game + 1]?.at];
    return gameFindings(own, entries.slice(0, to), from, cardsNamed, to === undefined);
  });
  const noted = notes.map((note) => {
    // A note is about the game that was being played when it was written.
    const game = begun.findLastIndex(({ time }) => time <= note.at);
    return notesIn({ table: id, game: Math.max(0, game) }, note);
  });
  return joinFindings([...games, ...noted]);
}

/** The lists of findings, by what a row is about. */
const LISTS = ['games', 'decisions', 'seats', 'notes', 'opened', 'byBots', 'unfinished'] as const;

/** All findings together. */
export function joinFindings(all: readonly Partial<PlaytestFindings>[]): PlaytestFindings {
  const lists = LISTS.map((name) => [name, all.flatMap((one): readonly object[] => one[name] ?? [])]);
  const last = all.flatMap((one) => one.last ?? []).sort((a, b) => a.at - b.at);
  return { ...(Object.fromEntries(lists) as Omit<PlaytestFindings, 'last'>), last: last.at(-1) ?? null };
}

/**
 * The findings of the last game in these entries.
 * @param from the index of its first entry
 * @param isLast whether it is the last game of its table
 */
function gameFindings(
  of: RowGame,
  entries: readonly TableEvent[],
  from: number,
  cardsNamed: CardsNamed,
  isLast: boolean,
): Partial<PlaytestFindings> {
  const begun = entries[from]!;
  const table = new Table(cardsNamed, begun);
  const decisions: DecisionRow[] = [];
  const byBots: PlaytestFindings['byBots'] = [];
  /** The pending question of each seat, and the time since when it has been pending. */
  const asked = new Map<number, { which: string; since: number }>();
  /** The decisions by seat and number of its choice; `null` for choices of bots. */
  const counted = new Map<string, DecisionRow | null>();
  let last = { at: begun.at, cards: table.cards, seats: table.players.length };
  const counts = { minutes: 0, undone: 0, changed: 0 };
  noteAsked(table, asked, begun.at);
  for (const [after, entry] of entries.slice(from + 1).entries()) {
    // The `over` event, which checks the end, may be missing if the host was killed after the last choice.
    if (table.isOver && entry.is !== 'over') continue;
    if (entry.is === 'chose') {
      const { offered, card, ...more } = choiceOf(table, entry);
      const isPerson = entry.by === undefined;
      const since = asked.get(entry.seat)?.since ?? entry.at;
      const row = isPerson ? decisionRow({ ...of, ...more, offered, card }, table, entry, since) : null;
      if (row) decisions.push(row);
      else if (offered.length > 0) byBots.push({ ...of, offered, card });
      counted.set(`${entry.seat} ${table.choicesOf(entry.seat)}`, row);
      counts.minutes = Math.round(timeBetween(begun.at, entry.at) / 600) / 100;
    }
    if (entry.is === 'took back') {
      const row = counted.get(`${entry.seat} ${table.choicesOf(entry.seat) - 1}`);
      if (row) row.undone = true;
      counts.undone++;
    }
    table.takeFrom(entry, from + 1 + after);
    if (entry.is === 'cards') {
      counts.changed++;
      last = { ...last, at: entry.at, cards: entry.cards };
    }
    noteAsked(table, asked, entry.at);
  }
  return {
    decisions,
    byBots,
    last,
    games: [gameRow(of, table, counts)],
    ...(table.isOver && { seats: seatRows(of, table) }),
    ...(isLast && !table.isOver && { unfinished: [{ ...of, known: knownCards(table) }] }),
  };
}

/** Which game of which table a row is about; games are counted from 0. */
interface RowGame {
  table: string;
  game: number;
}

const ENDINGS = { playing: 'left', over: 'over', unfinished: 'stopped' } as const;

type Count = 'minutes' | 'undone' | 'changed';

/** A game; `counts` has its time to the last choice, and the numbers of choices taken back and of changes of the cards. */
const gameRow = (of: RowGame, { cards, players, made, game }: Table, counts: Record<Count, number>) => ({
  ...of,
  cards,
  players: [...players] as string[],
  ended: ENDINGS[game.status],
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

/** The chosen card, or the card whose effect asks, what is done by hand, and the cards offered. */
function choiceOf(table: Table, { seat, option }: Chose) {
  const { view } = table.firstSeen(seat);
  const options = view.decision?.options ?? [];
  const chosen = options[table.asked(seat)?.asked.options.indexOf(option) ?? -1];
  return {
    card: (chosen && cardIn(chosen)) ?? view.running?.card ?? null,
    deed: chosen?.option === 'by-hand' ? chosen.deed : null,
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

function notesIn(of: RowGame, line: NoteLine): Partial<PlaytestFindings> {
  if (line.is === 'opened') return { opened: [{ ...of, card: line.card, seat: line.seat }] };
  return line.is === 'note' ? { notes: [noteRow(of, line)] } : {};
}

/** A note; `at` is in milliseconds since 1970. */
const noteRow = (of: RowGame, { is: _, hex, ...note }: Extract<NoteLine, { is: 'note' }>) => {
  const about = { key: null, text: null, card: null, q: hex?.q ?? null, r: hex?.r ?? null };
  return { ...of, ...about, ...note, hex: hex ? hexName(hex) : null };
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
