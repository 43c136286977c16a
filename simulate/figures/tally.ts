/** Sums over the rows of many games. Games may come in any order, and a million take no more memory than a thousand. */
import type { Tables } from '../../runtime/index.ts';
import type { GameFailure } from '../run/failure.ts';
import type { GameResult, GameRow } from '../run/row.ts';
import { type Effect, operationsOf } from './operations.ts';

/** The value of a won game. It is divisible by every number up to twelve, so the shares of tied players are whole numbers. */
export const WIN_UNITS = 27_720;

/** A share of a win in `WIN_UNITS`. */
export const inUnits = (share: number): number => Math.round(share * WIN_UNITS);

/** The games that began with a card, hand, bot or seat, and how much of them it won, in `WIN_UNITS`. */
export interface Wins {
  games: number;
  won: number;
}

/** How often each whole number or name occurred. */
export type Counts = Record<string, number>;

/** The sums of one card or feature. */
export interface CardTally {
  /** Games in which the card was face up in front of a player, or the feature was laid. */
  inPlay: number;
  /** How often its effect ran; for a feature, its benefits. */
  runs: number;
  /** Points that its effects gave its owner, and all other players together. */
  points: number;
  others: number;
  /** Draws on which it ran more than once, and its most runs on one draw. */
  again: number;
  most: number;
  /** For each step in source order: how often it was reached, and how often it ran (its own `if` was true). */
  arrived: number[];
  ran: number[];
  /** Games in which a player began with it: in a hand dealt at random, and in any hand. */
  dealt: Wins;
  begun: Wins;
  /** Games in which a player began with it in hand, and those in which it stayed there. */
  held: number;
  dead: number;
  /** Of the games in which it did come into play from such a hand: how many had this many draws before. */
  came: Counts;
}

/** The sums of the seat that plays a preset hand. */
export interface HandTally {
  games: number;
  /** Points of the seat at the end. */
  points: number;
  /** Games in which a card of the hand was in play, by card number; only cards that the figures cover. */
  inPlay: Counts;
  /** Games in which the card ran, likewise. */
  ran: Counts;
}

/** Games that did not reach their end. */
export interface Failures {
  /** The number of failures, by code. */
  counts: Counts;
  /** Games stopped by a bound, by the number of the card that ran most at that point; `-` if there were too many draws. */
  stopped: Counts;
  /** The first failures by game index, at most `KEPT`. */
  first: GameFailure[];
}

/** How many failures are listed individually; the rest are only counted. */
export const KEPT = 50;

export interface Tally {
  /** Games that did not break off with an error. */
  games: number;
  /** Games that ended in a tie. */
  tied: number;
  draws: Counts;
  /** The points of every seat in every game. */
  points: Counts;
  /** The most effects that ran on one draw of a game. */
  chains: Counts;
  /** Games in which a supply ran out, by its name. */
  ranOut: Counts;
  /** By index in `tables.cards`; only the cards that the figures cover are counted. */
  cards: CardTally[];
  /** Two cards in the same dealt hand, by their indices, the smaller card number first: `3 17`. */
  pairs: Record<string, Wins>;
  /** By name of the preset hand. */
  hands: Record<string, Wins>;
  /** What the seats of preset hands did with them, by name of the hand. */
  handPlay: Record<string, HandTally>;
  /** By name of the bot. */
  bots: Record<string, Wins>;
  seats: Wins[];
  failures: Failures;
}

const noWins = (): Wins => ({ games: 0, won: 0 });

/** A tally before any game. */
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

/** Increments the count of a number or name. */
function count(counts: Counts, of: number | string): void {
  counts[of] = (counts[of] ?? 0) + 1;
}

/** Adds one game to the wins. */
export function addWin(wins: Wins, won: number): void {
  wins.games++;
  wins.won += won;
}

/** Adds one game to the wins under a name. */
export function countWin(wins: Record<string, Wins>, name: string, won: number): void {
  wins[name] ??= noWins();
  addWin(wins[name], won);
}

/** Counts a failed game. */
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

/** @param at index of the card in the row's columns */
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

/** Counts what the seats of preset hands did with them. */
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
