/**
 * The figures of a run: what they add up from the rows of games, and what is found in the sums. The same options and games give the
 * same figures. `../sections.ts` lists their tables and sentences.
 */
import type { GameResult } from '../data/columns.ts';
import { FALSE_DISCOVERY_RATE } from '../statistics/certainty.ts';
import { inUnits } from '../statistics/sums.ts';
import * as cards from './cards.ts';
import type { CountedRun, RunContext } from './context.ts';
import * as endings from './endings.ts';
import * as hands from './hands.ts';
import * as lengths from './lengths.ts';
import * as pairs from './pairs.ts';
import * as price from './price.ts';
import * as supplies from './supplies.ts';
import * as timeline from './timeline.ts';
import * as wins from './wins.ts';

/** The sums of all figures before any game. Games that break off with an error are not in them. */
export const emptyTally = (effects: RunContext['effects'], players: number) => ({
  games: 0,
  ...lengths.empty(),
  ...timeline.empty(),
  ...supplies.empty(),
  ...endings.empty(),
  ...cards.empty(effects),
  ...pairs.empty(),
  ...hands.empty(),
  ...wins.empty(players),
});
export type Tally = ReturnType<typeof emptyTally>;

/** Adds a game of a run to its sums. */
export function countGame({ tally, tables }: CountedRun<Tally>, { row, failure }: GameResult): void {
  if (failure) endings.countFailure(tally.failures, failure);
  if (!row) return;
  tally.games++;
  // Win shares by seat; none in a stopped game, which has no winner.
  const shares = row.won?.map(inUnits) ?? [];
  lengths.add(tally, row);
  timeline.add(tally, row);
  supplies.add(tally, row);
  endings.add(tally, row, shares);
  cards.add(tally, row, shares, tables.cardOf);
  pairs.add(tally, row, shares, tables.cardOf);
  hands.add(tally, row, shares);
  wins.add(tally, row, shares);
}

/** The figures of the games played so far. */
export const runFigures = (run: CountedRun<Tally>) => ({
  games: run.tally.games,
  ...lengths.figures(run.tally),
  ...cards.figures(run),
  ...hands.figures(run),
});
export type Figures = ReturnType<typeof runFigures>;

/** The findings of a run, beyond the figures of each card and hand. */
export function runFindings(run: CountedRun<Tally>) {
  const { subject, tally } = run;
  const { looked, found } = pairs.find(run);
  return {
    /** The expected share of wrong names among everything that is named. */
    falseDiscoveryRate: FALSE_DISCOVERY_RATE,
    /** How many of each kind were tested. */
    looked: {
      cards: subject.cards.length,
      hands: subject.hands.length,
      seats: tally.seats.length,
      pairs: looked,
    },
    ...cards.find(run),
    ...hands.find(run),
    ...wins.find(run),
    pairs: found,
    ...price.find(run),
    /** Games that ended in a tie. */
    ties: tally.tied,
    ...lengths.find(tally),
    stopped: endings.findStopped(tally),
    ...supplies.find(tally),
    ...endings.findFailures(tally),
  };
}
export type Findings = ReturnType<typeof runFindings>;
