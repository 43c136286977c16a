/** Reads the bodies of requests. */
import type { IncomingMessage } from 'node:http';
import { type HttpAnswer, refused } from './answers.ts';

/** The possible types of fields in a body. */
interface Fields {
  text: string;
  textOrNull: string | null;
  optionalText: string | undefined;
  optionalTrue: true | undefined;
}

type Shape = Record<string, keyof Fields>;
/** The type of a body with these fields. */
type Read<Of extends Shape> = { [Name in keyof Of]: Fields[Of[Name]] };

const FITS: Record<keyof Fields, (value: unknown) => boolean> = {
  text: (value) => typeof value === 'string',
  textOrNull: (value) => typeof value === 'string' || value === null,
  optionalText: (value) => typeof value === 'string' || value === undefined,
  optionalTrue: (value) => value === true || value === undefined,
};

/**
 * Reads the JSON of a request.
 * @param largest the maximum size in bytes
 */
export async function readBody(
  request: IncomingMessage,
  largest: number,
): Promise<{ body: Record<string, unknown> } | { answer: HttpAnswer }> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      length += chunk.length;
      // The excess is read, too, but not kept: a client reads the answer only after it has sent everything.
      if (length <= largest) chunks.push(chunk);
    }
  } catch (error) {
    if (request.complete) throw error;
    return { answer: refused(400, 'The request is incomplete.') };
  }
  if (length > largest) return { answer: refused(413, `That is longer than ${size(largest)}.`) };
  try {
    const body: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)));
    if (typeof body === 'object' && body !== null && !Array.isArray(body))
      return { body: body as Record<string, unknown> };
  } catch {
    // Handled below, like any other body that is not a JSON object.
  }
  return { answer: refused(400, 'The request has no JSON object.') };
}

/** The fields of a body; undefined if one is missing or has another type. */
export function fieldsOf<const Of extends Shape>(
  body: Record<string, unknown>,
  shape: Of,
): Read<Of> | undefined {
  const fits = Object.entries(shape).every(([name, kind]) => FITS[kind](body[name]));
  return fits ? (body as Read<Of>) : undefined;
}

const size = (bytes: number): string => (bytes < 2 ** 20 ? `${bytes} bytes` : `${bytes / 2 ** 20} MB`);
