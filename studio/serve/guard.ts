/** Who may ask: the page that this server gave out, and whoever has the key. */
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
export function strangerIn({ headers }: IncomingMessage, port: number): string | undefined {
  // Browsers leave out the usual port.
  const end = port === 80 ? '' : `:${port}`;
  const names = [`127.0.0.1${end}`, `localhost${end}`];
  const { host = '', origin } = headers;
  if (!names.includes(host)) return `The studio answers at ${names[0]} only.`;
  if (origin !== undefined && origin !== `http://${host}`)
    return 'Another page asks: the studio answers its own only.';
  return undefined;
}

/** Whether a request has the key. */
export function hasKey({ headers }: IncomingMessage, key: string): boolean {
  const sent = Buffer.from(String(headers[KEY_HEADER] ?? ''));
  const right = Buffer.from(key);
  return sent.length === right.length && timingSafeEqual(sent, right);
}
