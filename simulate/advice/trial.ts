/**
 * Trying changes of a card before one is advised: the same deals with the card as it is and with each version of it, in all of
 * which somebody begins with the card. All versions play some games; the two that come closest to a fair share, made as much larger as it
 * takes, play all.
 */

import { rounded } from '../figures/figures.ts';
import type { Interval } from '../figures/intervals.ts';
import { errorsFor, shareOf } from '../figures/intervals.ts';
import { ENOUGH } from '../figures/multiple-testing.ts';
import { WIN_UNITS } from '../figures/tally.ts';
import type { PlayedGame, Setup } from '../run/match.ts';
import { GOOD } from './restricted.ts';
import { type Variation, variationsOf, type Wanted } from './variations.ts';

/** How a version of a card does: games won by who begins with it, more than a fair share. */
export interface Lift extends Interval {
  games: number;
  lift: number;
}

/** A version that was played. */
export interface Tried extends Lift {
  /** What is other than in the card as it is: `3vp instead of 4`. */
  change: string;
  /** How much it changes, game by game. */
  difference: Interval & { mean: number };
}

/** What was tried of one card. */
export interface Trial {
  number: number;
  /** The card as it is. */
  now: Lift;
  wanted: Wanted | null;
  /** The versions that were played, the one closest to a fair share first; none where the card needs no change. */
  tried: Tried[];
  /** The change to make: of all that were played in full, the closest to a fair share, if it is closer than the card as it is. */
  advice: string | null;
}

/** Plays games of a version and tells, by index, what share of the win fell to who began with the card. */
export type PlayVersion = (
  setup: Setup,
  games: { from: number; to: number },
  what: string,
) => Promise<Shares>;

/** Shares of wins by the index of the game; games that did not end are missing. */
export type Shares = ReadonlyMap<number, number>;

/** The first part of the games, which all versions play. */
const FIRST_PART = 4;
/** Versions that play all games. */
const FINALISTS = 2;

/** What is played to try a version of a card. */
export function trialSetup({ options, inherited }: Setup, chain: Setup['chain'], number: number): Setup {
  const { hands: _, ...rest } = options;
  const bots = options.bots.map(() => GOOD);
  return { chain, options: { ...rest, bots, cards: [number] }, inherited, against: null };
}

/** The share of the win of who began with a card in a game; null for a game without a winner. */
export function shareWith({ row }: PlayedGame, number: number): number | null {
  const seat = row?.began.findIndex((cards) => cards.includes(number)) ?? -1;
  return row?.won?.[seat] ?? null;
}

/** A difference that is smaller than this says nothing about how large a change has to be. */
const LEAST = 0.005;
/** The most times that a change is made larger. */
const MOST_TIMES = 12;

/**
 * A change as large as it takes: as many times as large as it has to be if each time does as much as the first. The change itself where
 * once is enough, or nothing larger is possible.
 */
function largeEnough(variation: Variation, lift: number, did: number): Variation {
  if (Math.sign(did) === Math.sign(lift) || Math.abs(did) < LEAST) return variation;
  for (let times = Math.min(MOST_TIMES, Math.round(Math.abs(lift / did))); times > 1; times--) {
    const larger = variation.sized(times);
    if (larger) return larger;
  }
  return variation;
}

/** Tries changes of a card. @param games how many are played of the card as it is, and of the best versions */
export async function tryChanges(
  setup: Setup,
  number: number,
  games: number,
  play: PlayVersion,
): Promise<Trial> {
  const fair = 1 / setup.options.players;
  const playAll = (chain: Setup['chain'], from: number, to: number, what: string) =>
    play(trialSetup(setup, chain, number), { from, to }, what);
  const before = await playAll(setup.chain, 0, games, `card ${number} as it is`);
  const now = liftOf(before, fair);
  const isFair = now.games < ENOUGH || (now.low <= 0 && now.high >= 0);
  if (isFair) return { number, now, wanted: null, tried: [], advice: null };
  const wanted = now.lift > 0 ? 'weaker' : 'stronger';
  const first = Math.ceil(games / FIRST_PART);
  const all: (Variation & { shares: Shares })[] = [];
  for (const variation of variationsOf(setup.chain, number, wanted))
    all.push({
      ...variation,
      shares: await playAll(variation.chain, 0, first, `card ${number} with ${variation.change}`),
    });
  // Differences from the same deals are more certain than what a part of the games says alone.
  const expected = ({ shares }: { shares: Shares }) => Math.abs(now.lift + differenceOf(shares, before).mean);
  const order = all.toSorted((a, b) => expected(a) - expected(b));
  const finalists: { change: string; shares: Shares }[] = [];
  for (const { shares, ...variation } of order.slice(0, FINALISTS)) {
    const enough = largeEnough(variation, now.lift, differenceOf(shares, before).mean);
    const isSame = enough === variation;
    const rest = await playAll(
      enough.chain,
      isSame ? first : 0,
      games,
      `card ${number} with ${enough.change}`,
    );
    finalists.push({ change: enough.change, shares: new Map([...(isSame ? shares : []), ...rest]) });
  }
  const tried = [...finalists, ...order.slice(FINALISTS)].map(
    ({ change, shares }): Tried => ({
      ...{ change, ...liftOf(shares, fair), difference: differenceOf(shares, before) },
    }),
  );
  const [best] = tried.slice(0, FINALISTS).toSorted((a, b) => Math.abs(a.lift) - Math.abs(b.lift));
  const isBetter = best !== undefined && Math.abs(best.lift) < Math.abs(now.lift);
  return { number, now, wanted, tried: tried.toSorted(byLift), advice: isBetter ? best.change : null };
}

/** Versions that were played in full first, then by how near they come to a fair share. */
const byLift = (a: Tried, b: Tried): number => b.games - a.games || Math.abs(a.lift) - Math.abs(b.lift);

function liftOf(shares: Shares, fair: number): Lift {
  const games = shares.size;
  if (games === 0) return { games, lift: 0, low: -fair, high: 1 - fair };
  const won = [...shares.values()].reduce((sum, share) => sum + share, 0) * WIN_UNITS;
  const { share, low, high } = shareOf({ games, won });
  return { games, lift: rounded(share - fair), low: rounded(low - fair), high: rounded(high - fair) };
}

/** The mean of the differences of games that both played, with its interval. */
function differenceOf(now: Shares, before: Shares): Tried['difference'] {
  const all = [...now].flatMap(([game, share]) => {
    const then = before.get(game);
    return then === undefined ? [] : [share - then];
  });
  if (all.length < 2) return { mean: 0, low: -1, high: 1 };
  const mean = all.reduce((sum, one) => sum + one, 0) / all.length;
  const squares = all.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  const width = errorsFor() * Math.sqrt(squares / (all.length - 1) / all.length);
  return { mean: rounded(mean), low: rounded(mean - width), high: rounded(mean + width) };
}
