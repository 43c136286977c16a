/** Searches on workers: examine the mutants of a card, or play games that may break the set. */
import type { SetProgram } from '../../program/index.ts';
import { type Players, playGames } from '../../simulate/games/index.ts';
import { type Examination, type Examined, examine } from '../../simulate/mutants/index.ts';
import {
  type Find,
  gameOfFind,
  type Searched,
  type Stress,
  searchAt,
  searchesFor,
  smallestFinds,
} from '../../simulate/stress/index.ts';
import type { StartWorker } from './worker.ts';
import { type Prepare, WorkerPool } from './worker-pool.ts';

/** How many milliseconds a worker searches between reports. */
const BATCH_MS = 250;

type Work = Examination | Stress;
type Found = Examined | Searched;

/** What a worker that searches does: the searches with these indexes. */
export type Searching = Prepare<Work, readonly number[], Found[]>;

export const prepareSearching: Searching = async (work) => async (searches) =>
  searches.map((at) => ('mutants' in work ? examine(work, at) : searchAt(work, at)));

/** Called a few times a second. */
export type ReportProgress = (done: number, of: number) => void;

/** Play that breaks the set. */
export interface Breaks {
  finds: BreakingGame[];
  /** How many searches finished, and how many were lost because a worker ended. */
  games: number;
  lost: number;
}

/** A game that shows a finding, made as small as possible, and the set it is played with. */
export interface BreakingGame extends Find {
  arena: SetProgram;
  log: string;
}

/** What the page asks of the worker that manages searches; ending that worker ends them. */
export interface SearchService {
  examineMutants(work: Examination, workers: number, report: ReportProgress): Promise<Examined[]>;
  findBreaks(work: Stress, workers: number, report: ReportProgress): Promise<Breaks>;
}

/** @param start starts one worker that searches */
export const searchService = (start: StartWorker<Searching>): SearchService => {
  /** Distributes the work. `reason`: why a worker ended. */
  async function search<One>(work: Work, of: number, workers: number, report: ReportProgress) {
    const pool = new WorkerPool(start, work);
    const found: One[] = [];
    let done = 0;
    let reason: unknown;
    const players: Players<Found[]> = {
      jobs: workers,
      play: (worker, { from, to }) =>
        pool.ask(
          worker,
          Array.from({ length: to - from }, (_, at) => from + at),
        ),
    };
    await playGames(
      players,
      [{ from: 0, to: of }],
      {
        played: (_, some) => {
          found.push(...(some as One[]));
          done += some.length;
          report(done, of);
        },
        lost: (_, why) => {
          reason = why;
          report(++done, of);
        },
        stopped: () => false,
      },
      BATCH_MS,
    );
    return { found, reason };
  }
  return {
    async examineMutants(work, workers, report) {
      const { found, reason } = await search<Examined>(work, work.mutants.length, workers, report);
      // Figures about mutants are meaningful only if all of them were examined.
      if (reason !== undefined) throw reason;
      return found.toSorted((a, b) => a.mutant - b.mutant);
    },
    async findBreaks(work, workers, report) {
      const of = searchesFor(work);
      const { found, reason } = await search<Searched>(work, of, workers, report);
      if (reason !== undefined && found.length === 0) throw reason;
      const smaller = smallestFinds(work.stressed, found, work.seed);
      let step = smaller.next();
      for (; !step.done; step = smaller.next()) report(step.value.at, step.value.of);
      const finds = step.value.map((find) => ({ ...find, ...gameOfFind(work.stressed, find, 'human') }));
      return { finds, games: found.length, lost: of - found.length };
    },
  };
};
