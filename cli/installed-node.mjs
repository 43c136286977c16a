/**
 * Runs the command with the Node version that `npm ci` installed, if it was started with an older one.
 *
 * Plain JavaScript that Node 20 can run.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';

const node = fileURLToPath(
  new URL(`../node_modules/node/bin/node${process.platform === 'win32' ? '.exe' : ''}`, import.meta.url),
);

/** Runs a script with that Node and the same input and output, and resolves to its exit code; 2 if that Node is missing. */
export async function onInstalledNode(script, args) {
  if (!existsSync(node)) {
    process.stderr.write(
      `ecos needs Node 22.18 or newer, and this is ${process.versions.node}: run \`npm ci\` in its folder, which installs one.\n`,
    );
    return 2;
  }
  const child = spawn(node, [script, ...args], { stdio: 'inherit' });
  // Ctrl-C also reaches the child, which then ends by itself. Other signals reach only this process.
  process.on('SIGINT', () => {});
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  const [status, signal] = await once(child, 'exit');
  return status ?? 128 + constants.signals[signal];
}
