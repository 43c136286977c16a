/** Draws cards in a browser, a page at a time, and hands out the pixels of each. */
import type { Browser, Page } from 'puppeteer-core';
import { fitTexts, type Overflow, tooLong } from '../fit.ts';
import { cardPages, type PagesInput } from '../pages.ts';
import { browserFailed, isPrintProblem, type PrintProblem } from '../problem.ts';
import { CSS_PIXELS, type Grid, type PictureSize, pictureGrid } from './grid.ts';
import { blank, copySquare, decode, type Pixels } from './tile.ts';

export interface TilesInput
  extends Omit<PagesInput, 'paper' | 'gutter' | 'margin' | 'marks' | 'duplex'>,
    PictureSize {}

/** What is known of pictures besides their pixels. */
export interface Drawn {
  warnings: string[];
  /** Who drew the icons on them. */
  credits: string;
}

/**
 * Calls `use` with the pixels of each card and its place in `cards`; several at once, in no order. While one page is
 * cut, the browser draws the next.
 */
export async function drawTiles(
  browser: Browser,
  input: TilesInput,
  use: (tile: Pixels, index: number) => Promise<void>,
): Promise<Drawn | PrintProblem> {
  const grid = pictureGrid(input, input.cards.length);
  if (isPrintProblem(grid)) return grid;
  const drawn = await cardPages({ ...input, ...grid.sheet });
  if (isPrintProblem(drawn)) return drawn;
  const perPage = grid.columns * grid.rows;
  const cut = async (png: Uint8Array, from: number) => {
    const pixels = await decode(png);
    const count = Math.min(perPage, input.cards.length - from);
    await Promise.all(Array.from({ length: count }, (_, i) => use(tileOf(pixels, grid, i), from + i)));
  };
  const open = await asProblem(openPage(browser, drawn.html, grid));
  if (isPrintProblem(open)) return open;
  const { page, overflows } = open;
  let cutting: Promise<void> = Promise.resolve();
  for (let i = 0; i < drawn.pages; i++) {
    const [png] = await Promise.all([asProblem(shoot(page, i)), cutting]);
    if (isPrintProblem(png)) return png;
    cutting = cut(png, i * perPage);
  }
  await cutting;
  const closed = await asProblem(page.close().then(() => ({})));
  if (isPrintProblem(closed)) return closed;
  return { warnings: [...drawn.warnings, ...overflows.map(tooLong)], credits: drawn.credits };
}

/** A browser that stops is a problem, not an exception. */
async function asProblem<T extends object>(work: Promise<T>): Promise<T | PrintProblem> {
  try {
    return await work;
  } catch (error) {
    return browserFailed(error);
  }
}

async function openPage(
  browser: Browser,
  html: string,
  { sheet, scale }: Grid,
): Promise<{ page: Page; overflows: Overflow[] }> {
  const page = await browser.newPage();
  const { width, height } = sheet.paper;
  await page.setViewport({
    width: Math.ceil(width * CSS_PIXELS),
    height: Math.ceil(height * CSS_PIXELS),
    deviceScaleFactor: scale,
  });
  await page.setContent(html, { waitUntil: 'load' });
  return { page, overflows: await page.evaluate(fitTexts) };
}

/** The little of the browser's interface that is used inside the page. */
declare const document: {
  querySelectorAll(selector: string): Iterable<{ style: { display: string; height: string } }>;
};

/** A picture of one page alone, which then starts in the corner of the first pixel. */
async function shoot(page: Page, index: number): Promise<Uint8Array> {
  await page.evaluate((shown) => {
    for (const [i, sheet] of [...document.querySelectorAll('.sheet')].entries()) {
      sheet.style.display = i === shown ? 'block' : 'none';
      // Sheets for paper end a little before it; no card may.
      sheet.style.height = '100vh';
    }
  }, index);
  return page.screenshot({ optimizeForSpeed: true });
}

function tileOf(page: Pixels, { side, at }: Grid, index: number): Pixels {
  const tile = blank(side, side);
  copySquare(page, at(index), tile, { x: 0, y: 0 }, side);
  return tile;
}
