/** Checks requests: only the page from this server may send them, and only with the key. */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { HonoRequest } from 'hono';

/** The header with the key. */
const KEY_HEADER = 'x-ecos-key';

/** Generates an unguessable key. */
export const newKey = (): string => randomBytes(24).toString('base64url');

/** The origins of a server at a port of some addresses. */
export function serverOrigins(addresses: readonly string[], port: number): string[] {
  // Browsers omit the default port.
  const end = port === 80 ? '' : `:${port}`;
  return addresses.map((address) => `http://${address}${end}`);
}

/**
 * Returns why a request is refused, or undefined if it is not.
 *
 * Any page in the browser can send requests to this port, even through its own host name that resolves to this machine.
 * Browsers send the host name in `Host`, and for most requests the page's origin in `Origin`.
 * @param origins the origins of the server's pages
 * @param name the name of the server in messages
 * @param front the origin in front of a proxy, if there is one
 */
export function strangerTo(
  origins: readonly string[],
  { host, origin }: Readonly<Record<string, string>>,
  name: string,
  front?: string,
): string | undefined {
  const own = origins.filter((one) => new URL(one).host === host);
  if (own.length === 0) return `The ${name} answers at ${new URL(origins[0]!).host} only.`;
  if (origin !== undefined && origin !== front && !own.includes(origin))
    return `The ${name} does not answer other pages.`;
  return undefined;
}

/** The key of a request, or an empty text. */
export const requestKey = (request: HonoRequest): string => request.header(KEY_HEADER) ?? '';

/** Compares a key in constant time, so that the duration reveals nothing about it. */
export function isKey(sent: string, key: string): boolean {
  const [one, other] = [Buffer.from(sent), Buffer.from(key)];
  return one.length === other.length && timingSafeEqual(one, other);
}
