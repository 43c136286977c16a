/**
 * Rollouts: play an imagined game for some draws with the greedy player's answers, or with elements used as the learned
 * player would, and then evaluate it.
 *
 * Only the searching seat uses the elements drawn; the others turn their dials. What they would do hardly affects the
 * seat's cards, and its noise would hide the difference between two options.
 */
import { apply } from '../game.ts';
import { type Rng, seedRandom } from '../random.ts';
import type { Game } from '../state.ts';
import { bestAt, cardWorth, type EffectWorths, evaluateOptions, promise } from './evaluation.ts';
import { GAINS } from './gains.ts';
import type { EffectLook } from './learned/features.ts';
import { sampleEffect } from './learned/offers.ts';
import { expectedPoints, positionContext } from './learned/position.ts';
import { typicalAt, typicalOf } from './learned/typical.ts';
import type { UseWorths } from './learned/uses.ts';
import { stageOf, waits } from './learned/waits.ts';

/** How often an effect is run to estimate what it gives. */
const LOOKS = 4;
/** Assumed worth of other cards' effects, as a multiple of what their price suggests. */
const UNKNOWN_SHARE = 1.5;
/**
 * Used instead where it is known what effects usually give: a multiple of that, since a deliberate player gets more,
 * and how much later in the game it is assumed to be.
 */
const USUAL_SHARE = 1.3;
const USUAL_LATER = 0.15;
/** The generator for calls that draw no random number. */
const UNUSED: Rng = { random: [] };
const NO_GAINS = new Float64Array(GAINS.length);
const CUBE_WORTH = 0.5;
const CARD_WORTH = 0.5;
const DIAL_WORTH = 0.3;
const LEAF_WORTH = 0.5;
/** From this many points before the target on, everything except points counts less and less, down to `LEAST_SHARE`. */
const NEAR_THE_END = 30;
const LEAST_SHARE = 0.3;
const LEADER_SHARE = 0.3;

/** The seat that searches, what it assumes card effects give, and how far it looks ahead. */
export interface SearchContext extends Appraisal {
  seat: number;
  /** How many options a rollout tries in a step of an effect. Few, since there are hundreds of rollouts. */
  tried: number;
  /** The draw at which rollouts start, and the one after which they end, counted like `game.draws`. */
  from: number;
  until: number;
  /** Points that each opponent is assumed to earn per draw, by seat; null if opponents are assumed to earn nothing. */
  earnings: readonly number[] | null;
  /** How the seat uses elements, when it plays like the learned player; null to play like greedy. */
  uses: UseWorths | null;
  /**
   * Points that the best opponent is expected to have at the end; null if positions are not valued by the learned
   * weights.
   */
  rival: number | null;
}

/** What card effects are assumed to give: worths by card index, and the details. */
export interface Appraisal {
  effects: EffectWorths;
  look(card: number): EffectLook;
}

/**
 * Worths of effects: for the seat's cards, what they give now; for other cards, what their price suggests.
 * @param isLearned whether to use what effects usually give a little later: averaged in for the seat's cards, and
 *   instead of the price for the others
 */
export function appraise(imagined: Game, rng: Rng, seat: number, isLearned: boolean): Appraisal {
  const { cards } = imagined.tables;
  const later = Math.min(1, stageOf(imagined) + USUAL_LATER);
  const effects = Float64Array.from(cards, ({ feature }, card) =>
    isLearned && !feature ? usualWorth(imagined, card, later) : cardWorth(imagined, card) * UNKNOWN_SHARE,
  );
  const looks = new Map<number, EffectLook>();
  for (const card of [...imagined.active[seat], ...imagined.hands[seat]]) {
    if (cards[card].feature) continue;
    const look = sampleEffect(imagined, rng, card, seat, LOOKS);
    looks.set(card, look);
    // These runs answered at random: a deliberate player gets more than their mean, though not always the best.
    const now = (look.mean + look.best) / 2;
    effects[card] = isLearned ? (now + effects[card]) / 2 : now;
  }
  const unknown = (worth: number): EffectLook => ({ mean: worth, best: worth, gains: NO_GAINS });
  return { effects, look: (card) => looks.get(card) ?? unknown(effects[card]) };
}

