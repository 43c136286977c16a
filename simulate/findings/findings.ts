/** The findings of a run, beyond the figures of each card and hand. */

import type { HandTable } from '../../runtime/index.ts';
import { judgedBy, type Spread, spreadOf, type WinShare, winShare, winsWith } from '../figures/figures.ts';
import { type Interval, shareOfGames } from '../figures/intervals.ts';
import {
  ENOUGH,
  errorsAbove,
  falseDiscoveryRates,
  pValue,
  WRONG_NAMES,
} from '../figures/multiple-testing.ts';
import { rounded } from '../figures/rounded.ts';
import type { CardTally, Counts, HandTally, Wins } from '../figures/tally.ts';
import type { Simulation } from '../run/simulation.ts';
import { type PairFinding, pairsOf } from './pairs.ts';
import { type Price, priceOf } from './price.ts';
import { type EffectGate, gatesOf, type UnreachedStep, unreachedSteps } from './unreached-steps.ts';

/** The findings about one card or feature. */
export interface CardFindings {
  number: number;
  /** Points that its effects gave its owner, and all other players together. */
  points: number;
  pointsOthers: number;
  /** Draws on which it ran more than once, and its most runs on one draw. */
  again: number;
  mostOnDraw: number;
  /** The games that `winLift` is based on, and its false discovery rate among all cards. */
  games: number;
  rate: number;
  /** Games in which a player began with it in hand; the share of them in which it stayed there, with its 95 % interval. */
  held: number;
  dead: Interval & { share: number };
  /** How many draws it took to come into play from such a hand; all 0 if it never did. */
  came: Spread;
  gates: EffectGate[];
  neverReached: UnreachedStep[];
}

/** Share of games won, with its false discovery rate among all shares of its kind. */
export type RatedShare = WinShare & { rate: number };

/** A card of a preset hand that does nothing in most games with the hand. */
export interface DeadCard {
  number: number;
  /** The share of the hand's games in which it was in play. */
  inPlay: number;
  /** The share of the hand's games in which it ran. */
  ran: number;
}

export interface Findings {
  /** The expected share of wrong names among everything that is named. */
  falseDiscoveryRate: number;
  /** How many of each kind were tested. */
  looked: { cards: number; hands: number; seats: number; pairs: number };
  cards: CardFindings[];
  /** `points`: mean points of the hand's seat. `dead`: its cards that do nothing in most of its games, the least active first. */
  hands: (RatedShare & { name: string; points: number; dead: DeadCard[] })[];
  seats: (RatedShare & { seat: number })[];
  pairs: PairFinding[];
  /** Null if prices cannot be judged; `noPrice` is the reason. */
  price: Price | null;
  noPrice: string | null;
  /** Games that ended in a tie. */
  ties: number;
  /** The most effects that ran on one draw of each game. */
  chains: Spread;
  /** Games stopped by a bound (R12.6), by the card that ran most at that point; null if there were too many draws. */
  stopped: { card: number | null; games: number }[];
  /** Games in which a supply ran out. */
  ranOut: { what: string; games: number }[];
  /** All failed games, by code; `problems` in the output of `--json` lists only the first ones. */
  failures: Counts;
}

/** All findings of a run. */
export function findingsOf(run: Simulation): Findings {
  const { subject, tables, tally, effects, options } = run;
  const fair = 1 / options.players;
  const cards = subject.cards.map((card) => ({ card, wins: winsWith(run, card) }));
  const rates = ratesOf(
    subject.cards.map((card) => judgedBy(run, card)),
    fair,
  );
  const names = subject.hands.map(({ word }) => word.name);
  const hands = ratedShares(
    names.map((name) => tally.hands[name]),
    fair,
  );
  const pairs = pairsOf(run);
  const price = priceOf(run);
  const { stopped, counts } = tally.failures;
  return {
    falseDiscoveryRate: WRONG_NAMES,
    looked: {
      ...{ cards: cards.length, hands: hands.length },
      ...{ seats: tally.seats.length, pairs: pairs.looked },
    },
    cards: cards.map(({ card, wins }, at) => {
      const counted = tally.cards[card];
      return {
        number: tables.cards[card].number,
        points: counted.points,
        pointsOthers: counted.others,
        again: counted.again,
        mostOnDraw: counted.most,
        games: wins.games,
        rate: rounded(rates[at]),
        held: counted.held,
        dead: deadShare(counted),
        came: spreadOf(counted.came),
        gates: gatesOf(effects[card], counted),
        neverReached: unreachedSteps(effects[card], counted),
      };
    }),
    hands: hands.map((hand, at) => ({ name: names[at], ...hand, ...handPlay(run, subject.hands[at]) })),
    seats: ratedShares(tally.seats, fair).map((share, seat) => ({ seat, ...share })),
    pairs: pairs.found,
    ...('problem' in price ? { price: null, noPrice: price.problem } : { price, noPrice: null }),
    ties: tally.tied,
    chains: spreadOf(tally.chains),
    stopped: Object.entries(stopped)
      .map(([card, games]) => ({ card: card === '-' ? null : Number(card), games }))
      .toSorted((a, b) => b.games - a.games || (a.card ?? -1) - (b.card ?? -1)),
    ranOut: Object.entries(tally.ranOut)
      .toSorted((a, b) => b[1] - a[1] || byName(a, b))
      .map(([what, games]) => ({ what, games })),
    failures: Object.fromEntries(Object.entries(counts).toSorted(byName)),
  };
}

function deadShare({ held, dead }: CardTally) {
  const { share, low, high } = shareOfGames(dead, held);
  return { share: rounded(share), low: rounded(low), high: rounded(high) };
}

/** A card of a hand is dead if it runs in less than this share of the hand's games. Even a card in play may be useless. */
const DEAD = 0.3;

/** The points of the seat of a preset hand, and the hand's dead cards, the least active first. */
function handPlay({ tables, tally, subject }: Simulation, { word, cards }: HandTable) {
  const none: HandTally = { games: 0, points: 0, inPlay: {}, ran: {} };
  const { games, points, inPlay, ran } = tally.handPlay[word.name] ?? none;
  const dead = cards.flatMap((card): DeadCard[] => {
    const { number } = tables.cards[card];
    if (games < ENOUGH || !subject.cards.includes(card)) return [];
    const [seen, did] = [inPlay, ran].map((counts) => (counts[number] ?? 0) / games);
    return did < DEAD ? [{ number, inPlay: rounded(seen), ran: rounded(did) }] : [];
  });
  return {
    points: games === 0 ? 0 : rounded(points / games),
    dead: dead.toSorted((a, b) => a.ran - b.ran || a.number - b.number),
  };
}

/** False discovery rates of shares that should all be fair. A share of too few games never stands out. */
function ratesOf(wins: readonly Wins[], fair: number): number[] {
  return falseDiscoveryRates(wins.map((one) => (one.games < ENOUGH ? 1 : pValue(errorsAbove(one, fair)))));
}

function ratedShares(wins: readonly (Wins | undefined)[], fair: number): RatedShare[] {
  const played = wins.map((one = { games: 0, won: 0 }) => one);
  const rates = ratesOf(played, fair);
  return played.map((one, at) => ({ ...winShare(one), rate: rounded(rates[at]) }));
}

const byName = ([a]: [string, number], [b]: [string, number]): number => (a < b ? -1 : 1);
