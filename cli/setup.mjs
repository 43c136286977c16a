/**
 * Makes `node_modules` match `package-lock.json`, and the validator of sets match its schema, before any of our npm scripts run.
 *
 * Plain JavaScript for the machine's own Node (20 or newer), because Node 24 may not be installed yet. Returns quickly if the
 * everything matches already.
 */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Milliseconds between two lines about the progress. */
const PAUSE = 5000;

if (!isInstalled()) await install();
await import('./link.mjs');
await import('./validator.mjs');

/** True if npm's record of the installed packages matches the lock file, and the packages exist. */
function isInstalled() {
  const wanted = packagesOf(join(root, 'package-lock.json'));
  const present = packagesOf(join(root, 'node_modules', '.package-lock.json'));
  if (!wanted || !present || !existsSync(join(root, 'node_modules', '.bin', 'node'))) return false;
  // Compares contents, because dates are unreliable: a checkout can restore an older lock file, or touch an unchanged one.
  for (const [path, want] of Object.entries(wanted)) {
    if (path === '') continue;
    const have = present[path];
    // Packages for other platforms are in the lock file but not installed.
    if (!have && want.optional) continue;
    if (!have || !sameRelease(want, have) || !existsSync(join(root, path))) return false;
  }
  return Object.keys(present).every((path) => wanted[path]);
}

function sameRelease(want, have) {
  return want.version === have.version && want.integrity === have.integrity;
}

/** The packages in a lock file; undefined if it is missing or broken. */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** Runs `npm ci` and prints the progress. If it fails, prints one line with the reason and exits with code 2. */
async function install() {
  process.stderr.write('Installing the packages of package-lock.json, which takes a minute or two …\n');
  const timer = setInterval(() => process.stderr.write(`… ${progress()}\n`), PAUSE);
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  // Within an npm script, npm provides its path. It runs on its own Node, because the one in node_modules is being replaced.
  const { npm_execpath: npm, npm_node_execpath: node = process.execPath } = process.env;
  const run = promisify(execFile);
  const options = { cwd: root, maxBuffer: Infinity };
  try {
    await (npm?.endsWith('.js')
      ? run(node, [npm, ...args], options)
      : run('npm', args, { ...options, shell: process.platform === 'win32' }));
  } catch (error) {
    process.stderr.write(`npm ci failed: ${reason(error)}. Fix that and run this again.\n`);
    process.exit(2);
  } finally {
    clearInterval(timer);
  }
}

/** `120 packages after 15 s`. */
function progress() {
  const paths = Object.keys(packagesOf(join(root, 'package-lock.json')) ?? {}).filter((path) => path !== '');
  const present = paths.filter((path) => existsSync(join(root, path, 'package.json')));
  return `${present.length} packages after ${Math.round(process.uptime())} s`;
}

/** The reason for npm's failure on one line: its first sentence after the codes. */
function reason(failed) {
  // The system could not start it.
  if (typeof failed.code === 'string') return failed.message;
  const said = failed.stderr
    .split('\n')
    .filter((line) => /^npm (error|ERR!)/.test(line))
    .map((line) => line.replace(/^npm (error|ERR!)\s*/, '').trim());
  const code = said.find((line) => line.startsWith('code '))?.slice('code '.length);
  const sentence = said.find(
    (line) => line !== '' && !/^(code|syscall|errno|type|path|A complete log)\b/.test(line),
  );
  return (sentence ?? code ?? `exit code ${failed.code ?? failed.signal}`).replace(/\.$/, '');
}
