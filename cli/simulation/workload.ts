/** The number of games and workers, for commands that play many games. */
import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import { counted, UserError } from '../../program/messages/index.ts';
import { checkSeed } from '../../runtime/index.ts';
import { wholeNumber } from '../terminal/options.ts';

/** The maximum number of games of a run: the index of a game is a column of the tables. */
export const MOST_GAMES = 1_000_000_000;
/** More workers take much memory and save little time. */
const MOST_JOBS = 256;

/** Adds `--jobs`. */
export function addJobs(command: Command, what = 'number of parallel workers'): Command {
  return command.option('--jobs <number>', what, wholeNumber, availableParallelism());
}

/** Adds `--on`. */
export function addOn(command: Command): Command {
  return command.option(
    '--on [address]',
    'play on every machine that runs `ecos worker`: the address of a Redis server, like redis://HOST:6379 (default: ECOS_REDIS)',
  );
}

/** The number of games, the number of workers, and the seed. */
interface Workload {
  games?: number;
  jobs: number;
  seed?: number;
}

/**
 * Checks a number of games given with an option.
 * @throws UserError if it is below `least` or too large
 */
export function checkCount(option: string, count: number | undefined, least: number, what: string): void {
  if (count === undefined) return;
  const needed = least === 1 ? `one ${what} is` : `${counted(least, what)} are`;
  if (count < least) throw new UserError(`${option} ${count}: at least ${needed} needed.`);
  if (count > MOST_GAMES) throw new UserError(`${option} ${count}: the maximum is ${MOST_GAMES}.`);
}

/** @throws UserError if the number of games or workers is zero or too large, or the seed is too large */
export function checkWorkload({ games, jobs, seed }: Workload): void {
  checkCount('--games', games, 1, 'game');
  if (jobs === 0) throw new UserError('--jobs 0: at least one worker is needed.');
  if (jobs > MOST_JOBS) throw new UserError(`--jobs ${jobs}: the maximum is ${MOST_JOBS}.`);
  if (seed !== undefined) checkSeed(seed);
}
