import { spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';

const SETUP = ['setup.mjs', 'link.mjs', 'validator.mjs'];

/** A fake npm: records that it was called, and installs the packages of the lock file as records only. */
const NPM = `
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
writeFileSync('called', process.argv.slice(2).join(' '));
if (process.env.KILL) process.kill(process.pid, process.env.KILL);
while (process.env.SLOW && !existsSync('go-on')) await new Promise((next) => setTimeout(next, 20));
if (process.env.FAIL) {
  console.error('npm warn EBADENGINE Unsupported engine');
  console.error('npm error code EUSAGE\\nnpm error\\nnpm error The lock file is out of date');
  process.exit(1);
}
rmSync('node_modules/node', { recursive: true, force: true });
mkdirSync('node_modules/.bin', { recursive: true });
mkdirSync('node_modules/left', { recursive: true });
writeFileSync('node_modules/.bin/node', '');
mkdirSync('node_modules/node/bin', { recursive: true });
const here = 'node_modules/node/node_modules/node-' + process.platform + '-' + process.arch;
mkdirSync(here + '/bin', { recursive: true });
mkdirSync(here + '/include', { recursive: true });
symlinkSync(process.execPath, 'node_modules/node/bin/' + (process.platform === 'win32' ? 'node.exe' : 'node'));
cpSync('package-lock.json', 'node_modules/.package-lock.json');
`;

const VALIDATOR = 'program/json/set-validator.generated.ts';

/** A fake maker of the validator: writes its argument, the hash of the sources. */
const MAKER = `
import { mkdirSync, writeFileSync } from 'node:fs';
mkdirSync('program/json', { recursive: true });
writeFileSync('${VALIDATOR}', process.argv[2]);
`;

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ecos-setup-'));
  put('npm.mjs', NPM);
  // npm announces its own path; a real one ends in .js.
  put('npm.js', "import('./npm.mjs');");
  mkdirSync(join(folder, 'cli'));
  for (const file of SETUP) {
    cpSync(join(import.meta.dirname, '..', 'cli', file), join(folder, 'cli', file));
  }
  put('program/set.ts', '');
  put('tools/references/modules/validator.ts', '');
  put('tools/references/set-validator.ts', MAKER);
  lock('1.0.0');
});

function put(name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}

function lock(version: string): void {
  const left = { version, integrity: `sha512-${version}` };
  put('package-lock.json', JSON.stringify({ packages: { '': {}, 'node_modules/left': left } }));
}

const environment = (env: Record<string, string>) => ({
  ...process.env,
  npm_execpath: join(folder, 'npm.js'),
  npm_node_execpath: process.execPath,
  ...env,
});

/** Runs the set-up; `called` has the arguments with which it called npm, or is false. */
function setUp(env: Record<string, string> = {}) {
  rmSync(join(folder, 'called'), { force: true });
  const run = spawnSync(process.execPath, ['cli/setup.mjs'], {
    cwd: folder,
    encoding: 'utf8',
    env: environment(env),
  });
  const called = existsSync(join(folder, 'called')) && readFileSync(join(folder, 'called'), 'utf8');
  return { status: run.status, output: run.stdout + run.stderr, called };
}

const BEGINNING = 'Installing the packages of package-lock.json, which takes a minute or two …\n';

test('the set-up installs once and says so, then does and prints nothing, and provides the command ecos', () => {
  expect(setUp()).toEqual({ status: 0, output: BEGINNING, called: expect.stringMatching(/^ci /) });
  expect(setUp()).toEqual({ status: 0, output: '', called: false });
  expect(lstatSync(join(folder, 'node_modules', '.bin', 'ecos')).isSymbolicLink()).toBe(true);
  // Without its headers, but with its Node, which may be running.
  const machine = `node-${process.platform}-${process.arch}`;
  expect(readdirSync(join(folder, 'node_modules', 'node', 'node_modules', machine))).toEqual(['bin']);
});

test('the set-up installs again if the lock file changed, even with an older date, or if a package is missing', () => {
  setUp();
  lock('2.0.0');
  utimesSync(join(folder, 'package-lock.json'), 1, 1);
  expect(setUp().called).toMatch(/^ci /);
  rmSync(join(folder, 'node_modules', 'left'), { recursive: true });
  expect(setUp().called).toMatch(/^ci /);
});

test('the set-up makes the validator of sets again only if its sources changed', () => {
  const made = () => {
    setUp();
    return readFileSync(join(folder, VALIDATOR), 'utf8');
  };
  const first = made();
  put('tools/references/set-validator.ts', `${MAKER} `);
  const second = made();
  expect(second).not.toBe(first);
  put(VALIDATOR, `${second} kept`);
  expect(made()).toBe(`${second} kept`);
  put('program/set.ts', 'export {};');
  put('program/set.test.ts', '');
  expect(made()).toMatch(/^[0-9a-f]{16}$/);
});

