/** Stores unsaved texts: at once in this browser, and soon after on the server, where the next page finds them. */

import type { Draft } from '../../server-messages.ts';
import { browserStorage } from '../storage.ts';
import { isChanged, type OpenDocument } from './documents.ts';
import type { Server } from './server.ts';

/** Milliseconds after a key press until the text is sent to the server, provided the previous one has arrived. */
const PAUSE = 100;

/** A draft with the time when it was stored. */
type Kept = Omit<Draft, 'id'>;

/** Callbacks for whether the server has stored a text. */
interface DraftHooks {
  kept(): void;
  failed(error: unknown): void;
}

/** Each page stores its own draft of a file, so that two pages editing the same file do not overwrite each other. */
export class Drafts {
  readonly #server: Pick<Server, 'keepDraft' | 'dropDraft' | 'page'>;
  readonly #set: string;
  readonly #hooks: DraftHooks;
  readonly #waiting = new Map<string, OpenDocument>();
  /** Files of which this page has stored a draft. */
  readonly #own = new Set<string>();
  /** For each file, the earlier drafts that this page shows, until it stores or drops its own. */
  readonly #earlier = new Map<string, ReadonlySet<string>>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the server has yet to answer: another request now might overtake the previous one. */
  #isSending = false;

  /**
   * @param set distinguishes the texts of this set from others in the browser's storage
   * @param hooks the callbacks for the server's answers
   */
  constructor(server: Pick<Server, 'keepDraft' | 'dropDraft' | 'page'>, set: string, hooks: DraftHooks) {
    this.#server = server;
    this.#set = set;
    this.#hooks = hooks;
    addEventListener('pagehide', () => void this.#send());
  }

  /**
   * Returns the latest draft of each file from this browser and the server. This page shows these drafts, and takes over the
   * earlier drafts of the pages that wrote them. Drafts of other pages are offered once that file is saved.
   */
  takeOver(byServer: readonly Draft[]): ReadonlyMap<string, Kept> {
    const own = namesOf(this.#set).flatMap((name) => keptAt(name) ?? []);
    // The server's date is the time of arrival, so of one page's drafts the browser has the later one.
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

  /** Takes a document that was changed or saved. */
  take(document: OpenDocument): void {
    const { file, text, mark } = document;
    if (!isChanged(document) && !this.#own.has(file) && !this.#earlier.has(file)) return;
    const name = nameOf(this.#set, `${file} ${this.#server.page}`);
    // If the storage is full or denied, the server still has the text.
    if (isChanged(document)) {
      const { page } = this.#server;
      const kept = new Date().toISOString();
      this.#own.add(file);
      browserStorage.setItem(name, JSON.stringify({ file, text, mark, kept, page } satisfies Kept));
    } else browserStorage.removeItem(name);
    const earlier = this.#earlier.get(file);
    for (const other of earlier ? namesOf(this.#set) : []) {
      const there = other === name ? undefined : keptAt(other);
      if (there?.file === file && earlier?.has(there.text)) browserStorage.removeItem(other);
    }
    this.#waiting.set(file, document);
    this.#sendSoon();
  }

  /** Stores an unchanged draft again, but only if this page stored it before: another page's draft must not become the latest. */
  takeAgain(document: OpenDocument): void {
    if (this.#own.has(document.file)) this.take(document);
  }

  /** Sends drafts soon, even while the user types without a pause. */
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
    const { kept, failed } = this.#hooks;
    await Promise.all(documents.map((document) => this.#keep(document).then(kept, failed)));
    this.#isSending = false;
    this.#sendSoon();
  }

  async #keep(document: OpenDocument): Promise<void> {
    const { file, text, mark } = document;
    if (isChanged(document)) await this.#server.keepDraft({ file, text, mark });
    else if (this.#own.delete(file)) await this.#server.dropDraft({ file, own: true });
    for (const earlier of this.#earlier.get(file) ?? []) {
      // Dropping an equal text would drop this page's own draft, too.
      if (!isChanged(document) || earlier !== text) await this.#server.dropDraft({ file, text: earlier });
    }
    if (!isChanged(document) || !this.#earlier.get(file)?.has(text)) this.#earlier.delete(file);
  }
}

const nameOf = (set: string, of: string): string => `ecos-draft ${set} ${of}`;
const namesOf = (set: string): string[] =>
  browserStorage.names().filter((name) => name.startsWith(nameOf(set, '')));

/** Removes this browser's drafts of a set. */
export function removeDrafts(set: string): void {
  for (const name of namesOf(set)) browserStorage.removeItem(name);
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
