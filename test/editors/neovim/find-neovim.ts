/** Neovim for a test: from the path, else unpacked from Debian's packages into the cache. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { librariesIn, type Program, unpackedPackages } from '../../../bench/programs/debian.ts';

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
export async function findNeovim(): Promise<Program | undefined> {
  const installed = running('nvim', {});
  if (installed) return installed;
  const folder = await unpackedPackages('neovim-debian-12', PACKAGES);
  return folder === undefined
    ? undefined
    : running(join(folder, 'usr/bin/nvim'), {
        LD_LIBRARY_PATH: librariesIn(folder),
        VIMRUNTIME: join(folder, 'usr/share/nvim/runtime'),
      });
}

/** The program if it starts, and is new enough to have a client of the protocol. */
function running(program: string, env: Program['env']): Program | undefined {
  const { stdout } = spawnSync(program, ['--version'], { env: { ...process.env, ...env }, encoding: 'utf8' });
  const [, major, minor] = /^NVIM v(\d+)\.(\d+)/.exec(stdout ?? '') ?? [];
  const isNew = Number(major) > 0 || Number(minor) >= 7;
  return isNew ? { name: `Neovim ${major}.${minor}`, program, args: [], env } : undefined;
}
