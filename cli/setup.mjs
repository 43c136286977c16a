/**
 * Makes `node_modules` be what `package-lock.json` says, before any npm script of ours runs.
 *
 * Plain JavaScript for the machine's own Node (20 or newer): at this point Node 24 may not be installed yet.
 * Does nothing, fast, when the installed packages are already the locked ones.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

if (!isInstalled()) install();
await import('./link.mjs');

/** True if npm's record of what it installed matches the lock file, and the packages are there. */
function isInstalled() {
  const wanted = packagesOf(join(root, 'package-lock.json'));
  const present = packagesOf(join(root, 'node_modules', '.package-lock.json'));
  if (!wanted || !present || !existsSync(join(root, 'node_modules', '.bin', 'node'))) return false;
  // Dates do not help: a checkout can restore an older lock file, or touch the same one.
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

/** The packages a lock file names, or nothing when it is missing or broken. */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** Runs `npm ci`, silent unless it fails: then one line that says why, and exit code 2. */
function install() {
  if (process.stderr.isTTY) process.stderr.write('Installing the packages of package-lock.json …\n');
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  // Inside an npm script, npm gives its path. It runs on its own Node, because the one in node_modules is replaced.
  const { npm_execpath: npm, npm_node_execpath: node = process.execPath } = process.env;
  const inside = npm?.endsWith('.js');
  const run = inside
    ? spawnSync(node, [npm, ...args], { cwd: root, encoding: 'utf8' })
    : spawnSync('npm', args, { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' });
  if (run.status === 0) return;
  process.stderr.write(`npm ci failed: ${reason(run)}. Fix that and run this again.\n`);
  process.exit(2);
}

/** What npm reports, on one line: its first sentence after the codes. */
function reason(run) {
  if (run.error) return run.error.message;
  const said = `${run.stderr}`
    .split('\n')
    .filter((line) => /^npm (error|ERR!)/.test(line))
    .map((line) => line.replace(/^npm (error|ERR!)\s*/, '').trim());
  const code = said.find((line) => line.startsWith('code '))?.slice('code '.length);
  const sentence = said.find(
    (line) => line !== '' && !/^(code|syscall|errno|type|path|A complete log)\b/.test(line),
  );
  return (sentence ?? code ?? `exit code ${run.status ?? run.signal}`).replace(/\.$/, '');
}
