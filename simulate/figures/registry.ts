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
import { inUnits } from './sums.ts';
import * as supplies from './supplies.ts';
import * as timeline from './timeline.ts';
import * as wins from './wins.ts';

/** The figures: their sums before any game, and how they add the row of a game. */
const FIGURES = [lengths, timeline, supplies, endings, cards, pairs, hands, wins] as const;

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
  Object.assign({ games: 0 }, ...FIGURES.map(({ empty }) => empty(effects, players)));

/** Adds a game of a run to its sums. */
export function countGame({ tally, tables }: Counted<Tally>, { row, failure }: GameResult): void {
  if (failure) endings.countFailure(tally.failures, failure);
  if (!row) return;
  tally.games++;
  // Win shares by seat; none in a stopped game, which has no winner.
  const shares = row.won?.map(inUnits) ?? [];
  for (const { add } of FIGURES) add(tally, row, shares, tables.cardOf);
}

/** The figures of the games played so far. */
export const figuresOf = (run: Counted<Tally>) => ({
  ...{ games: run.tally.games, ...lengths.figures(run.tally), ...cards.figures(run), ...hands.figures(run) },
});
export type Figures = ReturnType<typeof figuresOf>;

/** The findings of a run, beyond the figures of each card and hand. */
export function findingsOf(run: Counted<Tally>) {
  const { subject, tally } = run;
  const { looked, found } = pairs.find(run);
  return {
    /** The expected share of wrong names among everything that is named. */
    falseDiscoveryRate: FALSE_DISCOVERY_RATE,
    /** How many of each kind were tested. */
    looked: {
      ...{ cards: subject.cards.length, hands: subject.hands.length },
      ...{ seats: tally.seats.length, pairs: looked },
    },
    ...{ ...cards.find(run), ...hands.find(run), ...wins.find(run), pairs: found, ...price.find(run) },
    /** Games that ended in a tie. */
    ties: tally.tied,
    ...lengths.find(tally),
    stopped: endings.findStopped(tally),
    ...supplies.find(tally),
    ...endings.findFailures(tally),
  };
}
export type Findings = ReturnType<typeof findingsOf>;
