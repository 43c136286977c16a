/** The changes on disk, for pages that ask what has changed. */
import type { DiskChange, NumberedChange, OpenAnswer, SavedText } from '../server-messages.ts';

/** The texts on disk, those of sets outside the folder, and why other files cannot be read. */
type OnDisk = Pick<OpenAnswer, 'files' | 'known' | 'refused'>;

/** The last known texts of a set, and the changes that led to them. */
export class DiskChanges {
  readonly #files: Map<string, SavedText>;
  #others: Omit<OnDisk, 'files'>;
  /** The latest change of each file, and of what is not a file, by name; in their order, with the page that made it. */
  readonly #latest = new Map<string, { change: NumberedChange; page: string | undefined }>();
  /** The number of changes so far. */
  at = 0;

  /** @param first the current state */
  constructor({ files, known, refused }: OnDisk) {
    this.#files = new Map(files.map((one) => [one.file, one]));
    this.#others = { known, refused };
  }

  /** Compares the texts with the last known ones. */
  see({ files, known, refused }: OnDisk): void {
    for (const saved of files) this.saved(saved);
    const there = new Set(files.map(({ file }) => file));
    for (const file of this.#files.keys()) {
      if (!there.has(file) && this.#files.delete(file)) this.#record(file, { file, gone: true });
    }
    const before = this.#others;
    this.#others = { known, refused };
    if (!isSame(known, before.known)) this.#record('known', { known });
    if (!isSame(refused, before.refused)) this.#record('refused', { refused });
  }

  /** Takes a saved text, perhaps of a page. */
  saved(saved: SavedText, page?: string): void {
    if (this.#files.get(saved.file)?.mark === saved.mark) return;
    this.#files.set(saved.file, saved);
    this.#record(saved.file, saved, page);
  }

  #record(name: string, change: DiskChange, page?: string): void {
    this.#latest.delete(name);
    this.#latest.set(name, { change: { ...change, at: ++this.at }, page });
  }

  /** The changes after an earlier state, without those that a page made itself. */
  since(at: number, page: string | undefined): NumberedChange[] {
    const later = [...this.#latest.values()].filter((one) => one.change.at > at);
    return later.filter((one) => one.page === undefined || one.page !== page).map(({ change }) => change);
  }
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
