/** Searches on workers: examine the mutants of a card, or play games that may break the set. */
import { type StartGameWorker, type Work, Workers } from '../../simulate/games/index.ts';
import type { Examination, MutantResult } from '../../simulate/mutants/index.ts';
import {
  gameOfFind,
  type SearchResult,
  type Stress,
  searchesFor,
  smallestFinds,
} from '../../simulate/stress/index.ts';
import { BATCH_MS } from './start-worker.ts';

/** Called a few times a second. */
export type ReportProgress = (done: number, of: number) => void;

/** What the page asks of the worker that manages searches; ending that worker ends them. */
export type SearchService = ReturnType<typeof searchService>;

/** Play that breaks the set. */
export type Breaks = Awaited<ReturnType<SearchService['findBreaks']>>;

/** A game that shows a finding, made as small as possible, and the set it is played with. */
export type BreakingGame = Breaks['finds'][number];

/** How many workers search, and what starts one. */
type Searchers = Pick<ConstructorParameters<typeof Workers<Work>>[0], 'jobs' | 'start'>;

/** @param start starts one worker that searches */
export const searchService = (start: StartGameWorker<Work>) => ({
  async examineMutants(work: Examination, jobs: number, report: ReportProgress) {
    const of = work.mutants.length;
    const { found, reason } = await search<MutantResult>({ jobs, start }, work, of, report);
    // Figures about mutants are meaningful only if all of them were examined.
    if (reason !== undefined) throw reason;
    return found.toSorted((a, b) => a.mutant - b.mutant);
  },
  async findBreaks(work: Stress, jobs: number, report: ReportProgress) {
    const of = searchesFor(work);
    const { found, reason } = await search<SearchResult>({ jobs, start }, work, of, report);
    if (reason !== undefined && found.length === 0) throw reason;
    const smaller = smallestFinds(work.stressed, found, work.seed);
    let step = smaller.next();
    for (; !step.done; step = smaller.next()) report(step.value.at, step.value.of);
    const finds = step.value.map((find) => ({ ...find, ...gameOfFind(work.stressed, find, 'human') }));
    // How many searches finished, and how many were lost because a worker ended.
    return { finds, games: found.length, lost: of - found.length };
  },
});

/** Distributes `of` searches among workers. Returns what they found, and why a worker ended. */
async function search<Found>(by: Searchers, work: Work, of: number, report: ReportProgress) {
  const found: Found[] = [];
  let done = 0;
  let reason: unknown;
  const count = (searches: number) => {
    done += searches;
    report(done, of);
  };
  const events = {
    played: (_: unknown, some: Found[]) => {
      found.push(...some);
      count(some.length);
    },
    lost: (_: number, why: unknown) => {
      reason = why;
      count(1);
    },
    stopped: () => false,
  };
  await new Workers({ ...by, batchMs: BATCH_MS }).playAll(work, [{ from: 0, to: of }], events);
  return { found, reason };
}
