/** A real Caddy server for tests: Debian's, unpacked into the cache without installing anything. */
import { findProgram, type Program } from './packages.ts';

/** The `caddy` program; undefined if it is not available from Debian. */
export const findCaddy = (): Promise<Program | undefined> => findProgram('caddy', ['caddy']);
