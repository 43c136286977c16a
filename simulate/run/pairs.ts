/** Two cards that together win far more than each. */

import { rounded } from '../figures/figures.ts';
import {
  chanceOf,
  ENOUGH,
  errorsAbove,
  falseDiscoveryRates,
  WRONG_NAMES,
} from '../figures/multiple-testing.ts';
import { WIN_UNITS, type Wins } from '../figures/tally.ts';
import type { Simulation } from './simulation.ts';

/** Numbers of two cards, games in which one player began with both, and how often that one won. */
export interface PairFinding {
  cards: [number, number];
  games: number;
  winShare: number;
  /** How often who begins with the better of them wins. */
  better: number;
  /** The false discovery rate among all pairs. */
  rate: number;
}

/** How much more often they have to win: ten games of a hundred. */
const FAR = 0.1;

/** The pairs that stand out, the strongest first, and how many were looked at: those often enough in one dealt hand. */
export function pairsOf({ subject, tables, tally }: Simulation): { looked: number; found: PairFinding[] } {
  const about = new Set(subject.cards);
  const shareOf = ({ games, won }: Wins): number => (games === 0 ? 0 : won / WIN_UNITS / games);
  const all = Object.entries(tally.pairs).flatMap(([key, wins]) => {
    const [a, b] = key.split(' ').map(Number);
    if (wins.games < ENOUGH || !about.has(a) || !about.has(b)) return [];
    const better = Math.max(shareOf(tally.cards[a].dealt), shareOf(tally.cards[b].dealt));
    const above = errorsAbove(wins, better);
    // Only more is looked for.
    return [{ a, b, wins, better, rng: above > 0 ? chanceOf(above) / 2 : 1 }];
  });
  const rates = falseDiscoveryRates(all.map(({ rng }) => rng));
  const found = all.flatMap(({ a, b, wins, better }, at): PairFinding[] => {
    const share = shareOf(wins);
    if (rates[at] > WRONG_NAMES || share - better < FAR) return [];
    return [
      {
        cards: [tables.cards[a].number, tables.cards[b].number],
        games: wins.games,
        winShare: rounded(share),
        better: rounded(better),
        rate: rounded(rates[at]),
      },
    ];
  });
  const more = ({ winShare, better }: PairFinding): number => winShare - better;
  return {
    looked: all.length,
    found: found.toSorted((x, y) => more(y) - more(x) || x.cards[0] - y.cards[0] || x.cards[1] - y.cards[1]),
  };
}
