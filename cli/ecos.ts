#!/usr/bin/env node
/** The command `ecos`. */
import './cache.ts';

const { main } = await import('./program.ts');
process.exitCode = await main(process.argv.slice(2));
