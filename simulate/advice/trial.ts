/**
 * Plays changes of a card before one is advised. The card and each version of it play the same deals, in all of which a player
 * begins with the card. Every version plays a part of the games. The two that promise to come closest to a fair share are then
 * resized to reach it and play all games; if the result overshoots or falls short, further sizes are played.
 */

import { liftOf, winsWith } from '../figures/cards.ts';
import { gamesToSettle } from '../figures/compared.ts';
import { CONFIDENCE, type Interval, type Mean } from '../figures/intervals.ts';
import { FEWEST_GAMES } from '../figures/multiple-testing.ts';
import { shareDifferenceOf } from '../figures/paired.ts';
import { noSums } from '../figures/sums.ts';
import { type Match, matchOf, type RunSetup } from '../run/match.ts';
import { goodSetup } from './restricted.ts';
import { type Direction, type Variation, variationsOf } from './variations.ts';

/** The result of one version of a card: how much more than a fair share of the games its owner wins. */
export interface Lift extends Interval {
  games: number;
  lift: number;
}

/** A version that was played. */
export interface Tried extends Lift {
  /** Describes the change to the card: `3vp instead of 4`. */
  change: string;
  /** The effect of the change on the share of games won, compared game by game. */
  difference: Mean;
}

/** All versions of one card that were tried. */
export interface CardTrial {
  number: number;
  /** The unchanged card. */
  now: Lift;
  wanted: Direction | null;
  /** The versions that were played, the one closest to a fair share first. Empty if the card needs no change. */
  tried: Tried[];
  /**
   * The change to make: of those played in full whose effect is certain, the closest to a fair share. Null if none is closer than
   * the unchanged card.
   */
  advice: string | null;
  /** Without advice, the version closest to a fair share, if it is closer than the unchanged card; its effect is not certain. */
  promising: string | null;
  /** Roughly how many games of a trial would make that effect certain. */
  toTell: number | null;
}

/** Plays games of a version, and counts them in its match with the unchanged card. */
export type PlayVersion = (
  setup: RunSetup,
  match: Match,
  games: { from: number; to: number },
  what: string,
) => Promise<void>;

/** Every version plays this fraction (1/4) of the games. */
const FIRST_PART = 4;
/** How many versions go on to play all games. */
const FINALISTS = 2;

/** Differences smaller than this do not show how large a change has to be. */
const LEAST_EFFECT = 0.005;
/** The upper limit for the size of a change, in steps. */
const MOST_TIMES = 20;
/** The factor for the next size after a change without effect: a card may keep winning for as long as it is the strongest one. */
const ENLARGEMENT_FACTOR = 4;
/** How often a change is resized, based on the games played with it. */
const MOST_SIZES = 3;

/** The lift that remains after a change of this size; `times` is the size, in multiples of the smallest change of its kind. */
interface Point {
  times: number;
  lift: number;
}

/**
 * Interpolates linearly between two sizes to find the change that should bring the lift to 0, or the largest possible change if
 * that is not enough. Returns a change several times as large if this one has no effect, and the change itself if it has the
 * opposite effect.
 */
function sizedFor(variation: Variation, a: Point, b: Point): Variation {
  const each = (b.lift - a.lift) / (b.times - a.times);
  const isIdle = Math.abs(each) < LEAST_EFFECT;
  if (!isIdle && Math.sign(each) === Math.sign(a.lift)) return variation;
  const wanted = isIdle ? ENLARGEMENT_FACTOR * b.times : Math.max(1, Math.round(a.times - a.lift / each));
  for (let times = Math.min(MOST_TIMES, wanted); times > 0; times--) {
    const sized = times === variation.times ? variation : variation.sized(times);
    if (sized) return sized;
  }
  return variation;
}

/** The sizes to interpolate between: the nearest to fair on either side; while all are on one side, no change and the last. */
function aroundFair(points: readonly Point[]): [Point, Point] {
  const [none] = points;
  const nearest = (isOver: boolean) =>
    points
      .filter(({ lift }) => (Math.sign(lift) !== Math.sign(none.lift)) === isOver)
      .toSorted((a, b) => Math.abs(a.lift) - Math.abs(b.lift))[0];
  const over = nearest(true);
  return over ? [nearest(false), over] : [none, points[points.length - 1]];
}

/** A version of the card with its games, each played with the unchanged card, too. */
interface Played {
  version: Pick<Variation, 'chain' | 'change'>;
  match: Match;
}

