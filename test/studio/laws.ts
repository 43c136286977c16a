/** What the tests of the studio's laws share: a set with every sign there is, and a page that is used by role and name. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, ElementHandle, Page } from 'puppeteer';
import { expect, vi } from 'vitest';
import { launchBrowser } from '../../print/browser.ts';
import { type OpenedStudio, openPage, runStudio } from './opened.ts';

/** One card with a problem, one with a scenario that passes and one that fails. */
export const WADERS: Readonly<Record<string, string>> = {
  'set.eco': 'set waders "Waders" extends first-continent\n\nanimal heron plural herons x8 on water\n',
  'cards.eco': `card 901 brown "Reeds"
  leaves 2
  energy sun
{
  gain 3 wather;
}

card 902 brown
  leaves 2
  energy water
{
  place heron;
  gain 1vp per heron;
}
`,
  'waders.eco': `scenario "a heron comes"
{
  board "a" where a = water
  do card 902;
  expect 1vp;
}

scenario "two herons come"
{
  board "a" where a = water
  do card 902;
  expect 2vp;
}
`,
};

/** How the set is when it is opened, and after its problem was mended. */
export const WITH_PROBLEM = /2 cards, 1 problem, 1 of 2 scenarios pass/;
export const MENDED = /2 cards, 0 problems, 1 of 2 scenarios pass/;

/** A folder of card files. */
export function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'ecos-studio-'));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return folder;
}

/** A studio with a folder of its own, and a browser. */
export interface Law {
  folder: string;
  studio: OpenedStudio;
  browser: Browser;
  close(): Promise<void>;
}

export async function begin(files = WADERS): Promise<Law> {
  const folder = folderOf(files);
  const [studio, browser] = await Promise.all([runStudio(folder), launchBrowser()]);
  return {
    folder,
    studio,
    browser,
    async close() {
      await browser.close();
      await studio.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A page of the studio, used by role and name. */
export interface UsedPage {
  page: Page;
  complaints: string[];
  find(role: string, name: string): Promise<ElementHandle>;
  click(role: string, name: string): Promise<void>;
  textOf(role: string, name: string): Promise<string>;
  /** Waits until what has this role and name says it. */
  says(role: string, name: string, words: RegExp): Promise<void>;
  /** Presses keys together: `Control+s`. */
  press(keys: string): Promise<void>;
}

export async function use(
  browser: Browser,
  address: string,
  size?: { width: number; height: number; deviceScaleFactor?: number },
): Promise<UsedPage> {
  const { page, complaints } = await openPage(browser, address, size);
  return used(page, complaints);
}

/** The same of a page that is open. */
export function used(page: Page, complaints: string[] = []): UsedPage {
  const find = async (role: string, name: string) =>
    (await page.waitForSelector(`::-p-aria([name="${name}"][role="${role}"])`, { timeout: 20_000 }))!;
  const textOf = async (role: string, name: string) =>
    (await find(role, name)).evaluate((element) => element.textContent ?? '');
  return {
    page,
    complaints,
    find,
    textOf,
    click: async (role, name) => (await find(role, name)).click(),
    says: (role, name, words) =>
      vi.waitFor(async () => expect(await textOf(role, name)).toMatch(words), {
        timeout: 20_000,
        interval: 30,
      }),
    async press(keys) {
      const [last, ...held] = keys.split('+').toReversed() as Parameters<Page['keyboard']['press']>[0][];
      for (const key of held.toReversed()) await page.keyboard.down(key);
      await page.keyboard.press(last!);
      for (const key of held) await page.keyboard.up(key);
    },
  };
}

/** The places of the studio, as its navigation names them. */
export async function placesOf({ find }: UsedPage): Promise<string[]> {
  const places = await find('navigation', 'Places');
  return places.$$eval('a', (links) => links.map((link) => link.textContent?.trim() ?? ''));
}
