/**
 * The interface of a game: make one, read the decision that waits, answer it.
 *
 * @example
 * ```ts
 * import assert from 'node:assert/strict';
 * import { readySets } from '../test/ready-sets.ts';
 * import { apply, clone, decision, describe, fromJSON, hash, makeBot, newGame, playOut, submit, toJSON, view } from './index.ts';
 *
 * // A chain: the programs of a set and of all sets that it extends, as the compiler makes them.
 * const { chain } = readySets().find(({ id }) => id === 'new-horizon')!;
 * const game = newGame(chain, { players: 2, seed: 7 });
 *
 * // It has run to the first decision, and waits. Options are numbers; `describe` says what one means.
 * const { seat, kind, options } = decision(game)!;
 * assert.equal(kind, 'choose-active');
 * assert.deepEqual(Object.keys(describe(game, options[0]!)), ['option', 'card']);
 *
 * // Others see that a seat is asked, at most: neither its hand nor its options.
 * const seen = view(game, 1 - seat);
 * assert.deepEqual([seen.seats[seat]!.hand, seen.decision?.options ?? null], [null, null]);
 *
 * // An answer from outside is checked: who answers, and whether it is offered. `apply` trusts its caller.
 * assert.throws(() => submit(game, options[0], { seat: 1 - seat }), { code: 'NOT_ASKED' });
 * const tried = clone(game);
 * submit(game, options[0]);
 * apply(tried, options[0]!);
 * assert.equal(hash(tried), hash(game));
 *
 * // Bots answer alike. A saved game is its options and choices, and played again it has the same hash.
 * playOut(game, [0, 1].map((at) => makeBot('greedy', 7, at)));
 * assert.equal(game.status, 'over');
 * assert.equal(hash(fromJSON(chain, JSON.parse(JSON.stringify(toJSON(game))))), hash(game));
 * ```
 */
import { type DecisionKind, memoize, type SetProgram, UserError } from '../program/index.ts';
import { checkOptions, DEFAULT_MAX_DRAWS, type GameOptions } from './game-options.ts';
import { checkGame } from './input/check-arguments.ts';
import { checkChain } from './input/validate-sets.ts';
import { coverRings } from './landscape/hex.ts';
import type { Tables } from './link/tables.ts';
import { makeTables } from './make-tables.ts';
import { isRecord, NOTHING_WAITS, notOffered, quoteValue } from './messages.ts';
import { secretRandom, seedRandom } from './random.ts';
import { run, runFrom, runInSteps } from './run.ts';
import { emptyGame, type Game } from './state.ts';
import { startDraft } from './table/draft.ts';
import { chooseHands } from './table/hands.ts';
import { shuffleDeck } from './table/own-cards.ts';
import { newRound } from './table/round.ts';
import { dealHands, layLayout } from './table/setup.ts';

/** A choice that a player has to make. */
export interface Decision {
  /** The seat that decides, from 0. */
  seat: number;
  kind: DecisionKind;
  /** At least two, in an order that depends only on the state. `describe` returns the meaning of an option. */
  options: readonly number[];
}

/**
 * Sets up a table and runs to the first decision.
 * @param sets a set and all sets it extends, base first
 * @throws UserError when the sets or options are invalid; the message says why
 */
export function newGame(sets: readonly SetProgram[], options: GameOptions): Game {
  checkChain(sets);
  try {
    return startGame(tablesOf(sets), options);
  } catch (error) {
    if (error instanceof UserError) throw error;
    // A page that only plays what was compiled loads no check of each step.
    throw new UserError('a program in the list of sets is wrong: `loadSet` of a set says where');
  }
}

/** Games with the same list of sets share their tables. */
const tablesOf = memoize((sets: readonly SetProgram[]) => makeTables(sets));

