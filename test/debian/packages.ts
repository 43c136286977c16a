/** Programs for tests and benchmarks, unpacked from Debian packages into the cache without installing anything. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cacheFolder, wholeFolder } from '../../print/browser/folders.ts';

/** A program with its environment variables. */
export interface Program {
  /** The name and version, as in `Neovim 0.7`. */
  name: string;
  program: string;
  /** Arguments to put before all others. */
  args: readonly string[];
  env: Readonly<Record<string, string>>;
}

/**
 * The folder with the contents of these packages, downloaded if necessary; undefined without Debian or if its packages cannot be
 * downloaded.
 * @param name the name of the folder in the cache
 * @param release the Debian release; by default the installed one
 */
export async function unpackedPackages(
  name: string,
  packages: readonly string[],
  release?: string,
): Promise<string | undefined> {
  try {
    return await wholeFolder(cacheFolder(), name, (folder) => unpack(folder, packages, release));
  } catch {
    return undefined;
  }
}

/**
 * Debian's program, unpacked into the cache with the libraries among these packages; undefined if it cannot be. An installed one
 * would give other results on other machines.
 */
export async function findProgram(
  program: string,
  packages: readonly string[],
): Promise<Program | undefined> {
  const folder = await unpackedPackages(`${program}-debian-12`, packages);
  if (folder === undefined) return undefined;
  const env = { LD_LIBRARY_PATH: librariesIn(folder) };
  return { name: program, program: join(folder, 'usr/bin', program), args: [], env };
}

/** The paths of the libraries in such a folder. */
export const librariesIn = (folder: string): string =>
  ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map((machine) => join(folder, 'usr/lib', machine)).join(':');

async function unpack(folder: string, packages: readonly string[], release?: string): Promise<void> {
  const downloads = mkdtempSync(join(tmpdir(), 'packages-'));
  try {
    mkdirSync(folder, { recursive: true });
    const options = release === undefined ? [] : listsOf(release, mkdtempSync(join(downloads, 'lists-')));
    run('apt-get', [...options, 'download', ...packages], downloads);
    run('sh', ['-c', 'for one in *.deb; do dpkg -x "$one" "$0" || exit 1; done', folder], downloads);
  } finally {
    rmSync(downloads, { recursive: true, force: true });
  }
}

/** Downloads the package lists of another release from this machine's mirror, and returns the options that make apt use them. */
function listsOf(release: string, folder: string): string[] {
  const mirror = run('apt-get', [
    ...['indextargets', '--format', '$(REPO_URI)'],
    ...['Created-By: Packages', 'Origin: Debian', 'Label: Debian', 'Component: main'],
  ]).split('\n')[0];
  for (const one of ['lists', 'cache/archives']) mkdirSync(join(folder, one, 'partial'), { recursive: true });
  writeFileSync(join(folder, 'sources.list'), `deb ${mirror} ${release} main\n`);
  const options = Object.entries({
    'Dir::Etc::SourceList': join(folder, 'sources.list'),
    'Dir::Etc::SourceParts': '/dev/null',
    'Dir::State::Lists': join(folder, 'lists'),
    'Dir::Cache': join(folder, 'cache'),
    'Acquire::Languages': 'none',
  }).flatMap(([name, value]) => ['-o', `${name}=${value}`]);
  run('apt-get', [...options, 'update']);
  return options;
}

function run(program: string, args: readonly string[], cwd?: string): string {
  const { status, error, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  if (error) throw error;
  if (status !== 0) throw new Error(stderr);
  return stdout;
}
