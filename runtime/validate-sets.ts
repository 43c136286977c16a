/** Whether data from outside has the shape of compiled sets. */
import { UserError } from '../program/index.ts';
import { isRecord, shown } from './messages.ts';

/** The parts of every compiled set, and how to check them. */
const PARTS = { vocabulary: isRecord, cards: Array.isArray, features: Array.isArray };

/**
 * A set with all it extends, base first. Looks at the shape of the whole only: programs come from the compiler or
 * from `loadSet`, which look at every step.
 * @throws UserError when it is not a list of compiled sets
 */
export function checkChain(sets: unknown): void {
  if (!Array.isArray(sets) || sets.length === 0) {
    throw new UserError(`${shown(sets)} instead of sets: a list of compiled sets is needed, base first`);
  }
  sets.forEach((set, at) => {
    const missing = Object.entries(PARTS).find(([part, is]) => !isRecord(set) || !is(set[part]));
    if (missing) throw new UserError(`set ${at} of the list is no compiled set: it has no ${missing[0]}`);
    const odd = [...set.cards, ...set.features].findIndex((card) => !isRecord(card));
    if (odd >= 0) throw new UserError(`set ${at} of the list is no compiled set: a card in it is none`);
  });
}
