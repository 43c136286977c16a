/** Making folders. */
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Makes a folder and those around it. Node's own way of making them all never ends in folders of the system that
 * take none, such as `/proc`. Throws where a part of its path is not a folder, and what the file system throws.
 */
export function makeFolder(folder: string): void {
  const missing: string[] = [];
  let there = resolve(folder);
  for (; !existsSync(there); there = dirname(there)) missing.push(there);
  if (!statSync(there).isDirectory()) throw new Error('a part of its path is not a folder');
  for (const one of missing.toReversed()) {
    try {
      mkdirSync(one);
    } catch (error) {
      // Another run may have made it in between.
      if (!existsSync(one)) throw error;
    }
  }
}
