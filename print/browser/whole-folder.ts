/** Folders that are either there as a whole or not at all. */
import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from './make-folder.ts';

/**
 * Makes the folder `name` in `parent` unless it is there: `fill` gets a fresh folder, which is renamed into place when
 * it is full. Of several makers at once all succeed, the slower ones throw their copy away. What `fill` throws is
 * thrown on, and nothing is left behind.
 */
export async function wholeFolder(
  parent: string,
  name: string,
  fill: (fresh: string) => Promise<void>,
): Promise<string> {
  const place = join(parent, name);
  if (existsSync(place)) return place;
  makeFolder(parent);
  const fresh = await mkdtemp(join(parent, 'unpacking-'));
  try {
    await fill(fresh);
    await rename(fresh, place);
  } catch (error) {
    // Another maker was faster: what it left is whole, because it was renamed too.
    if (!existsSync(place)) throw error;
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
  return place;
}
