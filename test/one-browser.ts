/**
 * One browser for all test files of a worker: started when the first file wants it, closed when the worker ends. Each file opens pages
 * in contexts of its own, as private windows, so that nothing one keeps is there for the next.
 */
import type { Browser, Page } from 'puppeteer';
import { test } from 'vitest';
import { FEW_PAGES, launchBrowser } from '../print/browser.ts';
import { OF_RUN } from './temporary-folder-of-run.ts';

const newFixture = () =>
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixtures that this one needs from the pattern.
  test.extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await startedOutside();
    onCleanup(() => browser.close());
    return browser;
  });
/** Made in the first test file: programs that open the studio import this module, too, where there are no tests. */
let withBrowser: ReturnType<typeof newFixture> | undefined;

/** Pages live for seconds: to optimize their scripts to the full takes a fifth of the work, and is not worth it. */
const SHORT_SCRIPTS = '--js-flags=--no-turbofan';
/** To paint what moves and fades takes a sixth of the work. What is about motion asks for it (`moving`). */
const STILL = '--force-prefers-reduced-motion';

/** Lets things move in a page, as for those who do not mind. */
export const moving = (page: Page): Promise<void> =>
  page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'no-preference' }]);

/** The browser keeps its profile longer than the file that started it keeps its temporary folder (`own-temporary-folder.ts`). */
async function startedOutside(): Promise<Browser> {
  const own = process.env.TMPDIR;
  process.env.TMPDIR = process.env[OF_RUN];
  try {
    // With many pages a fifth of the work is saved.
    return await launchBrowser(process.env, undefined, {
      without: [FEW_PAGES],
      more: [SHORT_SCRIPTS, STILL],
    });
  } finally {
    process.env.TMPDIR = own;
  }
}

/** Does something with the browser before the tests of a file: `beforeAll` that is given it. */
export function beforeAllWithBrowser(begin: (browser: Browser) => Promise<void>): void {
  withBrowser ??= newFixture();
  withBrowser.beforeAll(({ browser }) => begin(browser));
}
