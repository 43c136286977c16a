/** Editors for tests, from Debian's packages, unpacked into the cache. Each is undefined if it cannot be, or does not start. */
import { spawnSync } from 'node:child_process';
import { globSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { librariesIn, type Program, unpackedPackages } from '../debian/packages.ts';
import { hasTerminal } from './terminal.ts';

/** The packages of Neovim 0.7 in Debian 12. */
const NEOVIM =
  `neovim neovim-runtime libluajit2-5.1-2 libluajit-5.1-2 libluajit-5.1-common libmsgpackc2 libtermkey1 libtree-sitter0
  libunibilium4 libuv1 libvterm0 lua-luv`.split(/\s+/);

/** The packages of Emacs 28 in Debian 12, and Eglot, which is part of Emacs since 29. */
const EMACS =
  `emacs-nox emacs-common emacs-el emacs-bin-common libasound2 libgccjit0 libgpm2 libjansson4 liblcms2-2
  elpa-eglot elpa-project elpa-seq elpa-xref`.split(/\s+/);

/** Helix 25.01 from Debian 13, and the C library it needs. */
const HELIX = ['hx', 'libc6', 'libgcc-s1'];

/** A program under its name and version, if it starts and writes the version. */
function named(
  name: string,
  { program, args, env }: Omit<Program, 'name'>,
  asked: readonly string[],
  version: RegExp,
): Program | undefined {
  const around = { env: { ...process.env, ...env }, encoding: 'utf8' } as const;
  const [, found] = version.exec(spawnSync(program, [...args, ...asked], around).stdout ?? '') ?? [];
  return found ? { name: `${name} ${found}`, program, args, env } : undefined;
}

export async function findNeovim(): Promise<Program | undefined> {
  const folder = await unpackedPackages('neovim-debian-12', NEOVIM);
  if (folder === undefined) return undefined;
  const env = { LD_LIBRARY_PATH: librariesIn(folder), VIMRUNTIME: join(folder, 'usr/share/nvim/runtime') };
  const program = join(folder, 'usr/bin/nvim');
  return named('Neovim', { program, args: [], env }, ['--version'], /^NVIM v(\d+\.\d+)/);
}

/** Emacs with Eglot, its paths set to its own files. */
export async function findEmacs(): Promise<Program | undefined> {
  const folder = await unpackedPackages('emacs-debian-12', EMACS);
  if (folder === undefined) return undefined;
  const share = join(folder, 'usr/share/emacs');
  const version = readdirSync(share).find((name) => /^\d/.test(name)) ?? '';
  const [machine] = globSync(join(folder, 'usr/libexec/emacs', version, '*'));
  const etc = join(share, version, 'etc');
  const lisp = [
    ...globSync(join(share, 'site-lisp/elpa-src/*')),
    join(share, version, 'lisp'),
    ...globSync(join(share, version, 'lisp/**/')),
  ];
  const env = {
    LD_LIBRARY_PATH: librariesIn(folder),
    EMACSLOADPATH: lisp.join(':'),
    EMACSDATA: etc,
    EMACSDOC: etc,
    EMACSPATH: machine,
  };
  const args = ['--dump-file', join(machine, 'emacs.pdmp')];
  const asked = ['--batch', '-Q', '--eval', "(progn (require 'eglot) (princ emacs-version))"];
  return named('Emacs', { program: join(folder, 'usr/bin/emacs-nox'), args, env }, asked, /(\d+\.\d+)/);
}

/** Helix, started by the loader of its own C library, since the system's may be older. It needs a terminal. */
export async function findHelix(): Promise<Program | undefined> {
  const folder = hasTerminal() ? await unpackedPackages('helix-debian-13', HELIX, 'trixie') : undefined;
  if (folder === undefined) return undefined;
  const [program = ''] = globSync(join(folder, 'usr/lib/*-linux-gnu/ld-linux-*.so.*'));
  const args = ['--library-path', librariesIn(folder), join(folder, 'usr/lib/hx/hx')];
  const env = { HELIX_RUNTIME: join(folder, 'usr/lib/hx/runtime') };
  return named('Helix', { program, args, env }, ['--version'], /^helix (\d+\.\d+)/);
}
