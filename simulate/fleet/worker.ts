/**
 * A worker: takes batches of games from the queue and answers with their lines, until it is stopped.
 *
 * This process only talks to Redis and renews the locks of its batches; child processes play the games. So a slow batch is not
 * mistaken for one whose worker died, and a game that crashes its process does not crash the worker.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Job as BullJob, WaitingError, Worker } from 'bullmq';
import { UserError } from '../../program/index.ts';
import { type Pool, startPool } from '../pool/pool.ts';
import { NotStarted } from '../run/schedule.ts';
import { type BatchAnswer, packed } from './answer.ts';
import { connect } from './link.ts';
import { type Build, buildLabel, isJob, PREFIX, queueName, setupKey } from './names.ts';
import { HEARTBEAT_MS, heartbeat, present, withdraw } from './presence.ts';
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

/** A running worker. */
export interface FleetWorker {
  address: string;
  /** The number of batches it has played. */
  readonly played: number;
  /** Takes no more batches, and resolves when all are finished or given back. A second call gives them back immediately. */
  stop(): Promise<void>;
  /** Rejects with a UserError if the worker cannot play. */
  failed: Promise<never>;
}

const TIMES: NonNullable<WorkerOptions['times']> = { lock: 30_000, look: 5_000, finish: 10_000, losses: 4 };
/** How long giving batches back may take, in milliseconds. If Redis is gone, other workers take them when the locks expire. */
const GIVE_BACK_MS = 3_000;
/** How many runs keep their processes. Processes of further runs end when they are idle. */
const KEPT_RUNS = 2;

/** The processes that play one run. */
interface Team {
  pool: Pool;
  /** The number of batches under way. */
  busy: number;
}

/**
 * Starts a worker.
 * @throws UserError if Redis cannot be reached
 */
export async function startFleetWorker(address: string, options: WorkerOptions): Promise<FleetWorker> {
  const { build, jobs, name, notify, times = TIMES } = options;
  const link = await connect(address, notify, times.silence);
  const { redis } = link;
  const id = randomUUID();
  const teams = new Map<string, Team>();
  const free = Array.from({ length: jobs }, (_, slot) => slot);
  const trouble = Promise.withResolvers<never>();
  trouble.promise.catch(() => undefined);
  let played = 0;
  let isGivingBack = false;

  /** The processes for a run, or an answer that says why there are none. */
  const teamOf = async (run: string): Promise<Team | BatchAnswer> => {
    const known = teams.get(run);
    if (known) return known;
    const text = await redis.get(setupKey(run));
    if (text === null) return { by: name, missing: true };
    try {
      const { limit, ...setup } = readSetup(text, run);
      // Another batch may have created the team while the set-up was loading.
      const team = teams.get(run) ?? { pool: startPool(setup, jobs, limit), busy: 0 };
      teams.set(run, team);
      return team;
    } catch (error) {
      return { by: name, refused: (error as Error).message };
    }
  };

  /** Ends idle processes of earlier runs. */
  const tidy = () => {
    for (const [run, { pool, busy }] of teams) {
      if (teams.size <= KEPT_RUNS) return;
      if (busy > 0) continue;
      teams.delete(run);
      void pool.close();
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
    const team = await teamOf(wanted.run);
    if (!('pool' in team)) return team;
    const slot = free.pop() ?? 0;
    team.busy++;
    try {
      const { lines } = await team.pool.play(slot, { from: wanted.from, to: wanted.to });
      played++;
      return { by: name, games: packed(lines) };
    } catch (error) {
      if (!isGivingBack && !(error instanceof NotStarted))
        return { by: name, died: (error as Error).message };
      if (!isGivingBack) {
        const problem = `No process can be started to play games (${(error as Error).message}).`;
        trouble.reject(new UserError(`${problem} If memory or processes are limited, lower --jobs.`));
      }
      return giveBack(job, token);
    } finally {
      team.busy--;
      free.push(slot);
      tidy();
    }
  };

  const worker = new Worker<unknown, BatchAnswer>(queueName(build), answer, {
    ...{ connection: redis, prefix: PREFIX, concurrency: jobs, name },
    ...{ lockDuration: times.lock, stalledInterval: times.look, maxStalledCount: times.losses },
    runRetryDelay: 1_000,
  });
  // A batch whose lock was lost belongs to another worker by now, and BullMQ repeats failed commands.
  worker.on('error', () => undefined);

  const reported = new Set<string>();
  const report = async () => {
    await heartbeat(redis, 'worker', id, { build, name, jobs });
    for (const run of await present(redis, 'run')) {
      const label = buildLabel(run.build);
      if (label === buildLabel(build) || reported.has(label)) continue;
      reported.add(label);
      notify(
        `A run is waiting for workers with ${label}, but this one has ${buildLabel(build)}: games could differ, so it takes none of them. Install the same version of ecos-cards and of Node on both machines.`,
      );
    }
  };
  await report();
  const signs = setInterval(() => void report().catch(() => undefined), HEARTBEAT_MS);

  let stopping: Promise<void> | undefined;
  const stoppedAgain = Promise.withResolvers<void>();
  const stop = async () => {
    clearInterval(signs);
    const finished = worker
      .close()
      .then(() => withdraw(redis, 'worker', id))
      .catch(() => undefined);
    await Promise.race([finished, stoppedAgain.promise, wait(times.finish, undefined, { ref: false })]);
    isGivingBack = true;
    await Promise.all([...teams.values()].map(({ pool }) => pool.close()));
    await Promise.race([finished, wait(GIVE_BACK_MS, undefined, { ref: false })]);
    link.close();
  };
  return {
    address: link.address,
    get played() {
      return played;
    },
    stop: () => {
      if (stopping) stoppedAgain.resolve();
      stopping ??= stop();
      return stopping;
    },
    failed: trouble.promise,
  };
}
