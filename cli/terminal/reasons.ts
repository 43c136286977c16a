/** Turns what the engine refuses into what a command refuses. */
import { UserError } from '../../runtime/index.ts';
import { UsageError } from './usage-error.ts';

/** Does something with the engine; what it refuses is refused as wrong use, in a sentence. */
export function asUsageError<T>(attempt: () => T): T {
  try {
    return attempt();
  } catch (error) {
    if (error instanceof UserError) throw new UsageError(`${error.message}.`);
    throw error;
  }
}
