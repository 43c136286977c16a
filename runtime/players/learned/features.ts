/**
 * What the learned player looks at, as numbers. They come from what cards do and cost, never from which cards they are:
 * weights serve cards that no training has seen.
 */
import { fewestLacking } from '../../queries/feature-fits.ts';
import type { Game } from '../../state.ts';
import { cardWorth, IDLE_WORTH, progressShare } from '../evaluation.ts';
import { GAINS } from '../gains.ts';
import { typicalAt, typicalOf } from './typical.ts';
import { drawsFor, drawsLeft, stageOf } from './waits.ts';

type Gain = (typeof GAINS)[number];
const each = <P extends string>(prefix: P) => GAINS.map((gain) => `${prefix}-${gain}` as `${P}-${Gain}`);

/**
 * What an option changes for the seat that is asked. Where it is about cards, each is a sum over cards; "near" is 1 for a card
 * that needs nothing more, and half for one that needs `PATIENCE` draws; "soon" is half for one that needs as many as are left.
 */
export const FEATURES = [
  // What the greedy player thinks of it, less than of the best.
  'greedy',
  // Cards with open spots: what the effect gives on average and at best, and the price, each × near.
  'nearEffect',
  'nearBest',
  'nearPrice',
  'near',
  'effect',
  // All active cards: × soon, also what the effect gives of each kind.
  'soonEffect',
  'soonPrice',
  'soon',
  ...each('soon'),
  // How often they may be completed until the end: × effect, points and price.
  'uses',
  'usesEffect',
  'usesPoints',
  'usesPrice',
  // What their effects usually give when they will be completed: × soon, × uses, × near, how much more that is than now, and of each kind.
  'typical',
  'typicalSoon',
  'typicalNear',
  'typicalUses',
  'againUses',
  'typicalShare',
  'typicalLater',
  'growth',
  'typicalFull',
  ...each('usual'),
  // The share of their spots that is covered: × effect, its square × effect and × price.
  'shareEffect',
  'squareEffect',
  'squarePrice',
  // Cards with all spots covered: how many, their effects and prices, on the last leaf, and those that would do nothing.
  'full',
  'fullEffect',
  'fullBest',
  'fullPrice',
  'fullLast',
  'fullIdle',
  ...each('full'),
  // All active cards: effects and prices of the leaves after this one × near, how many, and their square.
  'laterEffect',
  'laterPrice',
  'active',
  'activeSquare',
  // The share of draws that some card waits for, its square, and what the best use of a draw promises.
  'coverage',
  'coverageSquare',
  'nextWorth',
  // Cards in hand: how many, their prices, their effects × near, Landscape Features, unknown cards of either deck.
  'hand',
  'handPrice',
  'handEffect',
  'handTypical',
  'feature',
  // Patterns of Landscape Features in hand: the cells they lack at the best place, how near they are to none, and those that fit.
  'lacking',
  'patternNear',
  'patternFits',
  'unknownBrown',
  'unknownBlue',
  // Free cubes, their square, having none, cubes on cards, and leaves.
  'cubes',
  'cubesSquare',
  'noCube',
  'placed',
  'leaves',
  // Inside an effect: what the seat has more at its end, of each kind.
  ...each('more'),
  // What others get, as the greedy player counts it.
  'others',
  // The dial turned to 1, to 2, to its reward; × free cubes, active cards and cards in hand; a wild spent on it.
  'firstTurn',
  'secondTurn',
  'reward',
  'turnCubes',
  'turnActive',
  'turnHand',
  'wild',
] as const;

export type Feature = (typeof FEATURES)[number];

/** A number for each feature, in their order. */
export type Features = Float64Array;

/** The place of each feature. */
export const AT = Object.fromEntries(FEATURES.map((name, at) => [name, at])) as Record<Feature, number>;

/** No change at all. */
export function noFeatures(): Features {
  return new Float64Array(FEATURES.length);
}

