/**
 * Rollouts in which every seat plays much as the learned player would, by what is known where the search begins: what
 * the effects of its cards give is not found out again. Positions are valued by the points that each seat may expect to
 * have at the end.
 */
import { apply } from '../../game.ts';
import type { EffectWorth } from '../../questions/card-worth.ts';
import type { Rng } from '../../random.ts';
import type { Game } from '../../state.ts';
import { imagine } from '../determinize.ts';
import { argMax, UNEVALUATED_WORTH } from '../evaluation.ts';
import { noGains } from '../gains.ts';
import { quickWorths, type Rollouts, UNUSED_RNG } from '../rollouts.ts';
import { decisionContext } from './decision-context.ts';
import { type EffectSample, INDEX } from './features.ts';
import { WEIGHING_LIMITS } from './learned.ts';
import { type DecisionFacts, learnedQuestion, optionFeatures, sampleEffect } from './offers.ts';
import { expectedPoints, positionContext } from './position.ts';
import { typicalEffect, typicalWorth } from './typical.ts';
import { gameStage, waits } from './waits.ts';
import { type WeightLists, weigh } from './weights.ts';

/** How often an effect is run to estimate what it gives. */
const EFFECT_RUNS = 4;
/** How many options are tried in a step of an effect, by the searching seat and by the others. */
const OPTIONS_TRIED = 3;
const OTHERS_TRIED = 2;
/**
 * What effects are assumed to give a little later: a multiple of what they usually give, since a deliberate player gets
 * more, at a stage of the game so much later.
 */
const USUAL_SHARE = 1.3;
const USUAL_LATER = 0.15;
const NO_GAINS = noGains();

/**
 * Rollouts from the current decision, for the seat that is asked.
 * @param horizons after how many draws positions are valued, in ascending order; the mean of the values counts
 */
export function learnedRollouts(
  game: Game,
  rng: Rng,
  horizons: readonly number[],
  weights: WeightLists,
): Rollouts {
  const { draws } = game;
  const { seat } = game.asked;
  const imagined = imagine(game, rng, seat);
  const usual = usualWorths(imagined);
  const players = imagined.vp.map((_, s) =>
    playerAt(imagined, rng, s, { tried: s === seat ? OPTIONS_TRIED : OTHERS_TRIED, usual, weights }),
  );
  const worths = (now: Game, seed: number) => worthsTo(players[now.asked.seat], now, seed);
  const choiceOf = (now: Game, seed: number) => now.asked.options[argMax(worths(now, seed))];
  return {
    worths,
    choiceOfOther: choiceOf,
    valueOf: (now, seed) => {
      let sum = 0;
      for (const horizon of horizons) {
        while (now.asked.options.length > 0 && now.draws < draws + horizon) apply(now, choiceOf(now, seed));
        sum += leadAt(now, seat, players);
      }
      return sum / horizons.length;
    },
  };
}

/** What a deliberate player usually gets from the effect of each card a little later. */
function usualWorths(imagined: Game): Float64Array {
  const later = Math.min(1, gameStage(imagined) + USUAL_LATER);
  return Float64Array.from(imagined.tables.cards, ({ feature }, card) =>
    feature ? 0 : USUAL_SHARE * typicalWorth(typicalEffect(imagined, card), later),
  );
}

/** How a seat plays, by its position in a determinized game. */
function playerAt(
  imagined: Game,
  rng: Rng,
  seat: number,
  { tried, usual, weights }: { tried: number; usual: Float64Array; weights: WeightLists },
) {
  const { cards } = imagined.tables;
  const worths = usual.slice();
  const samples = new Map<number, EffectSample>();
  for (const card of [...imagined.active[seat], ...imagined.hands[seat]]) {
    if (cards[card].feature) continue;
    const found = sampleEffect(imagined, rng, card, seat, EFFECT_RUNS);
    samples.set(card, found);
    // These runs answered at random: a deliberate player gets more than their mean, though not always the best.
    worths[card] = ((found.mean + found.best) / 2 + worths[card]) / 2;
  }
  const sample = (card: number): EffectSample =>
    samples.get(card) ?? { mean: worths[card], best: worths[card], gains: NO_GAINS };
  /** The facts at the root of the search. */
  const root: DecisionFacts = { game: imagined, seat, wait: waits(imagined), sample };
  const effects: EffectWorth = (card) => worths[card];
  return { effects, tried, root, context: decisionContext(imagined, root.wait), weights };
}

/** How a seat plays in rollouts. */
type Player = ReturnType<typeof playerAt>;

/** The worths of the options of the current decision to a player. */
function worthsTo(player: Player, game: Game, seed: number): number[] {
  const greedy = quickWorths(game, player, seed);
  const { kind, options } = game.asked;
  if (kind === 'use-element') return useWorths(player, game, greedy);
  const { group, inRollouts } = learnedQuestion(kind);
  if (group === null || options.length < 2 || !inRollouts) return greedy;
  const moment = { ...player.root, game, wait: waits(game) };
  const context = decisionContext(game, moment.wait);
  const top = greedy[argMax(greedy)];
  return optionFeatures(moment, UNUSED_RNG, options).map((features, at) => {
    features[INDEX.greedy] = greedy[at] - top;
    return weigh(player.weights[group], features, context);
  });
}

/**
 * The worths of uses of an element, which are asked most often: by the waits, the points and the context at the root.
 */
function useWorths({ root, context, weights }: Player, game: Game, greedy: readonly number[]): number[] {
  const moment = { ...root, game: { ...game, vp: root.game.vp } };
  const top = greedy[argMax(greedy)];
  return game.asked.options.map((option, at) => {
    const less = greedy[at] - top;
    if (less < -WEIGHING_LIMITS.elements.gap) return UNEVALUATED_WORTH;
    const [features] = optionFeatures(moment, UNUSED_RNG, [option]);
    features[INDEX.greedy] = less;
    return weigh(weights.elements, features, context);
  });
}

/** How many points a seat is ahead of the best other one, or may expect to be when the game ends. */
function leadAt(game: Game, seat: number, players: readonly Player[]): number {
  const points = game.status === 'playing' ? pointsExpected(game, players) : game.vp;
  return points[seat] - Math.max(...points.filter((_, s) => s !== seat));
}

/** The points that each seat may expect to have at the end. */
function pointsExpected(game: Game, players: readonly Player[]): number[] {
  const wait = waits(game);
  const context = positionContext(game);
  return players.map(({ root, weights }) =>
    expectedPoints({ ...root, game, wait }, context, weights.positions),
  );
}
