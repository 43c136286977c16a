/** Emacs with Eglot for a test: from the path, else unpacked from Debian's packages into the cache. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { librariesIn, type Program, unpackedPackages } from '../debian.ts';

/** What Emacs 28 of Debian 12 is made of, and Eglot, which Emacs has built in since 29. */
const PACKAGES = [
  ...['emacs-nox', 'emacs-common', 'emacs-el', 'emacs-bin-common'],
  ...['libasound2', 'libgccjit0', 'libgpm2', 'libjansson4', 'liblcms2-2'],
  ...['elpa-eglot', 'elpa-project', 'elpa-seq', 'elpa-xref'],
];

/** An Emacs that runs here; nothing where there is none and none can be had. */
export async function findEmacs(): Promise<Program | undefined> {
  const installed = running('emacs', {});
  if (installed) return installed;
  const folder = await unpackedPackages('emacs-debian-12', PACKAGES);
  return folder === undefined ? undefined : running(join(folder, 'usr/bin/emacs-nox'), placesIn(folder));
}

/** The program if it starts and has Eglot. */
function running(program: string, env: Program['env']): Program | undefined {
  const { status, stdout } = spawnSync(
    program,
    ['--batch', '--eval', "(progn (require 'eglot) (princ emacs-version))"],
    { env: { ...process.env, ...env }, encoding: 'utf8' },
  );
  const [version] = /\d+\.\d+/.exec(stdout ?? '') ?? [];
  return status === 0 && version ? { name: `Emacs ${version}`, program, env } : undefined;
}

/** Where an unpacked Emacs finds its own files. */
function placesIn(folder: string): Program['env'] {
  const share = join(folder, 'usr/share/emacs');
  const version = readdirSync(share).find((name) => /^\d/.test(name)) ?? '';
  const machine = join(folder, 'usr/libexec/emacs', version);
  const packages = join(share, 'site-lisp/elpa-src');
  return {
    LD_LIBRARY_PATH: librariesIn(folder),
    EMACSLOADPATH: [
      ...readdirSync(packages).map((name) => join(packages, name)),
      ...foldersBelow(join(share, version, 'lisp')),
    ].join(':'),
    EMACSDATA: join(share, version, 'etc'),
    EMACSDOC: join(share, version, 'etc'),
    EMACSPATH: readdirSync(machine)
      .map((name) => join(machine, name))
      .join(':'),
  };
}

function foldersBelow(folder: string): string[] {
  const below = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((one) =>
    one.isDirectory(),
  );
  return [folder, ...below.map((one) => join(one.parentPath, one.name))];
}
