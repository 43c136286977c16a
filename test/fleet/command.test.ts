/** `ecos worker` and `ecos simulate --on`, as users run them, on a real Redis. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '../debian/free-port.ts';
import { findRedis, type RedisServer, startRedis } from '../debian/redis-server.ts';
import { ecos } from '../ecos.ts';
import { PLAIN } from '../simulate/sets.ts';

const program = await findRedis();
const law = (name: string) =>
  program ? name : `${name} (not run: there is no redis-server here, and none could be unpacked)`;

let redis: RedisServer;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ecos-fleet-'));
  writeFileSync(join(folder, 'mine.eco'), PLAIN);
  if (program) redis = await startRedis(program);
});
const started: ChildProcess[] = [];
afterEach(async () => {
  for (const child of started.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
});
afterAll(async () => {
  await redis?.close();
});

/** Turns pictures off: these tests are not about them. */
const noPictures = () => ({ ECOS_CHROME: join(folder, 'none') });
/** Runs the command and waits until it ends. */
const run = (args: readonly string[], env = {}) =>
  ecos(args, { cwd: folder, env: { ...noPictures(), ...env } });

/** Starts the command; its output is collected in `out` and `err`. */
function start(args: readonly string[], env = {}) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../cli/ecos.mjs'), ...args], {
    cwd: folder,
    env: { ...process.env, NO_COLOR: '1', NODE_OPTIONS: '', ...noPictures(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  const output = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output.out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output.err += text;
  });
  const over = new Promise<{ code: number | null; out: string; err: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, ...output })),
  );
  return { child, output, over };
}

/** Starts a worker and waits until it is ready. */
async function startWorker(jobs: number, env = {}) {
  const worker = start(['worker', redis.address, '--name', 'bench', '--jobs', `${jobs}`], env);
  await vi.waitUntil(() => worker.output.out.includes('\n'), { timeout: 60_000 });
  return worker;
}

const SIMULATE = ['simulate', 'mine.eco', '--bots', 'random', '--target', '8', '--format', 'json'];
/** Only the duration may differ. */
const figures = (out: string) => out.replace(/"seconds": [\d.]+/, '"seconds": 0');

test.runIf(program)(
  law('figures, tables and report equal those of a single machine, byte for byte'),
  async () => {
    const worker = await startWorker(2);
    const files = (name: string) => ['--data', name, '--report', `${name}.html`];
    const on = run([...SIMULATE, '--games', '40', '--on', redis.address, ...files('on')]);
    const here = run([...SIMULATE, '--games', '40', '--jobs', '1', ...files('here')]);
    expect(on.code).toBe(0);
    expect(figures(on.out)).toBe(figures(here.out));
    const made = (name: string) =>
      [...readdirSync(join(folder, name)).map((file) => join(name, file)), `${name}.html`].map((file) =>
        readFileSync(join(folder, file)).toString('base64'),
      );
    expect(made('on')).toEqual(made('here'));
    worker.child.kill('SIGTERM');
    const { code, out } = await worker.over;
    expect(code).toBe(0);
    expect(out).toMatch(
      /^Worker bench plays 2 batches at a time for redis:\/\/127\.0\.0\.1:\d+\. Press Ctrl-C to stop it\.\nStopped after \d+ batches\.\n$/,
    );
  },
);

test.runIf(program)(law('a killed run can be resumed where it stopped'), async () => {
  // Slow games, so that the run is not over before it is killed.
  const slow = `--require ${JSON.stringify(join(import.meta.dirname, 'slow-games.cjs'))}`;
  await startWorker(1, { NODE_OPTIONS: slow });
  const args = [...SIMULATE, '--games', '500', '--on', redis.address, '--resume', 'run.jsonl'];
  const file = join(folder, 'run.jsonl');
  const first = start(args);
  const isUnderWay = () => existsSync(file) && readFileSync(file, 'utf8').split('\n').length > 3;
  await vi.waitUntil(isUnderWay, { timeout: 60_000, interval: 5 });
  first.child.kill('SIGKILL');
  expect((await first.over).out).toBe('');
  const second = run(args);
  expect(second.code).toBe(0);
  expect(second.err).toMatch(/^run\.jsonl holds \d+ games?; \d+ still to play\.\n$/);
  const here = run([...SIMULATE, '--games', '500', '--jobs', '1']);
  expect(figures(second.out)).toBe(figures(here.out));
});

