/** Replaces the server on a site without one: texts come with the page or a link, and this browser stores the changes. */
import { markOf } from '../../link/mark.ts';
import type {
  ChangeLine,
  Conflict,
  Draft,
  DraftDropped,
  DraftWanted,
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
import { RefusedError, type Server } from '../texts/server.ts';
import { inStore, REFUSED, type SavedHere } from './browser-store.ts';

/** The page's name for the texts that the set came with; for a set on disk it means the last commit. */
const ORIGINAL = 'HEAD';

export class BrowserServer implements Server {
  readonly keeps = 'browser';
  readonly #data: SiteData;
  /** The key under which the data of the set is stored. */
  readonly #place: string;
  readonly #included: ReadonlyMap<string, SavedText>;
  readonly page = Math.random().toString(36).slice(2);
  /** The drafts of earlier windows. */
  #earlier: readonly Draft[] = [];
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
    const saved = await inStore('saved', 'readonly', (store) => store.below(this.#place)).catch(() => []);
    const drafts = await inStore('drafts', 'readonly', (store) => store.below(this.#place)).catch(() => []);
    const current = saved.filter((one) => !this.#isStale(one));
    const files = new Map(this.#included);
    for (const { file, text } of current) files.set(file, { file, text, mark: markOf(text) });
    this.#earlier = [
      ...drafts.toSorted((a, b) => b.kept.localeCompare(a.kept)),
      // The page now comes with a different text: both are shown.
      ...saved
        .filter((one) => this.#isStale(one))
        .map(({ file, text, base }) => ({ id: '', file, text, mark: base, kept: '' })),
    ];
    return {
      ...{ name: set.name, folder: this.#place, title: set.title, version, refused: [] },
      files: [...files.values()],
      known: set.known,
      beside: set.beside,
      drafts: [...this.#earlier],
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
    const answer = await inStore('saved', 'readwrite', async (store) => {
      const before = await store.get(this.#place, file);
      const now =
        before && !this.#isStale(before) ? { text: before.text, mark: markOf(before.text) } : included;
      if ((now?.mark ?? null) !== mark)
        return { theirs: { text: now?.text ?? null, mark: now?.mark ?? null } };
      if (included?.text === text) await store.delete(this.#place, file);
      else await store.put({ set: this.#place, file, text, base: included?.mark ?? null });
      return { mark: markOf(text) };
    });
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

  async keepDraft({ file, text, mark }: DraftWanted): Promise<void> {
    const draft = {
      set: this.#place,
      file,
      id: this.page,
      text,
      mark,
      kept: new Date().toISOString(),
      page: this.page,
    };
    await inStore('drafts', 'readwrite', (store) => store.put(draft));
  }

  async dropDraft({ file, own, text }: DraftDropped): Promise<void> {
    const matches = (one: Draft) => !own && one.file === file && (text === undefined || one.text === text);
    const ids = [
      ...(text === undefined ? [this.page] : []),
      ...this.#earlier.filter(matches).map(({ id }) => id),
    ];
    this.#earlier = this.#earlier.filter((one) => !matches(one));
    await inStore('drafts', 'readwrite', async (store) => {
      for (const id of ids) await store.delete(this.#place, file, id);
    });
    if (!ids.includes('')) return;
    await inStore('saved', 'readwrite', async (store) => {
      const saved = await store.get(this.#place, file);
      if (saved && this.#isStale(saved)) await store.delete(this.#place, file);
    });
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
    await inStore('saved', 'readonly', (store) => store.get(this.#place, '')).catch(() => {
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
