/**
 * `npm run test:package`: packs the package as it would be published, installs it into empty folders and uses it there,
 * with Node 22 and with Node 24, with and without the optional packages. The programs of the documentation also run in Deno and Bun,
 * in pages, and through other versions of TypeScript.
 *
 * It downloads packages from the registry, so it is not part of `npm test`. Prints one line per check; exits with 1 if
 * one failed.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import { styleText } from 'node:util';
import { docsPages } from '../docs/pages.ts';
import { type Program, runPage } from '../docs/run-page.ts';
import { pack } from './pack.ts';
import { checkTypes, playPages, RUNTIMES, TOOLS } from './samples.ts';
import { inFull, type Step, withoutOptional } from './steps.ts';
import { runWorkflow } from './workflow.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const { peerDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  peerDependencies: Record<string, string>;
};
const NPM = process.env.npm_execpath;
if (!NPM?.endsWith('npm-cli.js')) throw new Error('run it as `npm run test:package`');
const NPX = join(dirname(NPM), 'npx-cli.js');
/** How to start with Node each program that pages mention. */
const STARTED: Record<Program, string[]> = { 'npx ecos': [NPX, 'ecos'], npm: [NPM], node: [] };
const TSC = join(ROOT, 'node_modules', '@typescript', 'native', 'bin', 'tsc');
const WINDOWS = process.platform === 'win32';

/** The packages that only some commands need, which people install by themselves. */
const PEERS = Object.entries(peerDependencies).map(([name, version]) => `${name}@${version}`);

/** Major versions of Node to test with, each the newest that its npm package offers for this platform. */
const NODES = ['22', '24'];

/** The most megabytes that an installation without optional packages may have. */
const MOST_MEGABYTES = 45;

