/** A copy of a game through plain data, as a worker receives it: it shares only the tables. */
import type { Game } from '../runtime/state.ts';

export function copied({ tables, ...state }: Game): Game {
  return { ...structuredClone(state), tables };
}
