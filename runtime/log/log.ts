/**
 * Logs: a game is its seed, options, the hashes of its sets and the choices. The format is JSON Lines: the head, one
 * line for each answer, finally the end. Each line is written when its answer is given, so a log stays readable after a
 * crash.
 *
 * ```ts
 * const lines = [logHead(sets, options, names)];
 * for (let asked = decision(game); asked; asked = decision(game)) {
 *   const option = asked.options[0];
 *   lines.push(logChoice(game, option));
 *   apply(game, option);
 * }
 * lines.push(logEnd(game));
 * ```
 *
 * `parse.ts` parses logs, `replay.ts` replays them.
 */
import {
  type DecisionKind,
  hashSets,
  type SetHash,
  type SetProgram,
  UserError,
} from '../../program/index.ts';
import type { GameOptions } from '../game-options.ts';
import { checkGame, checkSets } from '../input/check-arguments.ts';
import { isRecord, quoteValue } from '../messages.ts';
import { hash } from '../save/json.ts';
import type { Game } from '../state.ts';
import { VERSION } from '../version.ts';

/** Version of the log format; other versions are rejected. */
export const LOG_FORMAT = 1;

/** The first line. */
export interface LogHead {
  log: 'ecos';
  format: number;
  /** Version of the engine that wrote the log: another version may play the same choices differently. */
  version?: string;
  options: GameOptions;
  /** Id and hash of each set, base first. */
  sets: SetHash[];
  /** The player at each seat. */
  players: string[];
}

/** One answer: which seat chose which option. */
export interface LogChoice {
  seat: number;
  kind: DecisionKind;
  option: number;
}

/** The last line of a game played to its end. */
export interface LogEnd {
  end: Game['status'];
  /** The winning seat, or null if there is no winner. */
  winner: number | null;
  /** Points, by seat. */
  vp: number[];
  /** Hash of the whole state. */
  hash: string;
}

/** A parsed log. */
export interface Log {
  head: LogHead;
  /** In order: the choice at index `i` is on line `i + 2`. */
  choices: LogChoice[];
  /** Missing if the log is incomplete. */
  end: LogEnd | null;
}

/** The first line of a game's log. */
export function logHead(
  sets: readonly SetProgram[],
  options: GameOptions,
  players: readonly string[],
): LogHead {
  checkSets(sets);
  if (!isRecord(options))
    throw new UserError(`logHead expects the options of a game, got ${quoteValue(options)}`);
  if (!Array.isArray(players))
    throw new UserError(`logHead expects a list of names of players, got ${quoteValue(players)}`);
  return {
    log: 'ecos',
    format: LOG_FORMAT,
    version: VERSION,
    options: structuredClone(options),
    sets: hashSets(sets),
    players: [...players],
  };
}

/** The line for the answer that is about to be given. */
export function logChoice(game: Game, option: number): LogChoice {
  checkGame('logChoice', game);
  return { seat: game.asked.seat, kind: game.asked.kind, option };
}

/** The last line of a game's log. */
export function logEnd(game: Game): LogEnd {
  checkGame('logEnd', game);
  const winner = game.winner < 0 ? null : game.winner;
  return { end: game.status, winner, vp: game.vp.slice(), hash: hash(game) };
}
