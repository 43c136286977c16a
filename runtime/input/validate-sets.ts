/** Checks whether untrusted data has the shape of compiled sets. */
import { type SetProgram, UserError } from '../../program/index.ts';
import { isRecord } from '../messages.ts';
import { checkSets } from './check-arguments.ts';

/** The two lists of programs in a set, and the list that each program must have. */
const PROGRAMS = [
  ['cards', 'steps'],
  ['features', 'triggers'],
] as const;

/**
 * Checks a set and all sets it extends, base first. Looks only at the overall shape: programs come from the compiler or
 * from `loadSet`, which check every step.
 * @throws UserError when it is not a list of compiled sets
 */
export function checkChain(sets: unknown): void {
  checkSets(sets);
  sets.forEach((set, at) => {
    for (const [part, own] of PROGRAMS) {
      const odd = set[part].findIndex((card: unknown) => !isRecord(card) || !Array.isArray(card[own]));
      if (odd < 0) continue;
      throw new UserError(`set ${at} of the list is not a compiled set: ${part}[${odd}] has no ${own}`);
    }
    checkPlace(sets, at);
  });
}

/**
 * Rejects a set that does not directly follow the set it extends. A set without an id may build on another one without
 * naming it.
 */
function checkPlace(sets: readonly Partial<SetProgram>[], at: number): void {
  const { id, extends: extended } = sets[at];
  if (extended !== undefined) {
    if (extended === sets[at - 1]?.id) return;
    throw new UserError(`set ${at} of the list extends ${extended}, which must come directly before it`);
  }
  if (at > 0 && id !== '')
    throw new UserError(`set ${at} of the list extends no other set, so it must be first`);
}
