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
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The server has not answered yet: what is sent meanwhile might overtake. */
  #isSending = false;

  /** @param set tells the texts of this set from others in the browser's storage */
  constructor(
    server: Pick<Server, 'keepDraft' | 'dropDraft'>,
    set: string,
    failed: (error: unknown) => void,
  ) {
    this.#server = server;
    this.#set = set;
    this.#failed = failed;
    addEventListener('pagehide', () => void this.#send());
  }

  /** Texts that this browser kept and that the server perhaps never got. */
  kept(): KeptText[] {
    return browserStorage
      .names()
      .filter((key) => key.startsWith(this.#name('')))
      .flatMap((key): KeptText[] => {
        const found: unknown = JSON.parse(browserStorage.getItem(key) ?? 'null');
        return isKept(found) ? [found] : [];
      });
  }

  /** A text that was changed or saved. */
  take(document: OpenDocument): void {
    const { file, text, mark } = document;
    // Where the storage is full or refused, the server keeps the text.
    if (isChanged(document)) browserStorage.setItem(this.#name(file), JSON.stringify({ file, text, mark }));
    else browserStorage.removeItem(this.#name(file));
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
    return isChanged(document)
      ? this.#server.keepDraft({ file, text, mark })
      : this.#server.dropDraft({ file });
  }

  #name(file: string): string {
    return `ecos-draft ${this.#set} ${file}`;
  }
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
