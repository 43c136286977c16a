/**
 * What the learned player looks at, as numbers. They come from what cards do and cost, never from which cards they are:
 * weights serve cards that no training has seen.
 */
import type { Game } from '../../state.ts';
import { IDLE_WORTH } from '../evaluation.ts';

/**
 * What an option changes for the seat that is asked. Where it is about cards, each is a sum over cards; "near" is 1 for a card
 * that needs nothing more, and half for one that needs `PATIENCE` draws.
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
  // The share of their spots that is covered: × effect, its square × effect and × price.
  'shareEffect',
  'squareEffect',
  'squarePrice',
  // Cubes on them.
  'placed',
  // Cards with all spots covered: how many, their effects and prices, on the last leaf, and those that would do nothing.
  'full',
  'fullEffect',
  'fullBest',
  'fullPrice',
  'fullLast',
  'fullIdle',
  // All active cards: leaves left, effects and prices of the leaves after this one × near, how many, and their square.
  'leaves',
  'laterEffect',
  'laterPrice',
  'active',
  'activeSquare',
  // Cards in hand: how many, their prices, their effects × near, Landscape Features, unknown cards of either deck.
  'hand',
  'handPrice',
  'handEffect',
  'feature',
  'unknownBrown',
  'unknownBlue',
  // Points, free cubes, their square, having none, and things more in the landscape.
  'points',
  'cubes',
  'cubesSquare',
  'noCube',
  'things',
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

/** What a card's effect gives its owner: the mean of some looks, and the best of them. */
export interface EffectLook {
  mean: number;
  best: number;
}

/** Draws after which what is still to come counts half. */
const PATIENCE = 6;
/** Draws that an element is waited for if there is none. */
const NEVER = 1000;

const nearAfter = (draws: number): number => PATIENCE / (PATIENCE + draws);

/** How many draws each element is waited for on average: half as the bag is now, half as it is when full. */
export function waits({ bag, tables }: Game): number[] {
  const shares = (tokens: readonly number[]): number[] => {
    let all = 0;
    let wild = 0;
    for (let element = 0; element < tokens.length; element++) {
      all += tokens[element];
      if (tables.wild[element]) wild += tokens[element];
    }
    return tokens.map((left) => (all > 0 ? (left + wild) / all : 0));
  };
  const now = shares(bag);
  const full = shares(tables.bag);
  return bag.map((_, element) => {
    const chance = (now[element] + full[element]) / 2;
    return chance > 0 ? 1 / chance : NEVER;
  });
}

/** What the price of a card promises, in points. */
export function priceOf({ tables }: Game, card: number): number {
  const { spots, deck } = tables.cards[card];
  return 1.4 + spots.length * 1.4 + deck * 1.7;
}

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
  { mean, best }: EffectLook,
  wait: readonly number[],
  sign: 1 | -1,
): void {
  const { spots } = game.tables.cards[card];
  const price = priceOf(game, card);
  let toCome = 0;
  let all = 0;
  let cubes = 0;
  for (let spot = 0; spot < spots.length; spot++) {
    const draws = wait[spots[spot]];
    all += draws;
    if ((covered & (1 << spot)) === 0) toCome += draws;
    else cubes++;
  }
  const later = nearAfter(all) * (leaves - 1);
  into[AT.leaves] += sign * leaves;
  into[AT.placed] += sign * cubes;
  into[AT.laterEffect] += sign * mean * later;
  into[AT.laterPrice] += sign * price * later;
  if (cubes === spots.length) {
    into[AT.full] += sign;
    into[AT.fullEffect] += sign * mean;
    into[AT.fullBest] += sign * best;
    into[AT.fullPrice] += sign * price;
    if (leaves === 1) into[AT.fullLast] += sign;
    if (best < IDLE_WORTH) into[AT.fullIdle] += sign;
    return;
  }
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
  into[AT.handPrice] += sign * priceOf(game, card);
  into[AT.handEffect] += sign * mean * nearAfter(all);
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

/** How far the game is, from 0 at the start to 1 when somebody has the points that end it. */
export function stageOf({ vp, target }: Game): number {
  return target > 0 ? Math.max(0, Math.min(1, Math.max(...vp) / target)) : 0;
}
