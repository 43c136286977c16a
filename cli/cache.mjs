/**
 * Turns on Node's cache of compiled modules. Entries import it before they load anything else: parsing and stripping
 * the types of our modules is most of the time a small command takes.
 *
 * Plain JavaScript, like `ecos.mjs`: for a TypeScript file that is loaded before the cache is on, Node would have to
 * start its type stripper, which alone takes longer than a start of Node.
 */
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

enableCompileCache(
  process.env.NODE_COMPILE_CACHE ?? join(import.meta.dirname, '..', 'node_modules', '.cache', 'node'),
);
