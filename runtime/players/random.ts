/** The random player: any option, all alike. */
import { randomBelow } from '../random.ts';
import type { Game } from '../state.ts';
import type { Chance } from './chance.ts';

export function chooseAtRandom(game: Game, chance: Chance): number {
  const { options } = game.asked;
  return options[randomBelow(chance, options.length)];
}