/** What a card's effect gives its owner: the mean of some looks, the best of them, and the mean of each of `GAINS`. */
export interface EffectLook {
  mean: number;
  best: number;
  gains: Float64Array;
}

/** Draws after which what is still to come counts half. */
const PATIENCE = 6;

const nearAfter = (draws: number): number => PATIENCE / (PATIENCE + draws);

/** An active card as it is, or as an option leaves it. */
export interface ActiveCard {
  card: number;
  covered: number;
  leaves: number;
}

/** Adds an active card, or takes it away. @param sign 1 or -1 */
export function addActive(
  game: Game,
  into: Features,
  { card, covered, leaves }: ActiveCard,
  { mean, best, gains }: EffectLook,
  wait: readonly number[],
  sign: 1 | -1,
): void {
  const { spots } = game.tables.cards[card];
  const price = cardWorth(game, card);
  let toCome = 0;
  let all = 0;
  let cubes = 0;
  for (let spot = 0; spot < spots.length; spot++) {
    const draws = wait[spots[spot]];
    all += draws;
    if ((covered & (1 << spot)) === 0) toCome += draws;
    else cubes++;
  }
  const left = drawsLeft(game);
  const first = drawsFor(spots, covered, wait);
  const soon = left / (left + first);
  into[AT.soon] += sign * soon;
  into[AT.soonEffect] += sign * mean * soon;
  into[AT.soonPrice] += sign * price * soon;
  for (let at = 0; at < GAINS.length; at++) into[AT['soon-points'] + at] += sign * gains[at] * soon;
  let uses = soon;
  if (leaves > 1) uses += Math.min(leaves - 1, Math.max(0, left - first) / (drawsFor(spots, 0, wait) + 2));
  into[AT.uses] += sign * uses;
  into[AT.usesEffect] += sign * mean * uses;
  into[AT.usesPoints] += sign * gains[0] * uses;
  into[AT.usesPrice] += sign * price * uses;
  const usual = typicalOf(game, card);
  const stage = stageOf(game);
  const done = stage + (1 - stage) * Math.min(1, first / left);
  const typical = typicalAt(usual, done);
  const late = typicalAt(usual, (1 + done) / 2);
  into[AT.typical] += sign * typical;
  into[AT.typicalSoon] += sign * typical * soon;
  into[AT.typicalUses] += sign * (typical * soon + late * (uses - soon));
  into[AT.againUses] += sign * usual.again * (uses - soon);
  for (let at = 0; at < GAINS.length; at++) into[AT['usual-points'] + at] += sign * usual.gains[at] * uses;
  const later = nearAfter(all) * (leaves - 1);
  into[AT.leaves] += sign * leaves;
  into[AT.placed] += sign * cubes;
  into[AT.laterEffect] += sign * mean * later;
  into[AT.laterPrice] += sign * price * later;
  into[AT.typicalLater] += sign * late * later;
  if (cubes === spots.length) {
    into[AT.full] += sign;
    into[AT.typicalFull] += sign * late * (leaves - 1);
    into[AT.fullEffect] += sign * mean;
    into[AT.fullBest] += sign * best;
    into[AT.fullPrice] += sign * price;
    if (leaves === 1) into[AT.fullLast] += sign;
    if (best < IDLE_WORTH) into[AT.fullIdle] += sign;
    for (let at = 0; at < GAINS.length; at++) into[AT['full-points'] + at] += sign * gains[at];
    return;
  }
  into[AT.typicalNear] += sign * typical * nearAfter(toCome);
  into[AT.growth] += sign * (typical - typicalAt(usual, stage)) * soon;
  const near = nearAfter(toCome);
  const share = cubes / spots.length;
  into[AT.near] += sign * near;
  into[AT.nearEffect] += sign * mean * near;
  into[AT.nearBest] += sign * best * near;
  into[AT.nearPrice] += sign * price * near;
  into[AT.effect] += sign * mean;
  into[AT.shareEffect] += sign * share * mean;
  into[AT.squareEffect] += sign * share * share * mean;
  into[AT.squarePrice] += sign * share * share * price;
  into[AT.typicalShare] += sign * share * share * typical;
}

