import { mkdirSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { workspace } from '../../test/workspace.ts';
import { findSources } from '../load/find.ts';
import { readSource } from './read.ts';

const TEXT = 'card 1 brown leaves 2 energy sun { gain 1vp }\n';
let place = workspace();
let file = '';
beforeEach(() => {
  place = workspace();
  file = place.at('a.eco');
});

/** Writes bytes and reads them as a card file. */
function reading(...bytes: (Buffer | string)[]): () => string {
  place.put({ 'a.eco': Buffer.concat(bytes.map((part) => Buffer.from(part))) });
  return () => readSource(file).text;
}
const little = Buffer.from(TEXT, 'utf16le');
const big = Buffer.from(little).swap16();

test('the byte order mark of UTF-8 is not part of the text', () => {
  expect(reading(Buffer.from([0xef, 0xbb, 0xbf]), TEXT)()).toBe(TEXT);
});

test('UTF-16 is recognised with and without a byte order mark', () => {
  const mark = Buffer.from([0xff, 0xfe]);
  for (const text of [reading(mark, little), reading(mark.swap16(), big), reading(little), reading(big)])
    expect(text).toThrow(/it is UTF-16 text, or no text\. Save it as UTF-8/);
});

test('text that is not UTF-8 is refused with its line', () => {
  expect(reading(TEXT, TEXT, Buffer.from('# café\n', 'latin1'))).toThrow(
    /a\.eco cannot be read: line 3 is not UTF-8/,
  );
});

test('a folder with the name of a card file is read as a folder', () => {
  mkdirSync(file);
  expect(() => findSources([file])).toThrow(/contains no \.eco file/);
  place.put({ 'a.eco/b.eco': TEXT });
  expect(findSources([file]).sets[0].files[0].text).toBe(TEXT);
});

test('an empty file is a set without cards', () => {
  place.put({ 'a.eco': '' });
  expect(findSources([file]).sets[0].files).toEqual([{ file, text: '' }]);
});

test('a file of more than 16 MB is refused', () => {
  expect(reading(' '.repeat(2 ** 24))().length).toBe(2 ** 24);
  expect(reading(' '.repeat(2 ** 24 + 1))).toThrow(/a\.eco cannot be read: it is longer than 16 MB/);
});

test('a file that cannot be read is refused with the reason', () => {
  expect(() => readSource(place.folder)).toThrow(/cannot be read: /);
  expect(() => readSource(place.at('none.eco'))).toThrow(/none\.eco cannot be read: /);
});
