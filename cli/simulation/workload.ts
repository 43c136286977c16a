/** The number of games and workers, for commands that play many games. */
import { availableParallelism } from 'node:os';
import { counted, UserError } from '../../program/messages/index.ts';
import type { OptionRow } from '../terminal/command.ts';
import { wholeNumber } from '../terminal/options.ts';

/** The maximum number of games of a run: the index of a game is a column of the tables. */
export const MOST_GAMES = 1_000_000_000;
/** More workers take much memory and save little time. */
const MOST_JOBS = 256;

/** `--jobs`, for commands that play many games. */
export const JOBS_OPTION = [
  '--jobs <number>',
  'number of parallel workers',
  { parse: countParser('--jobs', 'worker', MOST_JOBS), preset: availableParallelism() },
] as const satisfies OptionRow;

/** `--on`, for commands that can play on many machines. */
export const ON = [
  '--on [address]',
  'play on every machine that runs `ecos worker`: the address of a Redis server, like redis://HOST:6379 (default: ECOS_REDIS)',
  { parse: (address: string): string | true => address },
] as const satisfies OptionRow;

/** Reads the number of games of a run from an option. */
export const gameNumber = countParser('--games', 'game');

/** Returns a function that reads a number of things from an option, and refuses too few and too many. */
export function countParser(option: string, what: string, most = MOST_GAMES, least = 1) {
  return (text: string): number => {
    const count = wholeNumber(text);
    const needed = least === 1 ? `one ${what} is` : `${counted(least, what)} are`;
    if (count < least) throw new UserError(`${option} ${count}: at least ${needed} needed.`);
    if (count > most) throw new UserError(`${option} ${count}: the maximum is ${most}.`);
    return count;
  };
}
