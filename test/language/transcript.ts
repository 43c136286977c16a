/** Recorded sessions of editors with the server: a line about it, then a line for each message. */
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
  };
  messages: ({ client: Message } | { server: Message })[];
}

export function readTranscript(file: string): Transcript {
  const [head, ...messages] = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
  return { head, messages };
}
