/**
 * The workers of the place Games. The page starts one, which starts further workers that play, counts their games and reports
 * the findings to the page. So neither the page nor the worker that checks texts ever waits for games. Another worker does the
 * same for searches: whether scenarios notice mutants of a card, and whether play can break the set.
 */
import { expose, proxy } from 'comlink';
import type { GamesFigures } from './figures.ts';
import { GamesRun, type GamesSetup, type Playing, preparePlaying } from './games-run.ts';
import { GamesMemory } from './memory.ts';
import { prepareSearching, type Searching, searchService } from './searches.ts';
import { workerOf } from './worker.ts';
import type { Prepare } from './worker-pool.ts';

/** What the page asks of the worker that manages games. */
export interface GamesService {
  /**
   * Plays other games from now on. The promise settles when they are played or paused.
   * @throws UserError if games cannot be set up like this
   */
  setUp(setup: GamesSetup, report: (figures: GamesFigures) => void): Promise<void>;
  /** Starts or pauses the games. */
  run(isRunning: boolean): Promise<void>;
}

function gamesService(): GamesService {
  const memory = new GamesMemory();
  let run: GamesRun | undefined;
  let isRunning = false;
  return {
    async setUp(setup, report) {
      run?.end();
      run = undefined;
      run = new GamesRun(setup, { start: workerOf<Playing>('plays'), memory, report });
      await run.run(isRunning);
    },
    async run(wanted) {
      isRunning = wanted;
      await run?.run(wanted);
    },
  };
}

/** What a worker of a pool returns stays in that worker. */
const inPool =
  <Setup, Task, Done>(prepare: Prepare<Setup, Task, Done>): Prepare<Setup, Task, Done> =>
  async (setup) =>
    proxy(await prepare(setup));

/** What workers do, by name. */
const SERVICES: Readonly<Record<string, () => unknown>> = {
  games: gamesService,
  plays: () => inPool(preparePlaying),
  searches: () => searchService(workerOf<Searching>('looks')),
  looks: () => inPool(prepareSearching),
};

expose(SERVICES[self.name]!());
