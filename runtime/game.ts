/**
 * A game, from outside: make one, read the decision that waits, answer it.
 *
 * ```ts
 * const game = newGame(sets, { players: 4, seed: 7 });
 * for (let d = decision(game); d; d = decision(game)) apply(game, d.options[0]);
 * ```
 */
import { describe, type OptionView } from './describe.ts';
import type { SetProgram } from './ops/program.ts';
import type { DecisionKind } from './options.ts';
import { MAX_SEED, seedRandom } from './random.ts';
import { Refusal } from './refusal.ts';
import { answerTop, run } from './run.ts';
import { emptyGame, type Game } from './state.ts';
import { startDraft } from './table/draft.ts';
import { chooseHands } from './table/hands.ts';
import { newRound } from './table/round.ts';
import { dealHands, layLayout } from './table/setup.ts';
import { makeTables, type Tables } from './tables.ts';

export { Refusal };

/** How a game is set up. */
export interface GameOptions {
  /** 2 to 6, or what the set says (R2.1). */
  players: number;
  /** A whole number from 0 to 4294967295. Equal seeds and options give equal games. */
  seed: number;
  /**
   * A preset hand for each seat, or `draft` (R2.3, R2.4, R2.6); without it preset hands that share no card are dealt
   * by the seed.
   */
  hands?: readonly string[];
  /** Starting landscape (R2.2). Default: the set's first. */
  layout?: string;
  /** Points that end the game (R12.1). Default: the set's. */
  target?: number;
  /** The first Harbinger (R2.7). Default: seat 0. */
  harbinger?: number;
  /** Draws after which the game stops as unfinished (R12.6). Default 2000. */
  maxDraws?: number;
}

/** What a player is asked. */
export interface Decision {
  /** Who is asked, from 0. */
  seat: number;
  kind: DecisionKind;
  /** At least two, in an order that depends on the state alone. `describe` says what one means. */
  options: readonly number[];
}

export const DEFAULT_MAX_DRAWS = 2000;

/**
 * Sets up a table and runs to the first decision.
 * @param sets a set with all it extends, base first
 * @throws Refusal when the options cannot be: the message says why
 */
export function newGame(sets: readonly SetProgram[], options: GameOptions): Game {
  return startGame(makeTables(sets), options);
}

/** Like `newGame`, with tables already made: for many games with the same sets. */
export function startGame(tables: Tables, options: GameOptions): Game {
  checkOptions(tables, options);
  const { players, seed } = options;
  const game = emptyGame(tables, players, seed);
  game.random = seedRandom(seed);
  game.harbinger = options.harbinger ?? 0;
  game.target = options.target ?? game.target;
  game.maxDraws = options.maxDraws ?? DEFAULT_MAX_DRAWS;
  layLayout(game, options.layout ?? tables.layouts[0].name);
  const hands = chooseHands(game, options.hands);
  dealHands(game, hands);
  game.stack.push(newRound(), { task: 'setup', seat: 0 });
  startDraft(
    game,
    hands.flatMap((hand, seat) => (hand ? [] : [seat])),
  );
  run(game);
  return game;
}

/** The decision that waits, or null when the game is over. */
export function decision(game: Game): Decision | null {
  return game.asked.options.length > 0 ? game.asked : null;
}

/** Answers the decision with one of its options and runs to the next. Changes `game`; trusts the option. */
export function apply(game: Game, option: number): void {
  game.decisions++;
  answerTop(game, option);
  run(game);
}

/**
 * Answers with a choice from outside.
 * @throws Refusal when nothing waits or the option is not offered; nothing has changed then
 */
export function submit(game: Game, option: number): void {
  const waiting = decision(game);
  if (!waiting) throw new Refusal('the game is over: nothing waits for an answer');
  if (!waiting.options.includes(option)) {
    throw new Refusal(
      `option ${option} is not offered: '${waiting.kind}' offers ${waiting.options.join(', ')}`,
    );
  }
  apply(game, option);
}

/** What every option of the waiting decision means, in their order. */
export function describeOptions(game: Game): OptionView[] {
  return game.asked.options.map((option) => describe(game, option));
}

function checkOptions(tables: Tables, options: GameOptions): void {
  const { players, seed } = options;
  const { settings } = tables.words;
  const range = settings.players ?? { from: 1, to: 6 };
  if (!Number.isInteger(players) || players < range.from || players > range.to) {
    throw new Refusal(`${players} players: the set is for ${range.from} to ${range.to}`);
  }
  if (!Number.isInteger(seed) || seed < 0 || seed > MAX_SEED) {
    throw new Refusal(`seed ${seed}: a seed is a whole number from 0 to ${MAX_SEED}`);
  }
  const names = tables.layouts.map((layout) => layout.name);
  if (names.length === 0) throw new Refusal('the set has no layout to start with');
  if (options.layout !== undefined && !names.includes(options.layout)) {
    throw new Refusal(`no layout '${options.layout}': the set has ${names.join(', ')}`);
  }
  if (!tables.wild.some((wild, element) => wild && tables.bag[element] > 0)) {
    throw new Refusal('the set has no element that fits any spot, so a round would never end');
  }
  const cubes = settings.cubes ?? { total: 0, start: 0 };
  if (cubes.start * players > cubes.total) {
    throw new Refusal(`${players} players start with ${cubes.start} cubes each: the set has ${cubes.total}`);
  }
  checkWhole('target', options.target, 1);
  checkWhole('harbinger', options.harbinger, 0, players - 1);
  checkWhole('maxDraws', options.maxDraws, 1);
}

function checkWhole(
  name: string,
  value: number | undefined,
  from: number,
  to = Number.MAX_SAFE_INTEGER,
): void {
  if (value === undefined || (Number.isInteger(value) && value >= from && value <= to)) return;
  const limit = to === Number.MAX_SAFE_INTEGER ? `from ${from}` : `from ${from} to ${to}`;
  throw new Refusal(`${name} ${value}: a whole number ${limit} is needed`);
}
