/** The random player: any option, all alike. */
import { randomBelow } from '../random.ts';
import type { Game } from '../state.ts';
import type { Rng } from './rng.ts';

export function chooseAtRandom(game: Game, rng: Rng): number {
  const { options } = game.asked;
  return options[randomBelow(rng, options.length)];
}