test('while npm installs, the set-up says how far it is, without a terminal, too', async () => {
  const run = spawn(process.execPath, ['cli/setup.mjs'], { cwd: folder, env: environment({ SLOW: '1' }) });
  let output = '';
  run.stderr.setEncoding('utf8').on('data', (text) => {
    output += text;
  });
  const ended = new Promise((done) => run.on('close', done));
  put('node_modules/left/package.json', '{}');
  await expect.poll(() => output, { timeout: 30_000 }).toMatch(/^… 1 packages after \d+ s$/m);
  put('go-on', '');
  expect(await ended).toBe(0);
});

test("if npm ci fails, the set-up shows npm's reason and ends with exit code 2", () => {
  const { status, output } = setUp({ FAIL: '1' });
  expect(status).toBe(2);
  expect(output).toContain('npm error The lock file is out of date\n');
  expect(output).toMatch(/\nnpm ci failed \(1\)\. Fix that and run this again\.\n$/);
});

test.skipIf(process.platform === 'win32')('if a signal ends npm ci, the set-up names it', () => {
  expect(setUp({ KILL: 'SIGKILL' })).toMatchObject({
    status: 2,
    output: expect.stringContaining('npm ci failed (SIGKILL).'),
  });
});

test('dependencies that are optional for users are required in a checkout', () => {
  const manifest = JSON.parse(readFileSync(join(import.meta.dirname, '..', 'package.json'), 'utf8'));
  // npm silently skips optional packages that need a newer Node than the one it runs on.
  expect(manifest.devDependencies).toMatchObject(manifest.optionalDependencies);
});

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Runs npm in the test's folder, with the checkout's settings. */
function npm(...args: string[]) {
  cpSync(join(root, '.npmrc'), join(folder, '.npmrc'));
  const { npm_config_loglevel: _, ...env } = process.env;
  const run = spawnSync('npm', args, {
    cwd: folder,
    encoding: 'utf8',
    env,
    shell: process.platform === 'win32',
  });
  return { status: run.status, output: run.stderr };
}

test('npm does not warn about the Node version in `engines`, and still reports failures', () => {
  const manifest = { name: 'a', version: '1.0.0', engines: { node: '>=99' } };
  put('package.json', JSON.stringify(manifest));
  put('package-lock.json', JSON.stringify({ ...manifest, lockfileVersion: 3, packages: { '': manifest } }));
  expect(npm('ci', '--dry-run', '--offline', '--no-audit')).toEqual({ status: 0, output: '' });
  put('package.json', JSON.stringify({ ...manifest, dependencies: { left: '1.0.0' } }));
  const failed = npm('ci', '--dry-run', '--offline', '--no-audit');
  expect(failed.status).not.toBe(0);
  expect(failed.output).toMatch(/npm error/);
});

test('all files name the same minimum versions of Node', () => {
  const { engines, devEngines } = JSON.parse(read('package.json'));
  const [checkout, packed] = [devEngines.runtime.version, engines.node].map((range: string) =>
    range.replace('>=', ''),
  );
  expect(read('README.md')).toContain(`[Node.js](https://nodejs.org) ${checkout} or newer`);
  expect(read('cli/setup.mjs')).toContain(`the machine's own Node (${checkout} or newer)`);
  expect(read('README.md')).toContain(`you need version ${packed} or newer`);
  expect(read('docs/first-card.md')).toContain(`[Node.js](https://nodejs.org) ${packed} or newer`);
  for (const file of ['cli/packed.mjs', 'docs/embedding.md', 'docs/rooms.md'])
    expect(read(file)).toContain(`Node ${packed} or newer`);
  expect(read('tools/bundle.ts')).toContain(`target: 'node${packed}'`);
  const { packages } = JSON.parse(read('package-lock.json'));
  expect(packages[''].engines).toEqual(engines);
  // Packages that are bundled, or that drive the browser, do not need a newer Node.
  for (const name of ['commander', 'chevrotain', 'puppeteer'])
    expect(parts(packages[`node_modules/${name}`].engines.node)).toBeLessThanOrEqual(parts(engines.node));
});

/** The minimum version in a range such as `>=22.12.0`, as a number that can be compared. */
function parts(range: string): number {
  const [major = 0, minor = 0] = range.replace('>=', '').split('.').map(Number);
  return major * 1000 + minor;
}
