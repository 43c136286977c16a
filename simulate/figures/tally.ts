/**
 * Sums over the rows of many games. Games may come in any order, and a million take no more memory than a
 * thousand.
 */
import type { Tables } from '../../runtime/index.ts';
import type { GameFailure } from '../run/failure.ts';
import type { GameResult, GameRow } from '../run/row.ts';
import { type Effect, operationsOf } from './operations.ts';

/** A game won. A tie is shared evenly between up to twelve, and shares stay whole numbers in this unit. */
export const WIN_UNITS = 27_720;

/** A share of a win in `WIN_UNITS`. */
export const inUnits = (share: number): number => Math.round(share * WIN_UNITS);

/** How many games something was there at the start of, and how often it won, in `WIN_UNITS`. */
export interface Wins {
  games: number;
  won: number;
}

/** How often each whole number or name came up. */
export type Counts = Record<string, number>;

/** Of one card or feature. */
export interface CardTally {
  /** Games in which it was face up in front of somebody, or laid. */
  inPlay: number;
  /** How often its effect ran; of a feature, its benefits. */
  runs: number;
  /** Points its effects made for its owner, and for everybody else. */
  points: number;
  others: number;
  /** Draws on which it ran more than once, and the most times it ran on one. */
  again: number;
  most: number;
  /** For each step in the order of the text: how often it was reached, and how often it ran (its own `if` true). */
  arrived: number[];
  ran: number[];
  /** Games in which somebody began with it, in a hand dealt at random and in any. */
  dealt: Wins;
  begun: Wins;
  /** Games in which somebody began with it in hand, and those of them in which it stayed there. */
  held: number;
  dead: number;
  /** Of those in which it did come into play: how many had this many draws before. */
  came: Counts;
}

/** What one seat does with a preset hand. */
export interface HandTally {
  games: number;
  /** Points of its seat at the end. */
  points: number;
  /** Games in which a card of it was in play, by the card's number; only cards the figures are about. */
  inPlay: Counts;
  /** Games in which it ran, likewise. */
  ran: Counts;
}

/** Games that did not reach their end. */
export interface Failures {
  /** How many, by code. */
  counts: Counts;
  /** Those that were stopped by a bound, by the number of the card that ran most then; `-` for too many draws. */
  stopped: Counts;
  /** The first of them, by index, at most `KEPT`. */
  first: GameFailure[];
}

/** How many failures are listed one by one; of more only the number is reported. */
export const KEPT = 50;

export interface Tally {
  /** Games that did not break off with an error. */
  games: number;
  /** Games that ended in a tie. */
  tied: number;
  draws: Counts;
  /** Of every seat of every game. */
  points: Counts;
  /** Effects that ran on a draw, the most of each game. */
  chains: Counts;
  /** Games in which something ran out, by its name. */
  ranOut: Counts;
  /** By index in `tables.cards`; only those the figures are about are counted. */
  cards: CardTally[];
  /** Two cards in one dealt hand: by their indices, that of the smaller number first, `3 17`. */
  pairs: Record<string, Wins>;
  /** By name of the preset hand. */
  hands: Record<string, Wins>;
  /** The same by what their seats do. */
  handPlay: Record<string, HandTally>;
  /** By name. */
  bots: Record<string, Wins>;
  seats: Wins[];
  failures: Failures;
}

const noWins = (): Wins => ({ games: 0, won: 0 });

/** Nothing counted yet. */
export function emptyTally(effects: readonly (readonly Effect[])[], players: number): Tally {
  return {
    ...{ games: 0, tied: 0, draws: {}, points: {}, chains: {}, ranOut: {} },
    cards: effects.map((all) => ({
      ...{ inPlay: 0, runs: 0, points: 0, others: 0, again: 0, most: 0 },
      arrived: Array<number>(operationsOf(all)).fill(0),
      ran: Array<number>(operationsOf(all)).fill(0),
      ...{ dealt: noWins(), begun: noWins(), held: 0, dead: 0, came: {} },
    })),
    ...{ pairs: {}, hands: {}, handPlay: {}, bots: {} },
    seats: Array.from({ length: players }, noWins),
    failures: { counts: {}, stopped: {}, first: [] },
  };
}

