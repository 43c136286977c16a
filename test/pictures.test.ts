/**
 * Printed pages beside pictures of them that somebody looked at. A difference is shown in `out/pictures/`; when it is
 * meant, `UPDATE_PICTURES=1` takes the new look.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../print/browser.ts';
import { fitTexts } from '../print/fit.ts';
import { CARDS } from '../print/fixtures/cards.ts';
import { WORDS } from '../print/fixtures/words.ts';
import { cardPages, type PagesInput } from '../print/pages.ts';
import { isPrintProblem } from '../print/problem.ts';

const PICTURES = join(import.meta.dirname, 'pictures');
const FOUND = join(import.meta.dirname, '..', 'out', 'pictures');
/** How many of a thousand pixels may differ: another version of the browser draws edges a little differently. */
const TOLERANCE = 2;
const SCALE = 1;

const TWELVE = CARDS.slice(0, 12);
const PAGES: [string, Partial<PagesInput>][] = [
  ['fronts', { cards: TWELVE }],
  ['more', { cards: CARDS.slice(12) }],
  ['spanish', { cards: TWELVE, lang: 'es' }],
  ['proof', { cards: TWELVE, proof: true }],
  ['backs', { cards: CARDS.slice(0, 3), duplex: { flip: 'long', offset: { x: 0, y: 0 } } }],
  ['legend', { cards: CARDS.slice(0, 1), legend: true }],
];

let browser: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  if (!isPrintProblem(browser)) await browser.close();
});

/** The last page, as it is printed. */
async function picture(input: Partial<PagesInput>): Promise<PNG> {
  if (isPrintProblem(browser)) throw new Error(browser.message);
  const pages = await cardPages({
    cards: [],
    words: WORDS,
    setTitle: 'Pictures',
    version: '0',
    paper: { width: 210, height: 297 },
    card: 63,
    bleed: 3,
    ...input,
  });
  if (isPrintProblem(pages)) throw new Error(pages.message);
  const page = await browser.newPage();
  try {
    await page.setViewport({ width: 794, height: 1123, deviceScaleFactor: SCALE });
    await page.setContent(pages.html, { waitUntil: 'load' });
    await page.evaluate(fitTexts);
    const sections = await page.$$('section');
    return PNG.sync.read(Buffer.from(await sections.at(-1)!.screenshot()));
  } finally {
    await page.close();
  }
}

test.each(PAGES)('%s looks as it did', async (name, input) => {
  const file = join(PICTURES, `${name}.png`);
  const found = await picture(input);
  if (process.env.UPDATE_PICTURES) {
    mkdirSync(PICTURES, { recursive: true });
    writeFileSync(file, PNG.sync.write(found));
  }
  expect(existsSync(file), `${file} is missing`).toBe(true);
  const wanted = PNG.sync.read(readFileSync(file));
  expect([found.width, found.height]).toEqual([wanted.width, wanted.height]);
  const { width, height } = wanted;
  const difference = new PNG({ width, height });
  const pixels = pixelmatch(wanted.data, found.data, difference.data, width, height, { threshold: 0.1 });
  const share = (1000 * pixels) / (width * height);
  if (share > TOLERANCE) {
    mkdirSync(FOUND, { recursive: true });
    writeFileSync(join(FOUND, `${name}.png`), PNG.sync.write(found));
    writeFileSync(join(FOUND, `${name}.difference.png`), PNG.sync.write(difference));
  }
  expect(share, `see out/pictures/${name}.difference.png`).toBeLessThanOrEqual(TOLERANCE);
});
