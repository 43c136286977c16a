/**
 * A run whose games are played by workers on other machines.
 *
 * Batches go through a queue in Redis, and so do the answers. The queue may lose data: a lost batch is added again, and the file
 * of `--resume` continues a run another day. The run polls for answers instead of relying on messages, so it cannot miss one.
 */
import { randomBytes } from 'node:crypto';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import { type Job as BullJob, Queue } from 'bullmq';
import { UserError } from '../../program/index.ts';
import type { PlayedLines } from '../pool/game-line.ts';
import type { Batch, RunSetup } from '../run/match.ts';
import { BATCH_TIME, NotStarted, type Players } from '../run/schedule.ts';
import { type BatchAnswer, readAnswer, unpacked } from './answer.ts';
import { checkIn, present, SIGN_EVERY, signOff } from './attendance.ts';
import { connect, type FleetLink } from './link.ts';
import { type Build, buildLabel, type Job, jobId, PREFIX, queueName, setupKey, shortHash } from './names.ts';
import type { SharedSetup } from './schemas.ts';

/** The options and callbacks of a run. */
export interface FleetOptions {
  build: Build;
  /** The name of the run, for people. */
  name: string;
  /** Milliseconds a process may take for a batch before it counts as stuck. */
  limit: number;
  /** Shows a message to the user who started the run. */
  notify(line: string): void;
  /** Reports the number of workers. */
  workers(count: number): void;
  /** Reads the lines of an answer. Benchmarks replace it to use answers without games. */
  read?: typeof unpacked;
  /** Milliseconds without a reply after which a connection counts as lost. */
  silence?: number;
}

/** Jobs in the queue per batch that workers can play at the same time: one is played, the others keep the worker supplied. */
const WINDOW = 3;
/** Milliseconds between two polls for answers: after an answer, and after a long time without one. */
const SHORTEST_PAUSE = 5;
const LONGEST_PAUSE = 100;
/** Milliseconds between two checks for lost jobs. */
const LOOK_EVERY = 3_000;
/** Milliseconds without any worker before a message says so. */
const ALONE = 5_000;
/** Seconds that Redis keeps data that no client fetches. */
const KEPT = 600;
/** The number of events that Redis keeps. They are not read, and each holds an answer. */
const EVENTS = 1;
/** How many of the latest answers are kept to compare them with a second answer for the same batch. */
const COMPARED = 10_000;

interface Asked {
  job: Job;
  played(games: PlayedLines): void;
  failed(error: Error): void;
}

/** Connects to Redis and begins to poll for answers. @throws UserError if Redis cannot be reached */
export async function joinFleet(address: string, setup: RunSetup, options: FleetOptions): Promise<Fleet> {
  const fleet = new Fleet(await connect(address, options.notify, options.silence), setup, options);
  await fleet.begin();
  return fleet;
}

/** Workers on any number of machines. */
export class Fleet implements Players<PlayedLines> {
  readonly #link: FleetLink;
  readonly #options: FleetOptions;
  readonly #setup: RunSetup;
  readonly #read: typeof unpacked;
  readonly #queue: Queue;
  /** The set-up as text, and its hash. */
  readonly #text: string;
  readonly #run: string;
  /** Distinguishes runs of the same games. */
  readonly #parent = randomBytes(4).toString('hex');
  /** The jobs in the queue, by id. */
  readonly #asked = new Map<string, Asked>();
  /** The worker that played each batch and a checksum of the result, by the batch's games. */
  readonly #answered = new Map<string, { by: string; crc: number }>();
  /** Messages and answers that have been handled and must not be reported again. */
  readonly #handled = new Set<string>();
  #slots = 0;
  #grown = Promise.withResolvers<void>();
  #aloneSince = performance.now();
  #isClosed = false;
  #watching: Promise<void> | undefined;
  /** How long a batch should take, in milliseconds, including its wait in the queue while other batches are played. */
  readonly batchTime = WINDOW * BATCH_TIME;
  /** The error that two workers gave different answers. */
  trouble: UserError | null = null;

