/**
 * Loads games from untrusted JSON: a file, a database, a player's browser. The engine sets the game up and plays it
 * again, and every choice must be one that is offered.
 */
import { hashSets, type RefusalCode, type SetProgram, UserError } from '../../program/index.ts';
import { shapeProblem } from '../../program/json/index.ts';
import { newGame } from '../game.ts';
import type { GameOptions } from '../game-options.ts';
import { checkChain } from '../input/validate-sets.ts';
import { isRecord, quoteValue } from '../messages.ts';
import type { Game } from '../state.ts';
import validateGame from './game-validator.generated.ts';
import { GAME_FORMAT, type GameJson, hash } from './json.ts';
import { changedSets, otherNumbers, replayChoices, versionNote } from './replay-choices.ts';

/**
 * Loads a game from its JSON and the sets it is played with, base first: sets it up and plays it again, choice by
 * choice. The game shares nothing with the JSON. Takes as long as the engine needs for the choices, about a millisecond
 * per hundred.
 * @param json parsed JSON that `toJSON` produced; leave `hash` out if the choices were edited
 * @throws UserError when it is not a saved game, has another format, other sets or other random numbers, or has invalid
 *   options or choices
 */
export function fromJSON(sets: readonly SetProgram[], json: unknown): Game {
  checkChain(sets);
  const { version, sets: then, options, choices, hash: saved } = checkShape(json);
  const changed = changedSets(hashSets(sets), then, 'the game');
  if (changed) refuse(changed, 'CARDS_CHANGED');
  const other = otherNumbers('the game', options, version);
  if (other) refuse(other);
  const game = begun(sets, options);
  const writer = versionNote('the game', version);
  const { played, reason } = replayChoices(
    game,
    choices.map((option) => ({ option })),
  );
  if (reason) refuse(`/choices/${played}: is ${choices[played]}, ${reason}${writer}`);
  if (saved !== undefined && saved !== hash(game)) {
    refuse(
      `its choices lead to a game with the hash ${hash(game)}, not ${quoteValue(saved)}${writer || '; leave `hash` out if you edited them'}`,
    );
  }
  return game;
}

function begun(sets: readonly SetProgram[], options: GameOptions): Game {
  try {
    return newGame(sets, options);
  } catch (error) {
    if (error instanceof UserError) refuse(`/options: ${error.message}`);
    throw error;
  }
}

function refuse(reason: string, code: RefusalCode = 'DAMAGED'): never {
  throw new UserError(`this saved game cannot be played: ${reason}`, code);
}

/** Checks the format before the shape, because data of another format has another shape. */
function checkShape(json: unknown): GameJson {
  if (!isRecord(json) || json.game !== 'ecos')
    throw new UserError(`${quoteValue(json)} is not a saved game`, 'DAMAGED');
  if (json.format !== GAME_FORMAT) {
    const format = json.format === undefined ? 'an unknown format' : `format ${quoteValue(json.format)}`;
    refuse(`it is of ${format}, this version reads format ${GAME_FORMAT}`);
  }
  const misshapen = shapeProblem(validateGame, json);
  if (misshapen) refuse(`${misshapen.path || 'as a whole'}: ${misshapen.message}`);
  return json as unknown as GameJson;
}
