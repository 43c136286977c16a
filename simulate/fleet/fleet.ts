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
import { Recent, UserError } from '../../program/index.ts';
import { gameReader } from '../pool/game-reader.ts';
import type { Batch, RunSetup } from '../run/match.ts';
import type { StartedWorker } from '../run/remote-worker.ts';
import { NotStartedError } from '../run/schedule.ts';
import { BATCH_MS, type Carrier, type GameFunctions } from '../run/workers.ts';
import { readAnswer, unpackLines } from './answer.ts';
import { connect, type Link, PRESENCE_MS, present, SILENCE_MS } from './link.ts';
import { type Build, buildLabel, type Job, jobId, PREFIX, queueName, setupKey, shortHash } from './names.ts';
import type { SharedSetup } from './schemas.ts';

/** The options and callbacks of a run. */
export interface FleetOptions {
  build: Build;
  /** Milliseconds a process may take for a game before it counts as stuck. */
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
/** At most how many of the latest answers are kept to compare them with a second answer for the same batch. */
const COMPARED_ANSWERS = 10_000;

/** Connects to Redis and the workers there. @throws UserError if Redis cannot be reached */
export async function joinFleet(address: string, setup: RunSetup, options: FleetOptions): Promise<Fleet> {
  const { build, notify, silence = SILENCE_MS } = options;
  const link = await connect(address, { role: 'run', build, jobs: 0 }, notify, silence);
  const fleet = new Fleet(link, setup, options);
  await fleet.open();
  return fleet;
}

/** Carries games to workers on any number of machines. Each place in the queue counts as a worker. */
export class Fleet implements Carrier<unknown> {
  readonly isWhole = true;
  /** How long a batch should take, in milliseconds, including its wait in the queue while other batches are played. */
  readonly batchMs = JOBS_PER_SLOT * BATCH_MS;
  readonly #link: Link;
  /** Reads the games of an answer. */
  readonly #read: ReturnType<typeof gameReader>;
  readonly #options: FleetOptions;
  /** The set-up as workers read it, and its hash. */
  readonly #text: string;
  readonly #run: string;
  /** Distinguishes runs of the same games. */
  readonly #parent = randomBytes(4).toString('hex');
  readonly #queue: Queue;
  readonly #events: QueueEvents;
  /** What ends the wait for a job, by its id. */
  readonly #asked = new Map<string, (reason: NotStartedError) => void>();
  /** The worker that played each batch and a checksum of the result, by the batch's games. */
  readonly #answered = new Recent<{ by: string; crc: number }>(COMPARED_ANSWERS);
  /** Messages that must not be shown again. */
  readonly #notified = new Set<string>();
  readonly #closing = new AbortController();
  /** The names of workers that cannot play this run. */
  readonly #refusers = new Set<string>();
  #workers = 0;
  #slots = 0;
  #aloneSince = performance.now();
  #trouble: UserError | null = null;

