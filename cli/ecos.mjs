#!/usr/bin/env node
/** The command `ecos`. */
import './cache.mjs';

const { main } = await import('./program.ts');
process.exitCode = await main(process.argv.slice(2));
