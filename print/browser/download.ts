/**
 * Downloads a browser to print with: Chrome's headless shell in the version this Puppeteer was made for, with
 * Puppeteer's own installer, into our cache.
 */
import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { cacheFolder, wholeFolder } from './folders.ts';

/** The version of the browser. A test holds it to the version the installed Puppeteer names. */
export const BUILD = '156.0.8078.47';
const NAME = `chrome-headless-shell-${BUILD}`;

/** How a browser is downloaded. */
export interface DownloadOptions {
  /**
   * Where the cache is looked up. `PUPPETEER_CHROME_HEADLESS_SHELL_DOWNLOAD_BASE_URL` names a mirror, as it does for
   * Puppeteer itself.
   */
  env?: NodeJS.ProcessEnv;
  /** Called with the bytes received so far, and how many there will be; 0 where the server does not say. */
  onProgress?: (received: number, total: number) => void;
}

/** A downloaded browser. */
export interface DownloadedBrowser {
  executable: string;
  /** Whether the server gave a checksum, which the archive then has. */
  verified: boolean;
}

/** For `catch` after an import: distinguishes a package that is not installed from a broken one, which is rethrown. */
export function orMissing(error: unknown): 'missing' {
  if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') return 'missing';
  throw error;
}

/** The program that was downloaded before, by us or by Puppeteer's own installer; undefined where there is none. */
export async function downloadedBrowser(env: NodeJS.ProcessEnv = process.env): Promise<string | undefined> {
  const puppeteer = env.PUPPETEER_CACHE_DIR ?? join(homedir(), '.cache', 'puppeteer');
  const caches = [join(cacheFolder(env), NAME), puppeteer].filter((folder) => existsSync(folder));
  if (caches.length === 0) return undefined;
  const installer = await import('@puppeteer/browsers').catch(orMissing);
  if (installer === 'missing' || !installer.detectBrowserPlatform()) return undefined;
  const browser = installer.Browser.CHROMEHEADLESSSHELL;
  return caches
    .map((cacheDir) => installer.computeExecutablePath({ browser, buildId: BUILD, cacheDir }))
    .find((path) => existsSync(path));
}

/** Whether there is a browser to download for this system, and the package that does it. */
export async function canDownload(): Promise<boolean> {
  const installer = await import('@puppeteer/browsers').catch(orMissing);
  return installer !== 'missing' && installer.detectBrowserPlatform() !== undefined;
}

/**
 * Downloads a browser into our cache, where it appears complete or not at all. Throws where the server cannot be reached,
 * what it sent does not have the checksum it names, or the cache cannot be written to.
 */
export async function downloadBrowser({
  env = process.env,
  onProgress,
}: DownloadOptions = {}): Promise<DownloadedBrowser> {
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
    // Takes the archive that is there already, unpacks it and removes it.
    await install(options);
    await rm(archive, { force: true });
  });
  return { executable: computeExecutablePath({ browser, platform, buildId: BUILD, cacheDir }), verified };
}

/**
 * Compares an archive with the MD5 checksum its server names; false where it names none. Puppeteer's installer compares
 * SHA-256, which the storage of Chrome does not give. That the server is the right one is what HTTPS is for.
 */
async function verify(archive: string, url: URL): Promise<boolean> {
  const { headers } = await fetch(url, { method: 'HEAD' });
  const [, expected] = /\bmd5=([\w+/]+={0,2})/.exec(headers.get('x-goog-hash') ?? '') ?? [];
  if (expected === undefined) return false;
  const hash = createHash('md5');
  await pipeline(createReadStream(archive), hash);
  if (hash.digest('base64') !== expected) throw new Error('what was downloaded does not have its checksum');
  return true;
}
