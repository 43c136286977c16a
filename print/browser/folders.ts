/** Folders for the files a browser needs: the cache, the system's temporary folder, and folders that are created atomically. */
import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { PrintError } from '../failure.ts';

const NAME = 'ecos-cards';

/** This program's folder in the system's cache; it may not exist yet. */
export function cacheFolder(
  env: NodeJS.ProcessEnv = process.env,
  platform: NodeJS.Platform = process.platform,
): string {
  if (env.XDG_CACHE_HOME) return join(env.XDG_CACHE_HOME, NAME);
  if (platform === 'win32' && env.LOCALAPPDATA) return join(env.LOCALAPPDATA, NAME, 'cache');
  if (platform === 'darwin') return join(homedir(), 'Library', 'Caches', NAME);
  return join(homedir(), '.cache', NAME);
}

/** @throws PrintError if the system's temporary folder does not exist or is not writable */
export function checkTemporaryFolder(folder = tmpdir()): void {
  try {
    // The trailing `/.` fails for anything that is not a folder.
    accessSync(`${folder}/.`, constants.W_OK | constants.X_OK);
  } catch {
    const name = process.platform === 'win32' ? 'TEMP' : 'TMPDIR';
    throw new PrintError(
      'browser-failed',
      `The folder for temporary files, ${folder}, is missing or cannot be written to: make it, or set ${name} to another.`,
    );
  }
}

/**
 * Creates a folder and its missing parents. Node's recursive `mkdir` never returns inside system folders that cannot
 * contain any, such as `/proc`.
 * @param made called with each folder that did not exist, outermost first
 * @throws Error if part of the path is not a folder, and errors of the file system
 */
export function makeFolder(
  folder: string,
  made: (one: string) => void = () => undefined,
  mode?: number,
): void {
  const missing: string[] = [];
  let there = resolve(folder);
  for (; !existsSync(there); there = dirname(there)) missing.push(there);
  if (!statSync(there).isDirectory()) throw new Error('a part of its path is not a folder');
  for (const one of missing.toReversed()) {
    try {
      mkdirSync(one, { mode });
    } catch (error) {
      // Another process may have created it in between.
      if (!existsSync(one)) throw error;
      continue;
    }
    made(one);
  }
}

/**
 * Creates the folder `name` in `parent` unless it exists: `fill` gets a fresh folder, which is renamed into place once
 * it is complete. If several processes do this at once, all succeed and the slower ones discard their copy. Rethrows
 * errors of `fill`, and then leaves nothing behind.
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
    // Another process was faster; its folder is complete, because it was renamed too.
    if (!existsSync(place)) throw error;
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
  return place;
}
