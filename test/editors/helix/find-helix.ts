/** Gets Helix for a test from Debian's packages, unpacked into the cache. */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { librariesIn, type Program, unpackedPackages } from '../../debian/packages.ts';
import { hasTerminal } from '../terminal.ts';

/** Helix 25.01 from Debian 13, and the C library it needs. */
const PACKAGES = ['hx', 'libc6', 'libgcc-s1'];

/** A Helix that runs here; undefined if it cannot be downloaded, or if there is no terminal. */
export async function findHelix(): Promise<Program | undefined> {
  if (!hasTerminal()) return undefined;
  const folder = await unpackedPackages('helix-debian-13', PACKAGES, 'trixie');
  return folder === undefined ? undefined : running(unpacked(folder));
}

/** The program, if it starts. */
function running({ program, args, env }: Omit<Program, 'name'>): Program | undefined {
  const { stdout } = spawnSync(program, [...args, '--version'], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  const [, version] = /^helix (\d+\.\d+)/.exec(stdout ?? '') ?? [];
  return version ? { name: `Helix ${version}`, program, args, env } : undefined;
}

/** An unpacked Helix, started by the loader of its own C library, since the system's may be older. */
function unpacked(folder: string): Omit<Program, 'name'> {
  const [loader = ''] = globSync(join(folder, 'usr/lib/*-linux-gnu/ld-linux-*.so.*'));
  return {
    program: loader,
    args: ['--library-path', librariesIn(folder), join(folder, 'usr/lib/hx/hx')],
    env: { HELIX_RUNTIME: join(folder, 'usr/lib/hx/runtime') },
  };
}
