/** The figures of a run of games. */

import { weightedMean, weightedQuantile } from 'simple-statistics';
import type { Simulation } from '../run/simulation.ts';
import { type Interval, shareOf } from './intervals.ts';
import { operationsOf } from './operations.ts';
import { rounded } from './rounded.ts';
import type { Counts, Wins } from './tally.ts';

/** A distribution: mean, 10th percentile, median and 90th percentile. All 0 without games. */
export interface Spread {
  mean: number;
  p10: number;
  p50: number;
  p90: number;
}

/** The figures of one card or feature. */
export interface CardFigures extends Interval {
  number: number;
  /** Games in which the card was face up in front of a player, or the feature was laid. */
  inPlay: number;
  /** How often its effect ran; for a feature, any of its benefits. */
  completed: number;
  /** The number of steps in its program, including blocks, and how many of them ever ran. */
  operations: number;
  operationsReached: number;
  /**
   * Share of games won by the seat that began with it, minus the fair share of one seat: 0.05 means 5 percentage points above.
   * `low` and `high` are the bounds of the 95 % interval.
   */
  winLift: number;
}

/** Share of games won, with its 95 % interval. */
export interface WinShare extends Interval {
  games: number;
  winShare: number;
}

/** The figures of one preset hand. */
export type HandFigures = WinShare & { name: string };

/** The figures of a run. The same options and games give the same figures. */
export interface Figures {
  games: number;
  /** Tokens drawn per game, and the points of each seat at the end. */
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
      const { inPlay, runs, ran } = tally.cards[card];
      return {
        number: tables.cards[card].number,
        inPlay,
        completed: runs,
        operations: operationsOf(effects[card]),
        operationsReached: ran.filter((times) => times > 0).length,
        ...liftOf(run, card),
      };
    }),
    hands: subject.hands.map(({ word: { name } }) => ({ name, ...winShare(tally.hands[name]) })),
  };
}

/** Share of games won, with its 95 % interval. */
export function winShare(wins: Wins = { games: 0, won: 0 }): WinShare {
  const { share, low, high } = shareOf(wins);
  return { games: wins.games, winShare: rounded(share), low: rounded(low), high: rounded(high) };
}

/**
 * The games that show what it is worth to begin with a card: those with hands dealt at random, where only chance decides who has
 * it. In a run with named hands, all games.
 */
export function winsWith({ tally, options }: Simulation, card: number): Wins {
  return options.hands ? tally.cards[card].begun : tally.cards[card].dealt;
}

/** Whether the card is in a hand that the run named. Such a card wins whatever the hand wins, regardless of its own effect. */
export const isInNamedHand = ({ options, tables }: Simulation, card: number): boolean =>
  tables.hands.some(({ word, cards }) => options.hands?.includes(word.name) && cards.includes(card));

/** The games that a card may be judged by: those of `winsWith`, or none if its hand was named. */
export function judgedBy(run: Simulation, card: number): Wins {
  return isInNamedHand(run, card) ? { games: 0, won: 0 } : winsWith(run, card);
}

/** How much more often than a fair share the seat that begins with a card wins. */
export function liftOf(run: Simulation, card: number, confidence?: number) {
  const wins = winsWith(run, card);
  const fair = 1 / run.options.players;
  const { share, low, high } = shareOf(wins, confidence);
  const lift = wins.games === 0 ? 0 : share - fair;
  return { winLift: rounded(lift), low: rounded(low - fair), high: rounded(high - fair) };
}

/** The distribution of counted numbers. */
export function spreadOf(counts: Counts): Spread {
  const [values, weights] = [Object.keys(counts).map(Number), Object.values(counts)];
  if (values.length === 0) return { mean: 0, p10: 0, p50: 0, p90: 0 };
  const [p10, p50, p90] = weightedQuantile(values, weights, [0.1, 0.5, 0.9]);
  return { mean: rounded(weightedMean(values, weights)), p10, p50, p90 };
}
