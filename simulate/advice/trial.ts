/**
 * Trying changes of a card before one is advised. The card and each version of it play the same deals, in all of which somebody
 * begins with the card. Every version plays some games. The two that promise to come closest to a fair share are scaled to it and
 * play all games, and further sizes if that was too much or too little.
 */

import type { Interval } from '../figures/intervals.ts';
import { errorsFor, shareOf } from '../figures/intervals.ts';
import { ENOUGH } from '../figures/multiple-testing.ts';
import { rounded } from '../figures/rounded.ts';
import { WIN_UNITS } from '../figures/tally.ts';
import type { PlayedGame, RunSetup } from '../run/match.ts';
import { GOOD } from './restricted.ts';
import { type Direction, type Variation, variationsOf } from './variations.ts';

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
export interface CardTrial {
  number: number;
  /** The card as it is. */
  now: Lift;
  wanted: Direction | null;
  /** The versions that were played, the one closest to a fair share first; none where the card needs no change. */
  tried: Tried[];
  /** The change to make: of all that were played in full, the closest to a fair share, if it is closer than the card as it is. */
  advice: string | null;
}

/** Plays games of a version and tells, by index, what share of the win fell to who began with the card. */
export type PlayVersion = (
  setup: RunSetup,
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
export function trialSetup(
  { options, inherited }: RunSetup,
  chain: RunSetup['chain'],
  number: number,
): RunSetup {
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
const MOST_TIMES = 20;
/** How many times as large a change is tried next that did nothing: a card may win as long as it is the strongest at all. */
const LARGER = 4;
/** How often a change is made larger or smaller again, by what it did when it was played. */
const SIZES = 3;

/** What is left of a lift with a change of this size: a number of times the smallest change of its kind. */
interface Point {
  times: number;
  lift: number;
}

/**
 * The size of a change that should leave nothing of a lift, if what it does grows evenly between two sizes; the largest that is possible
 * where even that is not enough. One several times as large where it does nothing, and the change itself where it does the opposite.
 */
function sizedFor(variation: Variation, a: Point, b: Point): Variation {
  const each = (b.lift - a.lift) / (b.times - a.times);
  const isIdle = Math.abs(each) < LEAST;
  if (!isIdle && Math.sign(each) === Math.sign(a.lift)) return variation;
  const wanted = isIdle ? LARGER * b.times : Math.max(1, Math.round(a.times - a.lift / each));
  for (let times = Math.min(MOST_TIMES, wanted); times > 0; times--) {
    const sized = times === variation.times ? variation : variation.sized(times);
    if (sized) return sized;
  }
  return variation;
}

/** The two sizes to look between: those nearest to a fair share on either side; while all are on one side, none and the last. */
function aroundFair(points: readonly Point[]): [Point, Point] {
  const [none] = points;
  const nearest = (isOver: boolean) =>
    points
      .filter(({ lift }) => (Math.sign(lift) !== Math.sign(none.lift)) === isOver)
      .toSorted((a, b) => Math.abs(a.lift) - Math.abs(b.lift))[0];
  const over = nearest(true);
  return over ? [nearest(false), over] : [none, points[points.length - 1]];
}

/** Tries changes of a card. @param games how many are played of the card as it is, and of the best versions */
export async function tryChanges(
  setup: RunSetup,
  number: number,
  games: number,
  play: PlayVersion,
): Promise<{ trial: CardTrial; chain: RunSetup['chain'] }> {
  const fair = 1 / setup.options.players;
  const playAll = ({ chain, change }: Pick<Variation, 'chain' | 'change'>, from: number, to: number) =>
    play(trialSetup(setup, chain, number), { from, to }, `card ${number} with ${change}`);
  const before = await play(
    trialSetup(setup, setup.chain, number),
    { from: 0, to: games },
    `card ${number} as it is`,
  );
  const now = liftOf(before, fair);
  const { chain } = setup;
  if (now.games < ENOUGH || isFair(now))
    return { trial: { number, now, wanted: null, tried: [], advice: null }, chain };
  const wanted = now.lift > 0 ? 'weaker' : 'stronger';
  const none: Point = { times: 0, lift: now.lift };
  const first = Math.ceil(games / FIRST_PART);
  const all: { variation: Variation; shares: Shares; sized: Variation; expected: number }[] = [];
  for (const variation of variationsOf(chain, number, wanted)) {
    const shares = await playAll(variation, 0, first);
    // Differences from the same deals are more certain than what a part of the games says alone.
    const did = differenceOf(shares, before).mean;
    const sized = sizedFor(variation, none, { times: variation.times, lift: now.lift + did });
    const expected = Math.abs(now.lift + (did * sized.times) / variation.times);
    all.push({ variation, shares, sized, expected });
  }
  const order = all.toSorted((a, b) => a.expected - b.expected);
  const finalists: (Variation & { shares: Shares })[] = [];
  for (const { variation, shares, sized } of order.slice(0, FINALISTS)) {
    const points = [none];
    for (let next = sized; points.length <= SIZES; next = sizedFor(variation, ...aroundFair(points))) {
      if (points.some(({ times }) => times === next.times)) break;
      const isSame = next === variation;
      const rest = await playAll(next, isSame ? first : 0, games);
      const played = new Map([...(isSame ? shares : []), ...rest]);
      const lift = liftOf(played, fair);
      finalists.push({ ...next, shares: played });
      points.push({ times: next.times, lift: lift.lift });
      if (isFair(lift)) break;
    }
  }
  const triedOf = ({ change, shares }: { change: string; shares: Shares }): Tried => ({
    ...{ change, ...liftOf(shares, fair), difference: differenceOf(shares, before) },
  });
  const others = order
    .slice(FINALISTS)
    .map(({ variation, shares }) => triedOf({ change: variation.change, shares }));
  const tried = [...finalists.map(triedOf), ...others].toSorted(byLift);
  const [best] = finalists
    .map((one) => ({ ...one, left: Math.abs(liftOf(one.shares, fair).lift) }))
    .toSorted((a, b) => a.left - b.left);
  const isBetter = best !== undefined && best.left < Math.abs(now.lift);
  const advice = isBetter ? best.change : null;
  return { trial: { number, now, wanted, tried, advice }, chain: isBetter ? best.chain : chain };
}

const isFair = ({ low, high }: Lift): boolean => low <= 0 && high >= 0;

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
