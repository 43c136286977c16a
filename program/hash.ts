/** Hashes that are the same on every machine. */
import { memoize } from './memoize.ts';
import type { SetProgram } from './set.ts';

/**
 * A hash of a compiled set, stored in logs so that they are not replayed with other cards. The order of keys does not matter, so
 * a set read from JSON has the same hash as the one compiled from text.
 */
export function hashSet(set: SetProgram): string {
  return hashText(JSON.stringify(set, keysInOrder));
}

/** Whether plain data is equal, regardless of the order of keys. */
export const isSameData = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a, keysInOrder) === JSON.stringify(b, keysInOrder);

/** Id and hash of a set, by which logs and saved games identify it. */
export interface SetHash {
  id: string;
  hash: string;
}

const knownHash = memoize(hashSet);

/** Ids and hashes of sets. Programs are immutable, so each is hashed once. */
export function hashSets(sets: readonly SetProgram[]): SetHash[] {
  return sets.map((set) => ({ id: set.id, hash: knownHash(set) }));
}

/** A replacer for `JSON.stringify`: the keys of each object in alphabetical order. */
export function keysInOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** FNV-1a, twice with different starts, of the text's UTF-16 units: 16 hexadecimal digits. */
export function hashText(text: string): string {
  let a = 0x811c9dc5;
  let b = 0x050c5d1f;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 0x01000193);
    b = Math.imul(b ^ unit, 0x01000193) ^ (a >>> 15);
  }
  return [a, b].map((n) => (n >>> 0).toString(16).padStart(8, '0')).join('');
}
