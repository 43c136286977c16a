/** The task handler of a worker that plays games. */
import {
  type GameResult,
  type Match,
  matchOf,
  playGame,
  type RunSetup,
  type Simulation,
} from '../../simulate/games/index.ts';
import type { Crew } from './crew.ts';

/** A task for such a worker, one at a time: `setup` comes first. */
export type GamesTask = { setup: RunSetup } | { wanted: GameBatch };

/** Indexes of games to play, for each version of the set. */
export interface GameBatch {
  now: readonly number[];
  before: readonly number[];
}

/** The workers that play. */
export type PlayingCrew = Crew<GamesTask, GamesReply>;

/** The games in the requested order, or the message of the error that was thrown. */
export type GamesReply = { now: GameResult[]; before: GameResult[] } | { problem: string };

/** Returns a function that answers tasks. */
export function playing(): (task: GamesTask) => GamesReply {
  let match: Match | undefined;
  const played = (run: Simulation | null | undefined, games: readonly number[]) => {
    if (!run && games.length > 0) throw new Error('games were requested before their setup');
    return games.map((game) => playGame(run!, game));
  };
  return (task) => {
    try {
      if ('setup' in task) {
        match = matchOf(task.setup);
        return { now: [], before: [] };
      }
      const { now, before } = task.wanted;
      return { now: played(match?.run, now), before: played(match?.against, before) };
    } catch (error) {
      return { problem: error instanceof Error ? error.message : String(error) };
    }
  };
}
