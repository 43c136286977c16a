/** Starts the browser for printing. */
import type { Browser } from 'puppeteer';
import { findBrowser, INSTALL_ADVICE } from './browser/find.ts';
import { checkTemporaryFolder } from './browser/folders.ts';
import { makeProfile, removeProfile } from './browser/profile.ts';
import { firstLine, PrintError } from './failure.ts';

/** The flags that printing was measured with. */
export const BROWSER_FLAGS: readonly string[] = [
  // Page processes are not forked from a prepared one: a browser that opens few pages starts faster.
  '--no-zygote',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
  '--hide-scrollbars',
  '--force-color-profile=srgb',
  // The window is invisible, and nothing outside it is painted. Pictures set their own size.
  '--window-size=1,1',
];

/** How long a browser may take to start, in milliseconds. */
const START_TIMEOUT = 30_000;

/**
 * Starts a browser; the caller closes it.
 * @throws PrintError if it has not started after `timeout` milliseconds
 */
export async function launchBrowser(
  env: NodeJS.ProcessEnv = process.env,
  timeout: number = START_TIMEOUT,
  flags = BROWSER_FLAGS,
): Promise<Browser> {
  const program = await findBrowser(env);
  const { default: puppeteer, ProtocolError } = await import('puppeteer');
  // Otherwise Puppeteer would look for its settings in the current folder and its parents, and run a `.puppeteerrc.cjs`
  // that comes with another person's set.
  puppeteer.configuration = async () => ({});
  checkTemporaryFolder();
  const profile = makeProfile();
  const remove = () => {
    process.off('exit', remove);
    removeProfile(profile);
  };
  process.on('exit', remove);
  const tooLong = new AbortController();
  const timer = setTimeout(() => tooLong.abort(), timeout);
  try {
    const browser = await puppeteer.launch({
      executablePath: program.executable,
      userDataDir: profile,
      headless: 'shell',
      // A port would be open to every user of this machine; a pipe also makes the browser exit when it closes, however
      // this process ends.
      pipe: true,
      // A page that ends while the browser starts would be waited for in vain.
      ignoreDefaultArgs: ['about:blank'],
      waitForInitialPage: false,
      signal: tooLong.signal,
      defaultViewport: null,
      // A program that the system did not install lacks its sandbox helper, and root cannot use one. The browser only shows
      // pages made here, whose policy allows no scripts and no requests (`templates/document.hbs`).
      args: [...flags, ...(program.bare || process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
      // The browser keeps shared memory in files there: if it is killed, they go with its profile.
      env: { ...env, ...program.env, ...(program.bare && { TMPDIR: profile }) },
    });
    // Puppeteer's own listener, which ends the browser, comes first.
    process.off('exit', remove).on('exit', remove);
    browser.process()?.once('exit', remove);
    return browser;
  } catch (error) {
    remove();
    const end = error instanceof ProtocolError ? 'its process ended' : firstLine(error);
    const reason = tooLong.signal.aborted ? `no answer after ${timeout / 1000} seconds` : end;
    throw new PrintError(
      'browser-failed',
      `The browser ${program.executable} did not start (${reason}). ${INSTALL_ADVICE}`,
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