/** Like `newGame`, with existing tables: for many games with the same sets. */
export function startGame(tables: Tables, options: GameOptions): Game {
  if (!Array.isArray(Object(tables).layouts) || !isRecord(tables.words))
    throw new UserError(`startGame expects tables, as makeTables returns them, got ${quoteValue(tables)}`);
  checkOptions(tables, options);
  const { players, seed, secret } = options;
  const game = emptyGame(tables, players, seed, structuredClone(options));
  game.random = secret === undefined ? seedRandom(seed) : secretRandom(secret);
  game.harbinger = options.harbinger ?? 0;
  game.target = options.target ?? game.target;
  game.maxDraws = options.maxDraws ?? DEFAULT_MAX_DRAWS;
  layLayout(game, options.layout ?? tables.layouts[0].name);
  const hands = chooseHands(game, options);
  dealHands(game, hands);
  game.stack.push(newRound(), { task: 'setup', seat: 0 });
  startDraft(
    game,
    hands.flatMap((hand, seat) => (hand ? [] : [seat])),
  );
  run(game);
  reshuffleIfContinued(game);
  return game;
}

/**
 * The decision that waits, or null if the game is over. It is a copy: it does not change with the game, nor the game
 * with it.
 */
export function decision(game: Game): Decision | null {
  checkGame('decision', game);
  const { seat, kind, options } = game.asked;
  return options.length > 0 ? { seat, kind, options: options.slice() } : null;
}

/** Answers the decision with one of its options and runs to the next. Changes `game`. Does not check the option. */
export function apply(game: Game, option: number): void {
  checkGame('apply', game);
  coverRings(game.landscape.radius + 1);
  noteChoice(game, option);
  runFrom(game, option);
  reshuffleIfContinued(game);
}

/**
 * Answers the decision like `apply`, in small steps.
 * @param step called with each small step, which it must run: the answer, each run of a frame, each single option that
 *   is taken without asking
 */
export function applyInSteps(game: Game, option: number, step: (act: () => void) => void): void {
  coverRings(game.landscape.radius + 1);
  noteChoice(game, option);
  runInSteps(game, option, step);
  reshuffleIfContinued(game);
}

/** The most choices of a game that can be saved. Later ones are not recorded, which bounds the memory of a game. */
export const MAX_CHOICES = 1_000_000;

/** Counts an answer of the asked seat and, if the game can be saved, records it. */
function noteChoice(game: Game, option: number): void {
  game.decisions++;
  game.answers[game.asked.seat]++;
  if (game.setup && game.decisions <= MAX_CHOICES) game.choices += `${option},`;
}

/** Reshuffles hidden cards in a game that continues another (`GameOptions.anew`). */
function reshuffleIfContinued(game: Game): void {
  const secret = game.setup?.anew?.find(({ after }) => after === game.decisions)?.secret;
  if (secret === undefined) return;
  game.random = secretRandom(secret);
  for (const deck of game.decks) shuffleDeck(game, deck);
}

/** The options chosen so far, in order. */
export function gameChoices({ choices }: Game): number[] {
  return choices.split(',').slice(0, -1).map(Number);
}

/**
 * The seat and decision an outside answer is meant for, so that late answers and those from the wrong seat are
 * rejected.
 */
export interface AnswerContext {
  /** The seat that answers. */
  seat?: number;
  /** `decisions` of the `view` that showed the decision. */
  decisions?: number;
}

/**
 * Answers with a choice from outside: checks that it is offered, then applies it.
 * @param option the untrusted choice: anything but one of the options is rejected
 * @param answering rejects an option of another decision that happens to have the same number
 * @throws UserError when no decision waits or this does not answer it; the game is then unchanged
 */
export function submit(game: Game, option: unknown, answering: AnswerContext = {}): void {
  checkGame('submit', game);
  const waiting = decision(game);
  if (!waiting) throw new UserError(NOTHING_WAITS, 'GAME_OVER');
  if (!isRecord(answering)) {
    throw new UserError(
      `the third argument must be an object { seat, decisions }, got ${quoteValue(answering)}`,
    );
  }
  const { seat = waiting.seat, decisions } = answering;
  // Which seat decides, and what, may be known only to that seat.
  if (seat !== waiting.seat)
    throw new UserError(`seat ${quoteValue(seat)} answers, but it is not asked`, 'NOT_ASKED');
  const own = game.answers[waiting.seat];
  if (decisions !== undefined && decisions !== own) {
    throw new UserError(
      `an answer to decision ${quoteValue(decisions)} of seat ${seat}, but its decision ${own} waits`,
      'STALE',
    );
  }
  if (!waiting.options.includes(option as number)) {
    throw new UserError(notOffered(waiting.kind, waiting.options, option), 'OPTION_NOT_OFFERED');
  }
  apply(game, option as number);
}
