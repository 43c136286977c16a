/** Untrusted inputs: a set as JSON to corrupt, and a folder for untrusted files. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
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

/** Writes files into a new folder, by path: a text, or `-> TARGET` for a symbolic link. `done` removes the folder. */
export function folderWith(files: Record<string, string>): { folder: string; done: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'ecos-security-'));
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    if (text.startsWith('-> ')) symlinkSync(text.slice(3), path);
    else writeFileSync(path, text);
  }
  return { folder, done: () => rmSync(folder, { recursive: true, force: true }) };
}

/** JSON objects nested this deep: `{"a":{"a":…}}`. */
export const nested = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

/** Names that every JavaScript object inherits, including some that the card language cannot write. */
export const OBJECT_NAMES = ['__proto__', 'constructor', 'toString', 'valueOf', 'hasOwnProperty'];
