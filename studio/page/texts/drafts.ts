/** Texts that are not saved are kept: at once in this browser, soon after by the server, which the next page asks. */

import type { Draft } from '../../server-messages.ts';
import { browserStorage } from '../storage.ts';
import { isChanged, type OpenDocument } from './documents.ts';
import type { Server } from './server.ts';

/** Milliseconds after a key until the server gets the text, if it has the one before by then. */
const PAUSE = 100;

/** A text that was not saved, and when it was kept. */
type Kept = Omit<Draft, 'id'>;

/** Whether the server has kept a text. */
interface Told {
  kept(): void;
  failed(error: unknown): void;
}

/** Each page keeps its own text of a file: two pages that write in one file lose nothing of each other. */
export class Drafts {
  readonly #server: Pick<Server, 'keepDraft' | 'dropDraft' | 'page'>;
  readonly #set: string;
  readonly #told: Told;
  readonly #waiting = new Map<string, OpenDocument>();
  /** Files of which this page keeps a text. */
  readonly #own = new Set<string>();
  /** By file the texts of the page whose text this one shows, until this one keeps or drops its own. */
  readonly #earlier = new Map<string, ReadonlySet<string>>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The server has not answered yet: what is sent meanwhile might overtake. */
  #isSending = false;

  /**
   * @param set tells the texts of this set from others in the browser's storage
   * @param told of what the server has answered
   */
  constructor(server: Pick<Server, 'keepDraft' | 'dropDraft' | 'page'>, set: string, told: Told) {
    this.#server = server;
    this.#set = set;
    this.#told = told;
    addEventListener('pagehide', () => void this.#send());
  }

  /**
   * The latest text of each file, of those that this browser kept and those that the server did. This page shows them, and what their
   * pages kept before goes with them; what other pages kept of a file is offered once that is saved.
   */
  takeOver(byServer: readonly Draft[]): ReadonlyMap<string, Kept> {
    const own = this.#names().flatMap((name) => keptAt(name) ?? []);
    // The server's date is that of its arrival: of one page the browser has the later text.
    const isLate = ({ file, page }: Draft) =>
      page !== undefined && own.some((one) => one.file === file && one.page === page);
    const inTime = byServer.filter((draft) => !isLate(draft));
    const shown = new Map(
      [...inTime, ...own].sort((a, b) => (a.kept < b.kept ? -1 : 1)).map((one) => [one.file, one]),
    );
    for (const one of shown.values()) {
      const before = [...byServer, ...own].filter(
        ({ file, page }) => file === one.file && page !== undefined && page === one.page,
      );
      this.#earlier.set(one.file, new Set([one, ...before].map(({ text }) => text)));
    }
    return shown;
  }

  /** A text that was changed or saved. */
  take(document: OpenDocument): void {
    const { file, text, mark } = document;
    if (!isChanged(document) && !this.#own.has(file) && !this.#earlier.has(file)) return;
    const name = this.#name(`${file} ${this.#server.page}`);
    // Where the storage is full or refused, the server keeps the text.
    if (isChanged(document)) {
      const { page } = this.#server;
      const kept = new Date().toISOString();
      this.#own.add(file);
      browserStorage.setItem(name, JSON.stringify({ file, text, mark, kept, page } satisfies Kept));
    } else browserStorage.removeItem(name);
    const earlier = this.#earlier.get(file);
    for (const other of earlier ? this.#names() : []) {
      const there = other === name ? undefined : keptAt(other);
      if (there?.file === file && earlier?.has(there.text)) browserStorage.removeItem(other);
    }
    this.#waiting.set(file, document);
    this.#sendSoon();
  }

  /** Keeps a text again that has not changed here, but only if this page kept it before: a text of another page must not become the latest. */
  takeAgain(document: OpenDocument): void {
    if (this.#own.has(document.file)) this.take(document);
  }

  /** Also while somebody writes without a pause. */
  #sendSoon(): void {
    if (this.#isSending || this.#waiting.size === 0) return;
    this.#timer ??= setTimeout(() => void this.#send(), PAUSE);
  }

  async #send(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const documents = [...this.#waiting.values()];
    this.#waiting.clear();
    this.#isSending = true;
    const { kept, failed } = this.#told;
    await Promise.all(documents.map((document) => this.#keep(document).then(kept, failed)));
    this.#isSending = false;
    this.#sendSoon();
  }

  async #keep(document: OpenDocument): Promise<void> {
    const { file, text, mark } = document;
    if (isChanged(document)) await this.#server.keepDraft({ file, text, mark });
    else if (this.#own.delete(file)) await this.#server.dropDraft({ file, own: true });
    for (const earlier of this.#earlier.get(file) ?? []) {
      // To drop a text that is equal would drop the own one.
      if (!isChanged(document) || earlier !== text) await this.#server.dropDraft({ file, text: earlier });
    }
    if (!isChanged(document) || !this.#earlier.get(file)?.has(text)) this.#earlier.delete(file);
  }

  /** What is kept in this browser of the set. */
  #names(): string[] {
    return browserStorage.names().filter((name) => name.startsWith(this.#name('')));
  }

  #name(of: string): string {
    return `ecos-draft ${this.#set} ${of}`;
  }
}

function keptAt(name: string): Kept | undefined {
  const found: unknown = JSON.parse(browserStorage.getItem(name) ?? 'null');
  return isKept(found) ? { ...found, kept: found.kept ?? '' } : undefined;
}

function isKept(found: unknown): found is Omit<Kept, 'kept'> & { kept?: string } {
  return (
    typeof found === 'object' &&
    found !== null &&
    'file' in found &&
    'text' in found &&
    typeof found.file === 'string' &&
    typeof found.text === 'string'
  );
}
