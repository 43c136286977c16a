import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Refusal } from './refusal.ts';
import { writeWhole } from './write.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ecos-write-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a file appears with its folders and replaces an older one, leaving nothing else', () => {
  const file = join(folder, 'a', 'b', 'out.txt');
  writeWhole(file, 'old');
  symlinkSync(file, join(folder, 'link'));
  writeWhole(join(folder, 'link'), 'newer');
  expect(readFileSync(file, 'utf8')).toBe('newer');
  writeWhole(file, Uint8Array.of(110, 101, 119));
  expect(readFileSync(file, 'utf8')).toBe('new');
  expect(readdirSync(join(folder, 'a', 'b'))).toEqual(['out.txt']);
});

test('what cannot be written is refused and nothing is lost', () => {
  const file = join(folder, 'plain');
  writeFileSync(file, 'kept');
  expect(() => writeWhole(join(file, 'below.txt'), 'x')).toThrow(Refusal);
  expect(() => writeWhole(folder, 'x')).toThrow(/cannot be written/);
  expect(() => writeWhole('/dev/null', 'x')).toThrow(/no plain file/);
  expect(() => writeWhole('/dev/null/below.txt', 'x')).toThrow(Refusal);
  expect(readFileSync(file, 'utf8')).toBe('kept');
  expect(readdirSync(folder)).toEqual(['plain']);
});

test('a folder of the system that takes none is refused, and not tried for ever', () => {
  if (!existsSync('/proc/self')) return;
  expect(() => writeWhole('/proc/nothing/below/x.txt', 'x')).toThrow(/cannot be written/);
});