  constructor(link: Link, setup: RunSetup, options: FleetOptions) {
    const { build, limit, silence = SILENCE_MS } = options;
    this.#link = link;
    this.#read = gameReader(setup);
    this.#options = options;
    this.#text = JSON.stringify({ ...setup, limit } satisfies SharedSetup);
    this.#run = shortHash(this.#text);
    const [name, common] = [queueName(build), { connection: link.redis, prefix: PREFIX }];
    this.#queue = new Queue(name, {
      ...common,
      streams: { events: { maxLen: KEPT_EVENTS } },
      defaultJobOptions: {
        removeOnComplete: { age: EXPIRY_S },
        removeOnFail: { age: EXPIRY_S },
        stackTraceLimit: 0,
      },
    });
    this.#events = new QueueEvents(name, { ...common, blockingTimeout: silence / 10 });
    // Each job that is waited for listens to them.
    this.#queue.setMaxListeners(0).on('error', () => undefined);
    this.#events.setMaxListeners(0).on('error', () => undefined);
    this.#events.on('completed', ({ jobId: id, returnvalue }) => this.#compare(id, returnvalue));
  }

  /** Tells workers what to play, and counts them from now on. */
  async open(): Promise<void> {
    await this.#storeSetup();
    await this.#count();
    this.#keepCounting().catch(() => undefined);
  }

  /** The most batches that may be in the queue. */
  get jobs(): number {
    return JOBS_PER_SLOT * Math.max(1, this.#slots);
  }

  /** The error that two workers gave different answers. */
  get trouble(): UserError | null {
    return this.#trouble;
  }

  /** A place in the queue, for one job at a time. */
  start(fail: (error: Error) => void): StartedWorker<GameFunctions<unknown>> {
    let id = '';
    const play = async ({ from, to }: Batch) => {
      const job: Job = { run: this.#run, from, to };
      id = jobId(job, this.#parent);
      this.#asked.set(id, fail);
      try {
        return await this.#linesOf(id, job);
      } finally {
        this.#asked.delete(id);
        // The caller writes the games to its file before the answer is removed.
        setImmediate(() => void this.#queue.remove(id).catch(() => undefined));
      }
    };
    return {
      service: { setUp: () => undefined, play },
      end: async () => {
        if (!this.#asked.delete(id)) return;
        // If Redis is gone, this does not wait for it. The data left there expires by itself.
        const removed = this.#queue.remove(id).catch(() => undefined);
        await Promise.race([removed, setTimeout(1_000, undefined, { ref: false })]);
      },
    };
  }

  /** Removes the jobs that no worker has started. */
  async stop(): Promise<void> {
    const remove = async ([id, fail]: [string, (reason: NotStartedError) => void]) => {
      const removed = await this.#queue.remove(id).catch((error) => this.#reportRefusal(error));
      if (removed === 1 && this.#asked.delete(id)) fail(new NotStartedError('the run was stopped'));
    };
    await Promise.all([...this.#asked].map(remove));
  }

  /** Closes the connection. */
  close(): void {
    if (this.#closing.signal.aborted) return;
    this.#closing.abort();
    void this.#events.close().catch(() => undefined);
    this.#link.close();
  }

  #notifyOnce(line: string): void {
    if (!this.#notified.has(line)) this.#options.notify(line);
    this.#notified.add(line);
  }

  #reportRefusal({ message }: Error): void {
    const reason = message.startsWith('OOM') ? 'it is out of memory (maxmemory)' : message;
    if (this.#closing.signal.aborted) return;
    this.#notifyOnce(`${this.#link.address} refuses commands: ${reason}. Still trying.`);
  }

  /** Stores the set-up and the queue's limit of events, or keeps the stored set-up from expiring. */
  async #storeSetup(): Promise<void> {
    const { redis } = this.#link;
    const key = setupKey(this.#run);
    if ((await redis.expire(key, EXPIRY_S)) === 1) return;
    await redis
      .multi()
      .set(key, this.#text, 'EX', EXPIRY_S)
      .hset(this.#queue.toKey('meta'), 'opts.maxLenEvents', KEPT_EVENTS)
      .exec();
  }

  async #count(): Promise<void> {
    const { build, workers } = this.#options;
    const byBuild = await present(this.#link.redis, 'worker');
    const own = byBuild.get(buildLabel(build)) ?? [];
    this.#slots = own.reduce((sum, { jobs }) => sum + jobs, 0);
    this.#workers = own.length;
    workers(own.length);
    byBuild.delete(buildLabel(build));
    for (const label of byBuild.keys())
      this.#notifyOnce(
        `Some workers run ${label}, but this run has ${buildLabel(build)}: games could differ, so they take none of them. Install the same version of ecos-cards and of Node on all machines.`,
      );
    const noWorker = `There is no worker at the moment. Start one on any machine: \`ecos worker ${this.#link.address}\`.`;
    if (own.length > 0) {
      this.#aloneSince = performance.now();
      this.#notified.delete(noWorker);
    } else if (performance.now() - this.#aloneSince > NO_WORKER_MS) this.#notifyOnce(noWorker);
  }

  async #keepCounting(): Promise<void> {
    const { signal } = this.#closing;
    // Not an interval: its ticks would add up while Redis is away.
    for (;;) {
      await setTimeout(PRESENCE_MS / 3, undefined, { ref: false, signal });
      await this.#count().catch((error) => this.#reportRefusal(error));
    }
  }

  /** Adds a job until it has an answer. Redis may lose it, or have no memory for it, and ignores one that it still has. */
  async #linesOf(id: string, job: Job): Promise<string[]> {
    const { from, to } = job;
    while (this.#asked.has(id)) {
      const result = await this.#resultOf(id, job);
      if (!result) continue;
      const answer = readAnswer(result.value);
      if (answer && 'died' in answer) throw new Error(answer.died);
      if (answer && 'refused' in answer) await this.#goOnWithout(answer);
      if (answer && 'games' in answer)
        try {
          const lines = unpackLines(answer.games, job, this.#read);
          this.#answered.set(`${from}-${to}`, { by: answer.by, crc: crc32(lines.join('')) });
          return lines;
        } catch (error) {
          this.#notifyOnce(
            `Worker ${answer.by} sent no usable answer for games ${from} to ${to - 1} (${(error as Error).message}). They will be played again.`,
          );
        }
      await this.#queue.remove(id).catch(() => undefined);
    }
    throw new NotStartedError('the run is over');
  }

  /** Leaves a job that a worker refused to the others. @throws NotStartedError if as many refuse as there are */
  async #goOnWithout({ by, refused }: { by: string; refused: string }): Promise<void> {
    this.#refusers.add(by);
    if (this.#refusers.size >= this.#workers) throw new NotStartedError(`worker ${by}: ${refused}`);
    this.#notifyOnce(`Worker ${by} plays none of these games (${refused}). The others play on.`);
    await setTimeout(RETRY_PAUSE_MS);
  }

  /** Waits for the result of a job; null if there is none yet. */
  async #resultOf(id: string, job: Job): Promise<{ value: unknown } | null> {
    try {
      await this.#storeSetup();
      const added = await this.#queue.add('games', job, { jobId: id });
      if (!this.#asked.has(id)) return null;
      return { value: await added.waitUntilFinished(this.#events, ANSWER_WAIT_MS) };
    } catch (error) {
      const { message } = error as Error;
      if (message.includes('stalled')) throw new Error('every worker that tried it was lost');
      if (/timed out|Missing key/.test(message)) return null;
      this.#reportRefusal(error as Error);
      await setTimeout(RETRY_PAUSE_MS);
      return { value: null };
    }
  }

  /** Compares a second answer for the same games, asked for by another run, with the first. */
  #compare(id: string, value: unknown): void {
    const [, from, to] = id.split('-').map(Number);
    const first = this.#answered.get(`${from}-${to}`);
    if (!first || this.#asked.has(id) || !id.startsWith(`r${this.#run}`)) return;
    const answer = readAnswer(value);
    if (!answer || !('games' in answer)) return;
    try {
      if (crc32(unpackLines(answer.games, { from, to }, this.#read).join('')) === first.crc) return;
    } catch {
      // An unreadable answer counts as different.
    }
    this.#trouble ??= new UserError(
      `Workers ${first.by} and ${answer.by} played games ${from} to ${to - 1} with different results. One of these machines is faulty or runs different code, so the figures cannot be trusted.`,
    );
  }
}
