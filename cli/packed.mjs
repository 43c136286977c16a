#!/usr/bin/env node
/** The command `ecos` in the package: plain JavaScript for any version of Node. */
import './cache.mjs';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major > 22 || (major === 22 && minor >= 12)) {
  const { main } = await import('./program.ts');
  process.exitCode = await main(process.argv.slice(2));
} else {
  process.stderr.write(`ecos needs Node 22.12 or newer, and this is ${process.versions.node}.\n`);
  process.exitCode = 2;
}
