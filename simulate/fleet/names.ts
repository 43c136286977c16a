/** Names of keys, queues and jobs in Redis. All keys begin with `ecos:`, so that an access list can confine a user to them. */
import { createHash } from 'node:crypto';
import type { Batch } from '../run/match.ts';

/** What all keys begin with. */
export const PREFIX = 'ecos';

/** What must be the same on all machines of a run: other engines play other games, other versions of V8 may calculate otherwise. */
export interface Build {
  ecos: string;
  v8: string;
}

/** Whether it names a worker or a version: on one line, as messages contain it. */
export const isName = (value: unknown): value is string =>
  typeof value === 'string' && /^[^\p{Cc}\p{Zl}\p{Zp}]{1,100}$/u.test(value);

/** The queue of those with the same build: others never see its jobs. */
export const queueName = ({ ecos, v8 }: Build): string => `games-${ecos}-${v8}`;

/** What people call a build. */
export const buildLabel = ({ ecos, v8 }: Build): string => `ecos ${ecos} with V8 ${v8}`;

/** The key of a set-up. */
export const setupKey = (run: string): string => `${PREFIX}:setup:${run}`;

/** The hash of a text, as 16 hexadecimal digits. */
export const shortHash = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);

/** What a job says: which games of which run. */
export interface Job extends Batch {
  /** The hash of its set-up. */
  run: string;
}

/** The id of a job. @param parent tells runs of the same games apart */
export const jobId = ({ run, from, to }: Job, parent: string): string => `r${run}${parent}-${from}-${to}`;

/** The most games of a batch, and the index after the last game of any run. */
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
