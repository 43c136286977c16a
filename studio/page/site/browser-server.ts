/** This browser as the store of a set: on a site, and for sets from links. */
import { del, get, update } from 'idb-keyval';
import { ONE_FILE } from '../../games/start-worker.ts';
import { textMark } from '../../link/mark.ts';
import { DRAFT_PREFIX } from '../../paths.ts';
import type { Conflict, Draft, SavedText, SaveRequest, SaveResult } from '../../server-messages.ts';
import type { SiteData } from '../../site-messages.ts';
import { browserStorage } from '../storage.ts';
import { RefusedError, type Server } from '../texts/server.ts';
import { FULL_STORAGE, inStore, NO_STORAGE, type SavedHere, savedKey, savedTexts } from './browser-store.ts';

/** The page's name for the texts that the set came with; for a set on disk it means the last commit. */
const ORIGINAL_REVISION = 'HEAD';

export class BrowserServer implements Server {
  readonly keeps = 'browser';
  readonly page = Math.random().toString(36).slice(2);
  readonly #site: SiteData;
  readonly #machine: Pick<Server, 'keep'> | undefined;
  /** Distinguishes the data stored for this set. */
  readonly #place: string;
  /** The texts that the set came with, by file. */
  readonly #included: ReadonlyMap<string, SavedText>;
  readonly #others: BroadcastChannel;
  #hasAsked = false;

  /**
   * @param path the address of the page without the part that identifies a set: a host may have several pages
   * @param machine keeps settings and games, too, if the page belongs to a studio
   */
  constructor(site: SiteData, path: string, machine?: Pick<Server, 'keep'>) {
    const { set } = site;
    this.#site = site;
    this.#machine = machine;
    this.#place = `${path} ${set.id}`;
    this.#included = new Map(set.files.map((one) => [one.file, withMark(one)]));
    this.#others = new BroadcastChannel(`ecos ${this.#place}`);
  }

  async opened() {
    const { set, version } = this.#site;
    const place = this.#place;
    // If the browser stores nothing, `changes` reports it.
    const entries = await savedTexts(place).catch(() => []);
    const saved = entries.map(([, one]) => one);
    const current = saved.filter((one) => !this.#isStale(one));
    const files = new Map([...this.#included, ...current.map((one) => [one.file, withMark(one)] as const)]);
    // The page now comes with a different text: both are shown.
    const drafts = saved
      .filter((one) => this.#isStale(one))
      .map(({ file, text, base }) => [
        `${DRAFT_PREFIX}${place} ${file}`,
        JSON.stringify({ file, text, mark: base, kept: '' } satisfies Draft),
      ]);
    return {
      name: set.name,
      folder: place,
      title: set.title,
      version,
      refused: [],
      files: [...files.values()],
      known: set.known,
      beside: set.beside,
      from: set.from,
      kept: Object.fromEntries(drafts),
      writable: true as const,
      at: 0,
    };
  }

  async extras() {
    // Without a server there are no files of pictures.
    const { art: _, ...look } = this.#site.set.look;
    return look;
  }

  picture(): Promise<never> {
    return Promise.reject(new RefusedError('The pictures of this set are not here.'));
  }

  savePicture(): Promise<never> {
    return Promise.reject(new RefusedError('Pictures are kept by ecos studio, on a machine.'));
  }

  newSet(): Promise<never> {
    return Promise.reject(new RefusedError('New sets are made by ecos new, on a machine.'));
  }

  async save({ file, text, mark }: SaveRequest) {
    const original = this.#included.get(file);
    let answer: SaveResult | { theirs: Conflict } = { mark: textMark(text) };
    const saved = (before: SavedHere | undefined): SavedHere | undefined => {
      const now = before && !this.#isStale(before) ? withMark(before) : original;
      if ((now?.mark ?? null) !== mark) {
        answer = { theirs: { text: now?.text ?? null, mark: now?.mark ?? null } };
        return before;
      }
      return original?.text === text ? undefined : { file, text, base: original?.mark ?? null };
    };
    await inStore((store) => update<SavedHere | undefined>(savedKey(this.#place, file), saved, store));
    if ('mark' in answer) this.#others.postMessage({ file, text, mark: answer.mark } satisfies SavedText);
    // A browser that runs out of space may otherwise discard the data. Some ask the user for permission.
    // In a file, Firefox would ask and ask.
    if (!this.#hasAsked && !ONE_FILE) void navigator.storage?.persist?.();
    this.#hasAsked = true;
    return answer;
  }

  /**
   * The storage of this browser has it: a page that is being closed can write nowhere else. Only texts that were saved over those
   * of another version of the page are in the store.
   */
  async keep(name: string, value: string | null, before?: string): Promise<void> {
    if (!name.startsWith(DRAFT_PREFIX)) await this.#machine?.keep(name, value);
    else if (value !== null && !browserStorage.keepsAll()) {
      await inStore((store) => get('', store));
      throw new RefusedError(FULL_STORAGE);
    }
    if (before === undefined) return;
    const { file, text }: Draft = JSON.parse(before);
    const key = savedKey(this.#place, file);
    const saved = await inStore((store) => get<SavedHere>(key, store));
    if (saved?.text === text && this.#isStale(saved)) await inStore((store) => del(key, store));
  }

  async site() {
    const { set } = this.#site;
    // A file of its own has texts of its own.
    return ONE_FILE
      ? this.#site
      : { ...this.#site, set: { ...set, id: textMark(location.origin + this.#place) } };
  }

  async revisions() {
    return { revisions: [] };
  }

  async earlier(since: string) {
    if (since === ORIGINAL_REVISION) return { files: this.#site.set.files };
    throw new RefusedError('A browser has no git: only the texts that came with the page are known.');
  }

  print(): Promise<never> {
    return Promise.reject(new RefusedError('PDFs are made by ecos print, on a machine.'));
  }

  /** Texts saved by other windows. */
  async *changes() {
    await inStore((store) => get('', store)).catch(() => {
      throw new RefusedError(NO_STORAGE);
    });
    const saved = new ReadableStream<SavedText>({
      start: (stream) => {
        this.#others.onmessage = ({ data }: MessageEvent<SavedText>) => stream.enqueue(data);
      },
    }).getReader();
    for (let at = 1; ; at++) yield { ...(await saved.read()).value!, at };
  }

  /** Whether a text was saved over a different one than the page now comes with. */
  #isStale({ file, base }: SavedHere): boolean {
    return base !== (this.#included.get(file)?.mark ?? null);
  }
}

const withMark = ({ file, text }: Pick<SavedHere, 'file' | 'text'>): SavedText => ({
  file,
  text,
  mark: textMark(text),
});
