#!/usr/bin/env node
/** The command `ecos`. */
import './cache.mjs';

// Our modules are TypeScript, which older versions of Node cannot load.
if (process.features.typescript) {
  const { main } = await import('./program.ts');
  process.exitCode = await main(process.argv.slice(2));
} else {
  const { onInstalledNode } = await import('./installed-node.mjs');
  process.exitCode = await onInstalledNode(import.meta.filename ?? process.argv[1], process.argv.slice(2));
}
