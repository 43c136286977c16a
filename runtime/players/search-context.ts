/** What a search assumes in all its rollouts: how far they look ahead, what opponents earn, what effects give. */
import type { Rng } from '../random.ts';
import type { Game } from '../state.ts';
import { determinize } from './determinize.ts';
import { usesAt } from './learned/uses.ts';
import { waits } from './learned/waits.ts';
import { appraise, rivalOf, type SearchContext } from './rollout.ts';

/** How many draws a rollout looks ahead. */
export const HORIZON = 10;
/**
 * Shorter, because the learned player's evaluation is better than a longer rollout, unless the game may end before
 * `HORIZON` or soon after (within `NEAR_END` draws).
 */
const LEARNED_HORIZON = 6;
const NEAR_END = 12;
/** How many options a rollout tries in a step of an effect. */
const QUICKLY_TRIED = 2;
const LEARNED_TRIED = 6;
/** Points that a seat usually earns per draw, and how many draws this prior counts as. */
const USUAL_EARNING = 1.2;
const START_DRAWS = 20;

/**
 * What a search assumes at the current decision.
 * @param earning whether opponents go on earning points at their rate so far, so that rollouts end when the game would
 * @param horizon how many draws rollouts look ahead
 */
export function contextOf(game: Game, rng: Rng, earning: boolean, horizon = HORIZON): SearchContext {
  const { seat } = game.asked;
  const appraisal = appraise(determinize(game, rng, seat), rng, seat, false);
  const context = {
    ...appraisal,
    ...{ seat, tried: QUICKLY_TRIED, from: game.draws, uses: null, rival: null },
  };
  if (!earning) return { ...context, until: game.draws + horizon, earnings: null };
  return { ...context, until: untilEnd(game, horizon), earnings: earningsOf(game) };
}

/** The context of a search that plays and values positions like the learned player. */
export function learnedContextOf(game: Game, rng: Rng): SearchContext {
  const { seat } = game.asked;
  const imagined = determinize(game, rng, seat);
  const appraisal = appraise(imagined, rng, seat, true);
  const isNearEnd = Math.min(...game.vp.map((_, s) => drawsLeftFor(game, s))) <= NEAR_END;
  return {
    ...appraisal,
    ...{ seat, tried: LEARNED_TRIED, from: game.draws },
    until: untilEnd(game, isNearEnd ? HORIZON : LEARNED_HORIZON),
    uses: usesAt({ game: imagined, seat, wait: waits(imagined), look: appraisal.look }),
    earnings: earningsOf(game),
    rival: rivalOf(imagined, seat, appraisal),
  };
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
