/** Ten effects of cards, compiled and run by the engine, relative to the same effects written by hand. */
import { cloneLandscape } from '../../runtime/landscape/landscape.ts';
import { randomBoard } from '../effects/boards.ts';
import { EFFECTS, effectTables } from '../effects/cards.ts';
import { newHand } from '../effects/hand.ts';
import { newPlay, playByHand, playEffect, restoreLandscape } from '../effects/play.ts';
import { type Measurement, quantile } from '../measurement.ts';
import { rng } from '../rng.ts';

const BOARDS = 64;
/** The first rounds warm up the optimizer. */
const WARM_UP = 150;
const ROUNDS = 150;

/** The geometric mean of the ratios of the ten effects. */
export default function measure(): Measurement[] {
  const tables = effectTables();
  const below = rng(1);
  const boards = Array.from({ length: BOARDS }, (_, i) => randomBoard(tables, 10 + i, below));
  const games = boards.map((board) => newPlay(tables, cloneLandscape(board)));
  const hands = boards.map((board) => newHand(tables, cloneLandscape(board)));
  const times = EFFECTS.map(() => ({ engine: [] as number[], byHand: [] as number[] }));
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    for (const [index, { byHand }] of EFFECTS.entries()) {
      for (const [i, board] of boards.entries()) {
        restoreLandscape(games[i].landscape, board);
        restoreLandscape(hands[i].land, board);
      }
      const ways = {
        engine: () => playAll(games, (game, next) => playEffect(game, index, next)),
        byHand: () => playAll(hands, (hand, next) => playByHand(hand, byHand, next)),
      };
      const order = ['engine', 'byHand'] as const;
      for (const way of round % 2 === 0 ? order : order.toReversed()) {
        const start = performance.now();
        ways[way]();
        if (round >= WARM_UP) times[index][way].push(performance.now() - start);
      }
    }
  }
  // The first quartile is from rounds that no other process interrupted.
  const logs = times.map(({ engine, byHand }) => Math.log(quantile(engine, 0.25) / quantile(byHand, 0.25)));
  const mean = Math.exp(logs.reduce((sum, one) => sum + one, 0) / logs.length);
  return [
    { what: 'ten effects, relative to hand-written code', value: mean, unit: '×', floor: { most: 1.3 } },
  ];
}

/** Plays on all boards with the same choices. */
function playAll<T>(plays: readonly T[], play: (one: T, below: (bound: number) => number) => number): void {
  const below = rng(7);
  for (const one of plays) play(one, below);
}
