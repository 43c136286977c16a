/** What this browser keeps of texts, in IndexedDB: saved ones, unsaved ones, and sets that came by a link or a zip. */
import type { BroughtSet } from '../../site-messages.ts';
import { RefusedError } from '../texts/server.ts';

/** A text that was saved here. */
export interface SavedHere {
  set: string;
  file: string;
  text: string;
  /** The mark of the text that the page brought when this one was saved; null for a file that it did not bring. */
  base: string | null;
}

/** A text that was not saved. */
export interface DraftHere {
  set: string;
  file: string;
  /** Of the page that wrote it: several windows keep theirs apart. */
  id: string;
  text: string;
  mark: string | null;
  kept: string;
}

/** A set that came by a link or a zip. */
export interface OwnSet {
  /** Tells it from others; its texts are kept by it. */
  id: string;
  /** Where the pages are that can open it: others may be on the same host. */
  place: string;
  /** When it was opened last, as an ISO date. */
  opened: string;
  set: BroughtSet;
}

/** The stores, and what is in them. */
interface Stores {
  saved: SavedHere;
  drafts: DraftHere;
  sets: OwnSet;
}

const KEYS: Readonly<Record<keyof Stores, string[]>> = {
  saved: ['set', 'file'],
  drafts: ['set', 'file', 'id'],
  sets: ['place', 'id'],
};

const NAME = 'ecos-cards';

/** Said where the browser keeps nothing at all. */
export const REFUSED =
  'This browser keeps no texts for this page: they are gone when it is closed. Save them as a zip under Share.';
const FULL =
  'The storage of this browser is full: what was typed last is kept only while this page is open. Save it as a zip under Share.';

let opening: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opening ??= new Promise((opened, failed) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      for (const [store, keyPath] of Object.entries(KEYS))
        request.result.createObjectStore(store, { keyPath });
    };
    request.onsuccess = () => opened(request.result);
    request.onerror = () => failed(request.error);
  });
  return opening;
}

/** Does something in one go, completely or not at all. @throws Refusal that says what the browser does not keep */
export async function inStore<Name extends keyof Stores, T>(
  name: Name,
  mode: IDBTransactionMode,
  work: (store: Store<Stores[Name]>) => Promise<T>,
): Promise<T> {
  try {
    const transaction = (await database()).transaction(name, mode);
    const ended = new Promise<void>((done, failed) => {
      transaction.oncomplete = () => done();
      transaction.onabort = () => failed(transaction.error);
    });
    const [result] = await Promise.all([work(storeOf(transaction.objectStore(name))), ended]);
    return result;
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    throw new RefusedError(isFull ? FULL : REFUSED);
  }
}

/** A store, as it is used here. */
interface Store<T> {
  get(...key: string[]): Promise<T | undefined>;
  /** All whose keys begin so. */
  below(...key: string[]): Promise<T[]>;
  put(value: T): Promise<unknown>;
  delete(...key: string[]): Promise<unknown>;
}

const storeOf = <T>(store: IDBObjectStore): Store<T> => ({
  get: (...key) => answered<T | undefined>(store.get(key)),
  // An array comes after all texts.
  below: (...key) => answered<T[]>(store.getAll(IDBKeyRange.bound(key, [...key, []]))),
  put: (value) => answered(store.put(value)),
  delete: (...key) => answered(store.delete(key)),
});

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });
}
