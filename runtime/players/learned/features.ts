/**
 * The features that the learned player weighs, as numbers. They describe what cards do and cost, never which cards they
 * are, so the weights also work for cards that were not in the training.
 */
import { leastMissingCells } from '../../queries/feature-fits.ts';
import { cardWorth, cubeShare, IDLE_WORTH } from '../../questions/card-worth.ts';
import type { Game } from '../../state.ts';
import { GAINS, zeros } from '../gains.ts';
import { typicalEffect, typicalWorth } from './typical.ts';
import { drawsFor, drawsLeft, gameStage } from './waits.ts';

type Gain = (typeof GAINS)[number];
const each = <P extends string>(prefix: P) => GAINS.map((gain) => `${prefix}-${gain}` as `${P}-${Gain}`);

/**
 * What an option changes for the seat to move. Features of cards are sums over cards. "near" is 1 for a card that needs
 * no more cubes, and 1/2 for one that needs `PATIENCE` draws; "soon" is 1/2 for a card that needs as many draws as are
 * left.
 */
export const FEATURES = [
  // The greedy player's worth of the option, minus that of the best option.
  'greedy',
  // Cards with open spots: mean and best worth of the effect, and price, each × near.
  'nearEffect',
  'nearBest',
  'nearPrice',
  'near',
  'effect',
  // All active cards, × soon: effect, price, count, and the effect's gains by kind.
  'soonEffect',
  'soonPrice',
  'soon',
  ...each('soon'),
  // How often the cards may be completed before the end: count, × effect, × points, × price.
  'uses',
  'usesEffect',
  'usesPoints',
  'usesPrice',
  // What the effects usually give when they are completed: × soon, × near, × uses, the increase over now, and gains by kind.
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
  // The share of the spots that are covered: × effect, its square × effect, and its square × price.
  'shareEffect',
  'squareEffect',
  'squarePrice',
  // Cards with all spots covered: count, effects, prices, those on their last leaf, and those that would do nothing.
  'full',
  'fullEffect',
  'fullBest',
  'fullPrice',
  'fullLast',
  'fullIdle',
  ...each('full'),
  // All active cards: effects and prices of the leaves after this one × near, the count, and its square.
  'laterEffect',
  'laterPrice',
  'active',
  'activeSquare',
  // The share of draws that some card needs, its square, and the worth that the best use of a draw promises.
  'coverage',
  'coverageSquare',
  'nextWorth',
  // Cards in hand: count, prices, effects × near, Landscape Features, unknown cards of either deck.
  'hand',
  'handPrice',
  'handEffect',
  'handTypical',
  'feature',
  // Landscape Features in hand: cells that their patterns lack in the best position, how near that is to none, and
  // patterns that fit.
  'lacking',
  'patternNear',
  'patternFits',
  'unknownBrown',
  'unknownBlue',
  // Free cubes, their square, having none; cubes on cards; leaves.
  'cubes',
  'cubesSquare',
  'noCube',
  'placed',
  'leaves',
  // Inside an effect: the seat's gains by kind when the effect ends.
  ...each('more'),
  // What opponents gain, as the greedy player counts it.
  'others',
  // The dial turned to 1, to 2, to its reward; turns × free cubes, active cards and cards in hand; a wild spent on it.
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
export type Features = number[];

/** The index of each feature. */
export const INDEX = Object.fromEntries(FEATURES.map((name, at) => [name, at])) as Record<Feature, number>;

/** All zeros: no change. */
export const noFeatures: () => Features = zeros(FEATURES.length);

/** What a card's effect gives its owner, over several runs: the mean, the best, and the mean of each of `GAINS`. */
export interface EffectSample {
  mean: number;
  best: number;
  gains: number[];
}

/** Number of draws after which a future gain counts half. */
const PATIENCE = 6;

const nearAfter = (draws: number): number => PATIENCE / (PATIENCE + draws);

/** An active card as it is, or as an option would leave it. */
export interface ActiveCard {
  card: number;
  covered: number;
  leaves: number;
}

/** Adds or subtracts an active card. @param sign 1 or -1 */
export function addActive(
  game: Game,
  into: Features,
  { card, covered, leaves }: ActiveCard,
  { mean, best, gains }: EffectSample,
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
  into[INDEX.soon] += sign * soon;
  into[INDEX.soonEffect] += sign * mean * soon;
  into[INDEX.soonPrice] += sign * price * soon;
  for (let at = 0; at < GAINS.length; at++) into[INDEX['soon-points'] + at] += sign * gains[at] * soon;
  let uses = soon;
  if (leaves > 1) uses += Math.min(leaves - 1, Math.max(0, left - first) / (drawsFor(spots, 0, wait) + 2));
  into[INDEX.uses] += sign * uses;
  into[INDEX.usesEffect] += sign * mean * uses;
  into[INDEX.usesPoints] += sign * gains[0] * uses;
  into[INDEX.usesPrice] += sign * price * uses;
  const usual = typicalEffect(game, card);
  const stage = gameStage(game);
  const done = stage + (1 - stage) * Math.min(1, first / left);
  const typical = typicalWorth(usual, done);
  const late = typicalWorth(usual, (1 + done) / 2);
  into[INDEX.typical] += sign * typical;
  into[INDEX.typicalSoon] += sign * typical * soon;
  into[INDEX.typicalUses] += sign * (typical * soon + late * (uses - soon));
  into[INDEX.againUses] += sign * usual.again * (uses - soon);
  for (let at = 0; at < GAINS.length; at++) into[INDEX['usual-points'] + at] += sign * usual.gains[at] * uses;
  const later = nearAfter(all) * (leaves - 1);
  into[INDEX.leaves] += sign * leaves;
  into[INDEX.placed] += sign * cubes;
  into[INDEX.laterEffect] += sign * mean * later;
  into[INDEX.laterPrice] += sign * price * later;
  into[INDEX.typicalLater] += sign * late * later;
  if (cubes === spots.length) {
    into[INDEX.full] += sign;
    into[INDEX.typicalFull] += sign * late * (leaves - 1);
    into[INDEX.fullEffect] += sign * mean;
    into[INDEX.fullBest] += sign * best;
    into[INDEX.fullPrice] += sign * price;
    if (leaves === 1) into[INDEX.fullLast] += sign;
    if (best < IDLE_WORTH) into[INDEX.fullIdle] += sign;
    for (let at = 0; at < GAINS.length; at++) into[INDEX['full-points'] + at] += sign * gains[at];
    return;
  }
  into[INDEX.typicalNear] += sign * typical * nearAfter(toCome);
  into[INDEX.growth] += sign * (typical - typicalWorth(usual, stage)) * soon;
  const near = nearAfter(toCome);
  const share = cubes / spots.length;
  into[INDEX.near] += sign * near;
  into[INDEX.nearEffect] += sign * mean * near;
  into[INDEX.nearBest] += sign * best * near;
  into[INDEX.nearPrice] += sign * price * near;
  into[INDEX.effect] += sign * mean;
  into[INDEX.shareEffect] += sign * share * mean;
  into[INDEX.squareEffect] += sign * share * share * mean;
  into[INDEX.squarePrice] += sign * share * share * price;
  into[INDEX.typicalShare] += sign * share * share * typical;
}

/** Scratch memory of `elementCoverage`: the most that a cube of each element can add, in points. */
let bestOfElement = new Float64Array();

/**
 * How well active cards complement each other: the share of draws that at least one card needs, and the worth that the
 * best use of the next draw promises, estimated from the cards' prices.
 */
export function elementCoverage(game: Game, cards: readonly ActiveCard[], wait: readonly number[]) {
  // Rollouts call this for every element drawn; allocating memory each time would take longer than the rest.
  if (bestOfElement.length < wait.length) bestOfElement = new Float64Array(wait.length);
  const best = bestOfElement.fill(0);
  for (const { card, covered } of cards) {
    const { spots } = game.tables.cards[card];
    let cubes = 0;
    for (let bits = covered; bits !== 0; bits &= bits - 1) cubes++;
    const worth = cardWorth(game, card) * cubeShare(cubes, spots.length);
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

/** Adds or subtracts how well the active cards complement each other. @param sign 1 or -1 */
export function addTogether(
  game: Game,
  into: Features,
  cards: readonly ActiveCard[],
  wait: readonly number[],
  sign: 1 | -1,
): void {
  const { coverage, worth } = elementCoverage(game, cards, wait);
  into[INDEX.coverage] += sign * coverage;
  into[INDEX.coverageSquare] += sign * coverage * coverage;
  into[INDEX.nextWorth] += sign * worth;
}

/** Adds a card to the hand, or subtracts it. @param sign 1 or -1 */
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
  into[INDEX.hand] += sign;
  into[INDEX.handPrice] += sign * cardWorth(game, card);
  into[INDEX.handEffect] += sign * mean * nearAfter(all);
  const left = drawsLeft(game);
  const first = drawsFor(spots, 0, wait);
  const stage = gameStage(game);
  into[INDEX.handTypical] +=
    (sign * typicalWorth(typicalEffect(game, card), stage + (1 - stage) * Math.min(1, first / left)) * left) /
    (left + first);
}

/** Adds a Landscape Feature to the hand, with how near its pattern is to fitting, or subtracts it. @param sign 1 or -1 */
export function addFeature(game: Game, into: Features, card: number, sign: 1 | -1): void {
  into[INDEX.feature] += sign;
  const lacking = leastMissingCells(game, card);
  into[INDEX.lacking] += sign * lacking;
  into[INDEX.patternNear] += sign / (1 + lacking);
  if (lacking === 0) into[INDEX.patternFits] += sign;
}

/** Changes the number of free cubes. */
export function addCubes(into: Features, had: number, change: number): void {
  addCount(into, 'cubes', had, change);
  into[INDEX.noCube] += Number(had + change === 0) - Number(had === 0);
}

/** Changes a number of things, and its square. */
export function addCount(into: Features, what: 'cubes' | 'active', had: number, change: number): void {
  const now = had + change;
  into[INDEX[what]] += change;
  into[INDEX[`${what}Square`]] += now * now - had * had;
}
