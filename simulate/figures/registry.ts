/**
 * The figures of a run: what they add up from the rows of games, and what is found in the sums. The same options and games give the
 * same figures. `remarks.ts` lists their sentences, `../sections.ts` their tables.
 */

import type { Counted, RunContext } from '../run/context.ts';
import type { GameResult } from '../run/row.ts';
import * as cards from './cards.ts';
import * as endings from './endings.ts';
import * as hands from './hands.ts';
import * as lengths from './lengths.ts';
import { FALSE_DISCOVERY_RATE } from './multiple-testing.ts';
import * as pairs from './pairs.ts';
import * as price from './price.ts';
import { type Counts, inUnits, type Spread } from './sums.ts';
import * as supplies from './supplies.ts';
import * as timeline from './timeline.ts';
import * as wins from './wins.ts';

/** What each figure adds up: its sums before any game, and how it adds the row of a game. */
const EMPTY = [
  ...[lengths.empty, timeline.empty, supplies.empty, endings.empty],
  ...[cards.empty, pairs.empty, hands.empty, wins.empty],
];
const ADD = [
  ...[lengths.add, timeline.add, supplies.add, endings.add],
  ...[cards.add, pairs.add, hands.add, wins.add],
];

/** The sums of all figures over the games that did not break off with an error. */
export type Tally = { games: number } & lengths.LengthSums &
  timeline.TimelineSums &
  cards.CardSums &
  pairs.PairSums &
  hands.HandSums &
  wins.WinSums &
  supplies.SupplySums &
  endings.EndingSums;

/** The sums before any game. */
export const emptyTally = (effects: RunContext['effects'], players: number): Tally =>
  Object.assign({ games: 0 }, ...EMPTY.map((empty) => empty(effects, players)));

/** Adds a game of a run to its sums. */
export function countGame({ tally, tables }: Counted<Tally>, { row, failure }: GameResult): void {
  if (failure) endings.countFailure(tally.failures, failure);
  if (!row) return;
  tally.games++;
  // Win shares by seat; none in a stopped game, which has no winner.
  const shares = row.won?.map(inUnits) ?? [];
  for (const add of ADD) add(tally, row, shares, tables.cardOf);
}

/** The figures of a run. */
export interface Figures {
  games: number;
  /** Tokens drawn per game, and the points of each seat at the end. */
  draws: Spread;
  points: Spread;
  cards: cards.CardFigures[];
  hands: hands.HandFigures[];
}

/** The figures of the games played so far. */
export const figuresOf = (run: Counted<Tally>): Figures => ({
  ...{ games: run.tally.games, ...lengths.figures(run.tally), ...cards.figures(run), ...hands.figures(run) },
});

/** The findings of a run, beyond the figures of each card and hand. */
export interface Findings
  extends cards.CardFindings,
    hands.HandFindings,
    wins.SeatFindings,
    price.PriceFindings,
    endings.EndingFindings,
    supplies.SupplyFindings {
  /** The expected share of wrong names among everything that is named. */
  falseDiscoveryRate: number;
  /** How many of each kind were tested. */
  looked: { cards: number; hands: number; seats: number; pairs: number };
  pairs: pairs.PairFinding[];
  /** Games that ended in a tie. */
  ties: number;
  /** The most effects that ran on one draw of each game. */
  chains: Spread;
  /** All failed games, by code; `problems` in the output of `--json` lists only the first ones. */
  failures: Counts;
}

/** All findings of a run. */
export function findingsOf(run: Counted<Tally>): Findings {
  const { subject, tally } = run;
  const { looked, found } = pairs.find(run);
  return {
    falseDiscoveryRate: FALSE_DISCOVERY_RATE,
    looked: {
      ...{ cards: subject.cards.length, hands: subject.hands.length },
      ...{ seats: tally.seats.length, pairs: looked },
    },
    ...{ ...cards.find(run), ...hands.find(run), ...wins.find(run), pairs: found, ...price.find(run) },
    ...{
      ties: tally.tied,
      ...lengths.find(tally),
      ...endings.findStopped(tally),
      ...supplies.find(tally),
    },
    ...endings.findFailures(tally),
  };
}
