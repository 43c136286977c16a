/** Cached sets equal compiled ones, and are discarded as soon as anything differs. */
import { appendFileSync, cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { textsOf } from '../../terminal/problems/show.ts';
import { compileSources } from '../compile-sources.ts';
import { bundledFolder } from '../sources/bundled.ts';
import { sourcesOf } from '../sources/sources.ts';
import { type CachedFolder, cachedSets, writeCache } from './set-cache.ts';

let place: CachedFolder;
let temporary: string;

beforeEach(() => {
  temporary = mkdtempSync(join(tmpdir(), 'ecos-ready-'));
  const folder = join(temporary, 'cards');
  cpSync(bundledFolder(), folder, { recursive: true });
  place = { file: join(temporary, 'sets.json'), folder, shown: () => folder };
});

afterEach(() => rmSync(temporary, { recursive: true }));

const compiled = () => compileSources(sourcesOf([place.folder]));

test('cached sets equal compiled ones, with their files and places', () => {
  expect(cachedSets(place)).toBeUndefined();
  const fresh = compiled();
  writeCache(fresh, place);
  const cached = cachedSets(place);
  expect(cached?.map(({ set }) => set)).toEqual(fresh.sets);
  const texts = textsOf(cached?.flatMap(({ files }) => files) ?? []);
  for (const { files } of fresh.sets)
    for (const file of files) expect(texts.get(file)).toEqual(fresh.texts.get(file));
  // Cards are compared by identity, not by content: a set is one object in every chain.
  expect(cached?.[1].set.chain[0]).toBe(cached?.[0].set.program);
});

test.each([
  ['one more character in a file', () => appendFileSync(join(place.folder, 'new-horizon', 'set.eco'), '#')],
  ['one more file', () => writeFileSync(join(place.folder, 'new-horizon', 'more.eco'), '')],
  ['one file fewer', () => rmSync(join(place.folder, 'new-horizon', 'rivers.scenarios.eco'))],
  ['a truncated cache', () => writeFileSync(place.file, '{"digest":')],
  ['other content in the cache', () => writeFileSync(place.file, 'null')],
])('cached sets are not used after a change: %s', (_, change) => {
  writeCache(compiled(), place);
  expect(cachedSets(place)).toBeDefined();
  change();
  expect(cachedSets(place)).toBeUndefined();
});

test.each([
  ['written', () => appendFileSync(join(place.folder, 'new-horizon', 'set.eco'), '#')],
  ['added', () => writeFileSync(join(place.folder, 'new-horizon', 'more.eco'), '')],
  ['removed', () => rmSync(join(place.folder, 'new-horizon', 'rivers.scenarios.eco'))],
])('sets are compiled again if a file was %s after it was read', (_, change) => {
  const before = compiled();
  change();
  writeCache(before, place);
  expect(cachedSets(place)).toBeUndefined();
});

test('sets with a problem are not cached', () => {
  appendFileSync(join(place.folder, 'new-horizon', 'set.eco'), 'card');
  writeCache(compiled(), place);
  expect(existsSync(place.file)).toBe(false);
});

test('a cache that cannot be written is not reported', () => {
  writeCache(compiled(), { ...place, file: join(place.folder, 'new-horizon', 'set.eco', 'sets.json') });
  expect(cachedSets(place)).toBeUndefined();
});
