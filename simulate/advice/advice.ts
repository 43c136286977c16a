/** Which cards of a run need a change. */
import { liftOf } from '../figures/figures.ts';
import { ENOUGH, WRONG_NAMES } from '../figures/multiple-testing.ts';
import { type Findings, findingsOf } from '../findings/findings.ts';
import type { Ladder } from '../ladder/ladder.ts';
import type { Simulation } from '../run/simulation.ts';
import type { RestrictedPlay } from './restricted.ts';
import type { CardTrial } from './trial.ts';

/** What games besides those of a run say; null where they were not played. */
export interface Further {
  /** The same deals at several strengths. */
  ladder: Ladder | null;
  /** What good players lose who may not use a card. */
  restricted: RestrictedPlay | null;
  /** Changes that were tried, of the cards furthest from a fair share first. */
  trials: CardTrial[] | null;
}

/** Nothing but the run was played. */
export const NOTHING_FURTHER: Further = { ladder: null, restricted: null, trials: null };

/** Whether enough games were played to judge any card: with a ladder at both of its strongest. */
export function judgesAny({ cards }: Findings, ladder: Ladder | null): boolean {
  const strengths = ladder ? ladder.strengths.slice(-2).map((one) => one.cards) : [cards];
  return cards.some((_, at) => strengths.every((all) => all[at].games >= ENOUGH));
}

/**
 * The numbers of the cards that win too much or too little, the furthest from a fair share first: those that the two strongest of a
 * ladder agree about; without a ladder those that stand out in the run.
 */
export function adviceFor(run: Simulation, ladder: Ladder | null): number[] {
  const named = ladder
    ? ladder.cards.map(({ agreed }) => agreed !== null)
    : findingsOf(run).cards.map(({ rate }) => rate <= WRONG_NAMES);
  return run.subject.cards
    .filter((_, at) => named[at])
    .map((card) => ({ number: run.tables.cards[card].number, lift: liftOf(run, card).winLift }))
    .toSorted((a, b) => Math.abs(b.lift) - Math.abs(a.lift) || a.number - b.number)
    .map(({ number }) => number);
}
