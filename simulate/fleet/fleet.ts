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
import type { PlayedLines } from '../pool/game-line.ts';
import { gameReader } from '../pool/game-reader.ts';
import type { Batch, RunSetup } from '../run/match.ts';
import { BATCH_MS, NotStartedError } from '../run/schedule.ts';
import { readAnswer, unpackLines } from './answer.ts';
import { connect, PRESENCE_MS, present, SILENCE_MS } from './link.ts';
import { type Build, buildLabel, type Job, jobId, PREFIX, queueName, setupKey, shortHash } from './names.ts';
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
/** At most how many of the latest answers are kept to compare them with a second answer for the same batch. */
const COMPARED_ANSWERS = 10_000;

/** Connects to Redis and the workers there. @throws UserError if Redis cannot be reached */
export async function joinFleet(address: string, setup: RunSetup, options: FleetOptions) {
  const { build, limit, notify, workers, silence = SILENCE_MS } = options;
  const link = await connect(address, { role: 'run', build, jobs: 0 }, notify, silence);
  const text = JSON.stringify({ ...setup, limit } satisfies SharedSetup);
  const run = shortHash(text);
  const read = gameReader(setup);
  /** Distinguishes runs of the same games. */
  const parent = randomBytes(4).toString('hex');
  const [name, common] = [queueName(build), { connection: link.redis, prefix: PREFIX }];
  const queue = new Queue(name, {
    ...common,
    streams: { events: { maxLen: KEPT_EVENTS } },
    defaultJobOptions: {
      removeOnComplete: { age: EXPIRY_S },
      removeOnFail: { age: EXPIRY_S },
      stackTraceLimit: 0,
    },
  });
  const events = new QueueEvents(name, { ...common, blockingTimeout: silence / 10 });
  // Each job that is waited for listens to them.
  queue.setMaxListeners(0).on('error', () => undefined);
  events.setMaxListeners(0).on('error', () => undefined);
  events.on('completed', ({ jobId: id, returnvalue }) => compare(id, returnvalue));

  /** Ends the wait for a job, by its id. */
  const asked = new Map<string, (reason: NotStartedError) => void>();
  /** The worker that played each batch and a checksum of the result, by the batch's games. */
  const answered = new Recent<{ by: string; crc: number }>(COMPARED_ANSWERS);
  /** Messages that must not be shown again. */
  const notified = new Set<string>();
  let slots = 0;
  let aloneSince = performance.now();
  const closing = new AbortController();
  let trouble: UserError | null = null;

  const notifyOnce = (line: string): void => {
    if (!notified.has(line)) notify(line);
    notified.add(line);
  };

  const reportRefusal = ({ message }: Error): void => {
    const reason = message.startsWith('OOM') ? 'it is out of memory (maxmemory)' : message;
    if (!closing.signal.aborted) notifyOnce(`${link.address} refuses commands: ${reason}. Still trying.`);
  };

  /** Stores the set-up and the queue's limit of events, or keeps the stored set-up from expiring. */
  const storeSetup = async (): Promise<void> => {
    const key = setupKey(run);
    if ((await link.redis.expire(key, EXPIRY_S)) === 1) return;
    await link.redis
      .multi()
      .set(key, text, 'EX', EXPIRY_S)
      .hset(queue.toKey('meta'), 'opts.maxLenEvents', KEPT_EVENTS)
      .exec();
  };

  const count = async (): Promise<void> => {
    const byBuild = await present(link.redis, 'worker');
    const own = byBuild.get(buildLabel(build)) ?? [];
    slots = own.reduce((sum, { jobs }) => sum + jobs, 0);
    workers(own.length);
    byBuild.delete(buildLabel(build));
    for (const label of byBuild.keys())
      notifyOnce(
        `Some workers run ${label}, but this run has ${buildLabel(build)}: games could differ, so they take none of them. Install the same version of ecos-cards and of Node on all machines.`,
      );
    const noWorker = `There is no worker at the moment. Start one on any machine: \`ecos worker ${link.address}\`.`;
    if (own.length > 0) {
      aloneSince = performance.now();
      notified.delete(noWorker);
    } else if (performance.now() - aloneSince > NO_WORKER_MS) notifyOnce(noWorker);
  };

  /** Waits for the result of a job; null if there is none yet. */
  const resultOf = async (id: string, job: Job): Promise<{ value: unknown } | null> => {
    try {
      await storeSetup();
      const added = await queue.add('games', job, { jobId: id });
      if (!asked.has(id)) return null;
      return { value: await added.waitUntilFinished(events, ANSWER_WAIT_MS) };
    } catch (error) {
      const { message } = error as Error;
      if (message.includes('stalled')) throw new Error('every worker that tried it was lost');
      if (/timed out|Missing key/.test(message)) return null;
      reportRefusal(error as Error);
      await setTimeout(RETRY_PAUSE_MS);
      return { value: null };
    }
  };

  /** Adds a job until it has an answer. Redis may lose it, or have no memory for it, and ignores one that it still has. */
  const gamesOf = async (id: string, job: Job): Promise<PlayedLines> => {
    const { from, to } = job;
    while (asked.has(id)) {
      const result = await resultOf(id, job);
      if (!result) continue;
      const answer = readAnswer(result.value);
      if (answer && 'died' in answer) throw new Error(answer.died);
      if (answer && 'refused' in answer) throw new NotStartedError(`worker ${answer.by}: ${answer.refused}`);
      if (answer && 'games' in answer)
        try {
          const played = unpackLines(answer.games, job, read);
          answered.set(`${from}-${to}`, { by: answer.by, crc: crc32(played.lines) });
          return played;
        } catch (error) {
          notifyOnce(
            `Worker ${answer.by} sent no usable answer for games ${from} to ${to - 1} (${(error as Error).message}). They will be played again.`,
          );
        }
      await queue.remove(id).catch(() => undefined);
    }
    throw new NotStartedError('the run is over');
  };

  const play = async ({ from, to }: Batch): Promise<PlayedLines> => {
    if (closing.signal.aborted) throw new NotStartedError('the run is over');
    const job: Job = { run, from, to };
    const id = jobId(job, parent);
    const { promise: isOver, reject } = Promise.withResolvers<never>();
    asked.set(id, reject);
    const games = gamesOf(id, job).finally(() => {
      asked.delete(id);
      // The caller writes the games to its file before the answer is removed.
      setImmediate(() => void queue.remove(id).catch(() => undefined));
    });
    return await Promise.race([games, isOver]);
  };

  /** Compares a second answer for the same games, asked for by another run, with the first. */
  const compare = (id: string, value: unknown): void => {
    const [, from, to] = id.split('-').map(Number);
    const first = answered.get(`${from}-${to}`);
    if (!first || asked.has(id) || !id.startsWith(`r${run}`)) return;
    const answer = readAnswer(value);
    if (!answer || !('games' in answer)) return;
    try {
      if (crc32(unpackLines(answer.games, { from, to }, read).lines) === first.crc) return;
    } catch {
      // An unreadable answer counts as different.
    }
    trouble ??= new UserError(
      `Workers ${first.by} and ${answer.by} played games ${from} to ${to - 1} with different results. One of these machines is faulty or runs different code, so the figures cannot be trusted.`,
    );
  };

  const stop = async (): Promise<void> => {
    const remove = async ([id, reject]: [string, (reason: NotStartedError) => void]) => {
      if ((await queue.remove(id)) !== 1) return;
      asked.delete(id);
      reject(new NotStartedError('the run was stopped'));
    };
    await Promise.all([...asked].map(remove)).catch(reportRefusal);
  };

  await storeSetup();
  await count();
  const keepCounting = async () => {
    const { signal } = closing;
    // Not an interval: its ticks would add up while Redis is away.
    for (;;) {
      await setTimeout(PRESENCE_MS / 3, undefined, { ref: false, signal });
      await count().catch(reportRefusal);
    }
  };
  keepCounting().catch(() => undefined);
  return {
    /** The most batches that may be in the queue. */
    get jobs() {
      return JOBS_PER_SLOT * Math.max(1, slots);
    },
    /** How long a batch should take, in milliseconds, including its wait in the queue while other batches are played. */
    batchTime: JOBS_PER_SLOT * BATCH_MS,
    /** The error that two workers gave different answers. */
    get trouble() {
      return trouble;
    },
    play: (_: number, batch: Batch) => play(batch),
    /** Removes the jobs that no worker has started. */
    stop,
    /** Drops unfinished jobs and closes the connection. */
    close: async () => {
      if (closing.signal.aborted) return;
      closing.abort();
      // If Redis is gone, this does not wait for it. The data left there expires by itself.
      await Promise.race([stop(), setTimeout(1_000)]);
      void events.close().catch(() => undefined);
      link.close();
      for (const reject of asked.values()) reject(new NotStartedError('the run is over'));
      asked.clear();
    },
  };
}

/** Workers on any number of machines. */
export type Fleet = Awaited<ReturnType<typeof joinFleet>>;
