/**
 * The studio in a real browser: the command, its server, the page.
 *
 * A test file opens it once, at its top, and uses the page by role and name:
 *
 * ```ts
 * const studio = openedStudio({ 'set.eco': SET, 'cards.eco': CARDS });
 * const { click, says } = studio;
 *
 * test('a card is renamed', async () => {
 *   await says('status', 'State', /2 cards, 0 problems/);
 *   await click('link', '901 Reeds');
 *   studio.write('cards.eco', CARDS.replace('Reeds', 'Rain'));
 *   await says('link', '901 Rain', /Rain/);
 * });
 *
 * ```
 *
 * After the tests, no page may have reported an error, a violation of the content security policy, or a request to another
 * machine.
 *
 * All test files share one browser (`../one-browser.ts`); folder, server and page belong to the file. Each test continues where
 * the one before stopped: loading a page again costs a second of work, so do it only to test loading. Wait for something visible
 * (`says`, `eventually`, `find`), never for a fixed time. `newPage` opens a page of another user.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page, Viewport } from 'puppeteer';
import { afterAll, expect } from 'vitest';
import { folderWith } from '../folder-with.ts';
import { beforeAllWithBrowser } from '../one-browser.ts';
import { elementsOf, PATIENCE } from './elements.ts';
import { type RunningStudio, startStudio } from './studio.ts';

/** Options for opening a studio. */
interface Opening {
  /** Of the page; by default 1440×900. */
  size?: Viewport;
  /** What the command gets instead of the folder: nothing to start without a set, or the name of a bundled set. */
  args?: readonly string[];
  /** Prepares the folder further before the studio starts. */
  prepare?: (folder: string) => void;
  /** Complaints to ignore because the tests cause them. */
  allowed?: RegExp;
}

/**
 * Opens a studio for the tests of a file, and closes it after them. It has its own folder and page, which exist only while tests
 * run, not before.
 * @param files the texts of its folder, by path
 */
export function openedStudio(
  files: Readonly<Record<string, string>>,
  { size, args, prepare, allowed }: Opening = {},
) {
  let opened: (UsedPage & { folder: string; studio: RunningStudio; browser: Browser }) | undefined;
  const others: UsedPage[] = [];
  const now = () => {
    if (!opened) throw new Error('the studio is there when tests run, not before');
    return opened;
  };
  beforeAllWithBrowser(async (browser) => {
    const folder = folderWith(files);
    prepare?.(folder);
    const studio = await startStudio(args ?? [folder], { cwd: folder });
    opened = { folder, studio, browser, ...(await use(browser, studio.address, size)) };
  });
  afterAll(async () => {
    if (!opened) return;
    for (const { page } of [opened, ...others]) await page.browserContext().close();
    await opened.studio.end();
    const all = [opened, ...others].flatMap(({ complaints }) => complaints);
    expect(all.filter((one) => !allowed?.test(one))).toEqual([]);
  });
  return {
    get page() {
      return now().page;
    },
    get browser() {
      return now().browser;
    },
    /** The folder of the files. */
    get folder() {
      return now().folder;
    },
    /** The address with the key. */
    get address() {
      return now().studio.address;
    },
    /** What the page reported; see `openPage`. */
    get complaints() {
      return now().complaints;
    },
    /** Writes a file, as another editor does. */
    write: (file: string, text: string) => writeFileSync(join(now().folder, file), text),
    /** Opens another page of the same studio; it is closed after the tests of the file. */
    async newPage(otherSize?: Viewport) {
      const other = await use(now().browser, now().studio.address, otherSize);
      others.push(other);
      return other;
    },
    ...elementsOf(() => now().page),
  };
}

/**
 * Opens the studio in a browser, as a page with methods by role and name. Slow workers are not given up, because the machine may
 * be busy.
 */
export async function use(browser: Browser, address: string, size?: Viewport): Promise<UsedPage> {
  const { page, complaints } = await openPage(browser, 'about:blank', size);
  await page.evaluateOnNewDocument(PATIENTLY);
  await page.goto(address);
  return used(page, complaints);
}

/** Makes timers of two seconds and more, after which a worker counts as hanging, ten times as long. */
const PATIENTLY = `{
  const { setTimeout: begin } = globalThis;
  globalThis.setTimeout = (act, after = 0, ...given) => begin(act, after < 2000 ? after : 10 * after, ...given);
}`;

/** A page with methods that find elements by role and name. */
export type UsedPage = ReturnType<typeof used>;

/** The same for a page that is already open. */
export const used = (page: Page, complaints: string[] = []) => ({
  page,
  complaints,
  ...elementsOf(() => page),
});

/**
 * Opens the studio in a new browser context.
 * @returns the page, and what it reports: errors, violations of the content security policy, requests to other machines
 */
export async function openPage(browser: Browser, address: string, size = { width: 1440, height: 900 }) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE.timeout);
  await page.setViewport(size);
  const complaints = complaintsOf(page, ['error', 'warn']);
  await page.goto(address);
  return { page, complaints };
}

/**
 * Records a page's complaints from now on, as `openPage` does.
 * @param kinds of console messages that count; by default all
 */
export function complaintsOf(page: Page, kinds?: readonly string[]): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`error: ${error}`));
  page.on('console', (message) => {
    if (kinds?.includes(message.type()) ?? true) complaints.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') complaints.push(`left: ${request.url()}`);
  });
  return complaints;
}
