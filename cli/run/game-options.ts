/** The options of games, for commands that play one or many. */
import { availableParallelism } from 'node:os';
import { pluralize, UserError } from '../../program/messages/index.ts';
import {
  BOT_NAMES,
  type BotName,
  type GameOptions,
  HAND_WORDS,
  MAX_SEED,
  readBot,
  seatNumber,
} from '../../runtime/index.ts';
import type { OptionRow, OptionRows, OptionValues } from '../terminal/command.ts';

/** The seeds of games. */
export const SEED_RANGE = [0, MAX_SEED] as const;

/** How many players a game can be asked for: more than any set allows. */
export const PLAYER_NUMBERS = [0, 100] as const;

/** `--seed`, for commands that play games. */
export const SEED_OPTION = [
  '--seed <number>',
  'the same seed and options give the same games',
  { range: SEED_RANGE, preset: 1 },
] as const satisfies OptionRow;

const HANDS = Object.entries(HAND_WORDS).map(([word, meaning]) => `${word} (${meaning})`);

/** The options of a table, apart from its players. */
export const TABLE_OPTIONS = {
  hands: [
    '--hands <names>',
    `starting hands from seat 1, like lion,daisy or lion,draft; a word alone is for all seats: ${HANDS.join(', ')}`,
  ],
  ownFirst: ['--own-first', "deal the set's own hands first, or if it has none, its own cards"],
  layout: ['--layout <name>', 'starting landscape'],
  target: ['--target <points>', 'points that end the game'],
  harbinger: ['--harbinger <seat>', 'seat of the first Harbinger, counted from 1 (default: 1)'],
} as const satisfies OptionRows;
export type TableValues = Omit<OptionValues<typeof TABLE_OPTIONS>, 'ownFirst'> & {
  ownFirst?: boolean | undefined;
};

/** The options of a game. @param turns describes which seat gets which bot */
export const gameRows = (turns: string) =>
  ({
    players: ['--players <number>', 'number of players', { range: PLAYER_NUMBERS, preset: 4 }],
    seed: SEED_OPTION,
    bots: [
      '--bots <names>',
      `bots: ${BOT_NAMES.join(', ')}; mcts:200 searches 200 iterations per decision, mcts:200+learned with learned weights; ${turns}`,
      { parse: String, preset: 'greedy' },
    ],
    ...TABLE_OPTIONS,
  }) as const satisfies OptionRows;
type GameValues = Pick<OptionValues<ReturnType<typeof gameRows>>, 'players' | 'seed'> & TableValues;

/** The options for the engine. */
export function gameOptions({ players, seed, ...table }: GameValues): GameOptions {
  return { players, seed, ...tableOptions(table, players) };
}

/** The options of a table for the engine. */
export function tableOptions(
  { hands, ownFirst, layout, target, harbinger }: TableValues,
  players: number,
): Omit<GameOptions, 'players' | 'seed'> {
  return {
    ...(hands !== undefined && { hands: handNames(hands, players) }),
    ...(ownFirst !== undefined && { ownFirst }),
    ...(layout !== undefined && { layout }),
    ...(target !== undefined && { target }),
    ...(harbinger !== undefined && { harbinger: checkSeat(harbinger - 1, players) }),
  };
}

/** A bot for each seat; a shorter list repeats. */
export function botNames(bots: string, players: number): BotName[] {
  const names = listed(bots);
  const known = names.map((name) => {
    const read = readBot(name);
    if ('problem' in read) throw new UserError(`${read.problem}.`);
    return read.bot;
  });
  // A single bot plays at every seat. With zero players, the set will refuse the number of players.
  if (names.length > Math.max(players, 1))
    throw new UserError(
      `${pluralize(names.length, 'bot')} are too many for ${pluralize(players, 'player')}.`,
    );
  return Array.from({ length: players }, (_, seat) => known[seat % known.length]);
}

/** A hand for each seat; a word alone is for all seats. */
export function handNames(hands: string, players: number): string[] {
  return Object.hasOwn(HAND_WORDS, hands) ? Array<string>(players).fill(hands) : listed(hands);
}

/** Refuses a seat, counted from 0, that a game does not have. */
export function checkSeat(seat: number, players: number): number {
  if (seat >= 0 && seat < players) return seat;
  const seats =
    players === 1 ? 'a single player has seat 1' : `${players} players have seats 1 to ${players}`;
  throw new UserError(`There is no seat ${seatNumber(seat)}: ${seats}.`);
}

const listed = (text: string): string[] => text.split(',').map((name) => name.trim());

/** The maximum number of games of a run: the index of a game is a column of the tables. */
export const MOST_GAMES = 1_000_000_000;
/** More workers take much memory and save little time. */
const MOST_JOBS = 256;

/** `--jobs`, for commands that play many games. */
export const JOBS_OPTION = [
  '--jobs <number>',
  'number of parallel workers',
  { range: [1, MOST_JOBS], preset: availableParallelism() },
] as const satisfies OptionRow;

/** `--on`, for commands that can play on many machines. */
export const ON_OPTION = [
  '--on [address]',
  'play on every machine that runs `ecos worker`: the address of a Redis server, like redis://HOST:6379 (default: ECOS_REDIS)',
  { parse: (address: string): string | true => address },
] as const satisfies OptionRow;

/** How many games a run can have. */
export const GAME_NUMBERS = [1, MOST_GAMES] as const;