/** What a deliberate player gets from the effect of a card at a stage of the game. */
function usualWorth(imagined: Game, card: number, stage: number): number {
  return USUAL_SHARE * typicalAt(typicalOf(imagined, card), stage);
}

/** Points that the best opponent is expected to have at the end. */
export function rivalOf(imagined: Game, seat: number, { look }: Appraisal): number {
  const [wait, context] = [waits(imagined), positionContext(imagined)];
  const expected = imagined.vp.map((_, s) =>
    s === seat ? 0 : expectedPoints({ game: imagined, seat: s, wait, look }, context),
  );
  return Math.max(...expected);
}

/**
 * Worths of the options of the current decision, as a rollout sees them. Equal seeds give equal worths in equal
 * positions.
 */
export function quickWorths(game: Game, { effects, tried, uses }: SearchContext, seed: number): number[] {
  // Since the worths of effects are given, evaluating the uses of an element draws no random numbers.
  if (game.asked.kind === 'use-element') {
    const worths = evaluateOptions(game, UNUSED, { tried, effects });
    return uses ? uses(game, worths) : worths;
  }
  // Seeded by the position, not one stream per rollout: two rollouts that reach the same position continue alike, which
  // reduces noise.
  const mixed = Math.imul(game.draws, 0x9e3779b1) ^ Math.imul(game.stack.length, 0x85ebca6b) ^ seed;
  return evaluateOptions(game, { random: seedRandom(mixed | 0) }, { tried, effects });
}

/** What another seat is assumed to choose: to turn the dial, and the last option of any other decision. */
export function otherChoice({ asked }: Game): number {
  return asked.options[asked.kind === 'use-element' ? 0 : asked.options.length - 1];
}

/** Plays the rollout to its end and evaluates it. */
export function rollOut(game: Game, context: SearchContext, seed: number): number {
  const before = game.vp.slice();
  while (game.asked.options.length > 0 && game.draws < context.until) {
    const { seat, options } = game.asked;
    const own = seat === context.seat;
    apply(game, own ? options[bestAt(quickWorths(game, context, seed))] : otherChoice(game));
  }
  return context.rival === null ? worthAt(game, context, before) : leadAt(game, context, before);
}

/** The part of the best opponent's gain that counts against the seat. */
function lostTo(game: Game, seat: number, before: readonly number[]): number {
  return LEADER_SHARE * Math.max(0, ...game.vp.map((vp, s) => (s === seat ? 0 : vp - before[s])));
}

/**
 * The points of the best opponent, including those that opponents are assumed to have earned since the rollout started.
 */
function pointsOfOthers(game: Game, { seat, from, earnings }: SearchContext): number {
  const passed = game.draws - from;
  return Math.max(...game.vp.map((vp, s) => (s === seat ? 0 : vp + (earnings?.[s] ?? 0) * passed)));
}

/** How many points the seat is expected to be ahead at the end, by the learned weights. */
function leadAt(game: Game, context: SearchContext, before: readonly number[]): number {
  const { seat, rival, look } = context;
  const others = pointsOfOthers(game, context);
  if (game.status !== 'playing' || others >= game.target) return game.vp[seat] - others;
  // Opponents earn nothing in a rollout, so the stage is computed from the points they are assumed to have.
  const stage = stageOf({ vp: [game.vp[seat], others], target: game.target });
  const moment = { game, seat, wait: waits(game), look };
  const expected = expectedPoints(moment, positionContext(game, stage));
  return expected - (rival ?? 0) - lostTo(game, seat, before);
}

/** The seat's points and the worth of what else it has, minus a part of what the best opponent got. */
function worthAt(
  game: Game,
  { seat, effects, from, earnings }: SearchContext,
  before: readonly number[],
): number {
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
    const worth = (cardWorth(game, card) + effects[card]) / 2;
    held += game.leaves[card] * LEAF_WORTH + promise(game, card, worth);
  }
  return value + held * Math.min(1, LEAST_SHARE + toGo / NEAR_THE_END);
}
