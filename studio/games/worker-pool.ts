/** Workers that all have the same work and do it in batches: games to play, mutants to examine, or searches. */
import {
  type Batch,
  matchOf,
  NotStartedError,
  type Players,
  playMatch,
  type RunSetup,
} from '../../simulate/games/index.ts';
import { type Examination, examine } from '../../simulate/mutants/index.ts';
import { type Stress, searchAt } from '../../simulate/stress/index.ts';
import type { StartWorker } from './worker.ts';

/** What all batches have in common: plain data, sent to each worker once. */
export type Work = RunSetup | Examination | Stress;

/** What a worker of a pool does: it takes the work, and returns what does a batch of it. */
export type Prepare = (work: Work) => Promise<(batch: Batch) => Promise<unknown[]>>;

export const prepare: Prepare = async (work) => {
  const one = doerOf(work);
  return async ({ from, to }) => Array.from({ length: to - from }, (_, at) => one(from + at));
};

/** Does the piece of work at an index. */
function doerOf(work: Work): (at: number) => unknown {
  if ('stressed' in work) return (search) => searchAt(work, search);
  if ('mutants' in work) return (mutant) => examine(work, mutant);
  const match = matchOf(work);
  return (game) => playMatch(match, game);
}

/** How many milliseconds of work a worker gets at a time. */
export const BATCH_MS = 250;

interface Member {
  ready: ReturnType<Prepare>;
  /** Rejects when the worker dies. */
  died: Promise<never>;
  end(): void;
}

export class WorkerPool<Done> implements Players<Done[]> {
  readonly jobs: number;
  readonly #start: StartWorker<Prepare>;
  readonly #work: Work;
  readonly #members = new Map<number, Member>();

  /** @param jobs the number of workers; each is started with its first batch */
  constructor(start: StartWorker<Prepare>, work: Work, jobs: number) {
    this.#start = start;
    this.#work = work;
    this.jobs = jobs;
  }

  async play(at: number, batch: Batch): Promise<Done[]> {
    const member = this.#members.get(at) ?? this.#started();
    this.#members.set(at, member);
    const notStarted = ({ message }: Error) => Promise.reject(new NotStartedError(message));
    const done = member.ready.catch(notStarted).then((work) => work(batch));
    try {
      return (await Promise.race([member.died, done])) as Done[];
    } catch (error) {
      this.#end(at);
      throw error;
    }
  }

  #started(): Member {
    const { promise: died, reject } = Promise.withResolvers<never>();
    const { service, end } = this.#start(reject);
    const stop = () => {
      end();
      reject(new Error('it is not needed any more'));
    };
    return { ready: service(this.#work), died, end: stop };
  }

  #end(at: number): void {
    this.#members.get(at)?.end();
    this.#members.delete(at);
  }

  /** Ends all workers, even those that are busy. */
  end(): void {
    for (const at of this.#members.keys()) this.#end(at);
  }
}
