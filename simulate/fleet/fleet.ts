/**
 * A run whose games are played by workers on other machines.
 *
 * Batches go through a queue in Redis, and so do the answers. The queue may lose data: a lost batch is added again, and the file
 * of `--resume` continues a run another day. An event tells of an answer; if it is lost, the run finds the answer seconds later.
 */
import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import { Queue, QueueEvents } from 'bullmq';
import { UserError } from '../../program/index.ts';
import type { PlayedLines } from '../pool/game-line.ts';
import type { Batch, RunSetup } from '../run/match.ts';
import { BATCH_MS, NotStarted, type Players } from '../run/schedule.ts';
import { type BatchAnswer, readAnswer, unpacked } from './answer.ts';
import { connect, type FleetLink, SILENCE_MS } from './link.ts';
import { type Build, buildLabel, type Job, jobId, PREFIX, queueName, setupKey, shortHash } from './names.ts';
import { PRESENCE_MS, present } from './presence.ts';
import type { SharedSetup } from './schemas.ts';

/** The options and callbacks of a run. */
export interface FleetOptions {
  build: Build;
  /** Milliseconds a process may take for a batch before it counts as stuck. */
  limit: number;
  /** Shows a message to the user who started the run. */
  notify(line: string): void;
  /** Reports the number of workers. */
  workers(count: number): void;
  /** Milliseconds without a reply after which a connection counts as lost. */
  silence?: number;
}

/** Jobs in the queue per batch that workers can play at the same time: one is played, the others keep the worker supplied. */
const JOBS_PER_SLOT = 3;
/** Milliseconds after which a job without an answer is looked for, and added again if it is lost: before, an event tells of its end. */
const ANSWER_WAIT_MS = 3_000;
/** Milliseconds before a command that Redis refused is tried again. */
const RETRY_PAUSE_MS = 100;
/** Milliseconds without any worker before a message says so. */
const NO_WORKER_MS = 5_000;
/** Seconds that Redis keeps data that no client fetches. */
const EXPIRY_S = 600;
/** The number of events that Redis keeps until runs have read them. Some of them hold an answer. */
const KEPT_EVENTS = 1_000;
/** How many of the latest answers are kept to compare them with a second answer for the same batch. */
const COMPARED_ANSWERS = 10_000;

/** Connects to Redis and the workers there. @throws UserError if Redis cannot be reached */
export async function joinFleet(address: string, setup: RunSetup, options: FleetOptions): Promise<Fleet> {
  const { build, notify, silence } = options;
  const link = await connect(address, { role: 'run', build, jobs: 0 }, notify, silence);
  const fleet = new Fleet(link, setup, options);
  await fleet.begin();
  return fleet;
}

/** Workers on any number of machines. */
export class Fleet implements Players<PlayedLines> {
  readonly #link: FleetLink;
  readonly #options: FleetOptions;
  readonly #setup: RunSetup;
  readonly #queue: Queue;
  readonly #events: QueueEvents;
  /** The set-up as text, and its hash. */
  readonly #text: string;
  readonly #run: string;
  /** Distinguishes runs of the same games. */
  readonly #parent = randomBytes(4).toString('hex');
  /** Ends the wait for a job, by its id. */
  readonly #asked = new Map<string, (reason: NotStarted) => void>();
  /** The worker that played each batch and a checksum of the result, by the batch's games. */
  readonly #answered = new Map<string, { by: string; crc: number }>();
  /** Messages that must not be shown again. */
  readonly #notified = new Set<string>();
  #slots = 0;
  #aloneSince = performance.now();
  #isClosed = false;
  #timer: NodeJS.Timeout | undefined;
  /** How long a batch should take, in milliseconds, including its wait in the queue while other batches are played. */
  readonly batchTime = JOBS_PER_SLOT * BATCH_MS;
  /** The error that two workers gave different answers. */
  trouble: UserError | null = null;

