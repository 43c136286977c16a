/**
 * Takes the screenshots of web tables for their page in `docs/`: `node test/host/pictures.ts`. They show the real pages, at a
 * table for one person and three bots.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer';
import sharp from 'sharp';
import { LOOPBACK_ADDRESS } from '../../cli/host/listen.ts';
import { openHost } from '../../cli/host/open-host.ts';
import { loadPlayableSet } from '../../cli/load/compile.ts';
import { hostPages } from '../../cli/studio/page.ts';
import { launchBrowser } from '../../print/browser.ts';
import '../../print/own-assets/index.ts';
import { HUMAN, type Player } from '../../table/index.ts';
import { firstTable } from './opened.ts';
import { OPTION, playOnPage } from './pages.ts';

const PICTURES = join(import.meta.dirname, '../../docs/pictures/playtest');
/** Milliseconds for boards and cards to be drawn. */
const SETTLED = 1500;
const SIZE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844, hasTouch: true, isMobile: true };

mkdirSync(PICTURES, { recursive: true });
const data = mkdtempSync(join(tmpdir(), 'host-pictures-'));
const players: Player[] = [HUMAN, 'greedy', 'greedy', 'greedy'];
const host = await openHost({
  path: undefined,
  data,
  players,
  tables: 1,
  port: 0,
  address: LOOPBACK_ADDRESS,
  pages: await hostPages(),
  compilation: await loadPlayableSet([]),
  options: { players: players.length, seed: 0, target: 20 },
});
const browser = await launchBrowser();
try {
  const { seats } = firstTable(host);
  const page = await browser.newPage();
  await page.setViewport(SIZE);
  // Before somebody sits down, because then the game starts.
  await page.goto(host.address);
  await page.waitForSelector('.host-seats');
  await take(page, 'host');
  const phone = await browser.newPage();
  await phone.setViewport(PHONE);
  await phone.goto(seats[0]!);
  await phone.waitForSelector(OPTION);
  await phone.evaluate('document.activeElement.blur()');
  await take(phone, 'phone');
  await phone.close();
  await page.goto(seats[0]!);
  await page.waitForSelector(OPTION);
  await page.keyboard.press('n');
  await page.waitForSelector('.note-form');
  await page.select(
    '.note-form select',
    `${await page.evaluate("document.querySelector('.note-form optgroup option').value")}`,
  );
  await page.click('.note-form [value=unclear]');
  await page.type('.note-form input[type=text]', 'Does “adjacent” count this tile?');
  await take(page, 'note');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await playOnPage(page);
  await page.goto('about:blank');
  await page.goto(host.address);
  await page.click('::-p-aria([name="Findings"][role="button"])');
  await page.waitForSelector('.found-note');
  // Until bots have played the games to compare with.
  await page.waitForFunction('/For comparison/.test(document.body.textContent)', { timeout: 300_000 });
  await take(page, 'findings');
  await page.click('.found-note button');
  await page.waitForSelector('.looking-back .board');
  await take(page, 'looking-back');
} finally {
  await browser.close();
  await host.close();
  rmSync(data, { recursive: true, force: true });
}

async function take(page: Page, name: string): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, SETTLED));
  const picture = await page.screenshot();
  // Few colours are enough and make the file five times smaller.
  await sharp(picture)
    .png({ palette: true, quality: 90, effort: 10 })
    .toFile(join(PICTURES, `${name}.png`));
}
