/** Finds pairs of cards that win far more together than either card alone. */

import { shareOf } from '../figures/intervals.ts';
import {
  ENOUGH,
  errorsAbove,
  falseDiscoveryRates,
  pValue,
  WRONG_NAMES,
} from '../figures/multiple-testing.ts';
import { rounded } from '../figures/rounded.ts';
import type { Simulation } from '../run/simulation.ts';

/** The numbers of two cards, the games in which one player began with both, and how often that player won. */
export interface PairFinding {
  cards: [number, number];
  games: number;
  winShare: number;
  /** How often the player who begins with the better of the two cards wins. */
  better: number;
  /** The false discovery rate among all pairs. */
  rate: number;
}

/** How much more often a pair has to win to be named: 10 percentage points. */
const FAR = 0.1;

/** The pairs that stand out, the strongest first, and how many were tested: those that were dealt together often enough. */
export function pairsOf({ tables, tally }: Simulation): { looked: number; found: PairFinding[] } {
  const judged = Object.entries(tally.pairs).flatMap(([key, wins]) => {
    if (wins.games < ENOUGH) return [];
    const pair = key.split(' ').map(Number);
    const better = Math.max(...pair.map((card) => shareOf(tally.cards[card].dealt).share));
    const above = errorsAbove(wins, better);
    // One-sided, because only pairs that win more are of interest.
    return [{ pair, wins, better, p: above > 0 ? pValue(above) / 2 : 1 }];
  });
  const rates = falseDiscoveryRates(judged.map(({ p }) => p));
  const found = judged.flatMap(({ pair, wins, better }, at): PairFinding[] => {
    const { share } = shareOf(wins);
    if (rates[at] > WRONG_NAMES || share - better < FAR) return [];
    const [a, b] = pair.map((card) => tables.cards[card].number);
    return [
      {
        ...{ cards: [a, b], games: wins.games, winShare: rounded(share) },
        ...{ better: rounded(better), rate: rounded(rates[at]) },
      },
    ];
  });
  const more = ({ winShare, better }: PairFinding): number => winShare - better;
  return {
    looked: judged.length,
    found: found.toSorted((x, y) => more(y) - more(x) || x.cards[0] - y.cards[0] || x.cards[1] - y.cards[1]),
  };
}
