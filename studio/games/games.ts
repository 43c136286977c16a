/**
 * The workers of the place Games. The page starts one, which starts further workers that play, counts their games and reports
 * the findings to the page. So neither the page nor the worker that checks texts ever waits for games. Another worker does the
 * same for searches: whether scenarios notice mutants of a card, and whether play can break the set.
 */
import { expose, proxy } from 'comlink';
import { gamesService } from './games-run.ts';
import { searchService } from './searches.ts';
import { workerOf } from './worker.ts';
import { type Prepare, prepare } from './worker-pool.ts';

/** Starts a worker of a pool. */
const start = workerOf<Prepare>('work');

/** What workers do, by name. */
const SERVICES: Readonly<Record<string, () => unknown>> = {
  games: () => gamesService(start),
  searches: () => searchService(start),
  // What it returns stays in this worker.
  work: (): Prepare => async (work) => proxy(await prepare(work)),
};

expose(SERVICES[self.name]!());