test.runIf(program)(law('a run without workers says so, and waits for a worker'), async () => {
  const strength = ['strength', 'greedy', 'random', '--games', '8', '--target', '8', '--set', 'mine.eco'];
  const waiting = start([...strength, '--on', redis.address]);
  await vi.waitUntil(() => waiting.output.err !== '', { timeout: 60_000 });
  expect(waiting.output.err).toBe(
    `There is no worker at the moment. Start one on any machine: \`ecos worker ${redis.address}\`.\n`,
  );
  await startWorker(1);
  const { code, out } = await waiting.over;
  expect(code).toBe(0);
  expect(out).toBe(run([...strength, '--jobs', '1']).out);
});

test.runIf(program)(
  law('user and password may be in ECOS_REDIS, and need access only to the keys of ecos'),
  async () => {
    const { client, port } = redis;
    await client.acl(
      'SETUSER',
      'player',
      ...'on >secret ~ecos:* &ecos:* +@all -@dangerous +info +client|list'.split(' '),
    );
    await client.acl('SETUSER', 'default', 'on', '>other');
    const refused = run([...SIMULATE, '--games', '4', '--on', redis.address]);
    expect(refused.code).toBe(2);
    expect(refused.err).toBe(
      `ecos: ${redis.address} cannot be used: it requires a user and password, in the address or in ECOS_REDIS.\n`,
    );
    const known = { ECOS_REDIS: `redis://player:secret@127.0.0.1:${port}` };
    const worker = start(['worker', '--jobs', '1'], known);
    const ran = run([...SIMULATE, '--games', '4', '--on', redis.address], known);
    expect(ran).toMatchObject({ code: 0, err: '' });
    worker.child.kill('SIGINT');
    const { out } = await worker.over;
    expect(out).not.toContain('secret');
    await client.acl('SETUSER', 'default', 'nopass');
  },
);

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
test.runIf(program && hasOpenssl)(
  law(
    `with TLS, a Redis server is trusted if NODE_EXTRA_CA_CERTS has the authority that signed its certificate${hasOpenssl ? '' : ' (not run: there is no openssl here)'}`,
  ),
  async () => {
    const [key, cert] = ['key.pem', 'cert.pem'].map((name) => join(folder, name));
    const asked =
      'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=redis'.split(' ');
    spawnSync('openssl', [...asked, '-addext', 'subjectAltName=IP:127.0.0.1', '-keyout', key, '-out', cert]);
    const port = await freePort();
    const files = ['tls-key-file', key, 'tls-cert-file', cert, 'tls-ca-cert-file', cert];
    await redis.client.call('CONFIG', 'SET', ...files, 'tls-auth-clients', 'no', 'tls-port', `${port}`);
    const [address, trusted] = [`rediss://127.0.0.1:${port}`, { NODE_EXTRA_CA_CERTS: cert }];
    const refused = run(['worker', address]);
    expect(refused).toMatchObject({ code: 2, out: '' });
    expect(refused.err).toMatch(
      /^ecos: rediss:.* cannot be used: its certificate is not signed by an authority that Node trusts/,
    );
    const worker = start(['worker', address, '--jobs', '1'], trusted);
    const ran = await start([...SIMULATE, '--games', '4', '--on', address], trusted).over;
    expect(ran).toMatchObject({ code: 0, err: '' });
    worker.child.kill('SIGINT');
    expect(await worker.over).toMatchObject({ code: 0 });
  },
);

test.each([
  [['worker'], 'Give the address of a Redis server, like redis://HOST:6379, or set ECOS_REDIS to it.'],
  [
    ['simulate', '--on', 'mine.eco'],
    'mine.eco is not the address of a Redis server. Give one like redis://HOST:6379/1, or rediss://USER:PASSWORD@HOST:6379 for TLS. In a password write %23 for #, %2F for /, and %25 for %.',
  ],
  [
    ['worker', 'http://localhost'],
    'http://localhost is not the address of a Redis server. Give one like redis://HOST:6379/1, or rediss://USER:PASSWORD@HOST:6379 for TLS. In a password write %23 for #, %2F for /, and %25 for %.',
  ],
  [
    ['worker', 'redis://127.0.0.1:1'],
    'redis://127.0.0.1:1 cannot be used: nothing is listening there (is Redis running, and is this its port?).',
  ],
  [
    ['worker', 'redis://127.0.0.1:1', '--jobs', '0'],
    "option '--jobs <number>' argument '0' is invalid. Give a whole number from 1 to 256. See ecos worker --help.",
  ],
])('%j is refused with a single line', (args, message) => {
  expect(run(args, { ECOS_REDIS: '' })).toEqual({ code: 2, out: '', err: `ecos: ${message}\n` });
});
