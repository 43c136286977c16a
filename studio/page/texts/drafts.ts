/** Stores unsaved texts: at once in this browser, and soon after on the server, where the next page finds them. */
import { DRAFT_PREFIX } from '../../paths.ts';
import type { Draft, SavedText } from '../../server-messages.ts';
import { browserStorage, storedFields } from '../storage.ts';
import { isChanged, type OpenDocument } from './documents.ts';
import type { Server } from './server.ts';

/** Milliseconds after a key press until the text is sent to the server, provided the previous one has arrived. */
const PAUSE = 100;

/** A draft under its name in a store, and the same name's value on the server, which may be older. */
interface StoredDraft extends Draft {
  name: string;
  value: string;
  sent: string | undefined;
}

/** Callbacks for whether the server has stored a text. */
interface DraftHooks {
  kept(): void;
  failed(error: unknown): void;
}

/** Each page stores its own draft of a file, so that two pages editing the same file do not overwrite each other. */
export class Drafts {
  readonly #server: Pick<Server, 'keep' | 'page'>;
  readonly #set: string;
  readonly #hooks: DraftHooks;
  readonly #waiting = new Map<string, OpenDocument>();
  /** Files of which this page has stored a draft, which another page may have removed from this browser. */
  readonly #own = new Set<string>();
  /** For each file, the earlier draft that this page shows, until it stores or drops its own. */
  readonly #earlier = new Map<string, StoredDraft>();
  /** Whether drafts are being sent: another request before the server has answered might overtake the previous one. */
  #isSending = false;

  /**
   * @param set distinguishes the texts of this set from others in the browser's storage
   * @param hooks the callbacks for the server's answers
   */
  constructor(server: Pick<Server, 'keep' | 'page'>, set: string, hooks: DraftHooks) {
    this.#server = server;
    this.#set = set;
    this.#hooks = hooks;
    addEventListener('pagehide', () => void this.#send());
  }

  /**
   * Returns the latest draft of each file from this browser and the server. This page shows these drafts, and takes them over from
   * the pages that wrote them. Other drafts are offered once that file is saved. Drafts that are saved are dropped.
   */
  takeOver(kept: Readonly<Record<string, string>>, saved: readonly SavedText[]): ReadonlyMap<string, Draft> {
    // The browser has each draft before the server.
    const names = new Set([...Object.keys(kept).filter(isDraftOf(this.#set)), ...namesOf(this.#set)]);
    const drafts = [...names].flatMap((name): StoredDraft[] => {
      const value = browserStorage.getItem(name) ?? kept[name]!;
      const draft = draftOf(value);
      return draft ? [{ ...draft, name, value, sent: kept[name] }] : [];
    });
    const isSaved = ({ file, text }: Draft) => saved.some((one) => one.file === file && one.text === text);
    for (const draft of drafts.filter(isSaved)) void this.#drop(draft).catch(() => undefined);
    const open = drafts.filter((draft) => !isSaved(draft)).sort((a, b) => (a.kept < b.kept ? -1 : 1));
    for (const draft of open) this.#earlier.set(draft.file, draft);
    return new Map(this.#earlier);
  }

  /** Takes a document that was changed or saved. */
  take(document: OpenDocument): void {
    const { file } = document;
    const earlier = this.#earlier.get(file);
    if (!isChanged(document) && !this.#own.has(file) && !earlier) return;
    // If the storage is full or denied, the server still has the text.
    if (isChanged(document)) {
      this.#own.add(file);
      browserStorage.setItem(this.#nameOf(file), draftValue(document));
    } else browserStorage.removeItem(this.#nameOf(file));
    if (earlier) removeUnchanged(earlier);
    this.#waiting.set(file, document);
    void this.#sendSoon();
  }

  /** Stores an unchanged draft again, but only if this page stored it before: another page's draft must not become the latest. */
  takeAgain(document: OpenDocument): void {
    if (this.#own.has(document.file)) this.take(document);
  }

  #nameOf(file: string): string {
    return `${DRAFT_PREFIX}${this.#set} ${file} ${this.#server.page}`;
  }

  /** Sends drafts soon, even while the user types without a pause. */
  async #sendSoon(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    while (this.#waiting.size > 0) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      await this.#send();
    }
    this.#isSending = false;
  }

  async #send(): Promise<void> {
    const documents = [...this.#waiting.values()];
    this.#waiting.clear();
    const { kept, failed } = this.#hooks;
    await Promise.all(documents.map((document) => this.#keep(document).then(kept, failed)));
  }

  async #keep(document: OpenDocument): Promise<void> {
    const { file } = document;
    await this.#server.keep(this.#nameOf(file), isChanged(document) ? draftValue(document) : null);
    const earlier = this.#earlier.get(file);
    if (earlier) await this.#drop(earlier);
    this.#earlier.delete(file);
  }

  /** Drops a draft, unless its page has changed it in the meantime. */
  async #drop(draft: StoredDraft): Promise<void> {
    removeUnchanged(draft);
    if (draft.sent !== undefined) await this.#server.keep(draft.name, null, draft.sent);
  }
}

const draftValue = ({ file, text, mark }: OpenDocument): string =>
  JSON.stringify({ file, text, mark, kept: new Date().toISOString() } satisfies Draft);

const isDraftOf = (set: string) => (name: string) => name.startsWith(`${DRAFT_PREFIX}${set} `);
const namesOf = (set: string) => browserStorage.names().filter(isDraftOf(set));

/** Removes this browser's drafts of a set. */
export function removeDrafts(set: string): void {
  for (const name of namesOf(set)) browserStorage.removeItem(name);
}

function removeUnchanged({ name, value }: StoredDraft): void {
  if (browserStorage.getItem(name) === value) browserStorage.removeItem(name);
}

/** The draft in a value; undefined if it is damaged. */
function draftOf(value: string): Draft | undefined {
  const { file, text, mark = null, kept = '' } = storedFields<Draft>(value);
  return typeof file === 'string' && typeof text === 'string' ? { file, text, mark, kept } : undefined;
}
