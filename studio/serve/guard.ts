/** Checks requests: only the page from this server, with the key, may ask. */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The header with the key. */
const KEY_HEADER = 'x-ecos-key';

/** A key that nobody can guess. */
export const newKey = (): string => randomBytes(24).toString('base64url');

/**
 * Why a request is refused; nothing if it is not.
 *
 * Any page in the browser can send requests to this port, also by a name of its own that leads to this machine. Browsers tell
 * the name in `Host`, and for most requests the page in `Origin`.
 */
export function strangerIn(request: IncomingMessage, port: number): string | undefined {
  return strangerTo(originsAt(['127.0.0.1', 'localhost'], port), request, 'The studio');
}

/** The origins of a server that listens at a port of some addresses. */
export function originsAt(addresses: readonly string[], port: number): string[] {
  // Browsers leave out the usual port.
  const end = port === 80 ? '' : `:${port}`;
  return addresses.map((address) => `http://${address}${end}`);
}

/**
 * The same for any server of ours.
 * @param origins where its pages are
 * @param front that before a proxy, if there is one: some proxies ask by another name of the server
 */
export function strangerTo(
  origins: readonly string[],
  { headers: { host = '', origin } }: IncomingMessage,
  who: string,
  front?: string,
): string | undefined {
  const own = origins.filter((one) => new URL(one).host === host);
  if (own.length === 0) return `${who} answers at ${new URL(origins[0]!).host} only.`;
  if (origin !== undefined && origin !== front && !own.includes(origin))
    return `Another page asks: ${who[0]!.toLowerCase()}${who.slice(1)} answers its own only.`;
  return undefined;
}

/** Whether a request has the key. */
export function hasKey({ headers }: IncomingMessage, key: string): boolean {
  return isKey(String(headers[KEY_HEADER] ?? ''), key);
}

/** Whether a key is the right one, in a time that says nothing of it. */
export function isKey(sent: string, key: string): boolean {
  const [one, other] = [Buffer.from(sent), Buffer.from(key)];
  return one.length === other.length && timingSafeEqual(one, other);
}
