/** Replaces the server on a site without one: texts come with the page or a link, and this browser stores the changes. */
import { del, get, update } from 'idb-keyval';
import { markOf } from '../../link/mark.ts';
import { DRAFT } from '../../paths.ts';
import type {
  ChangeLine,
  Conflict,
  Draft,
  EarlierAnswer,
  LookAnswer,
  OpenAnswer,
  PrintOption,
  RevisionsAnswer,
  Saved,
  SavedText,
  SaveWanted,
} from '../../server-messages.ts';
import type { SiteData } from '../../site-messages.ts';
import { browserStorage } from '../storage.ts';
import { RefusedError, type Server } from '../texts/server.ts';
import { besides, FULL, inStore, REFUSED, type SavedHere, savedKey } from './browser-store.ts';

/** The page's name for the texts that the set came with; for a set on disk it means the last commit. */
const ORIGINAL = 'HEAD';

export class BrowserServer implements Server {
  readonly keeps = 'browser';
  readonly #data: SiteData;
  /** The key under which the data of the set is stored. */
  readonly #place: string;
  readonly #included: ReadonlyMap<string, SavedText>;
  readonly page = Math.random().toString(36).slice(2);
  readonly #others: BroadcastChannel;
  #hasAsked = false;

  /** @param page the address of the page without the part that identifies a set: a host may have several pages */
  constructor(data: SiteData, page: string) {
    this.#data = data;
    this.#place = `${page} ${data.set.id}`;
    this.#included = new Map(
      data.set.files.map(({ file, text }) => [file, { file, text, mark: markOf(text) }]),
    );
    this.#others = new BroadcastChannel(`ecos ${this.#place}`);
  }

  async opened(): Promise<OpenAnswer> {
    const { set, version } = this.#data;
    // If the browser stores nothing, `changes` reports it.
    const entries = await besides<SavedHere>(savedKey(this.#place, '')).catch(() => []);
    const saved = entries.map(([, one]) => one);
    const files = new Map(this.#included);
    for (const one of saved)
      if (!this.#isStale(one))
        files.set(one.file, { file: one.file, text: one.text, mark: markOf(one.text) });
    // The page now comes with a different text: both are shown.
    const drafts = saved
      .filter((one) => this.#isStale(one))
      .map(({ file, text, base }): [string, string] => [
        `${DRAFT}${this.#place} ${file}`,
        JSON.stringify({ file, text, mark: base, kept: '' } satisfies Draft),
      ]);
    return {
      ...{ name: set.name, folder: this.#place, title: set.title, version, refused: [] },
      files: [...files.values()],
      known: set.known,
      beside: set.beside,
      kept: Object.fromEntries(drafts),
      writable: true,
      at: 0,
    };
  }

  look(): Promise<LookAnswer> {
    return Promise.resolve(this.#data.set.look);
  }

  newSet(): Promise<never> {
    return Promise.reject(new RefusedError('New sets are made by ecos new, on a machine.'));
  }

  /** Whether a text was saved over a different one than the page now comes with. */
  #isStale({ file, base }: SavedHere): boolean {
    return base !== (this.#included.get(file)?.mark ?? null);
  }

  async save({ file, text, mark }: SaveWanted): Promise<Saved | { theirs: Conflict }> {
    const included = this.#included.get(file);
    let answer: Saved | { theirs: Conflict } = { mark: markOf(text) };
    const saved = (before: SavedHere | undefined): SavedHere | undefined => {
      const now =
        before && !this.#isStale(before) ? { text: before.text, mark: markOf(before.text) } : included;
      if ((now?.mark ?? null) !== mark) {
        answer = { theirs: { text: now?.text ?? null, mark: now?.mark ?? null } };
        return before;
      }
      return included?.text === text ? undefined : { file, text, base: included?.mark ?? null };
    };
    await inStore((store) => update<SavedHere | undefined>(savedKey(this.#place, file), saved, store));
    if ('mark' in answer) this.#others.postMessage({ file, text, mark: answer.mark } satisfies SavedText);
    this.#lastLonger();
    return answer;
  }

  /** Asks the browser to keep the data: one that runs out of space may otherwise discard it. Some ask the user for permission. */
  #lastLonger(): void {
    if (this.#hasAsked) return;
    this.#hasAsked = true;
    void navigator.storage?.persist?.();
  }

  /**
   * The storage of this browser has it: a page that is being closed can write nowhere else. Only texts that were saved over those
   * of another version of the page are in the store.
   */
  async keep(_name: string, value: string | null, before?: string): Promise<void> {
    if (value !== null && !browserStorage.keepsAll()) {
      await inStore((store) => get('', store));
      throw new RefusedError(FULL);
    }
    if (before === undefined) return;
    const { file, text }: Draft = JSON.parse(before);
    const key = savedKey(this.#place, file);
    const saved = await inStore((store) => get<SavedHere>(key, store));
    if (saved?.text === text && this.#isStale(saved)) await inStore((store) => del(key, store));
  }

  revisions(): Promise<RevisionsAnswer> {
    return Promise.resolve({ revisions: [] });
  }

  async earlier(since: string): Promise<EarlierAnswer> {
    if (since !== ORIGINAL)
      throw new RefusedError('A browser has no git: only the texts that came with the page are known.');
    return { files: this.#data.set.files };
  }

  printOptions(): Promise<PrintOption[]> {
    return Promise.resolve(this.#data.printOptions);
  }

  print(): Promise<never> {
    return Promise.reject(new RefusedError('PDFs are made by ecos print, on a machine.'));
  }

  /** Texts saved by other windows. */
  async *changes(): AsyncGenerator<ChangeLine> {
    await inStore((store) => get('', store)).catch(() => {
      throw new RefusedError(REFUSED);
    });
    const waiting: SavedText[] = [];
    let wake = () => {};
    this.#others.onmessage = ({ data }: MessageEvent<SavedText>) => {
      waiting.push(data);
      wake();
    };
    for (let at = 1; ; at++) {
      while (waiting.length === 0)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      yield { ...waiting.shift()!, at };
    }
  }
}
