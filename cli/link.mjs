/**
 * Puts the command `ecos` next to those of the packages, so that `npx ecos` finds it: npm links only the commands of
 * dependencies. Removes the headers that come with Node, 67 MB, since no package here builds native addons.
 *
 * Plain JavaScript, because npm runs it (`prepare`) on the machine's own Node.
 */
import { lstatSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const windows = process.platform === 'win32';
const folder = fileURLToPath(new URL('../node_modules/.bin', import.meta.url));
const command = join(folder, windows ? 'ecos.cmd' : 'ecos');
const entry = join('..', '..', 'cli', 'ecos.mjs');
/** The end of the names of Node's packages for this machine. */
const machine = `${process.platform}-${process.arch}`;
/** What npm installed to take `node/bin/node` from. */
const nodePackages = fileURLToPath(new URL('../node_modules/node/node_modules', import.meta.url));

// Only the headers: on Windows, which gets none, the Node there may be running, so that it cannot be removed.
for (const name of ['node', 'node-bin'])
  rmSync(join(nodePackages, `${name}-${machine}`, 'include'), { recursive: true, force: true });
if (lstatSync(folder, { throwIfNoEntry: false })) {
  if (windows) writeFileSync(command, `@"%~dp0node" "%~dp0${entry}" %*\r\n`);
  else if (linkTarget(command) !== entry) {
    rmSync(command, { force: true });
    symlinkSync(entry, command);
  }
}

/** The target of a link; undefined for anything else. */
function linkTarget(file) {
  return lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() ? readlinkSync(file) : undefined;
}
