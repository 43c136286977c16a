/** Pages of browsers, used again and again: opening one takes as long as printing a card. */
import type { Browser, Page, Target } from 'puppeteer-core';

/** Pages nobody uses just now, some of them still being opened. */
const free = new WeakMap<Browser, Promise<Page>[]>();
/** The page a browser starts with, until it is used first. */
const first = new WeakMap<Browser, Target>();

/** Notes the page that a browser has just started with. */
export function noteFirstPage(browser: Browser): void {
  const target = browser.targets().find((one) => one.type() === 'page');
  if (target) first.set(browser, target);
}

/** Begins to open a page for the next who needs one, unless one is free. */
export function openPage(browser: Browser): void {
  const pages = free.get(browser) ?? [];
  free.set(browser, pages);
  if (pages.length > 0) return;
  const opening = open(browser);
  // Who uses it is told of what goes wrong; there may be nobody.
  opening.catch(() => undefined);
  pages.push(opening);
}

async function open(browser: Browser): Promise<Page> {
  const target = first.get(browser);
  first.delete(browser);
  return (await target?.page()) ?? browser.newPage();
}

/**
 * Does something in a page that nobody else uses meanwhile; it may still show what was done in it before. What `work`
 * throws is thrown on, and its page is not used again.
 */
export async function usePage<T>(browser: Browser, work: (page: Page) => Promise<T>): Promise<T> {
  openPage(browser);
  const pages = free.get(browser)!;
  const page = await pages.pop()!;
  const result = await work(page);
  pages.push(Promise.resolve(page));
  return result;
}
