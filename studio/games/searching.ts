/** Searching: examines the mutants of a card, or plays games that may break the set, one after another, on workers. */
import { type Players, playGames } from '../../simulate/games/index.ts';
import { type Examined, examine } from '../../simulate/mutants/index.ts';
import {
  gameOfFind,
  type Searched,
  searchAt,
  searchesFor,
  smallestFinds,
} from '../../simulate/stress/index.ts';
import type { SearchAsked, SearchMessage } from '../search-messages.ts';
import { answering, type Crew } from './crew.ts';

type Work = SearchAsked['work'];

/** How many milliseconds a worker searches between reports. */
const BATCH = 250;

type Found = Examined | Searched;

/** The workers that search. */
export type SearchingCrew = Crew<Work, readonly number[], Found[]>;

/** Returns a function that runs the searches with these indexes. */
export const searching = () =>
  answering(
    (work: Work) =>
      (searches: readonly number[]): Found[] =>
        searches.map((at) => ('mutants' in work ? examine(work, at) : searchAt(work, at))),
  );

/** Distributes all the work to workers, and reports the progress and the results. */
export async function searchInWorkers(
  { work, workers }: SearchAsked,
  crew: SearchingCrew,
  report: (message: SearchMessage) => void,
): Promise<void> {
  const of = 'mutants' in work ? work.mutants.length : searchesFor(work);
  const found: Found[] = [];
  let done = 0;
  const players: Players<Found[]> = {
    jobs: workers,
    play: (worker, { from, to }) =>
      crew.ask(
        worker,
        work,
        Array.from({ length: to - from }, (_, at) => from + at),
      ),
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
