/** Plays the same games with two versions of the cards. */
import type { SetProgram } from '../../program/index.ts';
import { UserError } from '../../program/messages/index.ts';
import { type PlayedBoth, playedBoth } from '../../simulate/change/index.ts';
import { checkRun, matchOf, type RunSetup } from '../../simulate/index.ts';
import { playAll } from '../simulation/run-games.ts';

/** Which games to play. */
export interface Games {
  games: number;
  players: number;
  seed: number;
  jobs: number;
}

/** Plays the same games of greedy bots with both versions. */
export async function playBoth(
  before: readonly SetProgram[],
  after: readonly SetProgram[],
  { games, players, seed, jobs }: Games,
): Promise<PlayedBoth> {
  const bots = Array.from({ length: players }, () => 'greedy' as const);
  const setup: RunSetup = {
    chain: [...after],
    options: { players, seed, bots },
    inherited: false,
    against: [...before],
  };
  const match = matchOf(setup);
  checkRun(match.run);
  if (match.against) checkRun(match.against);
  const { trouble } = await playAll(setup, match, { games, jobs });
  if (trouble) throw trouble;
  const played = playedBoth(match);
  if (!played) throw new UserError('There is no earlier version to play with.');
  return played;
}
