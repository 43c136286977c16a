/** The figures of a run of games. */

import type { Simulation } from '../run/simulation.ts';
import { shareOf } from './intervals.ts';
import { operationsOf } from './operations.ts';
import type { Counts, Wins } from './tally.ts';

/** How numbers spread: a tenth lie below `p10`, half below `p50`, a tenth above `p90`. All 0 of no games. */
export interface Spread {
  mean: number;
  p10: number;
  p50: number;
  p90: number;
}

/** Of one card or feature. */
export interface CardFigures {
  number: number;
  /** Games in which it was face up before somebody; a feature: laid. */
  inPlay: number;
  /** How often its effect ran; a feature: any of its benefits. */
  completed: number;
  /** Steps of its program, blocks included, and how many of them ever ran. */
  operations: number;
  operationsReached: number;
  /**
   * Share of games won by who began with it, less the fair share of one seat: 0.05 is five games of a hundred more.
   * `low` and `high` bound it with 95 % confidence.
   */
  winLift: number;
  low: number;
  high: number;
}

/** Of one preset hand: share of games won, with bounds of 95 % confidence. */
export interface HandFigures {
  name: string;
  games: number;
  winShare: number;
  low: number;
  high: number;
}

/** What a run says. The same options and games give the same figures. */
export interface Figures {
  games: number;
  /** Tokens drawn in a game, and points of a seat at its end. */
  draws: Spread;
  points: Spread;
  cards: CardFigures[];
  hands: HandFigures[];
}

/** The figures of the games played so far. */
export function figuresOf(run: Simulation): Figures {
  const { tally, tables, subject, effects } = run;
  return {
    games: tally.games,
    draws: spreadOf(tally.draws),
    points: spreadOf(tally.points),
    cards: subject.cards.map((card) => {
      const { inPlay, completed, ran } = tally.cards[card];
      return {
        number: tables.cards[card].number,
        inPlay,
        completed,
        operations: operationsOf(effects[card]),
        operationsReached: ran.filter((times) => times > 0).length,
        ...liftOf(run, card),
      };
    }),
    hands: subject.hands.map(({ word: { name } }) => ({ name, ...winShare(tally.hands[name]) })),
  };
}

/** Share of games won, with bounds of 95 % confidence. */
export function winShare(wins: Wins = { games: 0, won: 0 }) {
  const { share, low, high } = shareOf(wins);
  return { games: wins.games, winShare: rounded(share), low: rounded(low), high: rounded(high) };
}

/**
 * The games that tell what beginning with a card is worth: those with hands dealt at random, where chance alone decides
 * who has it; all where there are none.
 */
export function winsWith({ tally, options }: Simulation, card: number): Wins {
  return options.hands ? tally.cards[card].begun : tally.cards[card].dealt;
}

/** How much more often than one seat of the table who begins with a card wins. */
export function liftOf(run: Simulation, card: number, confidence?: number) {
  const wins = winsWith(run, card);
  const fair = 1 / run.options.players;
  const { share, low, high } = shareOf(wins, confidence);
  const lift = wins.games === 0 ? 0 : share - fair;
  return { winLift: rounded(lift), low: rounded(low - fair), high: rounded(high - fair) };
}

/** How counted numbers spread; a share of them lies at or below each of the three. */
export function spreadOf(counts: Counts): Spread {
  const sorted = Object.entries(counts)
    .map(([value, times]) => ({ value: Number(value), times }))
    .toSorted((a, b) => a.value - b.value);
  const total = sorted.reduce((sum, { times }) => sum + times, 0);
  if (total === 0) return { mean: 0, p10: 0, p50: 0, p90: 0 };
  const at = (share: number): number => {
    let below = 0;
    for (const { value, times } of sorted) {
      below += times;
      if (below >= share * total) return value;
    }
    return 0;
  };
  const sum = sorted.reduce((all, { value, times }) => all + value * times, 0);
  return { mean: rounded(sum / total), p10: at(0.1), p50: at(0.5), p90: at(0.9) };
}

/** Four places are more than any number of games can tell apart. */
export function rounded(number: number): number {
  return Math.round(number * 10_000) / 10_000;
}
