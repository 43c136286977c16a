/** Games of people, compared with those of the bots of a run. */
import type { Simulation } from '../run/simulation.ts';
import { type CardCounts, playedBy, shrunkShare } from './shrunk.ts';

/** How people used a card, in finished games with the current version of the card. */
export interface PeopleCard {
  number: number;
  people: CardCounts;
  /** The median time they took for decisions of the card, in seconds, and how many of these decisions they took back. */
  seconds: number | null;
  undone: number;
  /** Their notes, counted: `strong 2, fun`. */
  notes: string;
}

/** Games of people. */
export interface People {
  /** The folder with the games. */
  from: string;
  games: number;
  cards: PeopleCard[];
}

export type Shrunk = ReturnType<typeof shrunkShare>;

/** A card's figures in games of people, next to those of the bots of a run. */
export interface ComparedWithBots extends PeopleCard {
  bots: CardCounts;
  played: Shrunk;
  won: Shrunk;
}

/** The cards of a run as people played them, next to its bots. */
export function compareWithBots(run: Simulation, { cards }: People): ComparedWithBots[] {
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
