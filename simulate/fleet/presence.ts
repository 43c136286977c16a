/**
 * Presence: workers and runs name their connections, and ask every few seconds which others are connected. A connection that has
 * asked nothing for longer belongs to a machine that was cut off: Redis keeps it for minutes.
 */
import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { type Build, buildLabel, PREFIX } from './names.ts';

/** A worker or a run. */
export interface Presence {
  role: 'worker' | 'run';
  build: Build;
  /** How many batches it plays at the same time; 0 for a run. */
  jobs: number;
}

/** Milliseconds between two questions, and seconds without one after which a connection does not count. */
export const PRESENCE_MS = 3_000;
const MOST_IDLE_S = 10;

/** A name for the connections of a worker or run. */
export const connectionName = ({ role, build, jobs }: Presence): string =>
  [PREFIX, role, build.ecos, build.v8, jobs, randomUUID()].join('/');

const CONNECTION = new RegExp(
  ` name=(${PREFIX}/(worker|run)/([^/ ]+)/([^/ ]+)/(\\d+)/\\S+) .*idle=(\\d+)`,
  'g',
);

/** All workers or runs that are present, by the label of their build. */
export async function present(redis: Redis, wanted: Presence['role']): Promise<Map<string, Presence[]>> {
  // Each has several connections of the same name.
  const found = new Map<string, Presence>();
  for (const [, name, role, ecos, v8, jobs, idle] of String(await redis.client('LIST')).matchAll(CONNECTION))
    if (role === wanted && Number(idle) < MOST_IDLE_S)
      found.set(name, { role: wanted, build: { ecos, v8 }, jobs: Number(jobs) });
  return Map.groupBy(found.values(), ({ build }) => buildLabel(build));
}
