/** What strangers may send: a set as JSON, to be changed for the worse, and a folder to put their files into. */
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

/** The text of the JSON file of a set, with a hash that fits. */
export function jsonFile(set: SetProgram): string {
  return JSON.stringify({ ...set, hash: hashSet(set) });
}

/** Writes files by path into a fresh folder, a text each or `-> TARGET` for a link; `done` takes it away. */
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

/** `{"a": {"a": … }}`, nested this deep. */
export const nested = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

/** Names that every object of JavaScript has something of, also those the card language could not write. */
export const OBJECT_NAMES = ['__proto__', 'constructor', 'toString', 'valueOf', 'hasOwnProperty'];
