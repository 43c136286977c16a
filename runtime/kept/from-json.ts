/**
 * Games from JSON that came from outside: a file, a database, a player's browser.
 *
 * What `toJSON` gave is read as it was. Anything else is refused with the reason, unless it is a state from which a game
 * can go on: shape, supplies, cards, cubes, frames and the decision that waits are all looked at.
 */
import { checkChain } from '../chain.ts';
import { makeTables } from '../link/tables.ts';
import { shapeCheck } from '../load-shape.ts';
import { hashesOf } from '../ops/hash.ts';
import type { SetProgram } from '../ops/program.ts';
import { isRecord, Refusal, shown } from '../refusal.ts';
import type { Game } from '../state.ts';
import { askedProblem } from './asked.ts';
import { boardProblem, sizeProblem } from './board.ts';
import { stackProblem } from './frames.ts';
import { hashOfState, restore } from './json.ts';
import { GAME_FORMAT, type GameJson, gameSchema, stateOf } from './schema.ts';
import { tableProblem } from './table.ts';

/**
 * A game from its JSON and the sets it is played with, base first. It shares nothing with what it was read from.
 * Takes some hundredths of a second the first time, when the schema is compiled, later about a millisecond.
 * @param json what `JSON.parse` gave of what `toJSON` gave; who changes it by hand leaves `hash` out
 * @throws Refusal when it is no kept game, one of another format or other sets, or cannot be gone on with
 */
export function fromJSON(sets: readonly SetProgram[], json: unknown): Game {
  checkChain(sets);
  checkHead(sets, json);
  const misshapen = shapeProblem(json);
  if (misshapen) refuse(`${misshapen.path || 'as a whole'}: ${misshapen.message}`);
  const kept = json as GameJson;
  if (kept.hash !== undefined && kept.hash !== hashOfState(stateOf(kept))) {
    refuse('it was changed after it was kept; leave `hash` out to read it all the same');
  }
  const tables = makeTables(sets);
  const size = sizeProblem(kept.landscape, tables);
  if (size) refuse(size);
  const game = restore(tables, kept);
  const problem = boardProblem(game) ?? tableProblem(game) ?? stackProblem(game) ?? askedProblem(game);
  if (problem) refuse(problem);
  return game;
}

const shapeProblem = shapeCheck(gameSchema);

function refuse(reason: string): never {
  throw new Refusal(`no game can be made of this: ${reason}`);
}

/** What it is and what it was played with: told before anything else, since then nothing else fits. */
function checkHead(sets: readonly SetProgram[], json: unknown): void {
  if (!isRecord(json) || json.game !== 'ecos') refuse(`${shown(json)} is no kept game`);
  const { format, sets: then } = json;
  if (format !== GAME_FORMAT)
    refuse(`it is of format ${shown(format)}, this version reads format ${GAME_FORMAT}`);
  const now = hashesOf(sets);
  if (!Array.isArray(then)) refuse('/sets: must be a list');
  const same =
    then.length === now.length &&
    now.every(({ id, hash }, at) => id === then[at]?.id && hash === then[at]?.hash);
  if (same) return;
  const named = (list: readonly unknown[]) =>
    list
      .map((set) => (isRecord(set) ? `${shown(set.id)} with hash ${shown(set.hash)}` : shown(set)))
      .join(', ');
  refuse(`it was played with ${named(then)}, these are ${named(now)}`);
}
