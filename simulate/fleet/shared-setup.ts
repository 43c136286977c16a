/** Set-ups for other machines: text stored under its hash, and validated like a set from an untrusted source. */
import { type SetProgram, UserError } from '../../program/index.ts';
import { loadSet, shapeProblem } from '../../program/json/index.ts';
import { readBot } from '../../runtime/index.ts';
import { checkedMatch } from '../run/match.ts';
import { shortHash } from './names.ts';
import type { SharedSetup } from './schemas.ts';
import validateSetup from './setup-validator.generated.ts';

/**
 * Reads a set-up.
 * @param run the hash it was stored under
 * @throws UserError if no games can be played with it
 */
export function readSetup(text: string, run: string): SharedSetup {
  if (shortHash(text) !== run) throw new UserError('the set-up does not match its hash');
  const json: unknown = JSON.parse(text);
  const problem = shapeProblem(validateSetup, json);
  if (problem) throw new UserError(`the set-up is wrong: ${problem.path}: ${problem.message}`);
  const shared = json as SharedSetup;
  const { chain, against, options } = shared;
  if (options.bots.length !== options.players)
    throw new UserError(`there are ${options.bots.length} bots for ${options.players} players`);
  for (const name of options.bots) {
    const read = readBot(name);
    if ('problem' in read) throw new UserError(read.problem);
  }
  const setup = { ...shared, chain: readChain(chain), against: against && readChain(against) };
  checkedMatch(setup);
  return setup;
}

function readChain(sets: readonly Partial<SetProgram>[]): SetProgram[] {
  let chain: SetProgram[] = [];
  for (const set of sets) {
    // Cards in a file without a `set` line do not name the set they extend; it is the one before them.
    const below = set.id === '' ? chain.at(-1)?.id : undefined;
    const loaded = loadSet(below === undefined ? set : { extends: below, ...set }, chain);
    if (loaded.problem)
      throw new UserError(`a set is wrong: ${loaded.problem.path}: ${loaded.problem.message}`);
    chain = loaded.chain;
  }
  return chain;
}
