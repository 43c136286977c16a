/**
 * A worker: takes batches of games from the queue and answers with their lines, until it is stopped.
 *
 * This process only talks to Redis and renews the locks of its batches; child processes play the games. So a slow batch is not
 * mistaken for one whose worker died, and a game that crashes its process does not crash the worker.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { type Job as BullJob, WaitingError, Worker } from 'bullmq';
import { Recent, UserError } from '../../program/index.ts';
import { processCarrier } from '../pool/pool.ts';
import { NotStartedError } from '../run/schedule.ts';
import { Workers } from '../run/workers.ts';
import { type BatchAnswer, packLines } from './answer.ts';
import { connect, type Link, PRESENCE_MS, present } from './link.ts';
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
   * `lock`: milliseconds that a batch stays reserved after the last renewal. `poll`: milliseconds between two searches for
   * batches of dead workers. `finish`: milliseconds that batches under way may take to finish when the worker stops. `silence`:
   * milliseconds without a reply after which the connection counts as lost. `losses`: how often a batch may lose its worker,
   * after the first time, before it is split into single games.
   */
  times?: { lock: number; poll: number; finish: number; silence?: number; losses: number };
}

const TIMES: NonNullable<WorkerOptions['times']> = { lock: 30_000, poll: 5_000, finish: 10_000, losses: 4 };
/** How long giving batches back may take, in milliseconds. If Redis is gone, other workers take them when the locks expire. */
const GIVE_BACK_MS = 3_000;
/** The maximum number of set-ups that are kept; the latest half of them always is. */
const KEPT_SETUPS = 4;

/**
 * Starts a worker.
 * @throws UserError if Redis cannot be reached
 */
export async function startFleetWorker(address: string, options: WorkerOptions): Promise<FleetWorker> {
  const { build, jobs, notify, times = TIMES } = options;
  const link = await connect(address, { role: 'worker', build, jobs }, notify, times.silence);
  const worker = new FleetWorker(link, { times, ...options });
  await worker.reportOtherBuilds();
  return worker;
}

/** A worker that is connected. */
class FleetWorker {
  readonly #link: Link;
  readonly #options: Required<WorkerOptions>;
  readonly #processes: Workers<SharedSetup>;
  readonly #setups = new Recent<SharedSetup>(KEPT_SETUPS);
  /** The numbers of the processes that play nothing. */
  readonly #free: number[];
  readonly #queue: Worker<unknown, BatchAnswer>;
  /** The builds of runs that need no message any more. */
  readonly #reported: Set<string>;
  readonly #reporting: ReturnType<typeof setInterval>;
  readonly #trouble = Promise.withResolvers<never>();
  readonly #stoppedAgain = Promise.withResolvers<void>();
  #stopping: Promise<void> | undefined;
  #isGivingBack = false;
  #played = 0;

  constructor(link: Link, options: Required<WorkerOptions>) {
    const { build, jobs, name, times } = options;
    this.#link = link;
    this.#options = options;
    this.#processes = new Workers<SharedSetup>(processCarrier(jobs));
    this.#free = Array.from({ length: jobs }, (_, at) => at);
    this.#trouble.promise.catch(() => undefined);
    this.#queue = new Worker(queueName(build), (job, token) => this.#answer(job, token), {
      connection: link.redis,
      prefix: PREFIX,
      concurrency: jobs,
      name,
      lockDuration: times.lock,
      stalledInterval: times.poll,
      maxStalledCount: times.losses,
      runRetryDelay: 1_000,
    });
    // A batch whose lock was lost belongs to another worker by now, and BullMQ repeats failed commands.
    this.#queue.on('error', () => undefined);
    this.#reported = new Set([buildLabel(build)]);
    this.#reporting = setInterval(() => void this.reportOtherBuilds().catch(() => undefined), PRESENCE_MS);
  }

  get address(): string {
    return this.#link.address;
  }

  /** The number of batches it has played. */
  get played(): number {
    return this.#played;
  }

  /** Rejects with a UserError if the worker cannot play. */
  get failed(): Promise<never> {
    return this.#trouble.promise;
  }

  /** Takes no more batches, and resolves when all are finished or given back. A second call gives them back immediately. */
  stop(): Promise<void> {
    if (this.#stopping) this.#stoppedAgain.resolve();
    this.#stopping ??= this.#stop();
    return this.#stopping;
  }

  /** Says which runs wait for workers of other builds. */
  async reportOtherBuilds(): Promise<void> {
    for (const label of (await present(this.#link.redis, 'run')).keys()) {
      if (this.#reported.has(label)) continue;
      this.#reported.add(label);
      this.#options.notify(
        `A run is waiting for workers with ${label}, but this one has ${buildLabel(this.#options.build)}: games could differ, so it takes none of them. Install the same version of ecos-cards and of Node on both machines.`,
      );
    }
  }

  async #stop(): Promise<void> {
    clearInterval(this.#reporting);
    const within = (ms: number) => wait(ms, undefined, { ref: false });
    const finished = this.#queue.close().catch(() => undefined);
    await Promise.race([finished, this.#stoppedAgain.promise, within(this.#options.times.finish)]);
    this.#isGivingBack = true;
    await this.#processes.close();
    await Promise.race([finished, within(GIVE_BACK_MS)]);
    this.#link.close();
  }

  async #answer(job: BullJob, token?: string): Promise<BatchAnswer> {
    const by = this.#options.name;
    const wanted: unknown = job.data;
    if (!isJob(wanted)) return { by, refused: 'this is not a batch of games' };
    if (this.#isGivingBack) return giveBack(job, token);
    const setup = await this.#readSetup(wanted.run);
    if (!('chain' in setup)) return setup;
    const process = this.#free.pop() ?? 0;
    try {
      const lines = await this.#processes.play(process, setup, wanted, setup.limit);
      this.#played++;
      return { by, games: packLines(lines.join('')) };
    } catch (error) {
      const { message } = error as Error;
      if (!this.#isGivingBack && !(error instanceof NotStartedError)) return { by, died: message };
      if (!this.#isGivingBack) {
        const problem = `No process can be started to play games (${message}).`;
        this.#trouble.reject(new UserError(`${problem} If memory or processes are limited, lower --jobs.`));
      }
      return giveBack(job, token);
    } finally {
      this.#free.push(process);
    }
  }

  /** The set-up of a run, or an answer that says why there is none. */
  async #readSetup(run: string): Promise<SharedSetup | BatchAnswer> {
    const by = this.#options.name;
    const known = this.#setups.get(run);
    if (known) return known;
    const text = await this.#link.redis.get(setupKey(run));
    // Another batch may have read it meanwhile.
    const read = this.#setups.get(run);
    if (read) return read;
    if (text === null) return { by, missing: true };
    try {
      const setup = readSetup(text, run);
      this.#setups.set(run, setup);
      return setup;
    } catch (error) {
      return { by, refused: (error as Error).message };
    }
  }
}

async function giveBack(job: BullJob, token?: string): Promise<never> {
  await job.moveToWait(token);
  throw new WaitingError();
}
