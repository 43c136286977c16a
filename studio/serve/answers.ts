/** The bodies of requests, and the answers. */
import type { HonoRequest } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { getMimeType } from 'hono/utils/mime';

/** Answers with data, as one line of JSON. */
export function json(value: unknown, status = 200): Response {
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  return new Response(`${JSON.stringify(value)}\n`, { status, headers });
}

/** Answers that the request succeeded, without content. */
export const empty = (): Response => new Response(null, { status: 204 });

/**
 * Answers that the request failed.
 * @param error what to do, in a sentence
 */
export const refuseWith = (status: number, error: string): Response => json({ error }, status);

/** The same to throw, from wherever it turns out. */
export const refusal = (status: ContentfulStatusCode, message: string): HTTPException =>
  new HTTPException(status, { message });

/** Answers with the file of a page at a URL path. It contains no user data, so anyone who reaches the server may read it. */
export function pageFile(
  page: ReadonlyMap<string, Uint8Array>,
  path: string,
  { method = 'GET', status = 200 } = {},
): Response {
  const file = path === '/' ? 'index.html' : path.slice(1);
  const body = page.get(file);
  if (!body) return refuseWith(404, `There is nothing at ${path}.`);
  if (method !== 'GET' && method !== 'HEAD') return refuseWith(405, `${path} can only be read.`);
  const headers = { 'content-type': getMimeType(file) ?? 'application/octet-stream' };
  return new Response(body as Uint8Array<ArrayBuffer>, { status, headers });
}

/** Answers with the picture of a card, if it has one. */
export const pictureFile = (found?: { type: string; bytes: Uint8Array }): Response =>
  found
    ? new Response(found.bytes as Uint8Array<ArrayBuffer>, { headers: { 'content-type': found.type } })
    : refuseWith(404, 'That card has no picture now.');

/**
 * Reads the body of a request.
 * @param largest the maximum size in bytes
 * @throws HTTPException if it is too long
 */
export async function readBytes({ raw }: HonoRequest, largest: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of raw.body ?? []) {
      length += chunk.length;
      // The excess is read, too, but not kept: a client reads the answer only after it has sent everything.
      if (length <= largest) chunks.push(chunk);
    }
  } catch {
    throw refusal(400, 'The request is incomplete.');
  }
  if (length > largest) throw refusal(413, `That is longer than ${size(largest)}.`);
  return Buffer.concat(chunks);
}

/**
 * Reads the JSON of a request.
 * @param largest the maximum size in bytes
 * @throws HTTPException if it is too long or not a JSON object
 */
export async function readBody(request: HonoRequest, largest: number): Promise<Record<string, unknown>> {
  const bytes = await readBytes(request, largest);
  try {
    const body: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (typeof body === 'object' && body !== null && !Array.isArray(body))
      return body as Record<string, unknown>;
  } catch {
    // Handled below, like any other body that is not a JSON object.
  }
  throw refusal(400, 'The request has no JSON object.');
}

const size = (bytes: number): string => (bytes < 2 ** 20 ? `${bytes} bytes` : `${bytes / 2 ** 20} MB`);
