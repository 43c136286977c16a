/**
 * The workers of the place Games. The page starts one, which starts further workers that play, counts their games and reports
 * the findings to the page. So neither the page nor the worker that checks texts ever waits for games. Another worker does the
 * same for searches: whether scenarios notice mutants of a card, and whether play can break the set.
 */
import { expose } from 'comlink';
import { gameFunctions, workRunner } from '../../simulate/games/index.ts';
import { gamesService } from './games-run.ts';
import { searchService } from './searches.ts';
import { workerStarter } from './start-worker.ts';

/** What workers do, by name. */
const SERVICES: Readonly<Record<string, () => unknown>> = {
  games: () => gamesService(workerStarter('work')),
  searches: () => searchService(workerStarter('work')),
  work: () => gameFunctions(workRunner),
};

expose(SERVICES[self.name]!());
