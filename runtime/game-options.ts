/** The options for setting up a game, and their checks. */
import { playerRange, pluralize, shortages, UserError } from '../program/index.ts';
import type { Tables } from './link/tables.ts';
import { isRecord, quoteValue } from './messages.ts';
import { MAX_CARDS, MAX_ELEMENTS, MAX_PLAYERS } from './options.ts';
import { MAX_SEED } from './random.ts';

/** Options for setting up a game. */
export interface GameOptions {
  /** 2 to 6, or the numbers the set allows, at most 99 (R2.1). */
  players: number;
  /** A whole number from 0 to 4294967295. The same seed and options give the same game. */
  seed: number;
  /**
   * 32 hexadecimal digits, not all zero, that determine the random numbers in place of the seed. All seeds can be tried,
   * and whoever sees enough draws can compute the numbers of a seed; use a secret if hidden cards must stay hidden.
   */
  secret?: string;
  /**
   * For each seat a preset hand, or a word of `HAND_WORDS`: `draft`, or `recommended`, `leaf` or `any` for hands that the
   * seed picks (R2.3, R2.4, R2.6, R14.3). Default: `any` for all seats.
   */
  hands?: readonly string[];
  /**
   * Whether the set's own cards come before those of the sets it extends: the seed picks its own hands first, or if it has
   * none, deals hands from its own cards first, and its other cards are on top of the decks. In a list, the seats that get
   * them before the others, such as those of people. Default: false.
   */
  ownFirst?: boolean | readonly number[];
  /** Starting landscape (R2.2). Default: the first one of the set. */
  layout?: string;
  /** Points that end the game (R12.1), at least 1. Default: the set's. */
  target?: number;
  /** Seat of the first Harbinger (R2.7). Default: 0. */
  harbinger?: number;
  /** Number of draws after which the game stops as unfinished (R12.6), 1 to 1,000,000. Default: 2000. */
  maxDraws?: number;
  /**
   * For a game that continues another one whose secret is known. After each of these numbers of choices, in ascending
   * order, the random numbers come from a new secret and the decks are reshuffled. Cards already dealt, drawn or shown
   * stay.
   */
  anew?: readonly { after: number; secret: string }[];
}

/** Number of draws after which a game stops as unfinished (R12.6): the default, and the highest limit. */
export const DEFAULT_MAX_DRAWS = 2000;
export const MAX_DRAWS = 1_000_000;
const MOST_POINTS = 1_000_000;

/** Whether random numbers of a game come from a secret, from the start or later. */
export const hasSecret = ({ secret, anew }: GameOptions): boolean =>
  secret !== undefined || (anew ?? []).length > 0;

/** Every option name, so that misspelt options are rejected. */
const NAMES: Record<keyof GameOptions, true> = {
  players: true,
  seed: true,
  secret: true,
  hands: true,
  ownFirst: true,
  layout: true,
  target: true,
  harbinger: true,
  maxDraws: true,
  anew: true,
};

