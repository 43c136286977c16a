/** Names of keys, queues and jobs in Redis. All keys begin with `ecos:`, so that an access list can restrict a user to them. */
import { createHash } from 'node:crypto';
import type { Batch } from '../run/match.ts';

/** The prefix of all keys. */
export const PREFIX = 'ecos';

/** The versions that must match on all machines of a run: other engines play differently, other V8s may calculate differently. */
export interface Build {
  ecos: string;
  v8: string;
}

/** Whether a value can be the name of a worker or a version. It must be a single line, because messages contain it. */
export const isName = (value: unknown): value is string =>
  typeof value === 'string' && /^[^\p{Cc}\p{Zl}\p{Zp}]{1,100}$/u.test(value);

/** The queue for all machines with this build. Machines with other builds never see its jobs. */
export const queueName = ({ ecos, v8 }: Build): string => `games-${ecos}-${v8}`;

/** A build, for people. */
export const buildLabel = ({ ecos, v8 }: Build): string => `ecos ${ecos} with V8 ${v8}`;

/** The key of a set-up. */
export const setupKey = (run: string): string => `${PREFIX}:setup:${run}`;

/** The hash of a text, as 16 hexadecimal digits. */
export const shortHash = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);

/** The content of a job: which games of which run. */
export interface Job extends Batch {
  /** The hash of the run's set-up. */
  run: string;
}

/** The id of a job. @param parent distinguishes runs of the same games */
export const jobId = ({ run, from, to }: Job, parent: string): string => `r${run}${parent}-${from}-${to}`;

/** The most games in a batch, and the upper limit of game indices, exclusive. */
const LARGEST_BATCH = 500;
const MOST_GAMES = 1e9;

/** Whether data from the queue is a job. */
export function isJob(data: unknown): data is Job {
  const { run, from, to } = (data ?? {}) as Partial<Record<keyof Job, unknown>>;
  if (typeof run !== 'string' || !/^[0-9a-f]{16}$/.test(run)) return false;
  if (!Number.isSafeInteger(from) || !Number.isSafeInteger(to)) return false;
  const [first, after] = [from as number, to as number];
  return 0 <= first && first < after && after <= Math.min(first + LARGEST_BATCH, MOST_GAMES);
}
