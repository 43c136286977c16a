/** Programs for tests and benchmarks, unpacked from Debian's packages into the cache: nothing is installed. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cacheFolder, wholeFolder } from '../../print/browser/folders.ts';

/** An editor, and what it needs in its environment. */
export interface Program {
  /** As in `Neovim 0.7`. */
  name: string;
  program: string;
  /** What comes before all other arguments. */
  args: readonly string[];
  env: Readonly<Record<string, string>>;
}

/**
 * The folder with what these packages have in them, downloaded if it is not there yet; nothing without Debian, or where its
 * packages are out of reach.
 * @param name of the folder in the cache
 */
export async function unpackedPackages(
  name: string,
  packages: readonly string[],
): Promise<string | undefined> {
  try {
    return await wholeFolder(cacheFolder(), name, (folder) => unpack(folder, packages));
  } catch {
    return undefined;
  }
}

/** Where the libraries of such a folder are. */
export const librariesIn = (folder: string): string =>
  ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map((machine) => join(folder, 'usr/lib', machine)).join(':');

async function unpack(folder: string, packages: readonly string[]): Promise<void> {
  const downloads = mkdtempSync(join(tmpdir(), 'packages-'));
  try {
    mkdirSync(folder, { recursive: true });
    done(spawnSync('apt-get', ['download', ...packages], { cwd: downloads, encoding: 'utf8' }));
    const each = 'for one in *.deb; do dpkg -x "$one" "$0" || exit 1; done';
    done(spawnSync('sh', ['-c', each, folder], { cwd: downloads, encoding: 'utf8' }));
  } finally {
    rmSync(downloads, { recursive: true, force: true });
  }
}

function done({ status, error, stderr }: { status: number | null; error?: Error; stderr: string }): void {
  if (error) throw error;
  if (status !== 0) throw new Error(stderr);
}
