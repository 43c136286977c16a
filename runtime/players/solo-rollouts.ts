/**
 * Rollouts in which only the searching seat uses the elements drawn, like the greedy player; the others turn their
 * dials. What they would do hardly affects what greedy sees, and its noise would hide the difference between options.
 */
import { apply } from '../game.ts';
import { cardWorth, type EffectWorth, promisedWorth } from '../questions/card-worth.ts';
import type { Rng } from '../random.ts';
import type { Game } from '../state.ts';
import { imagine } from './determinize.ts';
import { argMax } from './evaluation.ts';
import { sampleEffect } from './learned/offers.ts';
import { quickWorths, type RolloutAssumptions, type Rollouts } from './rollouts.ts';

/** How many draws a rollout looks ahead. */
export const HORIZON_DRAWS = 10;
/** How many options a rollout tries in a step of an effect. Few, since there are hundreds of rollouts. */
const OPTIONS_TRIED = 2;
/** How often an effect is run to estimate what it gives. */
const EFFECT_RUNS = 4;
/** Assumed worth of other cards' effects, as a multiple of what their price suggests. */
const UNKNOWN_SHARE = 1.5;
const CUBE_WORTH = 0.5;
const CARD_WORTH = 0.5;
const DIAL_WORTH = 0.3;
const LEAF_WORTH = 0.5;
/** From this many points before the target on, everything except points counts less and less, down to `LEAST_SHARE`. */
const NEAR_THE_END = 30;
const LEAST_SHARE = 0.3;
const LEADER_SHARE = 0.3;
/** Points that a seat usually earns per draw, and how many draws this prior counts as. */
const USUAL_EARNING = 1.2;
const START_DRAWS = 20;

/** What is assumed in all rollouts from a decision. */
interface Assumed extends RolloutAssumptions {
  seat: number;
  /** The draw at which rollouts start, and the one after which they end, counted like `game.draws`. */
  from: number;
  until: number;
  /** Points that each opponent is assumed to earn per draw, by seat; null if opponents are assumed to earn nothing. */
  earnings: readonly number[] | null;
}

/**
 * Rollouts from the current decision, for the seat that is asked.
 * @param isEarning whether opponents are assumed to go on earning points at their rate so far, so that rollouts end when
 *   the game would
 * @param horizon how many draws they look ahead
 */
export function soloRollouts(game: Game, rng: Rng, isEarning: boolean, horizon = HORIZON_DRAWS): Rollouts {
  const { seat } = game.asked;
  const assumed: Assumed = {
    seat,
    effects: effectWorths(imagine(game, rng, seat), rng, seat),
    tried: OPTIONS_TRIED,
    from: game.draws,
    until: isEarning ? untilEnd(game, horizon) : game.draws + horizon,
    earnings: isEarning ? earningsOf(game) : null,
  };
  const worths = (imagined: Game, seed: number) => quickWorths(imagined, assumed, seed);
  return {
    worths,
    choiceOfOther,
    valueOf: (imagined, seed) => {
      const before = imagined.vp.slice();
      while (imagined.asked.options.length > 0 && imagined.draws < assumed.until) {
        const { seat: asked, options } = imagined.asked;
        apply(imagined, asked === seat ? options[argMax(worths(imagined, seed))] : choiceOfOther(imagined));
      }
      return worthAt(imagined, assumed, before);
    },
  };
}

/** Worths of effects: for the seat's cards, what they give now; for other cards, what their price suggests. */
function effectWorths(imagined: Game, rng: Rng, seat: number): EffectWorth {
  const { cards } = imagined.tables;
  const effects = Float64Array.from(cards, (_, card) => cardWorth(imagined, card) * UNKNOWN_SHARE);
  for (const card of [...imagined.active[seat], ...imagined.hands[seat]]) {
    if (cards[card].feature) continue;
    const { mean, best } = sampleEffect(imagined, rng, card, seat, EFFECT_RUNS);
    // These runs answered at random: a deliberate player gets more than their mean, though not always the best.
    effects[card] = (mean + best) / 2;
  }
  return (card) => effects[card];
}

/** To turn the dial, and the last option of any other decision. */
function choiceOfOther({ asked }: Game): number {
  return asked.options[asked.kind === 'use-element' ? 0 : asked.options.length - 1];
}

/** The part of the best opponent's gain that counts against the seat. */
function lostTo(game: Game, seat: number, before: readonly number[]): number {
  return LEADER_SHARE * Math.max(0, ...game.vp.map((vp, s) => (s === seat ? 0 : vp - before[s])));
}

/** The seat's points and the worth of what else it has, minus a part of what the best opponent got. */
function worthAt(game: Game, { seat, effects, from, earnings }: Assumed, before: readonly number[]): number {
  const value = game.vp[seat] - lostTo(game, seat, before);
  if (game.status !== 'playing') return value;
  // All options share what opponents are assumed to earn: it only determines how near the end is.
  const passed = game.draws - from;
  const most = Math.max(...game.vp.map((vp, s) => vp + (earnings ? earnings[s] * passed : 0)));
  const toGo = Math.max(0, game.target - most);
  let held =
    game.cubes[seat] * CUBE_WORTH + game.hands[seat].length * CARD_WORTH + game.dial[seat] * DIAL_WORTH;
  for (const card of game.active[seat]) {
    // What the effect gives now and what the price suggests may both be wrong later in the game.
    const worth = (cardWorth(game, card) + effects(card)) / 2;
    held += game.leaves[card] * LEAF_WORTH + promisedWorth(game, card, worth);
  }
  return value + held * Math.min(1, LEAST_SHARE + toGo / NEAR_THE_END);
}

/** What opponents are assumed to earn per draw. */
function earningsOf(game: Game): number[] {
  return game.vp.map((vp, s) => (s === game.asked.seat ? 0 : earningOf(vp, game.draws)));
}

/** The draw after which rollouts end: `horizon` draws ahead, or when another seat is assumed to end the game. */
function untilEnd(game: Game, horizon: number): number {
  const lefts = game.vp.map((_, s) => (s === game.asked.seat ? horizon : drawsLeftFor(game, s)));
  return game.draws + Math.max(1, Math.min(horizon, ...lefts));
}

/** How many draws a seat is assumed to need to reach the target points. */
function drawsLeftFor({ vp, target, draws }: Game, seat: number): number {
  return Math.ceil((target - vp[seat]) / earningOf(vp[seat], draws));
}

/** Points that a seat is assumed to earn per draw: its average so far, with a prior that dominates at the start. */
function earningOf(vp: number, draws: number): number {
  return (Math.max(0, vp) + USUAL_EARNING * START_DRAWS) / (draws + START_DRAWS);
}
