/**
 * Logs: a game is its seed, options, the hashes of its sets and the choices. JSON Lines, one line a choice, so that a
 * log that broke off can be read up to its last whole line.
 */
import { apply, decision, type GameOptions, newGame, Refusal } from './game.ts';
import { hash } from './json.ts';
import { hashSet } from './ops/hash.ts';
import type { SetProgram } from './ops/program.ts';
import type { DecisionKind } from './options.ts';
import type { Game } from './state.ts';

/** Version of the shape of a log; another one is refused. */
export const LOG_FORMAT = 1;

/** The first line. */
export interface LogHead {
  log: 'ecos';
  format: number;
  options: GameOptions;
  /** Id and hash of each set, base first. */
  sets: { id: string; hash: string }[];
  /** Who plays at each seat. */
  players: string[];
}

/** One answer: who chose what, where there was a choice. */
export interface LogChoice {
  seat: number;
  kind: DecisionKind;
  option: number;
}

/** The last line of a game played to its end. */
export interface LogEnd {
  end: Game['status'];
  winner: number | null;
  vp: number[];
  hash: string;
}

export interface Log {
  head: LogHead;
  choices: LogChoice[];
  /** Missing when the log broke off. */
  end: LogEnd | null;
}

/** The first line of a game's log. */
export function logHead(
  sets: readonly SetProgram[],
  options: GameOptions,
  players: readonly string[],
): LogHead {
  const hashes = sets.map((set) => ({ id: set.id, hash: hashSet(set) }));
  return { log: 'ecos', format: LOG_FORMAT, options, sets: hashes, players: [...players] };
}

/** The line of the answer that is about to be given. */
export function logChoice(game: Game, option: number): LogChoice {
  return { seat: game.asked.seat, kind: game.asked.kind, option };
}

/** The last line. */
export function logEnd(game: Game): LogEnd {
  const winner = game.winner < 0 ? null : game.winner;
  return { end: game.status, winner, vp: game.vp.slice(), hash: hash(game) };
}

/**
 * Reads a log's text. A last line that is cut off is left out.
 * @returns the log, or in one line what is wrong with it, with the line's number
 */
export function parseLog(text: string): { log: Log } | { problem: string; line: number } {
  const lines = text.split('\n');
  const isCut = lines.at(-1) !== '';
  const whole = lines.slice(0, -1).map((line) => line.replace(/\r$/, ''));
  // A single line without its end may still be whole.
  if (isCut && parseLine(lines.at(-1) ?? '') !== undefined) whole.push(lines.at(-1) ?? '');
  const head = parseLine(whole[0] ?? '');
  if (!isHead(head)) return { problem: 'not a log of a game: the first line does not say so', line: 1 };
  if (head.format !== LOG_FORMAT) {
    return { problem: `a log of format ${head.format}, this version reads format ${LOG_FORMAT}`, line: 1 };
  }
  const log: Log = { head, choices: [], end: null };
  for (let i = 1; i < whole.length; i++) {
    const line = parseLine(whole[i]);
    if (log.end) return { problem: 'a line after the end of the game', line: i + 1 };
    if (isChoice(line)) log.choices.push(line);
    else if (isEnd(line)) log.end = line;
    else return { problem: 'neither a choice nor the end of a game', line: i + 1 };
  }
  return { log };
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    // Not JSON: the caller says which line is broken.
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isHead(value: unknown): value is LogHead {
  return (
    isRecord(value) &&
    value.log === 'ecos' &&
    typeof value.format === 'number' &&
    isOptions(value.options) &&
    Array.isArray(value.sets) &&
    value.sets.every((set) => isRecord(set) && typeof set.id === 'string' && typeof set.hash === 'string') &&
    Array.isArray(value.players) &&
    value.players.every((player) => typeof player === 'string')
  );
}

/** The types only: `newGame` says what is wrong with the values. */
function isOptions(value: unknown): value is GameOptions {
  if (!isRecord(value)) return false;
  const { players, seed, hands, layout, target, harbinger, maxDraws } = value;
  const numbers = [target, harbinger, maxDraws].filter((n) => n !== undefined);
  return (
    [players, seed, ...numbers].every((n) => typeof n === 'number') &&
    (layout === undefined || typeof layout === 'string') &&
    (hands === undefined || (Array.isArray(hands) && hands.every((hand) => typeof hand === 'string')))
  );
}

function isChoice(value: unknown): value is LogChoice {
  return (
    isRecord(value) &&
    Number.isInteger(value.seat) &&
    typeof value.kind === 'string' &&
    Number.isInteger(value.option)
  );
}

function isEnd(value: unknown): value is LogEnd {
  return (
    isRecord(value) &&
    typeof value.end === 'string' &&
    Array.isArray(value.vp) &&
    typeof value.hash === 'string' &&
    (value.winner === null || Number.isInteger(value.winner))
  );
}

/** How a replay came out. `at` is the number of the choice, from 1, where it first differs. */
export type Replay =
  | { same: true; game: Game; played: number }
  | { same: false; game: Game; played: number; at: number; reason: string };

/**
 * Plays a log again, with all choices or the first `to`.
 * @throws Refusal when the sets are not those of the log, or its options cannot be
 */
export function replay(sets: readonly SetProgram[], log: Log, to = log.choices.length): Replay {
  const hashes = sets.map((set) => ({ id: set.id, hash: hashSet(set) }));
  if (JSON.stringify(hashes) !== JSON.stringify(log.head.sets)) {
    const ids = log.head.sets.map((set) => set.id || 'an unnamed set').join(', ');
    throw new Refusal(`the cards have changed since the log was written (it was played with ${ids})`);
  }
  const game = newGame(sets, log.head.options);
  const steps = Math.min(to, log.choices.length);
  for (let i = 0; i < steps; i++) {
    const { seat, kind, option } = log.choices[i];
    const waiting = decision(game);
    const reason = whyNot(waiting, seat, kind, option);
    if (reason) return { same: false, game, played: i, at: i + 1, reason };
    apply(game, option);
  }
  const isWhole = steps === log.choices.length && log.end !== null;
  if (isWhole && log.end && (game.status !== log.end.end || hash(game) !== log.end.hash)) {
    return { same: false, game, played: steps, at: steps, reason: 'the end is another' };
  }
  return { same: true, game, played: steps };
}

function whyNot(
  waiting: ReturnType<typeof decision>,
  seat: number,
  kind: DecisionKind,
  option: number,
): string | null {
  if (!waiting) return 'the game is over, the log goes on';
  if (waiting.seat !== seat) return `seat ${waiting.seat} is asked, the log has seat ${seat}`;
  if (waiting.kind !== kind) return `'${waiting.kind}' is asked, the log has '${kind}'`;
  return waiting.options.includes(option) ? null : `option ${option} is not offered`;
}
