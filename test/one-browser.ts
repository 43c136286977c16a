/**
 * One browser for all test files of a worker: started when the first file needs it, closed when the worker ends. Each
 * file opens its pages in separate browser contexts, so that no state carries over to the next.
 */
import type { Browser, Page } from 'puppeteer';
import { test } from 'vitest';
import { BROWSER_FLAGS, launchBrowser } from '../print/browser.ts';
import { OF_RUN } from './temporary-folder-of-run.ts';

const newFixture = () =>
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixtures that this one needs from the pattern.
  test.extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await startedOutside();
    onCleanup(() => browser.close());
    return browser;
  });
/** Created in the first test file: programs that open the studio import this module too, outside of tests. */
let withBrowser: ReturnType<typeof newFixture> | undefined;

/** Pages live for seconds, so fully optimizing their scripts costs a fifth of the work for nothing. */
const SHORT_SCRIPTS = '--js-flags=--no-turbofan';
/** Painting animations takes a sixth of the work. Tests of animations turn them on with `moving`. */
const STILL = '--force-prefers-reduced-motion';

/** Enables animations in a page. */
export const moving = (page: Page): Promise<void> =>
  page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'no-preference' }]);

/**
 * Starts the browser outside the test file's temporary folder (`own-temporary-folder.ts`), since its profile outlives
 * the file.
 */
async function startedOutside(): Promise<Browser> {
  const own = process.env.TMPDIR;
  process.env.TMPDIR = process.env[OF_RUN];
  try {
    // With many pages, this saves a fifth of the work.
    const flags = BROWSER_FLAGS.filter((flag) => flag !== '--no-zygote');
    return await launchBrowser(process.env, undefined, [...flags, SHORT_SCRIPTS, STILL]);
  } finally {
    process.env.TMPDIR = own;
  }
}

/** A `beforeAll` that receives the browser. */
export function beforeAllWithBrowser(begin: (browser: Browser) => Promise<void>): void {
  withBrowser ??= newFixture();
  withBrowser.beforeAll(({ browser }) => begin(browser));
}
