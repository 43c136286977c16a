/** Notifies pages of changes on disk. */
import type { ChangeLine, DiskChange, OpenAnswer, SavedText } from '../server-messages.ts';

/** Milliseconds between two heartbeats to a page. */
const HEARTBEAT = 10_000;

/** Sends a line to a page. */
type Send = (line: ChangeLine) => void;

/** The texts on disk, those of sets outside the folder, and why other files cannot be read. */
type OnDisk = Pick<OpenAnswer, 'files' | 'known' | 'refused'>;

/** The last known texts of a set, and the pages to notify of changes. */
export class DiskChanges {
  readonly #files: Map<string, SavedText>;
  #others: Omit<OnDisk, 'files'>;
  /** The latest change of each file, and of what is not a file, by name; in their order. */
  readonly #latest = new Map<string, DiskChange & { at: number }>();
  readonly #pages = new Map<Send, string | undefined>();
  /** The number of changes so far. */
  at = 0;

  /** @param first the current state */
  constructor({ files, known, refused }: OnDisk) {
    this.#files = new Map(files.map((one) => [one.file, one]));
    this.#others = { known, refused };
  }

  /** Compares the texts with the last known ones, and notifies all pages of the differences. */
  see({ files, known, refused }: OnDisk): void {
    for (const saved of files) this.saved(saved);
    const there = new Set(files.map(({ file }) => file));
    for (const file of this.#files.keys()) {
      if (!there.has(file) && this.#files.delete(file)) this.#tell(file, { file, gone: true });
    }
    const before = this.#others;
    this.#others = { known, refused };
    if (!isSame(known, before.known)) this.#tell('known', { known });
    if (!isSame(refused, before.refused)) this.#tell('refused', { refused });
  }

  /** Notifies all pages of a saved text, except the page that saved it. */
  saved(saved: SavedText, page?: string): void {
    if (this.#files.get(saved.file)?.mark === saved.mark) return;
    this.#files.set(saved.file, saved);
    this.#tell(saved.file, saved, page);
  }

  #tell(name: string, change: DiskChange, by?: string): void {
    const line = { ...change, at: ++this.at };
    this.#latest.delete(name);
    this.#latest.set(name, line);
    for (const [send, page] of this.#pages) if (by === undefined || page !== by) send(line);
  }

  /** Sends a page a line for each change from now on, or for all changes since an earlier state, until the returned function is called. */
  follow(send: Send, page: string | undefined, since = this.at): () => void {
    send({});
    for (const line of this.#latest.values()) if (line.at > since) send(line);
    this.#pages.set(send, page);
    const timer = setInterval(() => send({}), HEARTBEAT);
    return () => {
      clearInterval(timer);
      this.#pages.delete(send);
    };
  }
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
