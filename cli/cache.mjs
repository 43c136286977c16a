/**
 * Turns on Node's compile cache. Entry points import this file before anything else: parsing our modules and stripping their
 * types takes most of the time of a small command, and of a worker's startup.
 *
 * Plain JavaScript, like `ecos.mjs`: if a TypeScript file were loaded before the cache is on, Node would have to start its type
 * stripper, which alone takes longer than starting Node.
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
// Older versions of Node have no compile cache.
module.enableCompileCache?.(process.env.NODE_COMPILE_CACHE);
