/** Searching: examines the mutants of a card, or plays games that may break the set, one after another, on workers. */
import { NotStarted, type Players, playGames } from '../../simulate/games/index.ts';
import { type Examined, examine } from '../../simulate/mutants/index.ts';
import {
  gameOfFind,
  type Searched,
  searchAt,
  searchesFor,
  smallestFinds,
} from '../../simulate/stress/index.ts';
import type { SearchAsked, SearchMessage } from '../search-messages.ts';
import type { Crew } from './crew.ts';

type Work = SearchAsked['work'];

/** A task for a worker that searches: `work` comes first. */
export type SearchTask = { work: Work } | { searches: readonly number[] };

/** The worker's reply: results in the order of the task, or the message of the error that was thrown. */
export type SearchReply = { found: (Examined | Searched)[] } | { problem: string };

/** How many milliseconds a worker searches between reports. */
const BATCH = 250;

/** Returns a function that answers tasks. */
export function searching(): (task: SearchTask) => SearchReply {
  let work: Work | undefined;
  return (task) => {
    try {
      if ('work' in task) {
        work = task.work;
        return { found: [] };
      }
      return { found: task.searches.map((at) => runSearch(work!, at)) };
    } catch (error) {
      return { problem: error instanceof Error ? error.message : String(error) };
    }
  };
}

const runSearch = (work: Work, at: number): Examined | Searched =>
  'mutants' in work ? examine(work, at) : searchAt(work, at);

/** Distributes all the work to workers, and reports the progress and the results. */
export async function searchInWorkers(
  { work, workers }: SearchAsked,
  crew: Crew<SearchTask, SearchReply>,
  report: (message: SearchMessage) => void,
): Promise<void> {
  const of = 'mutants' in work ? work.mutants.length : searchesFor(work);
  const found: (Examined | Searched)[] = [];
  let done = 0;
  const setup: SearchTask = { work };
  const players: Players<(Examined | Searched)[]> = {
    jobs: workers,
    play: async (worker, { from, to }) => {
      const searches = Array.from({ length: to - from }, (_, at) => from + at);
      let isReady = false;
      try {
        const reply = await crew.ask(worker, setup, { searches }, () => {
          isReady = true;
        });
        return reply.found;
      } catch (error) {
        throw isReady ? error : new NotStarted((error as Error).message);
      }
    },
  };
  let lost: unknown;
  await playGames(
    players,
    [{ from: 0, to: of }],
    {
      played: (_, some) => {
        found.push(...some);
        done += some.length;
        report({ done, of });
      },
      lost: (_, reason) => {
        lost = reason;
        report({ done: ++done, of });
      },
      stopped: () => false,
    },
    BATCH,
  );
  // Figures about mutants are meaningful only if all of them were examined.
  if (lost !== undefined && ('mutants' in work || found.length === 0)) throw lost;
  if ('mutants' in work) {
    report({ examined: (found as Examined[]).toSorted((a, b) => a.mutant - b.mutant) });
    return;
  }
  const { stressed, seed } = work;
  const smaller = smallestFinds(stressed, found as Searched[], seed);
  let step = smaller.next();
  for (; !step.done; step = smaller.next()) report({ done: step.value.at, of: step.value.of });
  const finds = step.value.map((find) => ({ ...find, ...gameOfFind(stressed, find, 'human') }));
  report({ finds, games: found.length, lost: of - found.length });
}
