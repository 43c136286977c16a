/**
 * The greedy player takes the option that is worth most, looking one effect ahead (`worth.ts`).
 *
 * It knows no more than its seat may: what it tries is imagined by its own chance.
 */
import type { Game } from '../state.ts';
import type { Chance } from './chance.ts';
import { imagine } from './determinize.ts';
import { bestAt, worthsOf } from './evaluation.ts';

/** Options tried by playing them out; of more, a sample by the bot's own chance. */
const MAX_TRIED = 24;

/** The option worth most to the seat that is asked. */
export function chooseGreedily(game: Game, chance: Chance): number {
  const imagined = imagine(game, chance, game.asked.seat);
  return game.asked.options[bestAt(worthsOf(imagined, chance, { tried: MAX_TRIED }))];
}
