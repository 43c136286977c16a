/** Selects the cards of a run that need a change. */
import { cardLift } from '../figures/cards.ts';
import type { Findings } from '../figures/registry.ts';
import type { Ladder } from '../ladder/ladder.ts';
import type { Simulation } from '../run/simulation.ts';
import { FALSE_DISCOVERY_RATE, FEWEST_GAMES, isJudged } from '../statistics/certainty.ts';
import type { RestrictedPlay } from './restricted.ts';
import type { CardTrial } from './trial.ts';

/** Results of further games played in addition to the run; null where they were not played. */
export interface Further {
  /** The same deals, played by bots of several strengths. */
  ladder: Ladder | null;
  /** How often good players lose because they may not use a card. */
  restricted: RestrictedPlay | null;
  /** The changes that were played, for the cards furthest from a fair share first. */
  trials: CardTrial[] | null;
}

/** The result if only the run was played. */
export const NOTHING_FURTHER: Further = { ladder: null, restricted: null, trials: null };

/**
 * What it takes to judge a card, as the rest of a sentence, if no card was played often enough; else null. With a ladder, both of
 * its strongest bots need enough games.
 */
export function missingToJudge({ cards }: Findings, ladder: Ladder | null): string | null {
  const strengths = ladder ? ladder.strengths.slice(-2).map((one) => one.cards) : [cards];
  if (cards.some((_, at) => strengths.every((all) => isJudged(all[at])))) return null;
  const of = ladder ? ` of each of ${ladder.strongest.join(' and ')}` : '';
  return `that takes ${FEWEST_GAMES} games${of} that begin with it`;
}

/**
 * The numbers of the cards that win too often or too rarely, the furthest from a fair share first. With a ladder, those on which
 * its two strongest bots agree; otherwise those that stand out in the run.
 */
export function adviceFor(run: Simulation, findings: Findings, ladder: Ladder | null): number[] {
  const { cards } = run.subject;
  const judged = ladder
    ? ladder.cards.map(({ agreed }, at) => ({ isNamed: agreed !== null, lift: liftOfStrongest(ladder, at) }))
    : findings.cards.map(({ rate }, at) => ({
        isNamed: rate <= FALSE_DISCOVERY_RATE,
        lift: cardLift(run, cards[at]).winLift,
      }));
  return cards
    .map((card, at) => ({ number: run.tables.cards[card].number, ...judged[at] }))
    .filter(({ isNamed }) => isNamed)
    .toSorted((a, b) => Math.abs(b.lift) - Math.abs(a.lift) || a.number - b.number)
    .map(({ number }) => number);
}

/** The mean lift of a card with the two strongest bots of a ladder. */
const liftOfStrongest = ({ strengths }: Ladder, at: number): number =>
  strengths.slice(-2).reduce((sum, { cards }) => sum + cards[at].winLift / 2, 0);