/** Adds one to what was counted of a number or name. */
function count(counts: Counts, of: number | string): void {
  counts[of] = (counts[of] ?? 0) + 1;
}

/** Adds one game to some wins. */
export function addWin(wins: Wins, won: number): void {
  wins.games++;
  wins.won += won;
}

/** Adds one game to the wins under a name. */
export function countWin(wins: Record<string, Wins>, name: string, won: number): void {
  wins[name] ??= noWins();
  addWin(wins[name], won);
}

/** Counts a game that went wrong. */
export function countFailure({ counts, first }: Failures, failure: GameFailure): void {
  count(counts, failure.code);
  const after = first.findLastIndex(({ game }) => game < failure.game);
  first.splice(after + 1, 0, failure);
  first.splice(KEPT);
}

/** Adds a game of a run to its tally. */
export function countGame(
  { tally, tables: { cardOf } }: { tally: Tally; tables: Tables },
  { row, failure }: GameResult,
): void {
  if (failure) countFailure(tally.failures, failure);
  if (!row) return;
  tally.games++;
  count(tally.draws, row.draws);
  count(tally.chains, row.chain);
  for (const points of row.points) count(tally.points, points);
  for (const what of row.ran_out) count(tally.ranOut, what);
  if (row.ended === 'stopped') count(tally.failures.stopped, row.stopped_by ?? '-');
  for (const [at, number] of row.cards.card.entries()) countCard(tally.cards[cardOf[number]], row, at);
  countHands(tally, row);
  if (row.won) countWins(tally, cardOf, row, row.won.map(inUnits));
}

/** @param at which of the cards of the row */
function countCard(to: CardTally, { cards }: GameRow, at: number): void {
  if (cards.in_play[at]) to.inPlay++;
  for (const name of ['runs', 'points', 'others', 'again'] as const) to[name] += cards[name][at];
  to.most = Math.max(to.most, cards.most[at]);
  const came = cards.came[at];
  if (cards.seat[at] !== null && came !== 0) {
    to.held++;
    if (came !== null) count(to.came, came);
    else if (!cards.in_play[at]) to.dead++;
  }
  for (const name of ['arrived', 'ran'] as const) {
    for (const [step, times] of (cards[name][at] ?? []).entries()) to[name][step] += times;
  }
}

/** What the seats of preset hands did with them. */
function countHands({ handPlay }: Tally, { hands, points, cards }: GameRow): void {
  for (const [seat, name] of hands?.entries() ?? []) {
    handPlay[name] ??= { games: 0, points: 0, inPlay: {}, ran: {} };
    handPlay[name].games++;
    handPlay[name].points += points[seat];
  }
  for (const [at, seat] of cards.seat.entries()) {
    if (!hands || seat === null) continue;
    const play = handPlay[hands[seat]];
    if (cards.in_play[at]) count(play.inPlay, cards.card[at]);
    if (cards.runs[at] > 0) count(play.ran, cards.card[at]);
  }
}

function countWins(
  tally: Tally,
  cardOf: Tables['cardOf'],
  { start, bots, hands, began }: GameRow,
  shares: readonly number[],
): void {
  if (!shares.includes(WIN_UNITS)) tally.tied++;
  for (const [seat, won] of shares.entries()) {
    countWin(tally.bots, bots[seat], won);
    addWin(tally.seats[seat], won);
    if (hands) countWin(tally.hands, hands[seat], won);
    const cards = began[seat].map((number) => cardOf[number]);
    for (const [at, card] of cards.entries()) {
      addWin(tally.cards[card].begun, won);
      if (start !== 'dealt') continue;
      addWin(tally.cards[card].dealt, won);
      for (const other of cards.slice(at + 1)) countWin(tally.pairs, `${card} ${other}`, won);
    }
  }
}
