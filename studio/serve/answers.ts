/** The HTTP answers of the server. */
import type { ServerResponse } from 'node:http';
import type { Refusal } from '../server-messages.ts';

/** An answer that is complete at once. */
export interface HttpAnswer {
  status: number;
  headers: Record<string, string>;
  body: string | Uint8Array;
}

/** The headers of every answer. */
export const HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  // No other page may load the answer or keep a handle on the window.
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
};

/** Answers with data, as one line of JSON. */
export function json(value: unknown, status = 200): HttpAnswer {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: `${JSON.stringify(value)}\n`,
  };
}

/** Answers that the request succeeded, without content. */
export function empty(): HttpAnswer {
  return { status: 204, headers: {}, body: '' };
}

/**
 * Answers that the request failed.
 * @param error what to do, in a sentence
 */
export function refused(status: number, error: string): HttpAnswer {
  return json({ error } satisfies Refusal, status);
}

/** Sends an answer. */
export function send(response: ServerResponse, { status, headers, body }: HttpAnswer): void {
  const length = status === 204 ? {} : { 'content-length': Buffer.byteLength(body) };
  response.writeHead(status, { ...HEADERS, ...headers, ...length });
  response.end(body);
}
