/**
 * Pictures of the studio for its page in `docs/`: `node test/studio/pictures.ts`. They are taken of the real page with a copy of
 * the base set in which a word is misspelt.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer';
import sharp from 'sharp';
import { launchBrowser } from '../../print/browser.ts';
import { openPage, runStudio } from './opened.ts';

const ROOT = join(import.meta.dirname, '../..');
const PICTURES = join(ROOT, 'docs/pictures/studio');
const SIZE = { width: 1280, height: 800 };
/** Milliseconds for fonts, boards and figures after the texts are checked. */
const SETTLED = 3000;

/** Each picture: its place, and what is done there before it is taken. */
const SHOTS: Readonly<Record<string, { hash: string; theme?: 'dark'; size?: typeof SIZE }>> = {
  write: { hash: '#/write/46' },
  'write-phone': { hash: '#/write/45', size: { width: 390, height: 780 } },
  try: { hash: '#/try/45' },
  gallery: { hash: '#/gallery' },
  print: { hash: '#/print' },
  dark: { hash: '#/try/41', theme: 'dark' },
};

const folder = mkdtempSync(join(tmpdir(), 'ecos-pictures-'));
cpSync(join(ROOT, 'cards/first-continent'), folder, { recursive: true });
const waters = join(folder, 'waters.eco');
const text = readFileSync(waters, 'utf8');
writeFileSync(waters, text.replace(/(card 46 brown[^}]*?)grassland/, '$1grasland'));
mkdirSync(PICTURES, { recursive: true });

const [studio, browser] = await Promise.all([runStudio(folder), launchBrowser()]);
try {
  for (const [name, { hash, theme, size = SIZE }] of Object.entries(SHOTS)) {
    const { page } = await openPage(browser, studio.address, size);
    if (theme) await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: theme }]);
    await checked(page);
    await page.evaluate(`location.hash = '${hash}'`);
    await new Promise((resolve) => setTimeout(resolve, SETTLED));
    const picture = await page.screenshot();
    // Few colours are enough: a fifth of the size.
    await sharp(picture)
      .png({ palette: true, quality: 90, effort: 10 })
      .toFile(join(PICTURES, `${name}.png`));
    await page.close();
  }
} finally {
  await browser.close();
  await studio.close();
  rmSync(folder, { recursive: true, force: true });
}

async function checked(page: Page): Promise<void> {
  await page.waitForFunction(
    "/scenarios? pass/.test(document.querySelector('[role=status]')?.textContent ?? '')",
  );
}
