/** Tells pages what changed on the disk. */
import type { ServerResponse } from 'node:http';
import type { ChangeLine, OpenAnswer, SavedText } from '../server-messages.ts';
import { HEADERS } from './answers.ts';

/** Milliseconds between two signs of life to a page. */
const HEARTBEAT = 10_000;

/** The texts of a set as they were last seen, and the pages that hear of changes. */
export interface Changes {
  /** How many changes there were. */
  readonly at: number;
  /** Compares with what was last seen, and tells all pages what is different. */
  see(onDisk: OnDisk): void;
  /** Tells all pages but one of a text that this one saved. */
  saved(file: SavedText, page: string | undefined): void;
  /** Answers with a line for each change from now on, or also for those since an earlier state. */
  follow(response: ServerResponse, page: string | undefined, since?: number): void;
}

/** The texts that are there, those of sets beside, and why others cannot be read. */
type OnDisk = Pick<OpenAnswer, 'files' | 'known' | 'refused'>;

/** A text, or that there is none, since a change. */
type Seen = { at: number; saved: SavedText | undefined };

/** @param first what is there now */
export function changesOf(first: OnDisk): Changes {
  const seen = new Map<string, Seen>(first.files.map((saved) => [saved.file, { at: 0, saved }]));
  let refusals = { refused: first.refused, at: 0 };
  let beside = { known: first.known, at: 0 };
  const pages = new Map<ServerResponse, string | undefined>();
  let at = 0;
  const isSeen = ({ file, mark }: SavedText) => seen.get(file)?.saved?.mark === mark;
  const tell = (line: ChangeLine, by?: string) => {
    for (const [response, page] of pages) if (by === undefined || page !== by) write(response, line);
  };
  const change = (file: string, saved: SavedText | undefined, by?: string) => {
    at++;
    seen.set(file, { at, saved });
    tell(lineOf(file, { at, saved }), by);
  };
  return {
    get at() {
      return at;
    },
    see({ files, known, refused }) {
      const there = new Set(files.map(({ file }) => file));
      for (const saved of files) {
        if (!isSeen(saved)) change(saved.file, saved);
      }
      for (const [file, { saved }] of seen) if (saved && !there.has(file)) change(file, undefined);
      if (JSON.stringify(known) !== JSON.stringify(beside.known)) {
        at++;
        beside = { known, at };
        tell(beside);
      }
      if (refused.join('\n') === refusals.refused.join('\n')) return;
      at++;
      refusals = { refused, at };
      tell(refusals);
    },
    saved(saved, page) {
      if (!isSeen(saved)) change(saved.file, saved, page);
    },
    follow(response, page, since = at) {
      response.writeHead(200, { ...HEADERS, 'content-type': 'application/x-ndjson; charset=utf-8' });
      const missed = [...seen].filter(([, one]) => one.at > since).sort(([, a], [, b]) => a.at - b.at);
      write(response, {});
      for (const [file, one] of missed) write(response, lineOf(file, one));
      if (beside.at > since) write(response, beside);
      if (refusals.at > since) write(response, refusals);
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
