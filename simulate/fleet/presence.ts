/**
 * Presence: workers and runs report every few seconds. One that has not reported for longer counts as gone. BullMQ could list
 * the clients of the server instead, but `CLIENT LIST` is a dangerous command, which users with few rights may not run, and a
 * machine that was cut off stays in that list for minutes.
 */
import type { Redis } from 'ioredis';
import { type Build, isName, PREFIX } from './names.ts';

/** What a worker or a run reports about itself. */
export interface Presence {
  build: Build;
  /** Its name, for people. */
  name: string;
  /** How many batches it plays at the same time; 0 for a run. */
  jobs: number;
}

/** Milliseconds between two reports, and after which a report expires. */
export const HEARTBEAT_MS = 3_000;
const EXPIRY_MS = 10_000;

type Role = 'worker' | 'run';
const listKey = (role: Role) => `${PREFIX}:${role}s`;
const presenceKey = (role: Role, id: string) => `${PREFIX}:${role}:${id}`;

/** Reports that a worker or run is present. Redis expires the report by its own clock. */
export async function heartbeat(redis: Redis, role: Role, id: string, present: Presence): Promise<void> {
  await redis
    .pipeline()
    .sadd(listKey(role), id)
    .set(presenceKey(role, id), JSON.stringify(present), 'PX', EXPIRY_MS)
    .exec();
}

/** Removes a worker or run. */
export async function withdraw(redis: Redis, role: Role, id: string): Promise<void> {
  await redis.pipeline().srem(listKey(role), id).del(presenceKey(role, id)).exec();
}

/** All workers or runs that are present. */
export async function present(redis: Redis, role: Role): Promise<Presence[]> {
  const ids = await redis.smembers(listKey(role));
  if (ids.length === 0) return [];
  const signs = await redis.mget(ids.map((id) => presenceKey(role, id)));
  const absent = ids.filter((_, at) => signs[at] === null);
  if (absent.length > 0) await redis.srem(listKey(role), ...absent);
  return signs.flatMap((text) => readPresence(text) ?? []);
}

/** Parses a report; undefined if it is not a valid one. */
function readPresence(text: string | null): Presence | undefined {
  try {
    const { build, name, jobs } = JSON.parse(text ?? 'null') as Presence;
    const isSign = [build.ecos, build.v8, name].every(isName);
    return isSign && Number.isSafeInteger(jobs) && jobs >= 0 ? { build, name, jobs } : undefined;
  } catch {
    return undefined;
  }
}
