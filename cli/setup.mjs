/**
 * Makes `node_modules` match `package-lock.json`, and the validator of sets match its schema, before any of our npm scripts run.
 *
 * Plain JavaScript for the machine's own Node (20 or newer), because Node 24 may not be installed yet. Returns quickly if the
 * everything matches already.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

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

/** Runs `npm ci` and prints the progress. If it fails, its own messages say why, and the exit code is 2. */
async function install() {
  process.stderr.write('Installing the packages of package-lock.json, which takes a minute or two …\n');
  const timer = setInterval(() => process.stderr.write(`… ${progress()}\n`), PAUSE);
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  // Within an npm script, npm provides its path. It runs on its own Node, because the one in node_modules is being replaced.
  const { npm_execpath: npm, npm_node_execpath: node = process.execPath } = process.env;
  const options = { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] };
  const child = npm?.endsWith('.js')
    ? spawn(node, [npm, ...args], options)
    : spawn('npm', args, { ...options, shell: process.platform === 'win32' });
  const [code, signal] = await once(child, 'exit').catch(({ message }) => [message]);
  clearInterval(timer);
  if (code === 0) return;
  process.stderr.write(`npm ci failed (${signal ?? code}). Fix that and run this again.\n`);
  process.exit(2);
}

/** `120 packages after 15 s`. */
function progress() {
  const paths = Object.keys(packagesOf(join(root, 'package-lock.json')) ?? {}).filter((path) => path !== '');
  const present = paths.filter((path) => existsSync(join(root, path, 'package.json')));
  return `${present.length} packages after ${Math.round(process.uptime())} s`;
}
