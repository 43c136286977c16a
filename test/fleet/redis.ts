/** A real Redis for the tests of a file, where Debian's can be unpacked. */
import { afterAll, beforeAll, test } from 'vitest';
import { findRedis, type RedisServer, startRedis } from '../debian/redis-server.ts';

const program = await findRedis();

/** A test that needs Redis, and possibly something else that is not everywhere. */
export const redisTestIf = (isPossible: boolean) => test.runIf(program && isPossible);
export const redisTest = redisTestIf(true);

/** The title of such a test, which says so if it does not run. */
export const law = (name: string): string =>
  program ? name : `${name} (not run: there is no redis-server here, and none could be unpacked)`;

/** A Redis that runs during the tests of a file. */
export function redisOfFile(): RedisServer {
  const redis = {} as RedisServer;
  beforeAll(async () => {
    if (program) Object.assign(redis, await startRedis(program));
  });
  afterAll(() => redis.close?.());
  return redis;
}
