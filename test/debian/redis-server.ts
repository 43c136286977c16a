/** A real Redis for tests and benchmarks: Debian's, unpacked into the cache without installing anything. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { Redis } from 'ioredis';
import { freePort } from './free-port.ts';
import { findProgram, type Program } from './packages.ts';

const PACKAGES = [
  ...['redis-server', 'redis-tools', 'libjemalloc2', 'liblzf1'],
  ...['liblua5.1-0', 'lua-bitop', 'lua-cjson', 'libatomic1'],
];

/** The `redis-server` program; undefined if it is not available from Debian. */
export const findRedis = (): Promise<Program | undefined> => findProgram('redis-server', PACKAGES);

export type RedisServer = Awaited<ReturnType<typeof startRedis>>;

/** Starts a Redis on a free port that stores nothing on disk. */
export async function startRedis({ program, env }: Program) {
  const port = await freePort();
  const address = `redis://127.0.0.1:${port}`;
  const client = new Redis(address, {
    lazyConnect: true,
    maxRetriesPerRequest: null,
    retryStrategy: () => 50,
  });
  client.on('error', () => undefined);
  let server: ChildProcess | undefined;
  const start = async () => {
    const options = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--dir', tmpdir()];
    server = spawn(program, options, { env: { ...process.env, ...env }, stdio: 'ignore' });
    await client.ping();
  };
  /** Kills it; `start` then starts it again, empty. */
  const kill = async () => {
    const isRunning = server && server.exitCode === null && server.signalCode === null;
    if (isRunning && server?.kill('SIGKILL')) await once(server, 'exit');
  };
  await start();
  const close = async () => {
    client.disconnect();
    await kill();
  };
  return { port, address, pid: () => server?.pid ?? 0, client, kill, start, close };
}
