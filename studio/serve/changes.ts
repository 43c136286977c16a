/** Tells pages what changed on the disk. */
import type { ServerResponse } from 'node:http';
import type { ChangeLine, SavedText } from '../server-messages.ts';
import { HEADERS } from './answers.ts';

/** Milliseconds between two signs of life to a page. */
const HEARTBEAT = 10_000;

/** The texts of a set as they were last seen, and the pages that hear of changes. */
export interface Changes {
  /** How many changes there were. */
  readonly at: number;
  /** Compares with the texts that were last seen, and tells all pages what is different. */
  see(files: readonly SavedText[]): void;
  /** Tells all pages but one of a text that this one saved. */
  saved(file: SavedText, page: string | undefined): void;
  /** Answers with a line for each change from now on, or also for those since an earlier state. */
  follow(response: ServerResponse, page: string | undefined, since?: number): void;
}

/** A text, or that there is none, since a change. */
type Seen = { at: number; saved: SavedText | undefined };

/** @param files the texts that are there now */
export function changesOf(files: readonly SavedText[]): Changes {
  const seen = new Map<string, Seen>(files.map((saved) => [saved.file, { at: 0, saved }]));
  const pages = new Map<ServerResponse, string | undefined>();
  let at = 0;
  const isSeen = ({ file, mark }: SavedText) => seen.get(file)?.saved?.mark === mark;
  const change = (file: string, saved: SavedText | undefined, by?: string) => {
    at++;
    seen.set(file, { at, saved });
    for (const [response, page] of pages) {
      if (by === undefined || page !== by) write(response, lineOf(file, { at, saved }));
    }
  };
  return {
    get at() {
      return at;
    },
    see(now) {
      const there = new Set(now.map(({ file }) => file));
      for (const saved of now) {
        if (!isSeen(saved)) change(saved.file, saved);
      }
      for (const [file, { saved }] of seen) if (saved && !there.has(file)) change(file, undefined);
    },
    saved(saved, page) {
      if (!isSeen(saved)) change(saved.file, saved, page);
    },
    follow(response, page, since = at) {
      response.writeHead(200, { ...HEADERS, 'content-type': 'application/x-ndjson; charset=utf-8' });
      const missed = [...seen].filter(([, one]) => one.at > since).sort(([, a], [, b]) => a.at - b.at);
      write(response, {});
      for (const [file, one] of missed) write(response, lineOf(file, one));
      pages.set(response, page);
      const timer = setInterval(() => write(response, {}), HEARTBEAT);
      response.on('close', () => {
        clearInterval(timer);
        pages.delete(response);
      });
    },
  };
}

const lineOf = (file: string, { at, saved }: Seen): ChangeLine =>
  saved ? { ...saved, at } : { file, gone: true, at };

function write(response: ServerResponse, line: ChangeLine): void {
  response.write(`${JSON.stringify(line)}\n`);
}
