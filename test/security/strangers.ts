/** Set files that a stranger may have made: wrong, deep, or with names of JavaScript. */
import { hashSet } from '../../program/hash.ts';
import type { SetProgram } from '../../program/set.ts';
import { plainSet } from '../plain-set.ts';

/** A set without a base, as data to modify. */
export function plainJson(): SetProgram {
  return structuredClone(plainSet);
}

/** The text of a set's JSON file, with the correct hash. */
export function jsonFile(set: SetProgram): string {
  return JSON.stringify({ ...set, hash: hashSet(set) });
}

/** JSON objects nested this deep: `{"a":{"a":…}}`. */
export const nested = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

/** Names that every JavaScript object inherits, including some that the card language cannot write. */
export const OBJECT_NAMES = ['__proto__', 'constructor', 'toString', 'valueOf', 'hasOwnProperty'];
