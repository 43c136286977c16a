/** Games of people, beside those of the bots of a run. */
import type { Simulation } from '../run/simulation.ts';
import { type CardCounts, playedBy, shrunkShare } from './shrunk.ts';

/** What people did with a card, in games that are over, with the card as it is now. */
export interface PeopleCard {
  number: number;
  people: CardCounts;
  /** How long they thought about decisions of the card (median), and how many of these they took back. */
  seconds: number | null;
  undone: number;
  /** Their notes: `strong 2, fun`. */
  notes: string;
}

/** Games of people. */
export interface People {
  /** The folder they are in. */
  from: string;
  games: number;
  cards: PeopleCard[];
}

export type Shrunk = ReturnType<typeof shrunkShare>;

/** A card as people played it, beside the bots of a run. */
export interface BesideBots extends PeopleCard {
  bots: CardCounts;
  played: Shrunk;
  won: Shrunk;
}

/** The cards of a run as people played them, beside its bots. */
export function besideRun(run: Simulation, { cards }: People): BesideBots[] {
  const known = new Map(cards.map((one) => [one.number, one]));
  return playedBy(run).flatMap(([card, bots]) => {
    const one = known.get(card);
    if (!one) return [];
    const { people } = one;
    const played = shrunkShare(
      { times: people.played, of: people.seats },
      { times: bots.played, of: bots.seats },
    );
    const won = shrunkShare({ times: people.won, of: people.began }, { times: bots.won, of: bots.began });
    return [{ ...one, bots, played, won }];
  });
}
