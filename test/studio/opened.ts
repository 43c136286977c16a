/** The studio in a real browser: the command, its server, the page. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'puppeteer';
import { startStudio } from './studio.ts';

/** A studio that runs. */
export interface OpenedStudio {
  /** The address with the key, as it was printed. */
  address: string;
  close(): Promise<void>;
}

/**
 * Runs `ecos studio` until it is closed; drafts are kept in a temporary folder.
 * @param path of the set; without it the studio asks for one
 * @param cwd the folder where it is run
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

/** A page of the browser that notes what goes wrong in it. */
export interface StudioPage {
  page: Page;
  /** What the page reported: errors, refused by the content security policy, requests that left the machine. */
  complaints: string[];
}

/** Opens the studio in a browser. */
export async function openPage(
  browser: Browser,
  address: string,
  { width = 1440, height = 900 } = {},
): Promise<StudioPage> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width, height });
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`error: ${error}`));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warn')
      complaints.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') complaints.push(`left: ${request.url()}`);
  });
  await page.goto(address);
  return { page, complaints };
}
