/**
 * Downloads a browser to print with: Chrome's headless shell, in the version that this Puppeteer was made for, with
 * Puppeteer's own installer, into our cache.
 */
import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { optional } from '../optional.ts';
import { cacheFolder, wholeFolder } from './folders.ts';
import type { BrowserProgram } from './program.ts';

/** The version of the browser. A test compares it with the version that the installed Puppeteer names. */
export const BUILD = '156.0.8078.47';
const NAME = `chrome-headless-shell-${BUILD}`;

/** Options of a download. */
export interface DownloadOptions {
  /**
   * Environment variables that locate the cache. As in Puppeteer itself,
   * `PUPPETEER_CHROME_HEADLESS_SHELL_DOWNLOAD_BASE_URL` names a mirror.
   */
  env?: NodeJS.ProcessEnv;
  /** Called with the bytes received so far and the total, which is 0 if the server does not report it. */
  onProgress?: (received: number, total: number) => void;
}

/** Puppeteer's own installer; undefined if it has no browser for this system. */
async function installer() {
  const found = await optional(import('@puppeteer/browsers'));
  return found.detectBrowserPlatform() && found;
}

/** A browser that we or Puppeteer's own installer have downloaded before; undefined if there is none. */
export async function downloadedBrowser(env: NodeJS.ProcessEnv): Promise<BrowserProgram | undefined> {
  const puppeteer = env.PUPPETEER_CACHE_DIR ?? join(homedir(), '.cache', 'puppeteer');
  const caches = [join(cacheFolder(env), NAME), puppeteer].filter((folder) => existsSync(folder));
  const found = caches.length > 0 ? await installer() : undefined;
  if (!found) return undefined;
  const browser = found.Browser.CHROMEHEADLESSSHELL;
  const executable = caches
    .map((cacheDir) => found.computeExecutablePath({ browser, buildId: BUILD, cacheDir }))
    .find((path) => existsSync(path));
  return executable === undefined ? undefined : { executable, bare: true };
}

/** Whether there is a browser to download for this system. */
export const canDownload = async () => (await installer()) !== undefined;

/**
 * Downloads a browser into our cache, where it appears complete or not at all. `verified` says whether the server gave
 * a checksum, in which case the archive matches it.
 * @throws if the server is unreachable, the archive does not match the server's checksum, or the cache is not writable
 */
export async function downloadBrowser({ env = process.env, onProgress }: DownloadOptions = {}) {
  const { Browser, computeExecutablePath, detectBrowserPlatform, getDownloadUrl, install } = await import(
    '@puppeteer/browsers'
  );
  const browser = Browser.CHROMEHEADLESSSHELL;
  const platform = detectBrowserPlatform();
  if (!platform) throw new Error('there is no browser to download for this system');
  const baseUrl = env.PUPPETEER_CHROME_HEADLESS_SHELL_DOWNLOAD_BASE_URL;
  let verified = false;
  const cacheDir = await wholeFolder(cacheFolder(env), NAME, async (fresh) => {
    const options = {
      browser,
      platform,
      buildId: BUILD,
      cacheDir: fresh,
      ...(baseUrl && { baseUrl }),
      ...(onProgress && { downloadProgressCallback: onProgress }),
    };
    const archive = await install({ ...options, unpack: false });
    verified = await verify(archive, getDownloadUrl(browser, platform, BUILD, baseUrl));
    // Uses the existing archive, unpacks it and removes it.
    await install(options);
    await rm(archive, { force: true });
  });
  return { executable: computeExecutablePath({ browser, platform, buildId: BUILD, cacheDir }), verified };
}

/**
 * Compares an archive with the MD5 checksum from its server; false if there is none. Puppeteer's installer compares
 * SHA-256, which Chrome's storage does not provide. HTTPS guarantees that it is the right server.
 */
async function verify(archive: string, url: URL): Promise<boolean> {
  const { headers } = await fetch(url, { method: 'HEAD' });
  const [, expected] = /\bmd5=([\w+/]+={0,2})/.exec(headers.get('x-goog-hash') ?? '') ?? [];
  if (expected === undefined) return false;
  const hash = createHash('md5');
  await pipeline(createReadStream(archive), hash);
  if (hash.digest('base64') !== expected) throw new Error('the download does not match its checksum');
  return true;
}
