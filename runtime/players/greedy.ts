/**
 * The greedy player takes the option with the highest worth, looking one effect ahead (`evaluation.ts`).
 *
 * It uses only what its seat may know: it tries options in a game whose hidden parts are drawn at random.
 */
import type { Rng } from '../random.ts';
import type { Game } from '../state.ts';
import { imagine } from './determinize.ts';
import { argMax, evaluateOptions, type OptionValues } from './evaluation.ts';

/** Maximum number of options tried by playing them out; if there are more, a random sample. */
const MAX_TRIED = 24;

/** The option with the highest worth to the seat to move. */
export function greedyValues(game: Game, rng: Rng): OptionValues {
  const imagined = imagine(game, rng, game.asked.seat);
  const worths = evaluateOptions(imagined, rng, { tried: MAX_TRIED });
  return { option: game.asked.options[argMax(worths)], worths };
}