/** @throws UserError when options are missing or invalid. Hands are checked when they are dealt. */
export function checkOptions({ layouts, words, wild, bag, cards }: Tables, options: GameOptions): void {
  if (!isRecord(options)) throw new UserError(`expected the options of a game, got ${quoteValue(options)}`);
  const unknown = Object.keys(options).find((name) => !Object.hasOwn(NAMES, name));
  if (unknown !== undefined) {
    throw new UserError(`unknown option ${quoteValue(unknown)}: there are ${Object.keys(NAMES).join(', ')}`);
  }
  const { players, seed, secret, layout, hands, ownFirst, target, harbinger, maxDraws, anew } = options;
  const { from, to } = playerRange(words.settings);
  if (!isWhole(players, from, to)) {
    const noun = players === 1 ? 'player' : 'players';
    throw new UserError(`${quoteValue(players)} ${noun}: the set is for ${from} to ${to}`);
  }
  if (players > MAX_PLAYERS) {
    throw new UserError(`${players} players: a game can have at most ${MAX_PLAYERS}`);
  }
  checkSeed(seed);
  if (secret !== undefined && !isSecretText(secret)) {
    throw new UserError('secret: expected a text of 32 hexadecimal digits that are not all zero');
  }
  if (anew !== undefined && !isListOfSecrets(anew)) {
    throw new UserError(
      'anew: expected a list of { after, secret }, with numbers of choices that rise, each with a secret of 32 hexadecimal digits',
    );
  }
  if (hands !== undefined && !(Array.isArray(hands) && hands.every((hand) => typeof hand === 'string'))) {
    throw new UserError(`hands: expected a list of names, got ${quoteValue(hands)}`);
  }
  const isSeat = (seat: number) => isWhole(seat, 0, players - 1);
  const isOwnFirst = typeof ownFirst === 'boolean' || (Array.isArray(ownFirst) && ownFirst.every(isSeat));
  if (ownFirst !== undefined && !isOwnFirst) {
    throw new UserError(`ownFirst: expected true or false, or a list of seats, got ${quoteValue(ownFirst)}`);
  }
  if (bag.length > MAX_ELEMENTS || cards.length > MAX_CARDS) {
    const most = `at most ${MAX_ELEMENTS} elements and ${MAX_CARDS} cards`;
    throw new UserError(
      `${pluralize(bag.length, 'element')} and ${pluralize(cards.length, 'card')}: a game can have ${most}`,
    );
  }
  const names = layouts.map(({ name }) => name);
  if (names.length === 0) throw new UserError('the set has no layout to start with');
  if (layout !== undefined && !names.includes(layout)) {
    throw new UserError(`no layout ${quoteValue(layout)}: the set has ${names.join(', ')}`);
  }
  const short = shortages(words).find((one) => one.layout === (layout ?? names[0]));
  if (short) {
    const { thing, needed, supply } = short;
    throw new UserError(
      `the layout \`${short.layout}\` needs ${needed} of \`${thing}\`, the supply has ${supply}`,
    );
  }
  if (!wild.some((any, element) => any && bag[element] > 0)) {
    throw new UserError('the set has no element that fits any spot, so a round would never end');
  }
  const cubes = words.settings.cubes ?? { total: 0, start: 0 };
  if (cubes.start * players > cubes.total) {
    const each = `${players === 1 ? 'starts' : 'start'} with ${pluralize(cubes.start, 'cube')} each`;
    throw new UserError(`${pluralize(players, 'player')} ${each}: the set has ${cubes.total}`);
  }
  checkWhole('target', target, 1, MOST_POINTS);
  checkWhole('harbinger', harbinger, 0, players - 1);
  checkWhole('maxDraws', maxDraws, 1, MAX_DRAWS);
}

const isSecretText = (secret: unknown): boolean =>
  typeof secret === 'string' && /^[0-9a-f]{32}$/.test(secret) && /[1-9a-f]/.test(secret);

const isListOfSecrets = (anew: unknown): boolean =>
  Array.isArray(anew) &&
  anew.every(
    (one: unknown, at) =>
      isRecord(one) &&
      isSecretText(one.secret) &&
      isWhole(one.after as number, at === 0 ? 0 : anew[at - 1].after + 1, Number.MAX_SAFE_INTEGER),
  );

/** @throws UserError when it is not a seed */
export function checkSeed(seed: number): void {
  if (isWhole(seed, 0, MAX_SEED)) return;
  throw new UserError(`seed ${quoteValue(seed)}: a seed is a whole number from 0 to ${MAX_SEED}`);
}

function checkWhole(name: string, value: number | undefined, from: number, to: number): void {
  if (value === undefined || isWhole(value, from, to)) return;
  throw new UserError(`${name} ${quoteValue(value)}: expected a whole number from ${from} to ${to}`);
}

function isWhole(value: number, from: number, to: number): boolean {
  return Number.isInteger(value) && value >= from && value <= to;
}