  constructor(link: FleetLink, setup: RunSetup, options: FleetOptions) {
    this.#link = link;
    this.#setup = setup;
    this.#read = options.read ?? unpacked;
    this.#options = options;
    this.#text = JSON.stringify({ ...setup, limit: options.limit } satisfies SharedSetup);
    this.#run = shortHash(this.#text);
    this.#queue = new Queue(queueName(options.build), {
      ...{ connection: link.redis, prefix: PREFIX },
      streams: { events: { maxLen: EVENTS } },
      defaultJobOptions: { removeOnComplete: { age: KEPT }, removeOnFail: { age: KEPT }, stackTraceLimit: 0 },
    });
    this.#queue.on('error', () => undefined);
  }

  /** The most batches that may be in the queue. */
  get jobs(): number {
    return WINDOW * Math.max(1, this.#slots);
  }

  grown(): Promise<void> {
    return this.#grown.promise;
  }

  async begin(): Promise<void> {
    await this.#storeSetup();
    await this.#count();
    this.#watching = this.#watch();
  }

  play(_worker: number, { from, to }: Batch): Promise<PlayedLines> {
    if (this.#isClosed) return Promise.reject(new NotStarted('the run is over'));
    const { promise, resolve, reject } = Promise.withResolvers<PlayedLines>();
    const job: Job = { run: this.#run, from, to };
    const id = jobId(job, this.#parent);
    this.#asked.set(id, { job, played: resolve, failed: reject });
    void this.#put(id, job);
    return promise;
  }

  /** Removes the jobs that no worker has started. */
  async stop(): Promise<void> {
    await Promise.all(
      [...this.#asked].map(async ([id, { failed }]) => {
        if ((await this.#queue.remove(id)) === 0) return;
        this.#asked.delete(id);
        failed(new NotStarted('the run was stopped'));
      }),
    ).catch((error: Error) => this.#reportRefusal(error));
  }

  /** Drops unfinished jobs and closes the connection. */
  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    // If Redis is gone, close() does not wait for it. The data left there expires by itself.
    const leave = Promise.all([this.stop(), signOff(this.#link.redis, 'run', this.#parent)]);
    await Promise.race([leave.catch(() => undefined), setTimeout(1_000)]);
    this.#link.close();
    for (const { failed } of this.#asked.values()) failed(new NotStarted('the run is over'));
    this.#asked.clear();
    await this.#watching;
  }

  /** Adds a job to the queue. If that fails, `#replaceLost` tries again later. */
  async #put(id: string, job: Job): Promise<void> {
    try {
      await this.#queue.add('games', job, { jobId: id });
    } catch (error) {
      this.#reportRefusal(error as Error);
    }
  }

  async #watch(): Promise<void> {
    let pause = LONGEST_PAUSE;
    let [counted, looked] = [performance.now(), performance.now()];
    while (!this.#isClosed) {
      try {
        pause = (await this.#fetch()) > 0 ? SHORTEST_PAUSE : Math.min(2 * pause, LONGEST_PAUSE);
        const now = performance.now();
        if (now - counted > SIGN_EVERY / 3) {
          await this.#count();
          counted = now;
        }
        if (now - looked > LOOK_EVERY) {
          await this.#replaceLost();
          looked = now;
        }
      } catch (error) {
        if (!this.#isClosed) this.#reportRefusal(error as Error);
        pause = LONGEST_PAUSE;
      }
      await setTimeout(pause);
    }
  }

  /** Fetches the available answers. @returns how many there were */
  async #fetch(): Promise<number> {
    const ids = await this.#queue.getRanges(['completed', 'failed'], 0, -1, true);
    const ours = ids.filter((id) => id.startsWith(`r${this.#run}`) && this.#isNews(id));
    await Promise.all(ours.map((id) => this.#take(id)));
    return ours.length;
  }

  /** Whether an answer is expected, or is a second answer for a batch and has not been compared yet. */
  #isNews(id: string): boolean {
    return this.#asked.has(id) || (this.#answered.has(gamesOf(id)) && !this.#handled.has(id));
  }

  async #take(id: string): Promise<void> {
    const job = await this.#queue.getJob(id);
    const asked = this.#asked.get(id);
    // Another run may have taken the job, or it is not finished yet.
    if (!job?.finishedOn) return;
    const isOurs = id.startsWith(`r${this.#run}${this.#parent}`);
    const answer = job.failedReason ? undefined : readAnswer(job.returnvalue);
    if (!asked) {
      this.#handled.add(id);
      this.#compare(id, answer);
      if (isOurs) await this.#queue.remove(id);
      return;
    }
    const isDone = this.#settle(id, asked, job, answer);
    // The caller writes the games to its file before the answer is removed.
    await setImmediate();
    await this.#queue.remove(id);
    if (!isDone) {
      await this.#storeSetup();
      await this.#put(id, asked.job);
    }
  }

  /** Passes an answer on. @returns false if the batch has to be played again */
  #settle(
    id: string,
    { job, played, failed }: Asked,
    { failedReason }: BullJob,
    answer: BatchAnswer | undefined,
  ): boolean {
    if (answer && 'games' in answer) {
      let games: PlayedLines;
      try {
        games = this.#read(answer.games, job, this.#setup);
      } catch (error) {
        this.#notifyOnce(
          `Worker ${answer.by} sent no usable answer for games ${job.from} to ${job.to - 1} (${(error as Error).message}). They will be played again.`,
        );
        return false;
      }
      this.#remember(id, answer.by, games.lines);
      played(games);
    } else if (answer && 'died' in answer) failed(new Error(answer.died));
    else if (answer && 'refused' in answer) failed(new NotStarted(`worker ${answer.by}: ${answer.refused}`));
    else if (failedReason?.includes('stalled')) failed(new Error('every worker that tried it was lost'));
    else return false;
    this.#asked.delete(id);
    return true;
  }

  #remember(id: string, by: string, lines: string): void {
    const games = gamesOf(id);
    this.#answered.set(games, { by, crc: crc32(lines) });
    if (this.#answered.size <= COMPARED) return;
    for (const oldest of this.#answered.keys()) {
      this.#answered.delete(oldest);
      return;
    }
  }

  /** Compares a second answer for the same games with the first. */
  #compare(id: string, answer: BatchAnswer | undefined): void {
    const first = this.#answered.get(gamesOf(id));
    if (!first || !answer || !('games' in answer)) return;
    const [, from, to] = id.split('-').map(Number);
    try {
      if (crc32(this.#read(answer.games, { from, to }, this.#setup).lines) === first.crc) return;
    } catch {
      // An unreadable answer counts as different.
    }
    this.trouble ??= new UserError(
      `Workers ${first.by} and ${answer.by} played games ${from} to ${to - 1} with different results. One of these machines is faulty or runs different code, so the figures cannot be trusted.`,
    );
  }

  /** Reports that this run is present, and counts the workers. */
  async #count(): Promise<void> {
    const { redis, address } = this.#link;
    const { build, name, workers } = this.#options;
    await checkIn(redis, 'run', this.#parent, { build, name, jobs: 0 });
    const all = await present(redis, 'worker');
    const own = all.filter((one) => buildLabel(one.build) === buildLabel(build));
    const slots = own.reduce((sum, { jobs }) => sum + jobs, 0);
    const isMore = slots > this.#slots;
    this.#slots = slots;
    workers(own.length);
    if (isMore) {
      this.#grown.resolve();
      this.#grown = Promise.withResolvers();
    }
    const others = new Set(all.map((one) => buildLabel(one.build)));
    others.delete(buildLabel(build));
    for (const label of others)
      this.#notifyOnce(
        `Some workers run ${label}, but this run has ${buildLabel(build)}: games could differ, so they take none of them. Install the same version of ecos-cards and of Node on all machines.`,
      );
    if (own.length > 0) {
      this.#aloneSince = performance.now();
      this.#handled.delete(noWorker(address));
    } else if (performance.now() - this.#aloneSince > ALONE) this.#notifyOnce(noWorker(address));
  }

  /** Adds jobs again that are neither queued nor answered, because Redis lost them or could not store them. */
  async #replaceLost(): Promise<void> {
    await this.#storeSetup();
    const ids = [...this.#asked.keys()];
    const asking = this.#link.redis.pipeline();
    for (const id of ids) asking.exists(this.#queue.toKey(id));
    const found = (await asking.exec()) ?? [];
    await Promise.all(
      ids.map(async (id, at) => {
        const asked = this.#asked.get(id);
        if (asked && found[at][1] === 0) await this.#put(id, asked.job);
      }),
    );
  }

  /** Stores the set-up and the queue's limit of events, or keeps the stored set-up from expiring. */
  async #storeSetup(): Promise<void> {
    const key = setupKey(this.#run);
    if ((await this.#link.redis.expire(key, KEPT)) === 1) return;
    await this.#link.redis
      .multi()
      .set(key, this.#text, 'EX', KEPT)
      .hset(this.#queue.toKey('meta'), 'opts.maxLenEvents', EVENTS)
      .exec();
  }

  #reportRefusal(error: Error): void {
    const reason = error.message.startsWith('OOM') ? 'it is out of memory (maxmemory)' : error.message;
    this.#notifyOnce(`${this.#link.address} refuses commands: ${reason}. Still trying.`);
  }

  #notifyOnce(line: string): void {
    if (this.#handled.has(line)) return;
    this.#handled.add(line);
    this.#options.notify(line);
  }
}

/** The part of a job's id that names its games. */
const gamesOf = (id: string): string => id.slice(id.indexOf('-') + 1);

const noWorker = (address: string): string =>
  `There is no worker at the moment. Start one on any machine: \`ecos worker ${address}\`.`;
