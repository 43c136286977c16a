/**
 * Turns on Node's cache of compiled modules. Entries import it before they load anything else: parsing and stripping
 * the types of our modules is most of the time a small command takes.
 */
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

enableCompileCache(
  process.env.NODE_COMPILE_CACHE ?? join(import.meta.dirname, '..', 'node_modules', '.cache', 'node'),
);
