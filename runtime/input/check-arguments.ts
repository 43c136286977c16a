/** Checks arguments of the engine's functions. Only callers without type checking can pass wrong ones. */
import { type SetProgram, UserError } from '../../program/index.ts';
import { isRecord, quoteValue } from '../messages.ts';

/**
 * Rejects a value that is not a game. Checks only fields that the caller reads next, because it runs millions of times.
 * @param call the function that received the value, for the message
 * @throws UserError when it is not a game
 */
export function checkGame(call: string, game: { asked: { options: unknown }; landscape: unknown }): void {
  if (game?.asked?.options === undefined || game.landscape === undefined)
    throw new UserError(`${call} expects a game, as newGame returns it, got ${quoteValue(game)}`);
}

/** The parts of every compiled set, and how to check them. */
const PARTS = { vocabulary: isRecord, cards: Array.isArray, features: Array.isArray };

/**
 * Rejects a value that is not a list of compiled sets. Does not check their programs or their order.
 * @throws UserError when it is not a list of compiled sets
 */
export function checkSets(sets: unknown): asserts sets is SetProgram[] {
  if (!Array.isArray(sets) || sets.length === 0) {
    const chain = isRecord(sets) && Array.isArray(sets.chain) ? ', of which its `chain` is such a list' : '';
    throw new UserError(`expected a list of compiled sets, base first, got ${quoteValue(sets)}${chain}`);
  }
  sets.forEach((set, at) => {
    const missing = Object.entries(PARTS).find(([part, is]) => !isRecord(set) || !is(set[part]));
    if (missing) throw new UserError(`set ${at} of the list is not a compiled set: it has no ${missing[0]}`);
  });
}
