/** Workers on other machines: the address of their Redis, and how a run connects to it. */
import { hostname } from 'node:os';
import { UserError } from '../../program/messages/index.ts';
import type { Fleet } from '../../simulate/fleet/index.ts';
import type { RunSetup } from '../../simulate/index.ts';
import { VERSION } from '../package.ts';
import { escapeName, printStderr } from '../terminal/output.ts';

/** The versions that must be the same on all machines. */
export const BUILD = { ecos: VERSION, v8: process.versions.v8 };

/** The default name of this process. */
export const processName = (): string => `${hostname().slice(0, 80)}-${process.pid}`;

/**
 * The address of a Redis. If none is given, it comes from `ECOS_REDIS`; so do the user name and password for the same host and
 * port.
 * @param known the value of `ECOS_REDIS`
 * @throws UserError if there is no address
 */
export function redisAddress(given: string | true | undefined, known = process.env.ECOS_REDIS): string {
  if (typeof given !== 'string') {
    if (known) return known;
    throw new UserError(
      'Give the address of a Redis server, like redis://HOST:6379, or set ECOS_REDIS to it.',
    );
  }
  if (!known || !URL.canParse(given) || !URL.canParse(known)) return given;
  const [url, other] = [new URL(given), new URL(known)];
  if (hostOf(url) !== hostOf(other) || url.password !== '') return given;
  const { username, password } = other;
  Object.assign(url, { username: url.username || username, password });
  return url.href;
}

/** Host and port, with the default port if none is named. */
const hostOf = ({ hostname, port }: URL): string => `${hostname}:${port || '6379'}`;

/** Connects to the workers of a Redis for one run. */
export async function connectFleet(
  address: string,
  setup: RunSetup,
  limit: number,
  workers: (count: number) => void,
): Promise<Fleet> {
  const { joinFleet } = await import('../../simulate/fleet/index.ts');
  // Parts of these lines come from other machines.
  const tell = (line: string) => printStderr(escapeName(line));
  return joinFleet(address, setup, { build: BUILD, limit, notify: tell, workers });
}
