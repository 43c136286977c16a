/**
 * Turns on Node's cache of compiled modules. Entries import it before they load anything else: parsing and stripping
 * the types of our modules is most of the time a small command takes, and of the start of a worker.
 *
 * Plain JavaScript, like `ecos.mjs`: for a TypeScript file that is loaded before the cache is on, Node would have to
 * start its type stripper, which alone takes longer than a start of Node.
 */
import module from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// For workers, which are separate processes.
process.env.NODE_COMPILE_CACHE ??= join(
  fileURLToPath(new URL('..', import.meta.url)),
  'node_modules',
  '.cache',
  'node',
);
// Older versions of Node have no such cache.
module.enableCompileCache?.(process.env.NODE_COMPILE_CACHE);
