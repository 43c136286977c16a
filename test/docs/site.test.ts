/** The site of the project: no dead links, small pages, and it works from any folder of a web server. */
import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from 'puppeteer';
import { afterAll, expect, test } from 'vitest';
import { lackingFonts } from '../../print/fonts/fonts.ts';
import { isLink } from '../../studio/link/known.ts';
import { readLink } from '../../studio/link/link.ts';
import { makeSite } from '../../tools/site.ts';
import { folderWith } from '../folder-with.ts';
import { beforeAllWithBrowser } from '../one-browser.ts';
import { elementsOf } from '../studio/elements.ts';
import { openPage } from '../studio/opened.ts';
import { type PlainServer, serveFolder } from '../studio/plain-server.ts';
import { violations } from '../studio/violations.ts';

const folder = folderWith({});
let browser: Browser;
let server: PlainServer;
/** The texts of all pages, by path. */
let pages: Map<string, string>;
let files: Set<string>;

beforeAllWithBrowser(async (one) => {
  browser = one;
  await makeSite(folder, 60);
  server = await serveFolder(folder);
  const all = globSync('**', { cwd: folder }).map((file) => file.replaceAll('\\', '/'));
  files = new Set(all);
  const html = all.filter((file) => file.endsWith('.html'));
  pages = new Map(html.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
});
afterAll(async () => {
  await server?.close();
});

/** One page of each kind. */
const KINDS = `index.html docs/language.html docs/reference/steps.html docs/reference/grammar.html
  docs/reference/api/grammar.html docs/problems/ECO201.html report.html studio/index.html studio/index.html#/gallery
  studio/index.html#/play`.split(/\s+/);
const PHONE = { width: 390, height: 844 };
/** The most bytes that the first view of a page may load, compressed with Brotli. */
const LARGEST = 462_000;

/**
 * Files that load after the user can start writing: what the studio computes (results of scenarios, worth, texts that are
 * too long, changes that matter), and the service worker, which stores the site for the next visit.
 */
const LATER = /^(sw\.js|studio\/(later-questions-.*\.js|(letters|outlines|situations)\.json))$/;

/** Whether the studio's state shows the number of cards. */
const SAYS_CARDS = `/\\d cards/.test(document.querySelector('[role=status]')?.textContent ?? '')`;

/** The addresses that a page links to or loads. */
const addressesIn = (text: string): string[] =>
  [...text.matchAll(/<[a-z]+\b[^>]*?\s(?:href|src|srcset)="([^"]*)"/g)].map(([, address]) => address!);

test('every link leads to a file, every anchor to a place in it', () => {
  const dead: string[] = [];
  let count = 0;
  for (const [page, text] of pages) {
    for (const address of addressesIn(text)) {
      if (/^https?:|^data:/.test(address)) continue;
      count++;
      const [path = '', anchor] = address.split('#');
      const file = path === '' ? page : posix.join(posix.dirname(page), decodeURIComponent(path));
      if (!files.has(file)) dead.push(`${page}: ${address}`);
      // The page of the studio handles the addresses of its own places.
      else if (anchor !== undefined && !anchor.startsWith('/')) {
        const ids = [...pages.get(file)!.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
        if (!ids.includes(anchor)) dead.push(`${page}: ${address}`);
      }
    }
  }
  expect(dead).toEqual([]);
  expect(count).toBeGreaterThan(2000);
});

test('every page can be reached from the first page', () => {
  const reached = new Set(['index.html']);
  for (const page of reached) {
    for (const address of addressesIn(pages.get(page) ?? '')) {
      const [path = ''] = address.split('#');
      if (path.endsWith('.html')) reached.add(posix.join(posix.dirname(page), path));
    }
  }
  expect([...pages.keys()].filter((page) => !reached.has(page))).toEqual([]);
  expect(pages.size).toBeGreaterThan(120);
});

test('every sample of cards has a link that the studio opens', async () => {
  const links = [...pages.values()].flatMap(addressesIn).filter(isLink);
  expect(links.length).toBeGreaterThan(250);
  const titles = new Set<string>();
  for (const link of links) {
    const { title, files } = await readLink(link);
    titles.add(title);
    expect(files[0]!.text).toMatch(/\S/);
  }
  expect(titles.size).toBeGreaterThan(50);
});

test('the fonts have all characters in the head of a page', () => {
  const [head] = /<header.*<\/header>/s.exec(pages.get('index.html')!)!;
  expect(lackingFonts(head)).toEqual([]);
});

test('all pages have a content security policy without exceptions', () => {
  for (const [page, text] of pages) {
    const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(text)?.[1];
    expect(policy, page).toContain("default-src 'none'");
    expect(policy, page).not.toMatch(/unsafe|\*|https?:/);
    const scripts = text.match(/<script(?![^>]*src=)|\sstyle="|<style|\son[a-z]+="/g);
    expect(scripts, page).toBeNull();
  }
});

test('the first view of each kind of page is small and has no errors, and on a phone no page scrolls sideways', async () => {
  const found: string[] = [];
  for (const kind of KINDS) {
    server.asked.length = 0;
    server.hold(LATER);
    const { page, complaints } = await openPage(browser, server.address + kind);
    try {
      // The studio's first view is complete when the user can write.
      if (kind.startsWith('studio/')) await page.waitForFunction(SAYS_CARDS);
      else await page.waitForNetworkIdle({ idleTime: 300 });
      const asked = [...new Set(server.asked)];
      const bytes = asked.reduce((sum, file) => sum + sizeOf(file), 0);
      expect(bytes, kind).toBeLessThan(LARGEST);
      expect(complaints, kind).toEqual([]);
      await page.setViewport(PHONE);
      if (await page.evaluate('document.scrollingElement.scrollWidth > innerWidth'))
        found.push(`${kind} scrolls sideways`);
      const broken = (await page.evaluate(BROKEN_WORDS)) as string[];
      found.push(...broken.map((word) => `${kind} breaks ${word}`));
    } finally {
      server.hold();
      await page.browserContext().close();
    }
  }
  expect(found).toEqual([]);
});

/** Cached, because pages share most of their files. */
const sizes = new Map<string, number>();

function sizeOf(file: string): number {
  const body = readFileSync(join(folder, file));
  const isPacked = /\.(woff2|png|webp)$/.test(file);
  const size = sizes.get(file) ?? (isPacked ? body : brotliCompressSync(body)).length;
  sizes.set(file, size);
  return size;
}

/** Pages that have every element used on pages, but are short enough for axe to check quickly. */
const SHORT = ['index.html', 'docs/adding-a-step.html', 'docs/problems/ECO201.html'];

/** Words in the first column of tables that are broken across two lines. */
const BROKEN_WORDS = `[...document.querySelectorAll('td:first-child > code')]
  .filter((one) => /^\\w+$/.test(one.textContent) && one.getClientRects().length > 1)
  .map(({ textContent }) => textContent)`;

test('on a phone axe finds no violations, in the light and in the dark theme', async () => {
  const found: string[] = [];
  const { page } = await openPage(browser, server.address, PHONE);
  for (const kind of SHORT) {
    await page.goto(server.address + kind);
    for (const value of ['light', 'dark']) {
      await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }]);
      found.push(...(await violations(page)).map((one) => `${kind}, ${value}: ${one}`));
    }
  }
  await page.browserContext().close();
  expect(found).toEqual([]);
});

test('a sample opens in the studio, and the site works offline', async () => {
  const { page, complaints } = await openPage(browser, `${server.address}docs/language.html#markers`);
  const { shows } = elementsOf(() => page);
  await page.waitForFunction('navigator.serviceWorker.ready.then(() => true)', { timeout: 0 });
  server.setAway(true);
  try {
    await sampleAfter(page, 'markers');
    await shows('status', 'State', /^\s*1 card, 0 problems, 1 scenario passes\s*$/);
    expect(await page.$eval('.setname', (one) => one.textContent)).toBe('The card language');
    await page.goto(`${server.address}docs/rules.html`);
    await page.reload();
    expect(await page.$eval('h1', (one) => one.textContent)).toContain('rules');
    expect(complaints).toEqual([]);
  } finally {
    server.setAway(false);
    await page.browserContext().close();
  }
});

/** Follows the first link to the studio after a heading. */
const sampleAfter = (page: Page, id: string) =>
  Promise.all([
    page.waitForNavigation(),
    page.evaluate(`(() => {
      const heading = document.getElementById(${JSON.stringify(id)});
      [...document.querySelectorAll('.open a')].find((link) => heading.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING).click();
    })()`),
  ]);
