/** Whether data from outside has the shape of compiled sets. */
import { type SetProgram, UserError } from '../program/index.ts';
import { checkSets } from './check-arguments.ts';
import { isRecord } from './messages.ts';

/** The two lists of programs, and what their members have. */
const PROGRAMS = [
  ['cards', 'steps'],
  ['features', 'triggers'],
] as const;

/**
 * A set with all it extends, base first. Looks at the shape of the whole only: programs come from the compiler or
 * from `loadSet`, which look at every step.
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

/** Refuses a set that does not stand on the one it extends. A nameless one stands on the words of another without naming it. */
function checkPlace(sets: readonly Partial<SetProgram>[], at: number): void {
  const { id, extends: extended } = sets[at];
  if (extended !== undefined) {
    if (extended === sets[at - 1]?.id) return;
    throw new UserError(`set ${at} of the list extends ${extended}, which must stand right before it`);
  }
  if (at > 0 && id !== '')
    throw new UserError(`set ${at} of the list extends no other set, so it must stand first`);
}
