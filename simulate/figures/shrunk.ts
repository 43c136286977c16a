/** Shares of few games of people, beside those of many games of bots. */
import type { Simulation } from '../run/simulation.ts';
import { errorsFor, type Interval } from './intervals.ts';
import { WIN_UNITS } from './tally.ts';

/** What seats did with a card: how many there were, how many had it in play, how many began with it, and what those won. */
export interface CardCounts {
  seats: number;
  played: number;
  began: number;
  won: number;
}

/** What the bots of a run did with each card, by its number. */
export function playedBy({
  subject,
  tables,
  tally,
  options,
}: Simulation): [number: number, played: CardCounts][] {
  return subject.cards.map((card) => {
    const { inPlay, begun } = tally.cards[card];
    const seats = tally.games * options.players;
    const won = begun.won / WIN_UNITS;
    return [tables.cards[card].number, { seats, played: inPlay, began: begun.games, won }];
  });
}

/** How often something happened, and how often it could. */
export interface Occurrences {
  times: number;
  of: number;
}

/** How many seats of people the bots' share counts as, where bots had as many. */
export const WORTH = 20;

/**
 * People's share, shrunk towards that of bots: the mean of the beta posterior whose prior has the bots' mean and is worth `WORTH`
 * seats, with bounds of 95 %. Few seats of people leave it where bots see it, many take it where people do. Null without either.
 */
export function shrunkShare(people: Occurrences, bots: Occurrences): (Interval & { share: number }) | null {
  if (people.of === 0 || bots.of === 0) return null;
  // What bots never did may still happen.
  const prior = (bots.times + 0.5) / (bots.of + 1);
  const worth = Math.min(WORTH, bots.of);
  const weight = worth + people.of;
  const share = (prior * worth + people.times) / weight;
  const width = errorsFor() * Math.sqrt((share * (1 - share)) / (weight + 1));
  return { share, low: Math.max(0, share - width), high: Math.min(1, share + width) };
}
