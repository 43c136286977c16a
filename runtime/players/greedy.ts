/**
 * The greedy player takes the option that is worth most, looking one effect ahead (`evaluation.ts`).
 *
 * It knows no more than its seat may: it tries options in a game whose hidden parts are drawn at random.
 */
import type { Rng } from '../random.ts';
import type { Game } from '../state.ts';
import { determinize } from './determinize.ts';
import { bestAt, evaluateOptions } from './evaluation.ts';
import type { Thought } from './thought.ts';

/** Options tried by playing them out; of more, a random sample. */
const MAX_TRIED = 24;

/** The option worth most to the seat that is asked. */
export function thinkGreedily(game: Game, rng: Rng): Thought {
  const imagined = determinize(game, rng, game.asked.seat);
  const worths = evaluateOptions(imagined, rng, { tried: MAX_TRIED });
  return { option: game.asked.options[bestAt(worths)], worths };
}
