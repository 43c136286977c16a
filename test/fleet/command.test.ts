/** `ecos worker` and `ecos simulate --on`, as users run them, on a real Redis. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from '../debian/free-port.ts';
import { startEcos } from '../ecos.ts';
import { PLAIN } from '../simulate/sets.ts';
import { workspace } from '../workspace.ts';
import { law, redisOfFile, redisTest, redisTestIf } from './redis.ts';

const redis = redisOfFile();
const place = workspace({ 'mine.eco': PLAIN });
/** Turns pictures off: these tests are not about them. */
const NO_PICTURES = { ECOS_CHROME: place.at('none') };
const run = (args: readonly string[], env = {}) => place.run(args, { env: { ...NO_PICTURES, ...env } });
const start = (args: readonly string[], env = {}) =>
  startEcos(args, { cwd: place.folder, env: { ...NO_PICTURES, ...env } });

/** Starts a worker and waits until it is ready. */
async function startWorker(args: readonly string[], env = {}) {
  const worker = start(['worker', ...args, '--name', 'bench'], env);
  await vi.waitUntil(() => worker.output.out.includes('\n'), { timeout: 60_000 });
  return worker;
}

const SIMULATE = ['simulate', 'mine.eco', '--bots', 'random', '--target', '8', '--format', 'json'];
/** Only the duration may differ. */
const figures = (out: string) => out.replace(/"seconds": [\d.]+/, '"seconds": 0');

redisTest(law('figures, tables and report equal those of a single machine, byte for byte'), async () => {
  const worker = await startWorker([redis.address, '--jobs', '2']);
  const files = (name: string) => ['--data', name, '--report', `${name}.html`];
  const on = run([...SIMULATE, '--games', '40', '--on', redis.address, ...files('on')]);
  const here = run([...SIMULATE, '--games', '40', '--jobs', '1', ...files('here')]);
  expect(on.code).toBe(0);
  expect(figures(on.out)).toBe(figures(here.out));
  const made = (name: string) =>
    [...place.namesIn(name).map((file) => join(name, file)), `${name}.html`].map((file) =>
      readFileSync(place.at(file)),
    );
  expect(made('on')).toEqual(made('here'));
  worker.child.kill('SIGTERM');
  const { code, out } = await worker.ended;
  expect(code).toBe(0);
  expect(out).toMatch(
    /^Worker bench plays 2 batches at a time for redis:\/\/127\.0\.0\.1:\d+\. Press Ctrl-C to stop it\.\nStopped after \d+ batches\.\n$/,
  );
});

redisTest(law('a killed run can be resumed where it stopped'), async () => {
  // Slow games, so that the run is not over before it is killed.
  const slow = `--require ${JSON.stringify(join(import.meta.dirname, 'slow-games.cjs'))}`;
  await startWorker([redis.address, '--jobs', '1'], { NODE_OPTIONS: slow });
  const args = [...SIMULATE, '--games', '500', '--on', redis.address, '--resume', 'run.jsonl'];
  const first = start(args);
  const isUnderWay = () =>
    existsSync(place.at('run.jsonl')) && place.textOf('run.jsonl').split('\n').length > 3;
  await vi.waitUntil(isUnderWay, { timeout: 60_000, interval: 5 });
  first.child.kill('SIGKILL');
  expect((await first.ended).out).toBe('');
  const second = run(args);
  expect(second.code).toBe(0);
  expect(second.err).toMatch(/^run\.jsonl holds \d+ games?; \d+ still to play\.\n$/);
  const here = run([...SIMULATE, '--games', '500', '--jobs', '1']);
  expect(figures(second.out)).toBe(figures(here.out));
});

redisTest(law('a run without workers says so, and waits for a worker'), async () => {
  const strength = ['strength', 'greedy', 'random', '--games', '8', '--target', '8', '--set', 'mine.eco'];
  const waiting = start([...strength, '--on', redis.address]);
  await vi.waitUntil(() => waiting.output.err !== '', { timeout: 60_000 });
  expect(waiting.output.err).toBe(
    `There is no worker at the moment. Start one on any machine: \`ecos worker ${redis.address}\`.\n`,
  );
  await startWorker([redis.address, '--jobs', '1']);
  const { code, out } = await waiting.ended;
  expect(code).toBe(0);
  expect(out).toBe(run([...strength, '--jobs', '1']).out);
});

redisTest(
  law('user and password may be in ECOS_REDIS, and need access only to the keys of ecos'),
  async () => {
    const { client, port } = redis;
    const rights = 'on >secret ~ecos:* &ecos:* +@all -@dangerous +info +client|list'.split(' ');
    await client.acl('SETUSER', 'player', ...rights);
    await client.acl('SETUSER', 'default', 'on', '>other');
    onTestFinished(async () => void (await client.acl('SETUSER', 'default', 'nopass')));
    const refused = run([...SIMULATE, '--games', '4', '--on', redis.address]);
    expect(refused.code).toBe(2);
    expect(refused.err).toBe(
      `ecos: ${redis.address} cannot be used: it requires a user and password, in the address or in ECOS_REDIS.\n`,
    );
    const known = { ECOS_REDIS: `redis://player:secret@127.0.0.1:${port}` };
    const worker = await startWorker(['--jobs', '1'], known);
    const ran = run([...SIMULATE, '--games', '4', '--on', redis.address], known);
    expect(ran).toMatchObject({ code: 0, err: '' });
    worker.child.kill('SIGINT');
    const { out } = await worker.ended;
    expect(out).not.toContain('secret');
  },
);

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
redisTestIf(hasOpenssl)(
  law(
    `with TLS, a Redis server is trusted if NODE_EXTRA_CA_CERTS has the authority that signed its certificate${hasOpenssl ? '' : ' (not run: there is no openssl here)'}`,
  ),
  async () => {
    const [key, cert] = ['key.pem', 'cert.pem'].map((name) => place.at(name));
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
    const worker = await startWorker([address, '--jobs', '1'], trusted);
    const ran = await start([...SIMULATE, '--games', '4', '--on', address], trusted).ended;
    expect(ran).toMatchObject({ code: 0, err: '' });
    worker.child.kill('SIGINT');
    expect(await worker.ended).toMatchObject({ code: 0 });
  },
);

const ADDRESSES =
  'Give one like redis://HOST:6379/1, or rediss://USER:PASSWORD@HOST:6379 for TLS. In a password write %23 for #, %2F for /, and %25 for %.';

test.each([
  [['worker'], 'Give the address of a Redis server, like redis://HOST:6379, or set ECOS_REDIS to it.'],
  [['simulate', '--on', 'mine.eco'], `mine.eco is not the address of a Redis server. ${ADDRESSES}`],
  [['worker', 'http://localhost'], `http://localhost is not the address of a Redis server. ${ADDRESSES}`],
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
