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
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page, Viewport } from 'puppeteer';
import { afterAll, expect } from 'vitest';
import { folderWith } from '../folder-with.ts';
import { beforeAllWithBrowser } from '../one-browser.ts';
import { type Elements, elementsOf, PATIENCE } from './elements.ts';
import { startStudio } from './studio.ts';

/** The texts of a folder, by path. */
export type Files = Readonly<Record<string, string>>;

/** A studio with its own folder and page. Both exist only while tests run, not before. */
export interface StudioInTests extends Elements {
  readonly page: Page;
  readonly browser: Browser;
  /** The folder of the files. */
  readonly folder: string;
  /** The address with the key. */
  readonly address: string;
  /** What the page reported; see `StudioPage`. */
  readonly complaints: string[];
  /** Writes a file, as another editor does. */
  write(file: string, text: string): void;
  /** Opens another page of the same studio; it is closed after the tests of the file. */
  newPage(size?: Viewport): Promise<UsedPage>;
}

/** Options for opening a studio. */
interface Opening {
  /** Of the page; by default 1440×900. */
  size?: Viewport;
  /** False to start the studio in the folder without opening a set. */
  withSet?: boolean;
  /** Prepares the folder further before the studio starts. */
  prepare?: (folder: string) => void;
  /** Complaints to ignore because the tests cause them. */
  allowed?: RegExp;
}

/**
 * Opens a studio for the tests of a file, and closes it after them.
 * @param files in its folder
 */
export function openedStudio(
  files: Files,
  { size, withSet = true, prepare, allowed }: Opening = {},
): StudioInTests {
  let opened: (UsedPage & { folder: string; studio: OpenedStudio; browser: Browser }) | undefined;
  const others: UsedPage[] = [];
  const now = () => {
    if (!opened) throw new Error('the studio is there when tests run, not before');
    return opened;
  };
  beforeAllWithBrowser(async (browser) => {
    const folder = folderWith(files);
    prepare?.(folder);
    const studio = await runStudio(withSet ? folder : undefined, folder);
    opened = { folder, studio, browser, ...(await use(browser, studio.address, size)) };
  });
  afterAll(async () => {
    if (!opened) return;
    for (const { page } of [opened, ...others]) await page.browserContext().close();
    await opened.studio.close();
    rmSync(opened.folder, { recursive: true, force: true });
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
    get folder() {
      return now().folder;
    },
    get address() {
      return now().studio.address;
    },
    get complaints() {
      return now().complaints;
    },
    write: (file, text) => writeFileSync(join(now().folder, file), text),
    async newPage(otherSize) {
      const other = await use(now().browser, now().studio.address, otherSize);
      others.push(other);
      return other;
    },
    ...elementsOf(() => now().page),
  };
}

/** A running studio. */
export interface OpenedStudio {
  /** The address with the key, as printed. */
  address: string;
  close(): Promise<void>;
}

/**
 * Runs `ecos studio` until it is closed; drafts are stored in a temporary folder.
 * @param path of the set; without it the studio asks for one
 * @param cwd the folder to run it in
 */
export async function runStudio(path?: string, cwd = process.cwd()): Promise<OpenedStudio> {
  const data = mkdtempSync(join(tmpdir(), 'ecos-studio-data-'));
  const { address, end } = await startStudio(path === undefined ? [] : [path], { cwd, data });
  return {
    address,
    close: async () => {
      await end('SIGINT');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** A page with methods that find elements by role and name. */
export interface UsedPage extends StudioPage, Elements {}

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

/** The same for a page that is already open. */
export const used = (page: Page, complaints: string[] = []): UsedPage => ({
  page,
  complaints,
  ...elementsOf(() => page),
});

/** A page of the browser, with a record of what goes wrong in it. */
export interface StudioPage {
  page: Page;
  /** What the page reported: errors, violations of the content security policy, requests to other machines. */
  complaints: string[];
}

/** Opens the studio in a new browser context. */
export async function openPage(
  browser: Browser,
  address: string,
  size: Viewport = { width: 1440, height: 900 },
): Promise<StudioPage> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE.timeout);
  await page.setViewport(size);
  const complaints = complaintsOf(page, ['error', 'warn']);
  await page.goto(address);
  return { page, complaints };
}

/**
 * Records a page's complaints from now on, as in `StudioPage`.
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
