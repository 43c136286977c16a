import { spawn, spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { type Workspace, workspace } from './workspace.ts';

const ROOT = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

const SETUP = ['cli/setup.mjs', 'cli/link.mjs', 'cli/validator.mjs'];

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

let place: Workspace;

beforeEach(() => {
  place = workspace({
    'npm.mjs': NPM,
    // npm announces its own path; a real one ends in .js.
    'npm.js': "import('./npm.mjs');",
    ...Object.fromEntries(SETUP.map((file) => [file, read(file)])),
    'program/set.ts': '',
    'tools/references/modules/validator.ts': '',
    'tools/references/set-validator.ts': MAKER,
  });
  lock('1.0.0');
});

function lock(version: string): void {
  const left = { version, integrity: `sha512-${version}` };
  place.put({ 'package-lock.json': JSON.stringify({ packages: { '': {}, 'node_modules/left': left } }) });
}

/** Where and how the set-up runs. */
function around(env: Record<string, string>) {
  const npm = { npm_execpath: place.at('npm.js'), npm_node_execpath: process.execPath };
  return { cwd: place.folder, encoding: 'utf8' as const, env: { ...process.env, ...npm, ...env } };
}

/** Runs the set-up; `called` has the arguments with which it called npm, or is false. */
function setUp(env: Record<string, string> = {}) {
  const record = place.at('called');
  rmSync(record, { force: true });
  const run = spawnSync(process.execPath, ['cli/setup.mjs'], around(env));
  const called = existsSync(record) && place.textOf('called');
  return { status: run.status, output: run.stdout + run.stderr, called };
}

const BEGINNING = 'Installing the packages of package-lock.json, which takes a minute or two …\n';

test('the set-up installs once and says so, then does and prints nothing, and provides the command ecos', () => {
  expect(setUp()).toEqual({ status: 0, output: BEGINNING, called: expect.stringMatching(/^ci /) });
  expect(setUp()).toEqual({ status: 0, output: '', called: false });
  expect(lstatSync(place.at('node_modules', '.bin', 'ecos')).isSymbolicLink()).toBe(true);
  // Without its headers, but with its Node, which may be running.
  const machine = `node-${process.platform}-${process.arch}`;
  expect(place.namesIn(join('node_modules', 'node', 'node_modules', machine))).toEqual(['bin']);
});

test('the set-up installs again if the lock file changed, even with an older date, or if a package is missing', () => {
  setUp();
  lock('2.0.0');
  utimesSync(place.at('package-lock.json'), 1, 1);
  expect(setUp().called).toMatch(/^ci /);
  rmSync(place.at('node_modules', 'left'), { recursive: true });
  expect(setUp().called).toMatch(/^ci /);
});

test('the set-up makes the validator of sets again only if its sources changed', () => {
  const made = () => {
    setUp();
    return place.textOf(VALIDATOR);
  };
  const first = made();
  place.put({ 'tools/references/set-validator.ts': `${MAKER} ` });
  const second = made();
  expect(second).not.toBe(first);
  place.put({ [VALIDATOR]: `${second} kept` });
  expect(made()).toBe(`${second} kept`);
  place.put({ 'program/set.ts': 'export {};', 'program/set.test.ts': '' });
  expect(made()).toMatch(/^[0-9a-f]{16}$/);
});

test('while npm installs, the set-up says how far it is, without a terminal, too', async () => {
  const run = spawn(process.execPath, ['cli/setup.mjs'], around({ SLOW: '1' }));
  let output = '';
  run.stderr.setEncoding('utf8').on('data', (text) => {
    output += text;
  });
  const ended = new Promise((done) => run.on('close', done));
  place.put({ 'node_modules/left/package.json': '{}' });
  await expect.poll(() => output, { timeout: 30_000 }).toMatch(/^… 1 packages after \d+ s$/m);
  place.put({ 'go-on': '' });
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
  const manifest = JSON.parse(read('package.json'));
  // npm silently skips optional packages that need a newer Node than the one it runs on.
  expect(manifest.devDependencies).toMatchObject(manifest.optionalDependencies);
});

test('npm does not warn about the Node version in `engines`, and still reports failures', () => {
  const npm = () => {
    const { npm_config_loglevel: _, ...env } = process.env;
    const args = ['ci', '--dry-run', '--offline', '--no-audit'];
    const shell = process.platform === 'win32';
    return spawnSync('npm', args, { cwd: place.folder, encoding: 'utf8', env, shell });
  };
  const manifest = { name: 'a', version: '1.0.0', engines: { node: '>=99' } };
  place.put({
    // With the settings of the checkout.
    '.npmrc': read('.npmrc'),
    'package.json': JSON.stringify(manifest),
    'package-lock.json': JSON.stringify({ ...manifest, lockfileVersion: 3, packages: { '': manifest } }),
  });
  expect(npm()).toMatchObject({ status: 0, stderr: '' });
  place.put({ 'package.json': JSON.stringify({ ...manifest, dependencies: { left: '1.0.0' } }) });
  const failed = npm();
  expect(failed.status).not.toBe(0);
  expect(failed.stderr).toMatch(/npm error/);
});

test('all files name the same minimum versions of Node', () => {
  const { engines, devEngines } = JSON.parse(read('package.json'));
  const [checkout, packed] = [devEngines.runtime.version, engines.node].map((range: string) =>
    range.replace('>=', ''),
  );
  for (const [file, text] of [
    ['README.md', `[Node.js](https://nodejs.org) ${checkout} or newer`],
    ['cli/setup.mjs', `the machine's own Node (${checkout} or newer)`],
    ['README.md', `you need version ${packed} or newer`],
    ['docs/first-card.md', `[Node.js](https://nodejs.org) ${packed} or newer`],
    ['cli/node-version.mjs', `Node ${packed} or newer`],
    ['docs/embedding.md', `Node ${packed} or newer`],
    ['docs/rooms.md', `Node ${packed} or newer`],
    ['tools/bundle.ts', `target: 'node${packed}'`],
  ])
    expect(read(file), file).toContain(text);
  const { packages } = JSON.parse(read('package-lock.json'));
  expect(packages[''].engines).toEqual(engines);
  // Packages that are bundled, or that drive the browser, do not need a newer Node.
  for (const name of ['commander', 'chevrotain', 'puppeteer']) {
    const { node } = packages[`node_modules/${name}`].engines;
    expect(
      packed.localeCompare(node.replace(/^>=|\.0$/g, ''), 'en', { numeric: true }),
    ).toBeGreaterThanOrEqual(0);
  }
});
