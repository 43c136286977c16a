/** Turns what the engine refuses into what a command refuses. */
import { Refusal as GameRefusal } from '../../runtime/index.ts';
import { Refusal } from './usage-error.ts';

/** Does something with the engine; what it refuses is refused as wrong use, in a sentence. */
export function withReasons<T>(attempt: () => T): T {
  try {
    return attempt();
  } catch (error) {
    if (error instanceof GameRefusal) throw new Refusal(`${error.message}.`);
    throw error;
  }
}
