/**
 * How rollouts use elements: as the learned player would, by the facts at the root of the search. The worth of a card
 * with some of its spots covered is cached for all rollouts, so this costs hardly more than answering like greedy.
 */
import { sourceCard, sourceElement, useCard, useElement, useSpotElement } from '../../options.ts';
import type { Game } from '../../state.ts';
import { cubeSources, lastCoveredSpot, openSpot } from '../../table/cubes.ts';
import { bestAt, UNEVALUATED_WORTH } from '../evaluation.ts';
import { type DecisionContext, decisionContext } from './decision-context.ts';
import {
  type ActiveCard,
  addActive,
  elementCoverage,
  FEATURES,
  type Features,
  INDEX,
  noFeatures,
} from './features.ts';
import { WEIGHING_LIMITS } from './learned.ts';
import { activeCard, type DecisionFacts } from './offers.ts';
import type { WeightList } from './weights.ts';

/** The learned player's worths of the options of a `use-element` decision, given the greedy player's worths. */
export type UseWorths = (game: Game, greedy: readonly number[]) => number[];

/**
 * Returns the learned player's valuation for the seat of these facts, with the effects and weights at that decision.
 */
export function usesAt({ game: root, seat, wait, look }: DecisionFacts, elements: WeightList): UseWorths {
  const weights = weightsIn(elements, decisionContext(root, wait));
  // By card, then by its leaves and covered spots.
  const known = root.tables.cards.map(() => new Map<number, CardWorth>());

  const cardWorth = (one: ActiveCard): CardWorth => {
    const { card, covered, leaves } = one;
    const key = (leaves << root.tables.cards[card].spots.length) | covered;
    const found = known[card].get(key);
    if (found) return found;
    const into = noFeatures();
    addActive(root, into, one, look(card), wait, 1);
    const worth = { worth: weigh(into, weights), squarePrice: into[INDEX.squarePrice] };
    known[card].set(key, worth);
    return worth;
  };

  const together = (game: Game, cards: readonly ActiveCard[]): number => {
    const { coverage, worth } = elementCoverage(game, cards, wait);
    return (
      coverage * (weights[INDEX.coverage] + coverage * weights[INDEX.coverageSquare]) +
      worth * weights[INDEX.nextWorth]
    );
  };

  /**
   * The change in worth when different spots of one card are covered. @param now `together` of all cards as they are
   */
  const changed = (
    game: Game,
    cards: readonly ActiveCard[],
    card: number,
    covered: number,
    now: number,
  ): CardWorth => {
    const one = cards[game.active[seat].indexOf(card)];
    const was = cardWorth(one);
    const before = one.covered;
    one.covered = covered;
    const is = cardWorth(one);
    const worth = is.worth - was.worth + together(game, cards) - now;
    one.covered = before;
    return { worth, squarePrice: is.squarePrice - was.squarePrice };
  };

  /** Worth of taking the cube: a free one, or the one that costs least to take from another card. */
  const cubeWorth = (game: Game, cards: readonly ActiveCard[], except: number, now: number): number => {
    const had = game.cubes[seat];
    if (had > 0) {
      return (
        (1 - 2 * had) * weights[INDEX.cubesSquare] -
        weights[INDEX.cubes] +
        Number(had === 1) * weights[INDEX.noCube]
      );
    }
    let least: CardWorth | undefined;
    for (const source of cubeSources(game, seat)) {
      const card = sourceCard(source);
      if (card === except) continue;
      const spot = lastCoveredSpot(game, card, sourceElement(source));
      const change = changed(game, cards, card, game.covered[card] & ~(1 << spot), now);
      if (!least || change.squarePrice > least.squarePrice) least = change;
    }
    return least?.worth ?? 0;
  };

  const turnWorth = ({ dial, cubes, active, hands }: Game): number =>
    weights[INDEX[(['firstTurn', 'secondTurn'] as const)[dial[seat]] ?? 'reward']] +
    cubes[seat] * weights[INDEX.turnCubes] +
    active[seat].length * weights[INDEX.turnActive] +
    hands[seat].length * weights[INDEX.turnHand];

  return (game, greedy) => {
    const { tables, active } = game;
    const cards = active[seat].map((card) => activeCard(game, card));
    const now = together(game, cards);
    const top = greedy[bestAt(greedy)];
    return game.asked.options.map((option, at) => {
      const less = greedy[at] - top;
      if (less < -WEIGHING_LIMITS.elements.gap) return UNEVALUATED_WORTH;
      const worth = less * weights[INDEX.greedy];
      const card = useCard(option);
      if (card < 0) {
        return worth + turnWorth(game) + Number(tables.wild[useElement(option)]) * weights[INDEX.wild];
      }
      const covered = game.covered[card] | (1 << openSpot(game, card, useSpotElement(option)));
      return worth + cubeWorth(game, cards, card, now) + changed(game, cards, card, covered, now).worth;
    });
  };
}

/** What an active card is worth, and its part of the feature `squarePrice`. */
interface CardWorth {
  worth: number;
  squarePrice: number;
}

function weigh(features: Features, weights: Float64Array): number {
  let worth = 0;
  for (let at = 0; at < features.length; at++) worth += features[at] * weights[at];
  return worth;
}

/** The weight of each feature in a context. */
function weightsIn(weights: WeightList, context: DecisionContext): Float64Array {
  const all = new Float64Array(FEATURES.length);
  for (let at = 0; at < all.length; at++) {
    for (const [by, share] of context.entries()) all[at] += weights[by * all.length + at] * share;
  }
  return all;
}
