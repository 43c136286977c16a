/**
 * A worker: takes batches of games from the queue and answers with their lines, until it is stopped.
 *
 * This process only talks to Redis and renews the locks of its batches; child processes play the games. So a slow batch is not
 * mistaken for one whose worker died, and a game that crashes its process does not crash the worker.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { type Job as BullJob, WaitingError, Worker } from 'bullmq';
import { Recent, UserError } from '../../program/index.ts';
import { STUCK_AFTER_MS, startProcesses } from '../pool/pool.ts';
import { NotStartedError } from '../run/schedule.ts';
import { type BatchAnswer, packLines } from './answer.ts';
import { connect, PRESENCE_MS, present } from './link.ts';
import { type Build, buildLabel, isJob, PREFIX, queueName, setupKey } from './names.ts';
import type { SharedSetup } from './schemas.ts';
import { readSetup } from './shared-setup.ts';

/** Options of a worker. */
export interface WorkerOptions {
  build: Build;
  /** How many batches it plays at the same time. */
  jobs: number;
  name: string;
  /** Shows a message to the user who started it. */
  notify(line: string): void;
  /**
   * `lock`: milliseconds that a batch stays reserved after the last renewal. `look`: milliseconds between two searches for
   * batches of dead workers. `finish`: milliseconds that batches under way may take to finish when the worker stops. `silence`:
   * milliseconds without a reply after which the connection counts as lost. `losses`: how often a batch may lose its worker,
   * after the first time, before it is split into single games.
   */
  times?: { lock: number; look: number; finish: number; silence?: number; losses: number };
}

const TIMES: NonNullable<WorkerOptions['times']> = { lock: 30_000, look: 5_000, finish: 10_000, losses: 4 };
/** How long giving batches back may take, in milliseconds. If Redis is gone, other workers take them when the locks expire. */
const GIVE_BACK_MS = 3_000;
/** The maximum number of set-ups that are kept; the latest half of them always is. */
const KEPT_SETUPS = 4;

/**
 * Starts a worker.
 * @throws UserError if Redis cannot be reached
 */
export async function startFleetWorker(address: string, options: WorkerOptions) {
  const { build, jobs, name, notify, times = TIMES } = options;
  const link = await connect(address, { role: 'worker', build, jobs }, notify, times.silence);
  const { redis } = link;
  const processes = startProcesses();
  const setups = new Recent<SharedSetup>(KEPT_SETUPS);
  const free = Array.from({ length: jobs }, (_, slot) => slot);
  const trouble = Promise.withResolvers<never>();
  trouble.promise.catch(() => undefined);
  let played = 0;
  let isGivingBack = false;

  /** The set-up of a run, or an answer that says why there is none. */
  const setupOf = async (run: string): Promise<SharedSetup | BatchAnswer> => {
    const known = setups.get(run);
    if (known) return known;
    const text = await redis.get(setupKey(run));
    // Another batch may have read it meanwhile.
    const read = setups.get(run);
    if (read) return read;
    if (text === null) return { by: name, missing: true };
    try {
      const setup = readSetup(text, run);
      setups.set(run, setup);
      return setup;
    } catch (error) {
      return { by: name, refused: (error as Error).message };
    }
  };

  const giveBack = async (job: BullJob, token?: string): Promise<never> => {
    await job.moveToWait(token);
    throw new WaitingError();
  };

  const answer = async (job: BullJob, token?: string): Promise<BatchAnswer> => {
    const wanted: unknown = job.data;
    if (!isJob(wanted)) return { by: name, refused: 'this is not a batch of games' };
    if (isGivingBack) return giveBack(job, token);
    const setup = await setupOf(wanted.run);
    if (!('chain' in setup)) return setup;
    const slot = free.pop() ?? 0;
    try {
      const lines = await processes.play(slot, setup, wanted, setup.limit ?? STUCK_AFTER_MS);
      played++;
      return { by: name, games: packLines(lines.join('')) };
    } catch (error) {
      if (!isGivingBack && !(error instanceof NotStartedError))
        return { by: name, died: (error as Error).message };
      if (!isGivingBack) {
        const problem = `No process can be started to play games (${(error as Error).message}).`;
        trouble.reject(new UserError(`${problem} If memory or processes are limited, lower --jobs.`));
      }
      return giveBack(job, token);
    } finally {
      free.push(slot);
    }
  };

  const worker = new Worker<unknown, BatchAnswer>(queueName(build), answer, {
    connection: redis,
    prefix: PREFIX,
    concurrency: jobs,
    name,
    lockDuration: times.lock,
    stalledInterval: times.look,
    maxStalledCount: times.losses,
    runRetryDelay: 1_000,
  });
  // A batch whose lock was lost belongs to another worker by now, and BullMQ repeats failed commands.
  worker.on('error', () => undefined);

  const reported = new Set([buildLabel(build)]);
  const report = async () => {
    for (const label of (await present(redis, 'run')).keys()) {
      if (reported.has(label)) continue;
      reported.add(label);
      notify(
        `A run is waiting for workers with ${label}, but this one has ${buildLabel(build)}: games could differ, so it takes none of them. Install the same version of ecos-cards and of Node on both machines.`,
      );
    }
  };
  await report();
  const signs = setInterval(() => void report().catch(() => undefined), PRESENCE_MS);

  let stopping: Promise<void> | undefined;
  const stoppedAgain = Promise.withResolvers<void>();
  const stop = async () => {
    clearInterval(signs);
    const finished = worker.close().catch(() => undefined);
    await Promise.race([finished, stoppedAgain.promise, wait(times.finish, undefined, { ref: false })]);
    isGivingBack = true;
    await processes.workers.close();
    await Promise.race([finished, wait(GIVE_BACK_MS, undefined, { ref: false })]);
    link.close();
  };
  return {
    address: link.address,
    /** The number of batches it has played. */
    get played() {
      return played;
    },
    /** Takes no more batches, and resolves when all are finished or given back. A second call gives them back immediately. */
    stop: () => {
      if (stopping) stoppedAgain.resolve();
      stopping ??= stop();
      return stopping;
    },
    /** Rejects with a UserError if the worker cannot play. */
    failed: trouble.promise,
  };
}
