/** Where files that can be made again are kept on this system. */
import { homedir } from 'node:os';
import { join } from 'node:path';

const NAME = 'ecos-cards';

/** Our folder among the caches of the system; it need not exist yet. */
export function cacheFolder(
  env: NodeJS.ProcessEnv = process.env,
  platform: NodeJS.Platform = process.platform,
): string {
  if (env.XDG_CACHE_HOME) return join(env.XDG_CACHE_HOME, NAME);
  if (platform === 'win32' && env.LOCALAPPDATA) return join(env.LOCALAPPDATA, NAME, 'cache');
  if (platform === 'darwin') return join(homedir(), 'Library', 'Caches', NAME);
  return join(homedir(), '.cache', NAME);
}
