/** Searching files piece by piece finds what reading them whole would find. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from '../../../grammar/parser.ts';
import { holdsText, scanForSet } from './scan.ts';

let folder = '';
let file = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ecos-scan-'));
  file = join(folder, 'a.eco');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function scanned(text: string, id = 'my-set') {
  writeFileSync(file, text);
  return scanForSet(file, id);
}

test.each([
  ['set my-set "Mine"', 'wanted'],
  ['\ufeffset my-set', 'wanted'],
  ['# about\nelement sun x3\nset # the name\n  my-set\n"Mine"', 'wanted'],
  ['3set my-set', 'wanted'],
  ['set\u00a0my-set', 'wanted'],
  ['card 1 brown "no end\nset my-set', 'wanted'],
  ['set other "x" set my-set "y"', 'wanted'],
  ['set other "Other"\ncard 1 brown', 'other'],
  ['set my-set-2 "More"', 'other'],
  ['set my "Mine"', 'other'],
  ['set my- set "Mine"', 'other'],
  ['# set my-set', 'none'],
  ['card 1 brown "set my-set"', 'none'],
  ['asset my-set', 'none'],
  ['set-up my-set', 'none'],
  ['set "Mine" my-set', 'none'],
  ['', 'none'],
  ['set', 'none'],
] as const)('%j declares the set that is wanted, another, or none: %s', (text, declares) => {
  expect(scanned(text)).toBe(declares);
});

test('a declaration is found wherever a piece of the file ends', () => {
  const declaration = 'set  # name\r\nmy-set "Mine"';
  for (let at = 2 ** 16 - declaration.length; at <= 2 ** 16; at++) {
    expect(scanned(`${'#'.padEnd(at - 1)}\n${declaration}`)).toBe('wanted');
    expect(scanned(`${'#'.padEnd(at)}${declaration}`)).toBe('none');
  }
});

test('what the parser takes for a declaration is never missed', () => {
  const parts = [
    'set',
    'my-set',
    'a',
    '-',
    '_',
    '3',
    ' ',
    '\n',
    '\r',
    '#',
    '"',
    '{',
    '}',
    ';',
    'é',
    'card 1',
  ];
  const texts = fc.array(fc.constantFrom(...parts), { maxLength: 12 }).map((all) => all.join(''));
  fc.assert(
    fc.property(texts, (text) => {
      for (const item of parse('a.eco', text).tree.items) {
        if (item.kind === 'set' && item.name?.text) expect(scanned(text, item.name.text)).toBe('wanted');
      }
    }),
    { numRuns: 2000 },
  );
});

test('a text is found across pieces', () => {
  for (const at of [0, 2 ** 16 - 3, 2 ** 16, 3 * 2 ** 16 - 1]) {
    writeFileSync(file, `${'x'.repeat(at)}"my-set"`);
    expect(holdsText(file, '"my-set"')).toBe(true);
    expect(holdsText(file, '"my-sets"')).toBe(false);
  }
});

test('what is not there holds nothing', () => {
  expect(scanForSet(join(folder, 'none.eco'), 'a')).toBe('none');
  expect(holdsText(join(folder, 'none.json'), 'a')).toBe(false);
});
