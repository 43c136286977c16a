/** Rollouts: how a search imagines that the game goes on after an option, and what the position is then worth. */
import { type Rng, seedRandom } from '../random.ts';
import type { Game } from '../state.ts';
import { type EvaluationOptions, evaluateOptions } from './evaluation.ts';

/**
 * What a search needs to know to play imagined games. The same seed gives the same answers in the same position: two
 * games that reach it continue alike, which reduces noise.
 */
export interface Rollouts {
  /** The worths of the options of the current decision, to the seat that is asked. */
  worths(game: Game, seed: number): number[];
  /** What a seat that does not search is assumed to choose in the current decision. */
  choiceOfOther(game: Game, seed: number): number;
  /** Plays an imagined game on for some draws, and values the position for the searching seat, in points. */
  valueOf(game: Game, seed: number): number;
}

/** What is assumed instead of running effects, and how many options are tried in a step of an effect. */
export type RolloutAssumptions = Required<EvaluationOptions>;

/** The generator for calls that draw no random number. */
export const UNUSED_RNG: Rng = { random: [] };

/** The greedy player's worths of the options of the current decision, when there is little time. */
export function quickWorths(game: Game, quick: RolloutAssumptions, seed: number): number[] {
  // Since the worths of effects are given, evaluating the uses of an element draws no random numbers.
  if (game.asked.kind === 'use-element') return evaluateOptions(game, UNUSED_RNG, quick);
  // Seeded by the position, not one stream per rollout.
  const mixed = Math.imul(game.draws, 0x9e3779b1) ^ Math.imul(game.stack.length, 0x85ebca6b) ^ seed;
  return evaluateOptions(game, { random: seedRandom(mixed | 0) }, quick);
}
