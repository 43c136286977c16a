import { type Stats, statSync } from 'node:fs';
import { reasonOf, UsageError } from '../terminal/usage-error.ts';

/**
 * What is at a path, links followed; nothing where nothing is.
 * @param purpose what it is looked at for
 * @throws UsageError where that cannot be found out, such as with links in a circle
 */
export function statsOf(path: string, purpose: 'read' | 'written'): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch (error) {
    throw new UsageError(`${path} cannot be ${purpose}: ${reasonOf(error)}.`);
  }
}
