/** Downloading a browser, from a server of our own with a small made-up archive. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Browser, computeExecutablePath, detectBrowserPlatform, getDownloadUrl } from '@puppeteer/browsers';
import { zipSync } from 'fflate';
import puppeteer from 'puppeteer';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { offerBrowser } from '../../cli/print/offer-browser.ts';
import { BUILD, downloadBrowser, downloadedBrowser } from '../../print/browser/download.ts';
import { ecos } from '../ecos.ts';

// As on a system for which there is no npm package with a browser, and where none is installed.
vi.mock('../../print/browser/npm.ts', async (original) => ({
  ...(await original()),
  npmBrowserFits: () => false,
  npmBrowser: async () => undefined,
}));
vi.mock('../../print/browser/installed.ts', () => ({ installedBrowser: () => undefined }));

const platform = detectBrowserPlatform()!;
const SCRIPT = '#!/bin/sh\nexit 0\n';
/** Where the program is in the archive, and where the archive is on the server. */
const PROGRAM = computeExecutablePath({
  browser: Browser.CHROMEHEADLESSSHELL,
  buildId: BUILD,
  platform,
  cacheDir: '',
})
  .split(/[\\/]/)
  .slice(-2)
  .join('/');
const PATH = getDownloadUrl(Browser.CHROMEHEADLESSSHELL, platform, BUILD, 'http://server').pathname;

/** An archive with the program, executable on Unix. */
const ARCHIVE = Buffer.from(
  zipSync({ [PROGRAM]: [Buffer.from(SCRIPT), { os: 3, attrs: (0o100755 << 16) >>> 0 }] }),
);
const md5 = (bytes: Buffer) => createHash('md5').update(bytes).digest('base64');

let server: Server;
let requests: string[];
/** The archive's checksum as the server reports it. */
let sums: string | undefined;
let cache: string;
let env: NodeJS.ProcessEnv;
beforeEach(async () => {
  requests = [];
  sums = `crc32c=AAAAAA==, md5=${md5(ARCHIVE)}`;
  server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    if (request.url !== PATH) return response.writeHead(404).end();
    response.writeHead(200, { 'content-length': ARCHIVE.length, ...(sums && { 'x-goog-hash': sums }) });
    return response.end(request.method === 'HEAD' ? undefined : ARCHIVE);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  cache = mkdtempSync(join(tmpdir(), 'download-'));
  env = {
    XDG_CACHE_HOME: cache,
    PUPPETEER_CACHE_DIR: join(cache, 'none'),
    PUPPETEER_CHROME_HEADLESS_SHELL_DOWNLOAD_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  };
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});
const kept = () => readdirSync(join(cache, 'ecos-cards'));

test('the version to download is the one that the installed Puppeteer expects', async () => {
  expect(await puppeteer.executablePath({ headless: 'shell' })).toContain(BUILD);
});

test('a browser is downloaded completely into the cache, with progress and its checksum, and found again', async () => {
  expect(await downloadedBrowser(env)).toBeUndefined();
  const seen: [number, number][] = [];
  const downloaded = await downloadBrowser({ env, onProgress: (...some) => seen.push(some) });
  expect(downloaded.verified).toBe(true);
  expect(readFileSync(downloaded.executable, 'utf8')).toBe(SCRIPT);
  expect(seen.at(-1)).toEqual([ARCHIVE.length, ARCHIVE.length]);
  expect(await downloadedBrowser(env)).toMatchObject({ executable: downloaded.executable });
  expect(kept()).toEqual([`chrome-headless-shell-${BUILD}`]);
  expect(await downloadBrowser({ env })).toMatchObject({ executable: downloaded.executable });
  expect(requests).toEqual([`GET ${PATH}`, `HEAD ${PATH}`]);
});

test('a browser that Puppeteer itself installed is found', async () => {
  const { executable } = await downloadBrowser({ env });
  const cacheDir = join(cache, 'ecos-cards', `chrome-headless-shell-${BUILD}`);
  expect(
    await downloadedBrowser({ XDG_CACHE_HOME: join(cache, 'x'), PUPPETEER_CACHE_DIR: cacheDir }),
  ).toEqual({
    executable,
    bare: true,
  });
});

test('an archive with a wrong checksum is refused, and nothing is kept', async () => {
  sums = `md5=${md5(Buffer.from('another'))}`;
  await expect(downloadBrowser({ env })).rejects.toThrow('does not match its checksum');
  expect(kept()).toEqual([]);
});

test('a download without a checksum is accepted, but marked as not verified', async () => {
  sums = undefined;
  expect(await downloadBrowser({ env })).toMatchObject({ verified: false });
});

test('the error names the URL that lacks the browser, and nothing is kept', async () => {
  env.PUPPETEER_CHROME_HEADLESS_SHELL_DOWNLOAD_BASE_URL += '/elsewhere';
  await expect(downloadBrowser({ env })).rejects.toThrow(
    /code 404\. URL: http:\/\/127\.0\.0\.1:\d+\/elsewhere\//,
  );
  expect(kept()).toEqual([]);
});

const NONE =
  /^(?:ecos: )?No browser to print with was found\. Install Chrome, [^\n]+ecos print --download[^\n]+$/;

test('ecos print asks before it downloads', async () => {
  const questions: string[] = [];
  const answering = (yes: boolean) => async (question: string) => {
    questions.push(question);
    return yes;
  };
  await expect(offerBrowser(undefined, env, answering(false))).rejects.toThrow(NONE);
  expect(requests).toEqual([]);
  await offerBrowser(undefined, env, answering(true));
  await offerBrowser(undefined, env, answering(true));
  expect(questions).toHaveLength(2);
  expect(requests[0]).toBe(`GET ${PATH}`);
});

test('without a terminal, ecos print does not ask, but follows --download and --no-download', async () => {
  await expect(offerBrowser(undefined, env)).rejects.toThrow(NONE);
  await expect(offerBrowser(false, env, async () => true)).rejects.toThrow(NONE);
  expect(requests).toEqual([]);
  await offerBrowser(true, env);
  expect(kept()).toHaveLength(1);
});

test('a failed download is reported in one line with its reason', async () => {
  const file = join(cache, 'file');
  writeFileSync(file, '');
  await expect(offerBrowser(true, { ...env, XDG_CACHE_HOME: file })).rejects.toThrow(
    /^The browser could not be downloaded: [^\n]+ Try again, [^\n]+$/,
  );
});

/** Runs the command where no npm package has a browser: on another processor, with nothing on the path. */
function ecosWithoutBrowser(args: readonly string[]) {
  const preload = join(cache, 'arm64.mjs');
  writeFileSync(preload, "Object.defineProperty(process, 'arch', { value: 'arm64' });\n");
  return ecos(['print', 'first-continent', '--cards', '1', '--out', join(cache, 'one.pdf'), ...args], {
    env: { ...env, PATH: '', NODE_OPTIONS: `--import=${pathToFileURL(preload)}` },
  });
}

test.runIf(process.platform === 'linux')('without a browser, ecos print says in one line what to do', () => {
  for (const args of [[], ['--no-download']]) {
    const { code, out, err } = ecosWithoutBrowser(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err.trimEnd()).toMatch(NONE);
  }
});
