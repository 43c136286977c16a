/** Shares of few games of people, combined with those of many games of bots. */
import { errorsFor } from '../statistics/certainty.ts';
import { WIN_UNITS } from '../statistics/sums.ts';
import type { CardRun } from './cards.ts';

/** Counts for each card in a run's games of bots, by card number. */
export const playedBy = ({ subject, tables, tally, options }: CardRun) =>
  subject.cards.map((card) => {
    const { inPlay, begun } = tally.cards[card];
    const seats = tally.games * options.players;
    const counts = { seats, played: inPlay, began: begun.games, won: begun.won / WIN_UNITS };
    return [tables.cards[card].number, counts] as const;
  });

/** Counts for a card: all seats, the seats that had it in play, the seats that began with it, and their wins. */
export type CardCounts = ReturnType<typeof playedBy>[number][1];

/** How often an event happened, and how often it could have. */
type Occurrences = Record<'times' | 'of', number>;

/** The weight of the bots' share, in seats of people; at most the number of the bots' own seats. */
export const BOT_WEIGHT_SEATS = 20;

/**
 * People's share, shrunk towards that of bots: the mean of the beta posterior whose prior has the bots' mean and the weight of
 * `BOT_WEIGHT_SEATS` seats, with its 95 % interval. With few seats of people it stays close to the bots' share, with many it approaches the
 * people's. Null if either has no seats.
 */
export function shrunkShare(people: Occurrences, bots: Occurrences) {
  if (people.of === 0 || bots.of === 0) return null;
  // An event that bots never produced still has a chance.
  const prior = (bots.times + 0.5) / (bots.of + 1);
  const worth = Math.min(BOT_WEIGHT_SEATS, bots.of);
  const weight = worth + people.of;
  const share = (prior * worth + people.times) / weight;
  const width = errorsFor() * Math.sqrt((share * (1 - share)) / (weight + 1));
  return { share, low: Math.max(0, share - width), high: Math.min(1, share + width) };
}

/** How often people had a card in play and won with it, shrunk towards bots. */
export const cardEstimates = (people: CardCounts, bots: CardCounts) => ({
  played: shrunkShare({ times: people.played, of: people.seats }, { times: bots.played, of: bots.seats }),
  won: shrunkShare({ times: people.won, of: people.began }, { times: bots.won, of: bots.began }),
});