/** Tries changes of a card. @param games how many games the unchanged card and the best versions play */
export async function tryChanges(
  setup: RunSetup,
  number: number,
  games: number,
  play: PlayVersion,
): Promise<{ trial: CardTrial; chain: RunSetup['chain'] }> {
  const { chain } = setup;
  const card = `card ${number}`;
  const liftIn = ({ run }: Match): Lift => {
    const { winLift: lift, low, high } = liftOf(run, run.tables.cardOf[number]);
    return { games: winsWith(run, run.tables.cardOf[number]).games, lift, low, high };
  };
  const differenceIn = ({ paired }: Match, confidence?: number) =>
    shareDifferenceOf(paired.cards[number] ?? noSums(), confidence);
  const unchanged = goodSetup(setup, [number]);
  const before = matchOf(unchanged);
  await play(unchanged, before, { from: 0, to: games }, `${card} as it is`);
  const now = liftIn(before);
  if (now.games < FEWEST_GAMES || isFair(now))
    return {
      trial: { number, now, wanted: null, tried: [], advice: null, promising: null, toTell: null },
      chain,
    };
  const first = Math.ceil(games / FIRST_PART);
  const playVersion = async (version: Played['version'], to: number, earlier?: Match) => {
    const changed = { ...unchanged, chain: version.chain, against: chain };
    const match = earlier ?? matchOf(changed);
    await play(changed, match, { from: earlier ? first : 0, to }, `${card} with ${version.change}`);
    return { version, match };
  };
  const wanted: Direction = now.lift > 0 ? 'weaker' : 'stronger';
  const none: Point = { times: 0, lift: now.lift };
  const all: { variation: Variation; part: Played; sized: Variation; expected: number }[] = [];
  for (const variation of variationsOf(chain, number, wanted)) {
    const part = await playVersion(variation, first);
    // Paired differences are more certain than the lift in only a part of the games.
    const did = differenceIn(part.match).mean;
    const sized = sizedFor(variation, none, { times: variation.times, lift: now.lift + did });
    all.push({
      variation,
      part,
      sized,
      expected: Math.abs(now.lift + (did * sized.times) / variation.times),
    });
  }
  const order = all.toSorted((a, b) => a.expected - b.expected);
  const finalists: Played[] = [];
  for (const { variation, part, sized } of order.slice(0, FINALISTS)) {
    const points = [none];
    for (let next = sized; points.length <= MOST_SIZES; next = sizedFor(variation, ...aroundFair(points))) {
      if (points.some(({ times }) => times === next.times)) break;
      const whole = await playVersion(next, games, next === variation ? part.match : undefined);
      finalists.push(whole);
      const lift = liftIn(whole.match);
      points.push({ times: next.times, lift: lift.lift });
      if (isFair(lift)) break;
    }
  }
  const tried = [...finalists, ...order.slice(FINALISTS).map(({ part }) => part)].map(
    ({ version: { change }, match }): Tried => ({
      ...{ change, ...liftIn(match), difference: differenceIn(match) },
    }),
  );
  // Since the best of several is advised, each has to be more certain.
  const confidence = 1 - (1 - CONFIDENCE) / finalists.length;
  const closer = finalists
    .map(({ version, match }) => ({
      ...{ ...version, left: Math.abs(liftIn(match).lift) },
      difference: differenceIn(match, confidence),
    }))
    .filter(({ left }) => left < Math.abs(now.lift))
    .toSorted((a, b) => a.left - b.left);
  const best = closer.find(({ difference }) => isCertain(difference, wanted));
  const promising = best ? undefined : closer[0];
  const trial = {
    ...{ number, now, wanted, tried: tried.toSorted(byLift), advice: best?.change ?? null },
    ...{ promising: promising?.change ?? null, toTell: promising ? gamesToTell(promising.difference) : null },
  };
  return { trial, chain: best?.chain ?? chain };
}

/** Whether a change certainly has the wanted effect. */
const isCertain = ({ low, high }: Interval, wanted: Direction): boolean =>
  wanted === 'weaker' ? high < 0 : low > 0;

/** Roughly how many games would make an effect of this size certain; null if there is none. */
function gamesToTell(difference: Mean): number | null {
  const { games } = difference;
  const more = gamesToSettle({ ...difference, rate: 0 }, games, 1);
  return more === null ? null : games + more;
}

/** Whether a card may win exactly a fair share. */
export const isFair = ({ low, high }: Lift): boolean => low <= 0 && high >= 0;

/** Versions played in full first, then the closest to a fair share. */
const byLift = (a: Tried, b: Tried): number => b.games - a.games || Math.abs(a.lift) - Math.abs(b.lift);
