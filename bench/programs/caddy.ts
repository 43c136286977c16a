/** A real Caddy for tests: the one of this machine, else Debian's, unpacked into the cache without installing anything. */
import { findProgram, type Program } from './debian.ts';

/** The `caddy` there is; nothing where there is none, and none could be unpacked. */
export const findCaddy = (): Promise<Program | undefined> => findProgram('caddy', ['caddy']);
