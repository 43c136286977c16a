#!/usr/bin/env node
/** The command `ecos` in the package: plain JavaScript for any version of Node. */
import './cache.mjs';
import { oldNode } from './node-version.mjs';

const refusal = oldNode('ecos');
if (refusal === undefined) {
  const { main } = await import('./program.ts');
  process.exitCode = await main(process.argv.slice(2));
} else {
  process.stderr.write(`${refusal}\n`);
  process.exitCode = 2;
}