  constructor(link: FleetLink, setup: RunSetup, options: FleetOptions) {
    this.#link = link;
    this.#setup = setup;
    this.#options = options;
    this.#text = JSON.stringify({ ...setup, limit: options.limit } satisfies SharedSetup);
    this.#run = shortHash(this.#text);
    const [name, common] = [queueName(options.build), { connection: link.redis, prefix: PREFIX }];
    this.#queue = new Queue(name, {
      ...{ ...common, streams: { events: { maxLen: KEPT_EVENTS } } },
      defaultJobOptions: {
        removeOnComplete: { age: EXPIRY_S },
        removeOnFail: { age: EXPIRY_S },
        stackTraceLimit: 0,
      },
    });
    this.#events = new QueueEvents(name, {
      ...common,
      blockingTimeout: (options.silence ?? SILENCE_MS) / 10,
    });
    // Each job that is waited for listens to them.
    this.#queue.setMaxListeners(0).on('error', () => undefined);
    this.#events.setMaxListeners(0).on('error', () => undefined);
    this.#events.on('completed', ({ jobId: id, returnvalue }) => this.#compare(id, returnvalue));
  }

  /** The most batches that may be in the queue. */
  get jobs(): number {
    return JOBS_PER_SLOT * Math.max(1, this.#slots);
  }

  async begin(): Promise<void> {
    await this.#storeSetup();
    await this.#count();
    const count = () => void this.#count().catch(({ message }: Error) => this.#reportRefusal(message));
    this.#timer = setInterval(count, PRESENCE_MS / 3).unref();
  }

  play(_worker: number, { from, to }: Batch): Promise<PlayedLines> {
    if (this.#isClosed) return Promise.reject(new NotStarted('the run is over'));
    const job: Job = { run: this.#run, from, to };
    const id = jobId(job, this.#parent);
    const asked = Promise.withResolvers<PlayedLines>();
    this.#asked.set(id, asked.reject);
    void this.#gamesOf(id, job)
      .finally(() => {
        this.#asked.delete(id);
        // The caller writes the games to its file before the answer is removed.
        setImmediate(() => void this.#queue.remove(id).catch(() => undefined));
      })
      .then(asked.resolve, asked.reject);
    return asked.promise;
  }

  /** Adds a job until it has an answer. Redis may lose it, or have no memory for it, and ignores one that it still has. */
  async #gamesOf(id: string, job: Job): Promise<PlayedLines> {
    while (this.#asked.has(id)) {
      const result = await this.#resultOf(id, job);
      if (!result) continue;
      const answer = readAnswer(result.value);
      if (answer && 'died' in answer) throw new Error(answer.died);
      if (answer && 'refused' in answer) throw new NotStarted(`worker ${answer.by}: ${answer.refused}`);
      const games = answer && 'games' in answer && this.#gamesIn(answer, job);
      if (games) return games;
      await this.#queue.remove(id).catch(() => undefined);
    }
    throw new NotStarted('the run is over');
  }

  /** Removes the jobs that no worker has started. */
  async stop(): Promise<void> {
    const remove = async ([id, reject]: [string, (reason: NotStarted) => void]) => {
      if ((await this.#queue.remove(id)) !== 1) return;
      this.#asked.delete(id);
      reject(new NotStarted('the run was stopped'));
    };
    await Promise.all([...this.#asked].map(remove)).catch(({ message }) => this.#reportRefusal(message));
  }

  /** Drops unfinished jobs and closes the connection. */
  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    clearInterval(this.#timer);
    // If Redis is gone, close() does not wait for it. The data left there expires by itself.
    await Promise.race([this.stop(), setTimeout(1_000)]);
    void this.#events.close().catch(() => undefined);
    this.#link.close();
    for (const reject of this.#asked.values()) reject(new NotStarted('the run is over'));
    this.#asked.clear();
  }

  /** Waits for the result of a job; null if there is none yet. */
  async #resultOf(id: string, job: Job): Promise<{ value: unknown } | null> {
    try {
      await this.#storeSetup();
      const added = await this.#queue.add('games', job, { jobId: id });
      return { value: await added.waitUntilFinished(this.#events, ANSWER_WAIT_MS) };
    } catch (error) {
      const { message } = error as Error;
      if (message.includes('stalled')) throw new Error('every worker that tried it was lost');
      if (/timed out|Missing key/.test(message)) return null;
      this.#reportRefusal(message);
      await setTimeout(RETRY_PAUSE_MS);
      return { value: null };
    }
  }

  /** The games of an answer; undefined if they cannot be used. */
  #gamesIn({ by, games }: Extract<BatchAnswer, { games: string }>, job: Job): PlayedLines | undefined {
    try {
      const played = unpacked(games, job, this.#setup);
      this.#answered.set(`${job.from}-${job.to}`, { by, crc: crc32(played.lines) });
      const [oldest] = this.#answered.keys();
      if (this.#answered.size > COMPARED_ANSWERS) this.#answered.delete(oldest);
      return played;
    } catch (error) {
      this.#notifyOnce(
        `Worker ${by} sent no usable answer for games ${job.from} to ${job.to - 1} (${(error as Error).message}). They will be played again.`,
      );
      return undefined;
    }
  }

  /** Compares a second answer for the same games, asked for by another run, with the first. */
  #compare(id: string, value: unknown): void {
    const first = this.#answered.get(gamesOf(id));
    if (!first || this.#asked.has(id) || !id.startsWith(`r${this.#run}`)) return;
    const answer = readAnswer(value);
    if (!answer || !('games' in answer)) return;
    const [, from, to] = id.split('-').map(Number);
    try {
      if (crc32(unpacked(answer.games, { from, to }, this.#setup).lines) === first.crc) return;
    } catch {
      // An unreadable answer counts as different.
    }
    this.trouble ??= new UserError(
      `Workers ${first.by} and ${answer.by} played games ${from} to ${to - 1} with different results. One of these machines is faulty or runs different code, so the figures cannot be trusted.`,
    );
  }

  async #count(): Promise<void> {
    const { redis, address } = this.#link;
    const { build, workers } = this.#options;
    const all = await present(redis, 'worker');
    const own = all.filter((one) => buildLabel(one.build) === buildLabel(build));
    this.#slots = own.reduce((sum, { jobs }) => sum + jobs, 0);
    workers(own.length);
    const others = new Set(all.map((one) => buildLabel(one.build)));
    others.delete(buildLabel(build));
    for (const label of others)
      this.#notifyOnce(
        `Some workers run ${label}, but this run has ${buildLabel(build)}: games could differ, so they take none of them. Install the same version of ecos-cards and of Node on all machines.`,
      );
    if (own.length > 0) {
      this.#aloneSince = performance.now();
      this.#notified.delete(noWorker(address));
    } else if (performance.now() - this.#aloneSince > NO_WORKER_MS) this.#notifyOnce(noWorker(address));
  }

  /** Stores the set-up and the queue's limit of events, or keeps the stored set-up from expiring. */
  async #storeSetup(): Promise<void> {
    const key = setupKey(this.#run);
    if ((await this.#link.redis.expire(key, EXPIRY_S)) === 1) return;
    await this.#link.redis
      .multi()
      .set(key, this.#text, 'EX', EXPIRY_S)
      .hset(this.#queue.toKey('meta'), 'opts.maxLenEvents', KEPT_EVENTS)
      .exec();
  }

  #reportRefusal(message: string): void {
    if (this.#isClosed) return;
    const reason = message.startsWith('OOM') ? 'it is out of memory (maxmemory)' : message;
    this.#notifyOnce(`${this.#link.address} refuses commands: ${reason}. Still trying.`);
  }

  #notifyOnce(line: string): void {
    if (this.#notified.has(line)) return;
    this.#notified.add(line);
    this.#options.notify(line);
  }
}

/** The part of a job's id that names its games. */
const gamesOf = (id: string): string => id.slice(id.indexOf('-') + 1);

const noWorker = (address: string): string =>
  `There is no worker at the moment. Start one on any machine: \`ecos worker ${address}\`.`;