const place = mkdtempSync(join(tmpdir(), 'ecos-package-'));
let failed = 0;
try {
  const tarball = pack(ROOT, NPM, place);
  for (const problem of tarball.problems) report(problem, 'the packed files');
  console.log(`${tarball.file}: ${Math.round(tarball.bytes / 1024)} kB, ${tarball.files} files`);
  for (const line of NODES) {
    const node = installNode(line);
    tryAll(`Node ${line}`, node, PEERS, inFull(TSC), tarball.file);
    for (const page of ['first-card.md', 'embedding.md']) tryPage(`Node ${line}`, node, page);
    // It runs on Linux.
    if (!WINDOWS) tryWorkflow(`Node ${line}`, node, tarball.file);
  }
  await trySamples(`Node ${NODES.at(-1)}`);
  const title = 'without optional packages';
  tryAll(title, process.execPath, ['--omit=optional'], withoutOptional, tarball.file);
  const megabytes = size(join(place, title.replaceAll(' ', '-'), 'node_modules')) / 1e6;
  report(megabytes < MOST_MEGABYTES ? undefined : 'too much', `${megabytes.toFixed(1)} MB`);
} finally {
  rmSync(place, { recursive: true, force: true });
}
console.log(failed === 0 ? '\nall passed' : `\n${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** Installs a Node of this major version; returns its path. */
function installNode(line: string): string {
  const folder = join(place, `node-${line}`);
  mkdirSync(folder);
  const name = `node-${WINDOWS ? 'win' : process.platform}-${process.arch}`;
  const { status, stderr } = npm(process.execPath, folder, ['install', '--no-save', `${name}@${line}`]);
  if (status !== 0) throw new Error(`Node ${line} cannot be installed: ${stderr}`);
  return join(folder, 'node_modules', name, 'bin', WINDOWS ? 'node.exe' : 'node');
}

/** Installs the package into an empty folder and runs every step there, with nothing of this checkout on the path. */
function tryAll(title: string, node: string, options: string[], steps: readonly Step[], file: string): void {
  const folder = join(place, title.replaceAll(' ', '-'));
  mkdirSync(folder);
  console.log(`\n${title}`);
  const installed = npm(node, folder, ['install', ...options, file]);
  report(installed.status === 0 ? undefined : installed.stderr, 'npm install');
  for (const { args, exit = 0, output, file: source, creates } of steps) {
    if (source) cpSync(join(import.meta.dirname, source), join(folder, source));
    const command = args[0] === 'ecos' ? [NPX, ...args] : args;
    const { status, stdout, stderr } = run(node, folder, command);
    const problems = [
      status !== exit && `exit code ${status}\n${stdout}\n${stderr}`,
      output && !output.test(stdout + stderr) && `it says\n${stdout}${stderr}`,
      creates && !existsSync(join(folder, creates)) && `there is no ${creates}`,
    ];
    const problem = problems.find((one) => typeof one === 'string');
    report(problem, args.join(' ').replace(/\S+node_modules\S+/, 'tsc'));
  }
}

/**
 * Runs the commands on a page of the documentation, with the package installed under this title.
 * @param runtime the command that runs programs; Node by default
 */
function tryPage(title: string, node: string, name: string, runtime = [node]): void {
  const page = docsPages().find(({ file }) => file.endsWith(name));
  const [program, ...before] = runtime;
  const folder = pageFolder(title, name, basename(program!));
  mkdirSync(folder);
  const problems = runPage(page?.fences ?? [], folder, (started, args) => {
    const { status, stdout, stderr } =
      started === 'node'
        ? run(program!, folder, [...before, ...args])
        : run(node, folder, [...STARTED[started], ...args]);
    return { code: status, out: stdout, err: stderr };
  });
  report(page ? problems[0] : 'there is no such page', `${name} by ${basename(program!)}`);
}

/** Where a page is tried by a program, with the package installed under this title. */
function pageFolder(title: string, page: string, program: string): string {
  return join(place, title.replaceAll(' ', '-'), `page ${page} ${program}`);
}

/** Runs the programs of the page on embedding with other tools, with the package installed under this title. */
async function trySamples(title: string): Promise<void> {
  const tools = join(place, 'tools');
  mkdirSync(tools);
  const { status, stderr } = npm(process.execPath, tools, ['install', '--no-save', ...TOOLS]);
  report(status === 0 ? undefined : stderr, `npm install ${TOOLS.join(' ')}`);
  const bin = join(tools, 'node_modules', '.bin');
  for (const [program, ...args] of RUNTIMES)
    tryPage(title, process.execPath, 'embedding.md', [join(bin, program!), ...args]);
  const folder = pageFolder(title, 'embedding.md', 'node');
  const programs = globSync('*.ts', { cwd: folder });
  for (const checker of ['typescript-5.7', 'typescript'])
    report(
      checkTypes(checker, tools, folder, programs) || undefined,
      `${programs.length} programs by ${checker}`,
    );
  for (const said of await playPages(bin, folder))
    report(
      /^The game is over: \d+ to \d+ points\.$/.test(said) ? undefined : said,
      'a page played to the end',
    );
}

/** The bytes of all files in a folder. */
function size(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

/** Runs the workflow of the set that was made with the package installed under this title. */
function tryWorkflow(title: string, node: string, tarball: string): void {
  const folder = join(place, title.replaceAll(' ', '-'), 'workflow');
  const programs = join(place, title.replaceAll(' ', '-'), 'programs');
  mkdirSync(programs);
  symlinkSync(NPM!, join(programs, 'npm'));
  symlinkSync(NPX, join(programs, 'npx'));
  const env = environment(programs, dirname(node));
  const set = join(place, title.replaceAll(' ', '-'), 'my-set');
  for (const [step, problem] of runWorkflow({ folder, set, tarball, env }))
    report(problem, `workflow: ${step}`);
}

function npm(node: string, folder: string, args: readonly string[]) {
  // Installs in this folder, whatever the parent folders contain.
  return run(node, folder, [NPM!, ...args, '--prefix', '.', '--no-audit', '--no-fund', '--loglevel=error']);
}

function run(node: string, folder: string, args: readonly string[]) {
  return spawnSync(node, args, {
    cwd: folder,
    encoding: 'utf8',
    env: environment(dirname(node)),
    timeout: 300_000,
  });
}

/** The environment of a command with the programs in these folders, and of the system. */
function environment(...folders: string[]) {
  // Removes npm's settings from this run, and any Node other than the one tested.
  const outer = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|INIT_CWD|NODE_(OPTIONS|PATH|ENV|COMPILE_CACHE))/i.test(name),
  );
  const path = WINDOWS ? process.env.PATH : ['/usr/bin', '/bin'].join(delimiter);
  return {
    ...Object.fromEntries(outer),
    PATH: [...folders, path].join(delimiter),
    NO_COLOR: '1',
    PUPPETEER_SKIP_DOWNLOAD: '1',
  };
}

function report(problem: string | undefined, what: string): void {
  if (problem !== undefined) failed++;
  const mark = problem === undefined ? styleText('green', '✓') : styleText('red', '✗');
  console.log(`${mark} ${what}${problem === undefined ? '' : `: ${problem.trim()}`}`);
}
