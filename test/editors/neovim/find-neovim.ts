/** Neovim for a test: from the path, else unpacked from Debian's packages into the cache. Nothing is installed. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cacheFolder, wholeFolder } from '../../../print/browser/folders.ts';

export interface Neovim {
  program: string;
  env: Readonly<Record<string, string>>;
}

/** What Neovim 0.7 of Debian 12 is made of. */
const PACKAGES = [
  ...[
    'neovim',
    'neovim-runtime',
    'libluajit2-5.1-2',
    'libluajit-5.1-2',
    'libluajit-5.1-common',
    'libmsgpackc2',
  ],
  ...['libtermkey1', 'libtree-sitter0', 'libunibilium4', 'libuv1', 'libvterm0', 'lua-luv'],
];

/** A Neovim that runs here; nothing where there is none and none can be had. */
export async function findNeovim(): Promise<Neovim | undefined> {
  const installed: Neovim = { program: 'nvim', env: {} };
  if (runs(installed)) return installed;
  try {
    const unpacked = inFolder(await wholeFolder(cacheFolder(), 'neovim-debian-12', unpack));
    return runs(unpacked) ? unpacked : undefined;
  } catch {
    // No Debian, or no packages within reach: the test says so.
    return undefined;
  }
}

/** Whether it starts, and is new enough to have a client of the protocol. */
function runs({ program, env }: Neovim): boolean {
  const { status, stdout } = spawnSync(program, ['--version'], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  const [, major, minor] = /^NVIM v(\d+)\.(\d+)/.exec(stdout ?? '') ?? [];
  return status === 0 && (Number(major) > 0 || Number(minor) >= 7);
}

const inFolder = (folder: string): Neovim => ({
  program: join(folder, 'usr/bin/nvim'),
  env: {
    LD_LIBRARY_PATH: `${join(folder, 'usr/lib/x86_64-linux-gnu')}:${join(folder, 'usr/lib/aarch64-linux-gnu')}`,
    VIMRUNTIME: join(folder, 'usr/share/nvim/runtime'),
  },
});

/** Downloads the packages and unpacks them into a folder. */
async function unpack(folder: string): Promise<void> {
  const packages = mkdtempSync(join(tmpdir(), 'neovim-'));
  try {
    mkdirSync(folder, { recursive: true });
    done(spawnSync('apt-get', ['download', ...PACKAGES], { cwd: packages, encoding: 'utf8' }));
    done(
      spawnSync('sh', ['-c', 'for one in *.deb; do dpkg -x "$one" "$0" || exit 1; done', folder], {
        cwd: packages,
        encoding: 'utf8',
      }),
    );
  } finally {
    rmSync(packages, { recursive: true, force: true });
  }
}

function done({ status, error, stderr }: { status: number | null; error?: Error; stderr: string }): void {
  if (error) throw error;
  if (status !== 0) throw new Error(stderr);
}
