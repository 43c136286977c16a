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
import { MAX_SEED, seedRandom, shuffle } from './random.ts';
import { answerTop, run } from './run.ts';
import { emptyGame, type Game } from './state.ts';
import { dealHands, layLayout } from './table/setup.ts';
import { type HandTable, makeTables, type Tables } from './tables.ts';

/** How a game is set up. */
export interface GameOptions {
  /** 2 to 6, or what the set says (R2.1). */
  players: number;
  /** A whole number from 0 to 4294967295. Equal seeds and options give equal games. */
  seed: number;
  /** A preset hand for each seat (R2.3); without it hands that share no card are dealt by the seed. */
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

/** Options or a choice that cannot be; `message` says why, in one line for people. */
export class Refusal extends Error {
  override name = 'Refusal';
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
  dealHands(game, chooseHands(game, options));
  game.stack.push({ task: 'round', phase: 'draw', turn: 0, card: -1, asked: -1 }, { task: 'setup', seat: 0 });
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

/** The hands the options name, or some that share no card, by the seed (R2.3). */
function chooseHands(game: Game, options: GameOptions): HandTable[] {
  const { tables, players } = game;
  if (options.hands) return namedHands(tables, options.hands, players);
  const order = tables.hands.map((_, index) => index);
  shuffle(game, order);
  const dealt = disjoint(
    order.map((index) => tables.hands[index]),
    players,
  );
  if (dealt) return dealt;
  throw new Refusal(
    `${players} players need ${players} preset hands that share no card: the set has ${tables.hands.length} hands`,
  );
}

function namedHands(tables: Tables, names: readonly string[], players: number): HandTable[] {
  if (names.length !== players) {
    throw new Refusal(`${names.length} hands for ${players} players: name one for each`);
  }
  const hands = names.map((name) => {
    const hand = tables.hands.find((h) => h.word.name === name);
    if (hand) return hand;
    const known = tables.hands.map((h) => h.word.name).join(', ');
    throw new Refusal(`no preset hand '${name}': the set has ${known || 'none with cards'}`);
  });
  hands.forEach((hand, seat) => {
    const other = hands.slice(0, seat).find((earlier) => !areDisjoint(earlier, hand));
    if (other) {
      throw new Refusal(
        `hands '${other.word.name}' and '${hand.word.name}' share a card: hands at one table share none (R2.3)`,
      );
    }
  });
  return hands;
}

function areDisjoint(a: HandTable, b: HandTable): boolean {
  return !a.cards.some((card) => b.cards.includes(card));
}

/** The first `n` hands, in this order, that share no card. */
function disjoint(hands: readonly HandTable[], n: number, chosen: HandTable[] = []): HandTable[] | null {
  if (chosen.length === n) return chosen;
  for (let i = 0; i < hands.length; i++) {
    if (!chosen.every((other) => areDisjoint(other, hands[i]))) continue;
    const found = disjoint(hands.slice(i + 1), n, [...chosen, hands[i]]);
    if (found) return found;
  }
  return null;
}
