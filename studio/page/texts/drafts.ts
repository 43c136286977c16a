/** Texts that are not saved are kept: at once in this browser, soon after by the server, which the next page asks. */

import { browserStorage } from '../storage.ts';
import { isChanged, type OpenDocument } from './documents.ts';
import type { KeptText, Server } from './server.ts';

/** Milliseconds after a key until the server gets the text, if it has the one before by then. */
const PAUSE = 100;

export class Drafts {
  readonly #server: Pick<Server, 'keepDraft' | 'dropDraft'>;
  readonly #set: string;
  readonly #failed: (error: unknown) => void;
  readonly #waiting = new Map<string, OpenDocument>();
  /** Files with texts that earlier pages kept: this page has taken them over. */
  readonly #earlier: Set<string>;
  /** What this page keeps of its files: in the browser, and what it sent last. Another page may keep something else. */
  readonly #own = new Map<string, { here: string; sent?: string }>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The server has not answered yet: what is sent meanwhile might overtake. */
  #isSending = false;

  /**
   * @param set tells the texts of this set from others in the browser's storage
   * @param kept files of which the server keeps texts
   */
  constructor(
    server: Pick<Server, 'keepDraft' | 'dropDraft'>,
    set: string,
    failed: (error: unknown) => void,
    kept: readonly string[],
  ) {
    this.#server = server;
    this.#set = set;
    this.#failed = failed;
    this.#earlier = new Set([...kept, ...this.kept().map(({ file }) => file)]);
    addEventListener('pagehide', () => void this.#send());
  }

  /** Texts that this browser kept and that the server perhaps never got. */
  kept(): KeptText[] {
    return browserStorage
      .names()
      .filter((key) => key.startsWith(this.#name('')))
      .flatMap((key) => keptAt(key) ?? []);
  }

  /** A text that was changed or saved. */
  take(document: OpenDocument): void {
    const { file, text, mark } = document;
    // Where the storage is full or refused, the server keeps the text.
    const name = this.#name(file);
    const own = this.#own.get(file);
    const isEarlier = this.#earlier.has(file);
    if (isChanged(document)) {
      browserStorage.setItem(name, JSON.stringify({ file, text, mark }));
      this.#own.set(file, { ...own, here: text });
    } else if (!own && !isEarlier) return;
    else if (isEarlier || keptAt(name)?.text === own?.here) browserStorage.removeItem(name);
    this.#waiting.set(file, document);
    this.#sendSoon();
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
    await Promise.all(documents.map((document) => this.#keep(document).catch(this.#failed)));
    this.#isSending = false;
    this.#sendSoon();
  }

  #keep(document: OpenDocument): Promise<unknown> {
    const { file, text, mark } = document;
    const own = this.#own.get(file);
    if (isChanged(document)) {
      this.#own.set(file, { here: text, sent: text });
      return this.#server.keepDraft({ file, text, mark });
    }
    this.#own.delete(file);
    if (this.#earlier.delete(file)) return this.#server.dropDraft({ file });
    return own?.sent === undefined ? Promise.resolve() : this.#server.dropDraft({ file, text: own.sent });
  }

  #name(file: string): string {
    return `ecos-draft ${this.#set} ${file}`;
  }
}

function keptAt(name: string): KeptText | undefined {
  const found: unknown = JSON.parse(browserStorage.getItem(name) ?? 'null');
  return isKept(found) ? found : undefined;
}

function isKept(found: unknown): found is KeptText {
  return (
    typeof found === 'object' &&
    found !== null &&
    'file' in found &&
    'text' in found &&
    typeof found.file === 'string' &&
    typeof found.text === 'string'
  );
}
