/** The set that pages have open, and its changes on disk, for pages that ask what has changed. */
import { isDeepStrictEqual } from 'node:util';
import type { DiskChange, NumberedChange, OpenAnswer, SavedText } from '../server-messages.ts';
import type { OpenSet, SetOnDisk, StudioHost } from './host.ts';

export class OpenedSet {
  readonly set: OpenSet;
  readonly #host: StudioHost;
  /** The latest change of each file, and of what is not a file, by name; in their order, with the page that made it. */
  readonly #latest: Map<string, { change: DiskChange; at: number; page?: string | undefined }>;
  /** The number of changes so far. */
  #at = 0;
  /** Stops watching it. */
  readonly close: () => void;

  constructor(set: OpenSet, host: StudioHost) {
    this.set = set;
    this.#host = host;
    this.#latest = new Map(partsOf(set.read()).map(([name, change]) => [name, { change, at: 0 }]));
    this.close = set.watch(() => {
      try {
        this.#read();
      } catch (error) {
        host.report(error);
      }
    });
  }

  /** The full answer about it. */
  answer(): OpenAnswer {
    const { name, folder, writable } = this.set;
    const { version, shareTo } = this.#host;
    const { lookMark: _, ...onDisk } = this.#read();
    return {
      name,
      folder,
      writable,
      version,
      at: this.#at,
      ...onDisk,
      kept: this.set.kept(),
      ...(shareTo !== undefined && { shareTo }),
    };
  }

  /** Reads it from disk, and notes what has changed: new files before those that are gone, so that pages find renamed files. */
  #read(): SetOnDisk {
    const onDisk = this.set.read();
    const parts = new Map(partsOf(onDisk));
    for (const [name, change] of parts) this.#note(name, change);
    for (const file of this.#latest.keys()) if (!parts.has(file)) this.#note(file, { file, gone: true });
    return onDisk;
  }

  /** Takes a text that a page saved. */
  saved(saved: SavedText, page: string | undefined): void {
    this.#note(saved.file, saved, page);
  }

  #note(name: string, change: DiskChange, page?: string): void {
    if (isDeepStrictEqual(this.#latest.get(name)?.change, change)) return;
    this.#latest.delete(name);
    this.#latest.set(name, { change, at: ++this.#at, page });
  }

  /** The changes after an earlier state, without those that a page made itself. */
  since(since: number, page: string | undefined): NumberedChange[] {
    const later = [...this.#latest.values()].filter((one) => one.at > since);
    return later
      .filter((one) => one.page === undefined || one.page !== page)
      .map(({ change, at }) => ({ ...change, at }));
  }
}

/** What can change on its own, by name. */
const partsOf = ({ files, known, refused, lookMark }: SetOnDisk): [string, DiskChange][] => [
  ...files.map((one): [string, DiskChange] => [one.file, one]),
  ['known', { known }],
  ['refused', { refused }],
  ['look', { lookMark }],
];
