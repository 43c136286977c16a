/** Damaged or modified files of a host. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../test/host/opened.ts';
import { hasModes, modeOf, ofAnotherSystem } from '../../test/modes.ts';
import { readySets } from '../../test/ready-sets.ts';
import { Data } from './data.ts';

test.each([
  '',
  ' \n',
  '{',
  '{"secret": "a"',
  '{}',
  '[]',
  'null',
  '{"secret": 5}',
  '{"secret": ""}',
  '{"secret": "a", "port": "b"}',
  '{"secret": "a", "port": 65536}',
  '{"secret": "a", "port": -1}',
  '\u{fffd}',
])('a host whose secret is missing or damaged refuses to start, and does not write a new one: %j', (text) => {
  const folder = temporaryFolder();
  const file = join(folder, 'host.json');
  writeFileSync(file, text);
  for (let times = 0; times < 2; times++)
    expect(() => new Data(folder)).toThrow(
      `${file} is ${text.trim() === '' ? 'empty' : 'damaged'}: restore it, or remove it, which invalidates all links.`,
    );
  expect(readFileSync(file, 'utf8')).toBe(text);
});

test('a host that keeps its port writes its own data once', () => {
  const folder = temporaryFolder();
  const writtenAt = (port: number) => {
    const data = new Data(folder);
    data.keepOwn({ port });
    data.close();
    return statSync(join(folder, 'host.json')).ino;
  };
  const first = writtenAt(8001);
  expect(writtenAt(8001)).toBe(first);
  expect(writtenAt(8002)).not.toBe(first);
});

test('damaged cards are reported with their file', () => {
  const data = new Data(temporaryFolder());
  onTestFinished(() => data.close());
  data.keepBotGames('0123456789abcdef', { bot: 'greedy', games: 0, cards: {} });
  for (const text of ['{', 'null', '{}', '{"chain":[{}]}']) {
    const file = join(data.folder, 'cards', '0123456789abcdef.json');
    writeFileSync(file, text);
    expect(() => data.cards('0123456789abcdef')).toThrow(`${file} is damaged`);
  }
});

test.runIf(hasModes)(`only the owner can read what a host stores${ofAnotherSystem}`, () => {
  const folder = join(temporaryFolder(), 'playtests');
  const data = new Data(folder);
  const [{ chain }] = readySets() as [ReturnType<typeof readySets>[number]];
  const cards = data.keepCards({
    chain,
    look: { nouns: {}, icons: {} },
    texts: { title: '', files: [], known: [] },
  });
  data.keepOwn({ port: 0 });
  data.begin('aaaaaaaaaa', 'x');
  const notes = data.open('aaaaaaaaaa', 'notes.jsonl', 0);
  notes.add('x');
  data.decline('aaaaaaaaaa', cards);
  data.keepBotGames(cards, { bot: 'greedy', games: 0, cards: {} });
  notes.close();
  data.close();
  const places = ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })];
  expect(places).toHaveLength(10);
  for (const place of places) {
    const stats = statSync(join(folder, place));
    expect([place, modeOf(stats)]).toEqual([place, stats.isDirectory() ? '700' : '600']);
  }
});

test('only one host at a time can use a folder', () => {
  const data = new Data(temporaryFolder());
  onTestFinished(() => data.close());
  expect(() => new Data(data.folder)).toThrow(
    `${join(data.folder, 'host.json')} is in use by another host (process ${process.pid}): wait until it ends, or name another place.`,
  );
});