/** Scratch memory of `coveredBy`: the most that a cube of each element can add, in points. */
let bestOfElement = new Float64Array();

/**
 * How well active cards go together: the share of draws that some of them waits for, and what the best use of the next draw
 * promises, by the prices of the cards.
 */
export function coveredBy(
  game: Game,
  cards: readonly ActiveCard[],
  wait: readonly number[],
): { coverage: number; worth: number } {
  // Rollouts call this for every element that is drawn: allocating memory each time would take longer than the rest.
  if (bestOfElement.length < wait.length) bestOfElement = new Float64Array(wait.length);
  const best = bestOfElement.fill(0);
  for (const { card, covered } of cards) {
    const { spots } = game.tables.cards[card];
    let cubes = 0;
    for (let bits = covered; bits !== 0; bits &= bits - 1) cubes++;
    const worth =
      cardWorth(game, card) * (progressShare(cubes + 1, spots.length) - progressShare(cubes, spots.length));
    for (let spot = 0; spot < spots.length; spot++) {
      if ((covered & (1 << spot)) === 0 && best[spots[spot]] < worth) best[spots[spot]] = worth;
    }
  }
  let coverage = 0;
  let worth = 0;
  for (let element = 0; element < wait.length; element++) {
    if (best[element] > 0) coverage += 1 / wait[element];
    worth += best[element] / wait[element];
  }
  return { coverage, worth };
}

/** Adds how well the active cards go together, or takes it away. @param sign 1 or -1 */
export function addTogether(
  game: Game,
  into: Features,
  cards: readonly ActiveCard[],
  wait: readonly number[],
  sign: 1 | -1,
): void {
  const { coverage, worth } = coveredBy(game, cards, wait);
  into[AT.coverage] += sign * coverage;
  into[AT.coverageSquare] += sign * coverage * coverage;
  into[AT.nextWorth] += sign * worth;
}

/** Adds a card to the hand, or takes it away. @param sign 1 or -1 */
export function addToHand(
  game: Game,
  into: Features,
  card: number,
  mean: number,
  wait: readonly number[],
  sign: 1 | -1,
): void {
  const { spots } = game.tables.cards[card];
  let all = 0;
  for (let spot = 0; spot < spots.length; spot++) all += wait[spots[spot]];
  into[AT.hand] += sign;
  into[AT.handPrice] += sign * cardWorth(game, card);
  into[AT.handEffect] += sign * mean * nearAfter(all);
  const left = drawsLeft(game);
  const first = drawsFor(spots, 0, wait);
  const stage = stageOf(game);
  into[AT.handTypical] +=
    (sign * typicalAt(typicalOf(game, card), stage + (1 - stage) * Math.min(1, first / left)) * left) /
    (left + first);
}

/** Adds a Landscape Feature to the hand with how far its pattern is from fitting, or takes it away. @param sign 1 or -1 */
export function addFeature(game: Game, into: Features, card: number, sign: 1 | -1): void {
  into[AT.feature] += sign;
  const lacking = fewestLacking(game, card);
  into[AT.lacking] += sign * lacking;
  into[AT.patternNear] += sign / (1 + lacking);
  if (lacking === 0) into[AT.patternFits] += sign;
}

/** Adds free cubes. */
export function addCubes(into: Features, had: number, change: number): void {
  const now = had + change;
  into[AT.cubes] += change;
  into[AT.cubesSquare] += now * now - had * had;
  into[AT.noCube] += Number(now === 0) - Number(had === 0);
}

/** Adds to the number of active cards. */
export function addActiveCount(into: Features, had: number, change: number): void {
  const now = had + change;
  into[AT.active] += change;
  into[AT.activeSquare] += now * now - had * had;
}
