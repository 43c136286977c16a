/** What this browser keeps besides unsaved texts and settings: saved texts of a site. */
import { createStore, entries, type UseStore } from 'idb-keyval';
import { RefusedError } from '../texts/server.ts';

/** A text saved in this browser. */
export interface SavedHere {
  file: string;
  text: string;
  /** The mark of the text that came with the page when this one was saved; null for a file that did not come with it. */
  base: string | null;
}

/** The message if the browser stores nothing at all. */
export const NO_STORAGE =
  'This browser keeps no texts for this page: they are gone when it is closed. Save them as a zip under Share.';
export const FULL_STORAGE =
  'The storage of this browser is full: what was typed last is kept only while this page is open. Save it as a zip under Share.';

/** The key of a text saved for a set. */
export const savedKey = (set: string, file: string): string[] => ['saved', set, file];

let opened: UseStore | undefined;

/**
 * Does something with the store.
 * @throws RefusedError that says what the browser does not store
 */
export async function inStore<T>(work: (store: UseStore) => Promise<T>): Promise<T> {
  try {
    opened ??= createStore('ecos-studio', 'kept');
    return await work(opened);
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    throw new RefusedError(isFull ? FULL_STORAGE : NO_STORAGE);
  }
}

/** The texts saved for a set, with their keys. */
export async function savedTexts(set: string): Promise<[key: string[], text: SavedHere][]> {
  const all = await inStore((store) => entries<string[], SavedHere>(store));
  // A text that is as it came with the page again has left an empty entry.
  return all.filter(([[kind, of], text]) => kind === 'saved' && of === set && text !== undefined);
}
