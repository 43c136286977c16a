import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findBrowser } from './find.ts';
import { cacheFolder, wholeFolder } from './folders.ts';
import { installedBrowser } from './installed.ts';

const fresh = () => mkdtempSync(join(tmpdir(), 'browser-'));

test('ECOS_CHROME is used if it exists; otherwise the error says in one line that it does not', async () => {
  const program = join(fresh(), 'chrome');
  writeFileSync(program, '');
  expect(await findBrowser({ ECOS_CHROME: program })).toEqual({ executable: program });
  await expect(findBrowser({ ECOS_CHROME: `${program}-not` })).rejects.toMatchObject({
    reason: 'no-browser',
    message: expect.stringMatching(/^ECOS_CHROME names .*chrome-not, which does not exist\. [^\n]+$/),
  });
});

test('an installed browser is looked for in the usual places of the system', () => {
  const only = (path: string) => (asked: string) => asked === path;
  expect(installedBrowser({ PATH: '/a:/b' }, 'linux', only('/b/chromium'))).toEqual({
    executable: '/b/chromium',
  });
  expect(installedBrowser({ PATH: '/a:/b' }, 'linux', () => false)).toBeUndefined();
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  expect(installedBrowser({}, 'darwin', only(mac))).toEqual({ executable: mac });
});

test('the cache is in the usual place of the system', () => {
  expect(cacheFolder({ XDG_CACHE_HOME: '/x' }, 'linux')).toBe(join('/x', 'ecos-cards'));
  expect(cacheFolder({}, 'linux')).toMatch(/\.cache.ecos-cards$/);
  expect(cacheFolder({}, 'darwin')).toMatch(/Caches.ecos-cards$/);
});

test('two processes that make a folder at once both get it complete', async () => {
  const parent = fresh();
  const fill = (wait: number) => async (folder: string) => {
    writeFileSync(join(folder, 'first'), 'x');
    await new Promise((done) => setTimeout(done, wait));
    writeFileSync(join(folder, 'last'), 'x');
  };
  const places = await Promise.all([wholeFolder(parent, 'it', fill(30)), wholeFolder(parent, 'it', fill(5))]);
  expect(places).toEqual([join(parent, 'it'), join(parent, 'it')]);
  expect(readdirSync(parent)).toEqual(['it']);
  expect(readdirSync(join(parent, 'it')).toSorted()).toEqual(['first', 'last']);
});

test('a failure leaves nothing behind, and an existing folder is left alone', async () => {
  const parent = fresh();
  const failing = async (folder: string) => {
    writeFileSync(join(folder, 'half'), 'x');
    throw new Error('disk full');
  };
  await expect(wholeFolder(parent, 'it', failing)).rejects.toThrow('disk full');
  expect(readdirSync(parent)).toEqual([]);
  await wholeFolder(parent, 'it', async (folder) => writeFileSync(join(folder, 'a'), 'whole'));
  await wholeFolder(parent, 'it', failing);
  expect(readFileSync(join(parent, 'it', 'a'), 'utf8')).toBe('whole');
});

test.runIf(process.platform === 'linux')(
  'a system folder that cannot hold folders is reported, and not retried forever',
  async () => {
    await expect(wholeFolder('/proc/self/ecos/cache', 'x', async () => undefined)).rejects.toThrow(
      /ENOENT|EACCES|EPERM/,
    );
  },
);
