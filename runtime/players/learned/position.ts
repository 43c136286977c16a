/** Positions: what a seat has, as features, and how many points it may expect to get until the game ends. */
import type { Game } from '../../state.ts';
import { type DecisionContext, tableSize } from './decision-context.ts';
import { addActive, addCount, addCubes, addTogether, type Features, INDEX, noFeatures } from './features.ts';
import { activeCard, type DecisionFacts, keepOf } from './offers.ts';
import { gameStage } from './waits.ts';
import { type WeightList, weigh } from './weights.ts';

/** What a seat has, as features. */
export function holdingFeatures(facts: DecisionFacts): Features {
  const { game, seat, wait, sample } = facts;
  const into = noFeatures();
  const cards = game.active[seat].map((card) => activeCard(game, card));
  for (const card of cards) addActive(game, into, card, sample(card.card), wait, 1);
  addCount(into, 'active', 0, cards.length);
  addTogether(game, into, cards, wait, 1);
  for (const card of game.hands[seat]) keepOf(facts, into, card);
  addCubes(into, 0, game.cubes[seat]);
  into[INDEX['more-points']] = game.vp[seat];
  if (game.dial[seat] === 1) into[INDEX.firstTurn] = 1;
  if (game.dial[seat] === 2) into[INDEX.secondTurn] = 1;
  return into;
}

/** The context of a position, the same for all seats. @param stage 0 to 1, as `gameStage` computes it */
export function positionContext(game: Game, stage = gameStage(game)): DecisionContext {
  return [1, stage, 0, 0, tableSize(game)];
}

/** The points that a seat may expect to have at the end of the game. @param weights those of positions */
export function expectedPoints(moment: DecisionFacts, context: DecisionContext, weights: WeightList): number {
  const { game, seat } = moment;
  return game.vp[seat] + weigh(weights, holdingFeatures(moment), context);
}
