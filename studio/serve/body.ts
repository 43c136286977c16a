/** Reads the bodies of requests. */
import type { HonoRequest } from 'hono';
import { refusal } from './answers.ts';

/**
 * Reads the JSON of a request.
 * @param largest the maximum size in bytes
 * @throws HTTPException if it is too long or not a JSON object
 */
export async function readBody({ raw }: HonoRequest, largest: number): Promise<Record<string, unknown>> {
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
  try {
    const body: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)));
    if (typeof body === 'object' && body !== null && !Array.isArray(body))
      return body as Record<string, unknown>;
  } catch {
    // Handled below, like any other body that is not a JSON object.
  }
  throw refusal(400, 'The request has no JSON object.');
}

const size = (bytes: number): string => (bytes < 2 ** 20 ? `${bytes} bytes` : `${bytes / 2 ** 20} MB`);
