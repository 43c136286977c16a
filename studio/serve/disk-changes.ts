/** Notifies pages of changes on disk. */
import type { ChangeLine, OpenAnswer, SavedText } from '../server-messages.ts';

/** Milliseconds between two heartbeats to a page. */
const HEARTBEAT = 10_000;

/** The last known texts of a set, and the pages to notify of changes. */
export interface Changes {
  /** The number of changes so far. */
  readonly at: number;
  /** Compares the texts with the last known ones, and notifies all pages of the differences. */
  see(onDisk: OnDisk): void;
  /** Notifies all pages of a saved text, except the page that saved it. */
  saved(file: SavedText, page: string | undefined): void;
  /** Sends a page a line for each change from now on, or for all changes since an earlier state, until the returned function is called. */
  follow(send: Send, page: string | undefined, since?: number): () => void;
}

/** Sends a line to a page. */
type Send = (line: ChangeLine) => void;

/** The texts on disk, those of sets outside the folder, and why other files cannot be read. */
type OnDisk = Pick<OpenAnswer, 'files' | 'known' | 'refused'>;

/** A text, or that the file is gone, with the number of the change. */
type LastChange = { at: number; saved: SavedText | undefined };

/** @param first the current state */
export function changesOf(first: OnDisk): Changes {
  const seen = new Map<string, LastChange>(first.files.map((saved) => [saved.file, { at: 0, saved }]));
  let refusals = { refused: first.refused, at: 0 };
  let outside = { known: first.known, at: 0 };
  const pages = new Map<Send, string | undefined>();
  let at = 0;
  const isSeen = ({ file, mark }: SavedText) => seen.get(file)?.saved?.mark === mark;
  const notify = (line: ChangeLine, by?: string) => {
    for (const [send, page] of pages) if (by === undefined || page !== by) send(line);
  };
  const change = (file: string, saved: SavedText | undefined, by?: string) => {
    at++;
    seen.set(file, { at, saved });
    notify(lineOf(file, { at, saved }), by);
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
      if (JSON.stringify(known) !== JSON.stringify(outside.known)) {
        at++;
        outside = { known, at };
        notify(outside);
      }
      if (refused.join('\n') === refusals.refused.join('\n')) return;
      at++;
      refusals = { refused, at };
      notify(refusals);
    },
    saved(saved, page) {
      if (!isSeen(saved)) change(saved.file, saved, page);
    },
    follow(send, page, since = at) {
      const missed = [...seen].filter(([, one]) => one.at > since).sort(([, a], [, b]) => a.at - b.at);
      send({});
      for (const [file, one] of missed) send(lineOf(file, one));
      if (outside.at > since) send(outside);
      if (refusals.at > since) send(refusals);
      pages.set(send, page);
      const timer = setInterval(() => send({}), HEARTBEAT);
      return () => {
        clearInterval(timer);
        pages.delete(send);
      };
    },
  };
}

const lineOf = (file: string, { at, saved }: LastChange): ChangeLine =>
  saved ? { ...saved, at } : { file, gone: true, at };
