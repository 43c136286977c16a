/** What this browser keeps besides unsaved texts: saved texts of a site, and sets that came by a link or a zip. */
import { createStore, entries, type UseStore } from 'idb-keyval';
import type { IncludedSet } from '../../site-messages.ts';
import { RefusedError } from '../texts/server.ts';

/** A text saved in this browser. */
export interface SavedHere {
  file: string;
  text: string;
  /** The mark of the text that came with the page when this one was saved; null for a file that did not come with it. */
  base: string | null;
}

/** A set that came by a link or a zip. */
export interface OwnSet {
  /** Identifies the set; its texts are stored under this id. */
  id: string;
  /** When it was last opened, as an ISO date. */
  opened: string;
  set: IncludedSet;
}

/** The message if the browser stores nothing at all. */
export const REFUSED =
  'This browser keeps no texts for this page: they are gone when it is closed. Save them as a zip under Share.';
export const FULL =
  'The storage of this browser is full: what was typed last is kept only while this page is open. Save it as a zip under Share.';

/** The key of a text saved for a set, or of a set that the pages at a path can open. */
export const savedKey = (set: string, file: string): string[] => ['saved', set, file];
export const setKey = (page: string, id: string): string[] => ['set', page, id];

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
    throw new RefusedError(isFull ? FULL : REFUSED);
  }
}

/** All entries that share every part of a key but the last. */
export async function besides<T>([kind, of]: string[]): Promise<[key: string[], value: T][]> {
  const all = await inStore((store) => entries<string[], T | undefined>(store));
  return all.filter(
    (entry): entry is [string[], T] => entry[0][0] === kind && entry[0][1] === of && entry[1] !== undefined,
  );
}
