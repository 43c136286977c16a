/** The texts stored in this browser, in IndexedDB: saved ones, drafts, and sets that came by a link or a zip. */
import type { IncludedSet } from '../../site-messages.ts';
import { RefusedError } from '../texts/server.ts';

/** A text saved in this browser. */
export interface SavedHere {
  set: string;
  file: string;
  text: string;
  /** The mark of the text that came with the page when this one was saved; null for a file that did not come with it. */
  base: string | null;
}

/** An unsaved text. */
export interface DraftHere {
  set: string;
  file: string;
  /** The page that wrote it: each window has its own drafts. */
  id: string;
  text: string;
  mark: string | null;
  kept: string;
}

/** A set that came by a link or a zip. */
export interface OwnSet {
  /** Identifies the set; its texts are stored under this id. */
  id: string;
  /** The path of the pages that can open it: the same host may have others. */
  place: string;
  /** When it was last opened, as an ISO date. */
  opened: string;
  set: IncludedSet;
}

/** The stores and the types of their entries. */
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

/** The message if the browser stores nothing at all. */
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

/**
 * Runs `work` in one transaction, completely or not at all.
 * @throws RefusedError that says what the browser does not store
 */
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

/** The operations used on a store. */
interface Store<T> {
  get(...key: string[]): Promise<T | undefined>;
  /** All entries whose keys begin with these parts. */
  below(...key: string[]): Promise<T[]>;
  put(value: T): Promise<unknown>;
  delete(...key: string[]): Promise<unknown>;
}

const storeOf = <T>(store: IDBObjectStore): Store<T> => ({
  get: (...key) => answered<T | undefined>(store.get(key)),
  // In IndexedDB, an array sorts after all strings.
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
