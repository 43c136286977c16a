/**
 * `npm run bench:peers`: compares the parser with Langium, and the engine with boardgame.io. Both are installed next to this file
 * on first use; nothing else in the project needs them.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { show } from '../show.ts';

const HERE = import.meta.dirname;
const PEERS = ['langium', 'boardgame.io'];

if (!PEERS.every((name) => existsSync(join(HERE, 'node_modules', name)))) {
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', args, {
    cwd: HERE,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error(`Cannot install ${PEERS.join(' and ')}, so there is nothing to compare with.`);
    process.exit(2);
  }
}

const { compareHex40 } = await import('./hex40.mjs');
const { compareLangium } = await import('./langium.mjs');
show([compareHex40(), await compareLangium()]);
