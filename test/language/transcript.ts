/**
 * Recorded sessions of editors with the server: a line about it, then a line for each message of the editor, with the
 * answer after each request. What the server tells of its own is not in them: when it does is a matter of timing.
 */
import { readFileSync } from 'node:fs';
import type { Message } from './messages.ts';

/** Where the pages of problems are in transcripts. */
export const PAGES = 'https://example.org/problems/';

export interface Transcript {
  head: {
    /** Which editor it was. */
    about: string;
    /** The files on the disk, by path. */
    files: Record<string, string>;
    /** Where the server says the pages of problems are; a server in a browser does not know any. */
    pages?: string;
  };
  messages: Said[];
}

/** A message, by who said it. */
export type Said = { client: Message } | { server: Message };

export function readTranscript(file: string): Transcript {
  const [head, ...messages] = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
  return { head, messages };
}

/** A transcript as the text of its file. Requests that were cancelled are left out: they may be answered before, or half. */
export function written({ head, messages }: Transcript): string {
  const answers = new Map(
    messages.flatMap((said) =>
      'server' in said && isAnswer(said.server) ? [[said.server.id, said.server] as const] : [],
    ),
  );
  const cancelled = new Set(
    messages.flatMap((said) =>
      'client' in said && said.client.method === CANCEL ? [(said.client.params as Message).id] : [],
    ),
  );
  const lines = messages.flatMap((said): unknown[] => {
    if (!('client' in said)) return [];
    const { id, method, params, result, error } = said.client;
    // What an editor answers to the server.
    if (method === undefined) return [{ client: { id, result, error } }];
    if (method === CANCEL || (id !== undefined && cancelled.has(id))) return [];
    const answer = answers.get(id ?? null);
    const client = { client: { id, method, params } };
    return answer ? [client, { server: { id, ...answered(answer) } }] : [client];
  });
  return [head, ...lines].map((line) => `${JSON.stringify(line)}\n`).join('');
}

const CANCEL = '$/cancelRequest';

const isAnswer = ({ id, method }: Message) => id !== undefined && method === undefined;

/** What the server can do grows; a transcript is about what it says of cards. */
function answered({ result, error }: Message): Partial<Message> {
  if (error !== undefined) return { error };
  const isHello = typeof result === 'object' && result !== null && 'serverInfo' in result;
  return { result: isHello ? 'hello' : result };
}
