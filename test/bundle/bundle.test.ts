/** The command as it is packed: it does what the sources do, and loads heavy packages only where they are needed. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundle } from '../../bundle.ts';
import { ecos } from '../ecos.ts';

const PLACE = join(import.meta.dirname, '..', '..', 'out', 'packed-test');

let entry = '';
let folder = '';
beforeAll(async () => {
  entry = await bundle(PLACE);
  folder = mkdtempSync(join(tmpdir(), 'ecos-bundle-'));
});
afterAll(() => {
  for (const made of [PLACE, folder]) rmSync(made, { recursive: true, force: true });
});

const packed = (...args: string[]) => {
  const run = spawnSync(process.execPath, [entry, ...args], { cwd: folder, encoding: 'utf8' });
  return { code: run.status, out: run.stdout, err: run.stderr };
};

test.each([
  ['check', '--format', 'json'],
  ['test', '--format', 'json'],
  ['explain', '-e', 'place water', '--format', 'json'],
  ['play', '--seed', '4', '--target', '12', '--format', 'json'],
  ['list', '--hand', 'tiger'],
])('answers %s %s %s like the sources', (...args) => {
  expect(packed(...args)).toEqual(ecos(args, { cwd: folder }));
});

test('plays many games with packed workers', () => {
  const args = ['simulate', '--games', '2', '--bots', 'random', '--target', '5', '--format', 'json'];
  const { code, out, err } = packed(...args);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const timeless = (text: string) => ({ ...JSON.parse(text), seconds: 0 });
  expect(timeless(out)).toEqual(timeless(ecos(args, { cwd: folder }).out));
  expect(readFileSync(join(PLACE, 'worker.mjs'), 'utf8')).not.toMatch(/\.ts["']/);
}, 60_000);

test('starts sets, builds and prints them', () => {
  expect(packed('new', 'mine').code).toBe(0);
  expect(packed('build', 'mine', '--out', 'built')).toMatchObject({ code: 0, err: '' });
  expect(packed('check', join('built', 'mine.json'))).toMatchObject({ code: 0, err: '' });
  expect(packed('print', 'mine', '--out', 'mine.pdf')).toMatchObject({ code: 0, err: '' });
  expect(existsSync(join(folder, 'mine.pdf'))).toBe(true);
}, 60_000);

test('what every call loads is small, and heavy packages stay outside', () => {
  const texts = new Map(readdirSync(PLACE).map((file) => [file, readFileSync(join(PLACE, file), 'utf8')]));
  const all = [...texts.values()].join('\n');
  for (const name of ['ts-morph', 'puppeteer-core', 'handlebars', '@cantoo/pdf-lib', 'ajv']) {
    expect(all, name).toMatch(new RegExp(`(from|import\\() ?"${name}"`));
  }
  // What `ecos check` loads: everything that check's own chunk names, and what these name.
  const needed = new Set<string>();
  const follow = (file: string) => {
    if (needed.has(file)) return;
    needed.add(file);
    for (const [, next] of (texts.get(file) ?? '').matchAll(/(?:from|import) ?"\.\/([^"]+)"/g)) follow(next);
  };
  follow('ecos.mjs');
  for (const file of texts.keys()) if (/^(program|check)-/.test(file)) follow(file);
  const size = [...needed].reduce((sum, file) => sum + statSync(join(PLACE, file)).size, 0);
  expect(size).toBeGreaterThan(200_000);
  expect(size).toBeLessThan(700_000);
  const heavy = [...needed].filter((file) =>
    /"(ts-morph|puppeteer-core|handlebars|ajv)"/.test(texts.get(file)!),
  );
  expect(heavy).toEqual([]);
});
