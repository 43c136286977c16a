/** Gets Neovim for a test from Debian's packages, unpacked into the cache. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { librariesIn, type Program, unpackedPackages } from '../../debian/packages.ts';

/** The packages of Neovim 0.7 in Debian 12. */
const PACKAGES =
  `neovim neovim-runtime libluajit2-5.1-2 libluajit-5.1-2 libluajit-5.1-common libmsgpackc2 libtermkey1 libtree-sitter0
  libunibilium4 libuv1 libvterm0 lua-luv`.split(/\s+/);

/** A Neovim that runs here; undefined if it cannot be downloaded. */
export async function findNeovim(): Promise<Program | undefined> {
  const folder = await unpackedPackages('neovim-debian-12', PACKAGES);
  return folder === undefined
    ? undefined
    : running(join(folder, 'usr/bin/nvim'), {
        LD_LIBRARY_PATH: librariesIn(folder),
        VIMRUNTIME: join(folder, 'usr/share/nvim/runtime'),
      });
}

/** The program, if it starts and is recent enough to have an LSP client. */
function running(program: string, env: Program['env']): Program | undefined {
  const { stdout } = spawnSync(program, ['--version'], { env: { ...process.env, ...env }, encoding: 'utf8' });
  const [, major, minor] = /^NVIM v(\d+)\.(\d+)/.exec(stdout ?? '') ?? [];
  const isNew = Number(major) > 0 || Number(minor) >= 7;
  return isNew ? { name: `Neovim ${major}.${minor}`, program, args: [], env } : undefined;
}
