/** Hosts for tests, in this process and in processes of their own. */
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import { LOOPBACK_ADDRESS } from '../../cli/host/listen.ts';
import { type HostOptions, type HostServer, openHost } from '../../cli/host/open-host.ts';
import { loadPlayableSet } from '../../cli/load/compile.ts';
import { HUMAN, type Player } from '../../table/index.ts';

const ECOS = join(import.meta.dirname, '..', '..', 'cli', 'ecos.mjs');

/** A folder that is removed after the tests of the file. */
export const temporaryFolder = (): string => mkdtempSync(join(tmpdir(), 'host-'));

/** A set with a card that does this. */
export const triedSet = (steps: string): string =>
  `set tried "Tried" extends first-continent\ncard 901 brown "Rain"\n  leaves 3\n  energy sun\n{\n  ${steps}\n}\n`;

/** Options for a test's host; by default a short game of the bundled set for two people at one table, without pages for browsers. */
export type TestHostOptions = Partial<Omit<HostOptions, 'players' | 'compilation' | 'options'>> & {
  players?: readonly Player[];
  options?: Partial<HostOptions['options']>;
};

/** Starts a host, which is closed when the test ends. */
export async function openedHost(wanted: TestHostOptions = {}): Promise<HostServer> {
  const { path, players = [HUMAN, HUMAN] } = wanted;
  const host = await openHost({
    path,
    data: wanted.data ?? temporaryFolder(),
    tables: 1,
    port: 0,
    address: LOOPBACK_ADDRESS,
    pages: new Map(),
    compilation: await loadPlayableSet(path === undefined ? [] : [path]),
    ...wanted,
    players,
    options: { players: players.length, seed: 0, target: 20, ...wanted.options },
  });
  onTestFinished(() => host.close());
  return host;
}

/** The links of a host's first table. */
export const firstTable = (host: HostServer) => host.links()[0]!;

/** Sends a request with the key of a host, or of the link of a seat; with a body, a POST. */
export async function askHost<T>(
  address: string,
  path: string,
  body?: object,
): Promise<{ status: number; data: T }> {
  const { origin, hash } = new URL(address);
  const headers = { 'x-ecos-key': hash.slice(1), 'content-type': 'application/json' };
  const answer = await fetch(`${origin}/${path}`, {
    headers,
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  return { status: answer.status, data: (await answer.json()) as T };
}

/** What `ecos host --format json` prints. */
interface SpawnedHost {
  host: string;
  tables: [{ id: string; link: string; seats: [string, string]; watch: string }];
  kill(): Promise<void>;
}

/** Starts `ecos host` in a process of its own, which ends with the test. */
export async function spawnHost(
  args: readonly string[],
  { command = ECOS, cwd, env }: { command?: string; cwd?: string; env?: object } = {},
): Promise<SpawnedHost> {
  const child = spawn(process.execPath, [command, 'host', ...args, '--format', 'json'], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((end) => child.once('exit', () => end()));
  const kill = () => {
    child.kill('SIGKILL');
    return ended;
  };
  onTestFinished(kill);
  for await (const line of createInterface(child.stdout)) return { ...JSON.parse(line), kill };
  throw new Error('the host did not start');
}
