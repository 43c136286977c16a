/** A real Caddy for tests: the one of this machine, else Debian's, unpacked into the cache without installing anything. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { type Program, unpackedPackages } from './debian.ts';

/** The `caddy` there is; nothing where there is none, and none could be unpacked. */
export async function findCaddy(): Promise<Program | undefined> {
  const program = { name: 'Caddy', program: 'caddy', args: [], env: {} };
  if (spawnSync('caddy', ['version']).status === 0) return program;
  const folder = await unpackedPackages('caddy-debian-12', ['caddy']);
  return folder === undefined ? undefined : { ...program, program: join(folder, 'usr/bin/caddy') };
}
