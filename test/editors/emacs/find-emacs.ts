/** Gets Emacs with Eglot for a test from Debian's packages, unpacked into the cache. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { librariesIn, type Program, unpackedPackages } from '../../debian/packages.ts';

/** The packages of Emacs 28 in Debian 12, and Eglot, which is part of Emacs since 29. */
const PACKAGES = [
  ...['emacs-nox', 'emacs-common', 'emacs-el', 'emacs-bin-common'],
  ...['libasound2', 'libgccjit0', 'libgpm2', 'libjansson4', 'liblcms2-2'],
  ...['elpa-eglot', 'elpa-project', 'elpa-seq', 'elpa-xref'],
];

/** An Emacs that runs here; undefined if it cannot be downloaded. */
export async function findEmacs(): Promise<Program | undefined> {
  const folder = await unpackedPackages('emacs-debian-12', PACKAGES);
  return folder === undefined ? undefined : running(unpacked(folder));
}

/** The program, if it starts and has Eglot. */
function running({ program, args, env }: Omit<Program, 'name'>): Program | undefined {
  const { status, stdout } = spawnSync(
    program,
    [...args, '--batch', '-Q', '--eval', "(progn (require 'eglot) (princ emacs-version))"],
    { env: { ...process.env, ...env }, encoding: 'utf8' },
  );
  const [version] = /\d+\.\d+/.exec(stdout ?? '') ?? [];
  return status === 0 && version ? { name: `Emacs ${version}`, program, args, env } : undefined;
}

/** An unpacked Emacs, with its paths set to its own files. */
function unpacked(folder: string): Omit<Program, 'name'> {
  const share = join(folder, 'usr/share/emacs');
  const version = readdirSync(share).find((name) => /^\d/.test(name)) ?? '';
  const machines = join(folder, 'usr/libexec/emacs', version);
  const [machine] = readdirSync(machines).map((name) => join(machines, name));
  const packages = join(share, 'site-lisp/elpa-src');
  return {
    program: join(folder, 'usr/bin/emacs-nox'),
    args: ['--dump-file', join(machine, 'emacs.pdmp')],
    env: {
      LD_LIBRARY_PATH: librariesIn(folder),
      EMACSLOADPATH: [
        ...readdirSync(packages).map((name) => join(packages, name)),
        ...foldersBelow(join(share, version, 'lisp')),
      ].join(':'),
      EMACSDATA: join(share, version, 'etc'),
      EMACSDOC: join(share, version, 'etc'),
      EMACSPATH: machine,
    },
  };
}

function foldersBelow(folder: string): string[] {
  const below = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((one) =>
    one.isDirectory(),
  );
  return [folder, ...below.map((one) => join(one.parentPath, one.name))];
}
