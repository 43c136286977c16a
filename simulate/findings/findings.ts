/** What a run says beyond the figures of each card and hand. */

import { rounded, type Spread, spreadOf, winShare, winsWith } from '../figures/figures.ts';
import {
  chanceOf,
  ENOUGH,
  errorsAbove,
  falseDiscoveryRates,
  WRONG_NAMES,
} from '../figures/multiple-testing.ts';
import { type PairFinding, pairsOf } from '../run/pairs.ts';
import type { Simulation } from '../run/simulation.ts';
import { type Price, priceOf } from './price.ts';
import { type Gate, gatesOf, type Stuck, stuckSteps } from './unreached-steps.ts';

/** Of one card or feature. */
export interface CardFindings {
  number: number;
  /** Points its effects made for its owner, and for all others together. */
  points: number;
  pointsOthers: number;
  /** Draws on which it ran more than once, and how often it ran on one at most. */
  again: number;
  mostOnDraw: number;
  /** Games `winLift` comes from, and its false discovery rate among all cards. */
  games: number;
  rate: number;
  gates: Gate[];
  neverReached: Stuck[];
}

/** Share of games won, with bounds of 95 % confidence, and the false discovery rate of its kind. */
export interface Won {
  games: number;
  winShare: number;
  low: number;
  high: number;
  rate: number;
}

export interface Findings {
  /** Of everything that is named, this share is expected to be named wrongly. */
  falseDiscoveryRate: number;
  /** How many were looked at for that. */
  looked: { cards: number; hands: number; seats: number; pairs: number };
  cards: CardFindings[];
  hands: (Won & { name: string })[];
  seats: (Won & { seat: number })[];
  pairs: PairFinding[];
  /** Null where nothing can be said of prices; why, says `noPrice`. */
  price: Price | null;
  noPrice: string | null;
  /** Games in which several lead at the end. */
  ties: number;
  /** Effects that ran on one draw, the most of each game. */
  chains: Spread;
  /** Games that were stopped by a bound (R12.6), by the card that ran most then; null where the draws were too many. */
  stopped: { card: number | null; games: number }[];
  /** Games in which there was none left of something. */
  ranOut: { what: string; games: number }[];
  /** Games that went wrong, all of them, by code; `problems` holds the first. */
  failures: Record<string, number>;
}

/** All there is to find in a run. */
export function findingsOf(run: Simulation): Findings {
  const { subject, tables, tally, effects, options } = run;
  const fair = 1 / options.players;
  const rated = rates(
    subject.cards.map((card) => winsWith(run, card)),
    fair,
  );
  const played = subject.hands.map(({ word }) => ({ name: word.name, wins: tally.hands[word.name] }));
  const hands = played.map(({ wins = { games: 0, won: 0 } }) => wins);
  const handRates = rates(hands, fair);
  const seatRates = rates(tally.seats, fair);
  const pairs = pairsOf(run);
  const price = priceOf(run);
  return {
    falseDiscoveryRate: WRONG_NAMES,
    looked: {
      cards: subject.cards.length,
      hands: hands.length,
      seats: tally.seats.length,
      pairs: pairs.looked,
    },
    cards: subject.cards.map((card, at) => {
      const counted = tally.cards[card];
      return {
        number: tables.cards[card].number,
        points: counted.points,
        pointsOthers: counted.others,
        again: counted.again,
        mostOnDraw: counted.most,
        games: winsWith(run, card).games,
        rate: rounded(rated[at]),
        gates: gatesOf(effects[card], counted),
        neverReached: stuckSteps(effects[card], counted),
      };
    }),
    hands: played.map(({ name }, at) => ({ name, ...winShare(hands[at]), rate: rounded(handRates[at]) })),
    seats: tally.seats.map((wins, seat) => ({ seat, ...winShare(wins), rate: rounded(seatRates[seat]) })),
    pairs: pairs.found,
    ...('problem' in price ? { price: null, noPrice: price.problem } : { price, noPrice: null }),
    ties: tally.tied,
    chains: spreadOf(tally.chains),
    stopped: Object.entries(tally.failures.stopped)
      .map(([card, games]) => ({ card: card === '-' ? null : Number(card), games }))
      .toSorted((a, b) => b.games - a.games || (a.card ?? -1) - (b.card ?? -1)),
    ranOut: Object.entries(tally.ranOut)
      .map(([what, games]) => ({ what, games }))
      .toSorted((a, b) => b.games - a.games || (a.what < b.what ? -1 : 1)),
    failures: Object.fromEntries(
      Object.entries(tally.failures.counts).toSorted(([a], [b]) => (a < b ? -1 : 1)),
    ),
  };
}

/** False discovery rates of shares that should all be fair; what was seen too seldom is not told apart. */
function rates(wins: readonly { games: number; won: number }[], fair: number): number[] {
  return falseDiscoveryRates(wins.map((one) => (one.games < ENOUGH ? 1 : chanceOf(errorsAbove(one, fair)))));
}
