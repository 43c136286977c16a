/** Pictures of cards in one page of the browser, each as it is alone. */
import type { Page } from 'puppeteer';
import { afterAll, expect, test } from 'vitest';
import { bundledSets } from '../cli/load/catalogue.ts';
import { compile } from '../compiler/index.ts';
import { cardPicture } from '../print/face/index.ts';
import { beforeAllWithBrowser } from './one-browser.ts';

/** The side of a picture in pixels, and how many stand beside each other. */
const SIDE = 200;
const COLUMNS = 10;
/** A quick run draws one card in this many. */
const STEP = process.env.TEST_SHORT ? 17 : 1;

let page: Page;
beforeAllWithBrowser(async (browser) => {
  page = await browser.newPage();
});
afterAll(() => page?.close());

/** The picture with its place in the page. */
const placed = (picture: string, { x, y }: { x: number; y: number }) =>
  `<div style="position: absolute; left: ${x}px; top: ${y}px">${picture}</div>`;

test('all cards and features of the bundled sets look in one page as each does alone', async () => {
  const size = { width: `${SIDE}`, height: `${SIDE}` };
  const pictures = compile(bundledSets())
    .sets.flatMap(({ program: { cards, features }, words }) =>
      [...cards, ...features].map((card) => cardPicture(card, words, 'en', undefined, { size }).svg),
    )
    .filter((_, i, { length }) => i % STEP === 0 || i === length - 1)
    .map((svg, i) => {
      const clip = { x: (i % COLUMNS) * SIDE, y: Math.floor(i / COLUMNS) * SIDE, width: SIDE, height: SIDE };
      return { clip, html: placed(svg, clip) };
    });
  expect(pictures.length).toBeGreaterThan(8);
  await page.setViewport({ width: COLUMNS * SIDE, height: Math.ceil(pictures.length / COLUMNS) * SIDE });
  await page.setContent(pictures.map(({ html }) => html).join(''));
  const together: Uint8Array[] = [];
  for (const { clip } of pictures) together.push(await page.screenshot({ clip }));
  const garbled: number[] = [];
  for (const [i, { clip, html }] of pictures.entries()) {
    await page.setContent(html);
    if (!Buffer.from(await page.screenshot({ clip })).equals(together[i]!)) garbled.push(i);
  }
  expect(garbled).toEqual([]);
});
