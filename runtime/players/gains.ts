/** What effects give, of each kind: points, cubes, cards and so on, as the learned player weighs them. */
import { apply } from '../game.ts';
import type { Rng } from '../random.ts';
import { run } from '../run.ts';
import { startEffect } from '../start-effect.ts';
import { clone, type Game } from '../state.ts';
import { cubesOn } from '../table/cubes.ts';
import {
  bestAt,
  effectTrial,
  evaluateOptions,
  type Looking,
  MAX_STEPS,
  playOn,
  positionWorth,
  toOthers,
} from './evaluation.ts';

/** What `effectGains` tells apart. */
export const GAINS = [
  'points',
  'cubes',
  'placed',
  'hand',
  'active',
  'leaves',
  'things',
  'dial',
  'elements',
  'others',
] as const;

/**
 * Runs a card's effect like `effectWorth`, and tells apart what its owner gains: adds points, cubes, cubes on cards, cards in
 * hand and active ones, leaves, things in the landscape, turns of the dial, elements to use, and what others get to `into`,
 * in the order of `GAINS`.
 * @returns the worth
 */
export function effectGains(game: Game, rng: Rng, card: number, seat: number, into: Float64Array): number {
  const copy = effectTrial(game, seat, card);
  return runCounting(game, copy, card, seat, into, (seen) => playOn(copy, rng, seen));
}

/**
 * Runs a card's effect on a game, which it changes, with the best of some options that are tried at every choice, whoever chooses. Adds
 * to `into` as `effectGains` does.
 * @returns the worth
 */
export function runDeliberately(
  game: Game,
  rng: Rng,
  card: number,
  seat: number,
  into: Float64Array,
  looking: Looking,
): number {
  return runCounting(clone(game), game, card, seat, into, (seen) => {
    for (let steps = 0; steps < MAX_STEPS && game.asked.options.length > 0; steps++) {
      seen(game);
      apply(game, game.asked.options[bestAt(evaluateOptions(game, rng, looking))]);
    }
  });
}

/** Runs a card's effect on a game and counts what it gives. @param play makes its choices, and shows the game before each */
function runCounting(
  before: Game,
  game: Game,
  card: number,
  seat: number,
  into: Float64Array,
  play: (seen: (now: Game) => void) => void,
): number {
  const stood = positionWorth(game, seat);
  addHoldings(game, seat, into, -1);
  startEffect(game, seat, card, -1);
  run(game);
  play(({ asked }) => {
    if (asked.kind === 'use-element' && asked.seat === seat) into[GAINS.indexOf('elements')]++;
  });
  addHoldings(game, seat, into, 1);
  const others = toOthers(before, game, seat);
  into[GAINS.indexOf('others')] += others;
  return positionWorth(game, seat) - stood - others;
}

/** Adds what a seat has, or takes it away, as the first of `GAINS`. */
export function addHoldings(game: Game, seat: number, into: Float64Array, sign: 1 | -1): void {
  let leaves = 0;
  let placed = 0;
  for (const card of game.active[seat]) {
    leaves += game.leaves[card];
    placed += cubesOn(game, card);
  }
  let box = 0;
  for (const left of game.landscape.supply) box += left;
  into[0] += sign * game.vp[seat];
  into[1] += sign * (game.cubes[seat] + placed);
  into[2] += sign * placed;
  into[3] += sign * game.hands[seat].length;
  into[4] += sign * game.active[seat].length;
  into[5] += sign * leaves;
  into[6] -= sign * box;
  into[7] += sign * game.dial[seat];
}
