/** Saved games as data, and hashes of games that are the same on every machine. */
import { hashSets, hashText, pluralize, type SetHash, UserError } from '../../program/index.ts';
import { gameChoices, MAX_CHOICES } from '../game.ts';
import type { GameOptions } from '../game-options.ts';
import { checkGame } from '../input/check-arguments.ts';
import type { Game } from '../state.ts';
import { VERSION } from '../version.ts';

/** Version of the format of a saved game; other versions are rejected. */
export const GAME_FORMAT = 3;

/** A saved game, as `toJSON` returns it and `fromJSON` reads it: everything needed to play the game again. */
export interface GameJson {
  game: 'ecos';
  format: typeof GAME_FORMAT;
  /** Version of the engine that saved it: another version may play the same choices differently. */
  version: string;
  /** Id and hash of each set, base first. */
  sets: SetHash[];
  /** The options the game was set up with. */
  options: GameOptions;
  /** The chosen options, in order; at most 1,000,000. */
  choices: number[];
  /** Hash of the game that the choices lead to. Leave it out of a saved game whose choices were edited. */
  hash?: string;
}

/**
 * A game as plain JSON data, at any moment, even in the middle of an effect: the hashes of its sets, its options and
 * choices, and the hash of its state. The data shares nothing with the game. `fromJSON` replays the game from it. It
 * reveals hidden information, so send players `view` instead.
 * @throws UserError when the game was not set up with `newGame` or `startGame`, or has more than 1,000,000 choices
 */
export function toJSON(game: Game): GameJson {
  checkGame('toJSON', game);
  const { setup, decisions, tables } = game;
  if (!setup) throw new UserError('this game cannot be saved: it was not set up with `newGame`');
  if (decisions > MAX_CHOICES) {
    const most = `a saved game has at most ${MAX_CHOICES}`;
    throw new UserError(`this game cannot be saved: it took ${pluralize(decisions, 'choice')}, ${most}`);
  }
  return {
    game: 'ecos',
    format: GAME_FORMAT,
    version: VERSION,
    sets: hashSets(tables.sets),
    options: structuredClone(setup),
    choices: gameChoices(game),
    hash: hash(game),
  };
}

/**
 * A hash of the whole state, 16 hexadecimal digits: equal for equal games on every machine. It depends only on the
 * state, not on how the game got there.
 */
export function hash(game: Game): string {
  checkGame('hash', game);
  const {
    tables: _tables,
    setup: _setup,
    choices: _choices,
    answers: _answers,
    lookups: _lookups,
    questions: _questions,
    landscape,
    ...table
  } = game;
  // The terrain determines which cells have a tile, and the arrays determine `bytes` and `kinds`.
  const {
    radius,
    cells,
    bytes: _bytes,
    kinds: _kinds,
    markersFrom: _from,
    firstMarker,
    ...others
  } = landscape;
  const rest = firstMarker.length > 0 ? { ...others, firstMarker } : others;
  const arrays = Object.fromEntries(Object.entries(rest).map(([key, array]) => [key, [...array]]));
  return hashText(JSON.stringify({ ...table, landscape: { radius, tiles: cells.length, ...arrays } }));
}
