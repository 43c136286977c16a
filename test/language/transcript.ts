/**
 * Recorded sessions of editors with the server: a line about the session, then a line for each message of the editor,
 * including the server's answer if it is a request. The server's own notifications are left out, since their timing
 * varies.
 */
import { readFileSync } from 'node:fs';

/** Base URL of the pages about problems in transcripts. */
export const PAGES = 'https://example.org/problems/';

/** An LSP message: a request, a response or a notification, by which fields are present. */
export interface Message {
  jsonrpc?: string;
  id?: number | string | null;
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: unknown;
}

export interface Transcript {
  head: {
    /** The recorded editor. */
    about: string;
    /** The files on disk, by path. */
    files: Record<string, string>;
    /** The base URL that the server uses for pages about problems; a server in a browser has none. */
    pages?: string;
  };
  messages: RecordedMessage[];
}

/** A message, by its sender. */
export type RecordedMessage = { client: Message } | { server: Message };

export function readTranscript(file: string): Transcript {
  const [head, ...messages] = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
  return { head, messages };
}

/** The text of a transcript's file. Leaves out cancelled requests, which may get a full answer, a partial one or none. */
export function written({ head, messages }: Transcript): string {
  const answers = new Map(
    messages.flatMap((recorded) =>
      'server' in recorded && isAnswer(recorded.server)
        ? [[recorded.server.id, recorded.server] as const]
        : [],
    ),
  );
  const cancelled = new Set(
    messages.flatMap((recorded) =>
      'client' in recorded && recorded.client.method === CANCEL
        ? [(recorded.client.params as Message).id]
        : [],
    ),
  );
  const lines = messages.flatMap((recorded): unknown[] => {
    if (!('client' in recorded)) return [];
    const { id, method, params, result, error } = recorded.client;
    // The editor's answer to a request of the server.
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

/** Replaces the answer to `initialize`: capabilities grow, and transcripts are about cards. */
function answered({ result, error }: Message): Partial<Message> {
  if (error !== undefined) return { error };
  const isInitialize = typeof result === 'object' && result !== null && 'serverInfo' in result;
  return { result: isInitialize ? 'hello' : result };
}
