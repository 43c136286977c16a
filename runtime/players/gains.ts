/** What effects give, by kind: points, cubes, cards and so on. The learned player weighs the kinds separately. */
import { apply } from '../game.ts';
import type { Rng } from '../random.ts';
import { run } from '../run.ts';
import { clone, type Game } from '../state.ts';
import { startCompleted } from '../table/active.ts';
import { cubesOn } from '../table/cubes.ts';
import { effectTrial } from './copies.ts';
import {
  argMax,
  type EvaluationOptions,
  evaluateOptions,
  MAX_STEPS,
  opponentPenalty,
  playOn,
  positionWorth,
  waitingWorth,
  withOtherLuck,
} from './evaluation.ts';

/**
 * Makes lists of `length` zeros, for sums of fractions. Bots make hundreds of thousands of them a second: allocating a typed array takes ten times as
 * long.
 */
export function zeros(length: number): () => number[] {
  // Fractions first: JavaScript engines then store the list, and copies of it, as floating-point numbers.
  const template = Array.from({ length }, () => 0.5).fill(0);
  return () => template.slice();
}

/** The kinds of gain that `effectGains` distinguishes. */
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

/** Nothing gained yet, as numbers for `GAINS`. */
export const noGains: () => number[] = zeros(GAINS.length);

/**
 * Runs a card's effect like `effectWorth`, with what it gives by waiting, and adds its owner's gains to `into`, in the
 * order of `GAINS`: points, cubes, cubes on cards, cards in hand, active cards, leaves, things in the landscape, turns of the dial, elements to
 * use, and what opponents get.
 * @returns the worth
 */
export function effectGains(game: Game, rng: Rng, card: number, seat: number, into: number[]): number {
  // Each run draws other tokens from the bag (L57).
  const before = game.tables.cards[card].code.draws ? withOtherLuck(game, rng) : game;
  const copy = effectTrial(before, seat, card);
  const waiting = waitingWorth(game, rng, card, seat);
  into[GAINS.indexOf('points')] += waiting;
  return waiting + runCounting(game, copy, card, seat, into, (seen) => playOn(copy, rng, seen));
}

/**
 * Runs a card's effect on a game, which it changes. At every choice, for any seat, it takes the best of the options it
 * tries. Adds gains to `into` as `effectGains` does.
 * @returns the worth
 */
export function runWithBestChoices(
  game: Game,
  rng: Rng,
  card: number,
  seat: number,
  into: number[],
  options: EvaluationOptions,
): number {
  return runCounting(clone(game), game, card, seat, into, (seen) => {
    for (let steps = 0; steps < MAX_STEPS && game.asked.options.length > 0; steps++) {
      seen(game);
      apply(game, game.asked.options[argMax(evaluateOptions(game, rng, options))]);
    }
  });
}

/**
 * Runs a card's effect on a game and counts its gains. @param play makes the choices, and passes the game to `seen`
 * before each
 */
function runCounting(
  before: Game,
  game: Game,
  card: number,
  seat: number,
  into: number[],
  play: (seen: (now: Game) => void) => void,
): number {
  const stood = positionWorth(game, seat);
  addHoldings(game, seat, into, -1);
  startCompleted(game, seat, card);
  run(game);
  play(({ asked }) => {
    if (asked.kind === 'use-element' && asked.seat === seat) into[GAINS.indexOf('elements')]++;
  });
  addHoldings(game, seat, into, 1);
  const others = opponentPenalty(before, game, seat);
  into[GAINS.indexOf('others')] += others;
  return positionWorth(game, seat) - stood - others;
}

/** Adds or subtracts what a seat has, as the first eight of `GAINS`. */
export function addHoldings(game: Game, seat: number, into: number[], sign: 1 | -1): void {
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

/**
 * What the first seat has, in the order of the first eight of `GAINS`, less the mean of what the others have. Things in the
 * landscape are everybody's, so they count in full.
 */
export function holdingsAhead(game: Game): number[] {
  const [own, others] = [noGains(), noGains()];
  for (let seat = 0; seat < game.players; seat++) addHoldings(game, seat, seat === 0 ? own : others, 1);
  const things = GAINS.indexOf('things');
  return own.map((amount, at) =>
    at === things || game.players === 1 ? amount : amount - others[at] / (game.players - 1),
  );
}
