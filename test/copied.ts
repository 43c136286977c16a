/** A copy of a game by way of plain data, as a worker gets it: it shares the tables, and nothing else. */
import type { Game } from '../runtime/state.ts';

export function copied({ tables, ...state }: Game): Game {
  return { ...structuredClone(state), tables };
}
