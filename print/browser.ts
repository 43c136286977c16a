/** Finds and starts the browser for printing. */
import { existsSync } from 'node:fs';
import type { Browser } from 'puppeteer';
import { downloadedBrowser, orMissing } from './browser/download.ts';
import { cacheFolder, checkTemporaryFolder } from './browser/folders.ts';
import { installedBrowser } from './browser/installed.ts';
import { type BrowserProfile, makeProfile, removeAtExit } from './browser/profile.ts';
import { BROWSER_PACKAGE, packageBrowserFits, packagePlace, unpackBrowser } from './browser/unpack.ts';
import { firstLine, PrintError } from './failure.ts';

/** Page processes are not forked from a prepared one: a browser that opens few pages starts faster. */
export const NO_ZYGOTE = '--no-zygote';
/** The flags that printing was measured with. */
const FLAGS = [
  NO_ZYGOTE,
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
  '--hide-scrollbars',
  '--force-color-profile=srgb',
  // The window is invisible, and nothing outside it is painted. Pictures set their own size.
  '--window-size=1,1',
];

/** A program to start, and environment variables it needs in addition to those of this process. */
export interface BrowserProgram {
  executable: string;
  env: Record<string, string>;
  /** True for a program that the system did not install. */
  bare?: true;
}

const CACHE = 'Set XDG_CACHE_HOME to a folder that can be written to.';
const INSTALL = 'Install Chrome, Chromium or Edge, or set ECOS_CHROME to the path of one.';
const DOWNLOAD = 'Or let `ecos print --download` fetch one.';

const NO_PUPPETEER = 'Printing needs the optional package puppeteer: npm install puppeteer';

/**
 * The program to print with: `ECOS_CHROME` if set, else the one from npm (Linux x64), which is unpacked on first use,
 * else an installed Chrome, Chromium or Edge, else a downloaded one.
 * @throws PrintError if there is none
 */
export async function findBrowser(env: NodeJS.ProcessEnv = process.env): Promise<BrowserProgram> {
  const chosen = env.ECOS_CHROME;
  if (chosen) {
    if (existsSync(chosen)) return { executable: chosen, env: {} };
    throw new PrintError(
      'no-browser',
      `ECOS_CHROME names ${chosen}, which does not exist. Set it to a Chrome, Chromium or Edge, or unset it.`,
    );
  }
  let unpackFailure = '';
  const place = packageBrowserFits() ? packagePlace() : undefined;
  if (place !== undefined) {
    try {
      return { ...(await unpackBrowser(place, cacheFolder(env))), bare: true };
    } catch (error) {
      unpackFailure = ` The browser from npm could not be unpacked (${firstLine(error)}). ${CACHE} Or:`;
    }
  }
  const installed = installedBrowser(env);
  if (installed) return { executable: installed, env: {} };
  const downloaded = await downloadedBrowser(env);
  if (downloaded) return { executable: downloaded, env: {}, bare: true };
  const fetch = packageBrowserFits() && place === undefined ? `Or: npm install ${BROWSER_PACKAGE}` : DOWNLOAD;
  throw new PrintError(
    'no-browser',
    `No browser to print with was found.${unpackFailure} ${INSTALL} ${fetch}`,
  );
}

/** How long a browser may take to start, in milliseconds. */
const START_TIMEOUT = 30_000;

/**
 * Starts a browser; the caller closes it.
 * @param flags flags to leave out (`without`) and to add (`more`)
 * @throws PrintError if it has not started after `timeout` milliseconds
 */
export async function launchBrowser(
  env: NodeJS.ProcessEnv = process.env,
  timeout: number = START_TIMEOUT,
  { without = [], more = [] }: { without?: readonly string[]; more?: readonly string[] } = {},
): Promise<Browser> {
  const program = await findBrowser(env);
  const starter = await import('puppeteer').catch(orMissing);
  if (starter === 'missing') throw new PrintError('no-browser', NO_PUPPETEER);
  const { default: puppeteer } = starter;
  // Otherwise Puppeteer would look for its settings in the current folder and its parents, and run a `.puppeteerrc.cjs`
  // that comes with another person's set.
  puppeteer.configuration = async () => ({});
  checkTemporaryFolder();
  const tooLong = new AbortController();
  const timer = setTimeout(() => tooLong.abort(), timeout);
  let profile: BrowserProfile | undefined;
  try {
    profile = makeProfile();
    const browser = await puppeteer.launch({
      executablePath: program.executable,
      userDataDir: profile.folder,
      headless: 'shell',
      // A port would be open to every user of this machine; a pipe also makes the browser exit when it closes, however
      // this process ends.
      pipe: true,
      signal: tooLong.signal,
      defaultViewport: null,
      args: [...FLAGS.filter((flag) => !without.includes(flag)), ...more, ...sandboxFlags(program)],
      // The browser keeps shared memory in files there (`--disable-dev-shm-usage`): if it is killed, they go with its profile.
      env: { ...env, ...program.env, ...(program.bare && { TMPDIR: profile.folder }) },
    });
    browser.process()?.once('exit', profile.remove);
    removeAtExit();
    return browser;
  } catch (error) {
    profile?.remove();
    const reason = tooLong.signal.aborted ? `no answer after ${timeout / 1000} seconds` : firstLine(error);
    throw new PrintError(
      'browser-failed',
      `The browser ${program.executable} did not start (${reason}). ${INSTALL}`,
    );
  } finally {
    clearTimeout(timer);
  }
}

/** Runs `work` in a browser that is started for it and closed afterwards. */
export function useBrowser<T extends object>(
  work: (browser: Browser) => Promise<T>,
  env: NodeJS.ProcessEnv = process.env,
): Promise<T> {
  return useStartingBrowser(async (starting) => work(await starting), env);
}

/** Like `useBrowser`, for work that can start before the browser is running. */
export async function useStartingBrowser<T extends object>(
  work: (starting: Promise<Browser>) => Promise<T>,
  env: NodeJS.ProcessEnv = process.env,
): Promise<T> {
  const starting = launchBrowser(env);
  // `work` may fail before it awaits the browser.
  starting.catch(() => undefined);
  try {
    return await work(starting);
  } finally {
    // If the browser did not start, `work` has already thrown that error.
    const browser = await starting.catch(() => undefined);
    await browser?.close();
  }
}

/**
 * A program that the system did not install lacks its sandbox helper, and root cannot use one. The browser only shows
 * pages made here, whose policy allows no scripts and no requests (`templates/document.hbs`).
 */
function sandboxFlags({ bare }: BrowserProgram): string[] {
  return bare || process.getuid?.() === 0 ? ['--no-sandbox'] : [];
}
