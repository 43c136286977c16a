/**
 * Plays changes of a card before one is advised. The card and each version of it play the same deals, in all of which a player
 * begins with the card. Every version plays a part of the games. The two that promise to come closest to a fair share are then
 * resized to reach it and play all games.
 */
import { cardLift, winsWith } from '../figures/cards.ts';
import { shareDifference } from '../figures/paired.ts';
import { linkMatch, type Match, type RunSetup } from '../run/match.ts';
import { CONFIDENCE, FEWEST_GAMES, type Interval, type Mean } from '../statistics/certainty.ts';
import { noSums } from '../statistics/sums.ts';
import { goodSetup } from './restricted.ts';
import { type Direction, makeVariations, type Variation } from './variations.ts';

/** The result of one version of a card: how much more than a fair share of the games its owner wins. */
export interface Lift extends Interval {
  games: number;
  lift: number;
}

/** A version that was played. */
export interface TrialResult extends Lift {
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
  tried: TrialResult[];
  /**
   * The change to make: of those played in full whose effect is certain, the closest to a fair share. Null if none is closer than
   * the unchanged card.
   */
  advice: string | null;
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

/**
 * The size of a change that should bring a lift to 0, or the largest possible one if that is not enough. A change several times
 * as large if this one has no effect, and the change itself if it has the opposite effect.
 * @param each the effect on the lift of each step of the change
 */
function sizedFor(variation: Variation, lift: number, each: number): Variation {
  const isIdle = Math.abs(each) < LEAST_EFFECT;
  if (!isIdle && Math.sign(each) === Math.sign(lift)) return variation;
  const wanted = isIdle ? ENLARGEMENT_FACTOR * variation.times : Math.max(1, Math.round(-lift / each));
  for (let times = Math.min(MOST_TIMES, wanted); times > 0; times--) {
    const sized = variation.sized(times);
    if (sized) return sized;
  }
  return variation;
}

/** Tries changes of a card. @param games how many games the unchanged card and the best versions play */
export async function tryChanges(setup: RunSetup, number: number, games: number, play: PlayVersion) {
  const { chain } = setup;
  const liftIn = ({ run }: Match): Lift => {
    const { winLift: lift, low, high } = cardLift(run, run.tables.cardOf[number]);
    return { games: winsWith(run, run.tables.cardOf[number]).games, lift, low, high };
  };
  const unchanged = goodSetup(setup, [number]);
  const before = linkMatch(unchanged);
  await play(unchanged, before, { from: 0, to: games }, `card ${number} as it is`);
  const now = liftIn(before);
  if (now.games < FEWEST_GAMES || isFair(now))
    return { trial: { number, now, wanted: null, tried: [], advice: null }, chain };
  const wanted: Direction = now.lift > 0 ? 'weaker' : 'stronger';
  const tryVersion = async (version: Variation, to: number) => {
    const changed = { ...unchanged, chain: version.chain, against: chain };
    const match = linkMatch(changed);
    await play(changed, match, { from: 0, to }, `card ${number} with ${version.change}`);
    const sums = match.paired.cards[number] ?? noSums();
    const difference = shareDifference(sums);
    const tried: TrialResult = { change: version.change, ...liftIn(match), difference };
    return { version, sums, tried };
  };
  const parts = [];
  for (const variation of makeVariations(chain, number, wanted)) {
    const { tried } = await tryVersion(variation, Math.ceil(games / FIRST_PART));
    // Paired differences are more certain than the lift in only a part of the games.
    const each = tried.difference.mean / variation.times;
    const sized = sizedFor(variation, now.lift, each);
    parts.push({ tried, sized, expected: Math.abs(now.lift + each * sized.times) });
  }
  parts.sort((a, b) => a.expected - b.expected);
  const finalists = [];
  for (const { sized } of parts.slice(0, FINALISTS)) finalists.push(await tryVersion(sized, games));
  // Since the best of several is advised, each has to be more certain.
  const confidence = 1 - (1 - CONFIDENCE) / finalists.length;
  const [best] = finalists
    .filter(({ tried }) => Math.abs(tried.lift) < Math.abs(now.lift))
    .filter(({ sums }) => {
      const { low, high } = shareDifference(sums, confidence);
      return wanted === 'weaker' ? high < 0 : low > 0;
    })
    .toSorted((a, b) => Math.abs(a.tried.lift) - Math.abs(b.tried.lift));
  const tried = [...finalists, ...parts.slice(FINALISTS)].map((one) => one.tried).toSorted(byLift);
  return {
    trial: { number, now, wanted, tried, advice: best?.version.change ?? null },
    chain: best?.version.chain ?? chain,
  };
}

/** Whether a card may win exactly a fair share. */
export const isFair = ({ low, high }: Lift): boolean => low <= 0 && high >= 0;

/** Versions played in full first, then the closest to a fair share. */
const byLift = (a: TrialResult, b: TrialResult): number =>
  b.games - a.games || Math.abs(a.lift) - Math.abs(b.lift);
