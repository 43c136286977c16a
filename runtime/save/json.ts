/** Saved games as data, and hashes of games that are the same on every machine. */

import { hashesOf, hashText, pluralize, type SetHash, UserError } from '../../program/index.ts';
import type { Frame, StepProgress } from '../frames.ts';
import { choicesOf, MAX_CHOICES } from '../game.ts';
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
    sets: hashesOf(tables.sets),
    options: structuredClone(setup),
    choices: choicesOf(game),
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
  const stack = game.stack.map(hashedFrame);
  return hashText(JSON.stringify({ ...table, stack, landscape: { radius, tiles: cells.length, ...arrays } }));
}

/**
 * A frame as the hash sees it. The progress of every step takes the same five fields as in the first versions, so that
 * hashes stay the same.
 */
function hashedFrame(frame: Frame) {
  if (frame.task !== 'effect') return frame;
  const { progress, journal, stopped, ...rest } = frame;
  const noted = journal.length > 0 && { journal };
  return {
    ...rest,
    phase: 0,
    done: 0,
    chosen: -1,
    taken: -1,
    list: [],
    ...flat(progress),
    ...noted,
    stopped,
  };
}

function flat(progress: StepProgress | null): Record<string, unknown> {
  switch (progress?.of) {
    case 'gain': {
      const { times, only, reward, toChoose, elements } = progress;
      const given = { done: reward, chosen: only };
      return toChoose > 0
        ? { ...given, phase: 2, taken: toChoose, list: [...elements, times] }
        : { ...given, phase: 1, taken: times, list: elements };
    }
    case 'place': {
      const { placed, deciding, kind, takenFrom, answers } = progress;
      const phase = ['kind', 'take-up', 'cell'].indexOf(deciding);
      return { phase, done: placed, chosen: kind, taken: takenFrom, list: answers };
    }
    case 'move': {
      const { done, moved, left } = progress;
      return left ? { done, chosen: left.length, list: [...moved, ...left] } : { done, list: moved };
    }
    case 'replace': {
      const { done, tile, all } = progress;
      return { done, chosen: tile, ...(all && { taken: all.terrain, list: all.tiles }) };
    }
    case 'coins':
      return { done: progress.left };
    case 'swap':
      return { chosen: progress.first };
    default:
      return { done: progress?.done ?? 0 };
  }
}
