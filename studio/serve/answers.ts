/** The HTTP answers of the server. */
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
export function refuseWith(status: number, error: string): Response {
  return json({ error }, status);
}

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
