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

/** Runs `ecos studio PATH` until it is closed. */
export async function runStudio(path: string, ...options: string[]): Promise<OpenedStudio> {
  const data = mkdtempSync(join(tmpdir(), 'ecos-studio-data-'));
  const studio = await startStudio([path, ...options], { cwd: process.cwd(), data });
  return {
    address: studio.address,
    close: async () => {
      await studio.end();
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
