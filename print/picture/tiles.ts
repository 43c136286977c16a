/** Draws cards in a browser, a page at a time, and provides the pixels of each. */
import type { Browser } from 'puppeteer';
import type { Icon } from '../drawing/icons.ts';
import { allowedOverflows } from '../failure.ts';
import type { Overflow } from '../fit/fit.ts';
import { cardPages, type PagesInput } from '../pages.ts';
import { type PictureSize, pictureGrid } from './grid.ts';
import { shootSheet } from './shot.ts';
import { cutOut, decode, type Pixels } from './tile.ts';

export interface TilesInput
  extends Omit<PagesInput, 'paper' | 'card' | 'bleed' | 'gutter' | 'margin' | 'marks' | 'duplex'>,
    PictureSize {}

/** Information about pictures besides their pixels. */
export interface PictureInfo {
  warnings: string[];
  /** The icons on them, whose authors `creditLine` names. */
  icons: readonly Icon[];
}

/** Joins the information about several drawings, without duplicates. */
export const drawnTogether = (all: readonly PictureInfo[]): PictureInfo => ({
  warnings: [...new Set(all.flatMap(({ warnings }) => warnings))],
  icons: [...new Set(all.flatMap(({ icons }) => icons))],
});

/**
 * Calls `use` with the pixels of each card and its index in `cards`, possibly several at once and in any order. While
 * one page is cut, the browser draws the next.
 */
export async function drawTiles(
  browser: Browser,
  input: TilesInput,
  use: (tile: Pixels, index: number) => Promise<void>,
): Promise<PictureInfo> {
  const grid = pictureGrid(input, input.cards.length);
  const perPage = grid.columns * grid.rows;
  const cut = async (png: Uint8Array, from: number) => {
    const pixels = await decode(png);
    const count = Math.min(perPage, input.cards.length - from);
    const tile = (i: number) => cutOut(pixels, { ...grid.at(i), width: grid.width, height: grid.height });
    await Promise.all(Array.from({ length: count }, (_, i) => use(tile(i), from + i)));
  };
  const tooLong: Overflow[] = [];
  const drawPage = async (cards: TilesInput['cards']) => {
    const { html, warnings, icons } = await cardPages({ ...input, ...grid.sheet, cards });
    const { png, overflows } = await shootSheet(browser, html, grid.sheet.paper, grid.scale);
    tooLong.push(...overflows);
    return { png, icons, warnings };
  };
  const drawn: PictureInfo[] = [];
  let cutting: Promise<void> = Promise.resolve();
  for (let from = 0; from < input.cards.length; from += perPage) {
    const [page] = await Promise.all([drawPage(input.cards.slice(from, from + perPage)), cutting]);
    drawn.push(page);
    cutting = cut(page.png, from);
  }
  await cutting;
  const warnings = allowedOverflows(tooLong, input.allowOverflow);
  return drawnTogether([...drawn, { warnings, icons: [] }]);
}
