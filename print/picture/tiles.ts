/** Draws cards in a browser, a page at a time, and hands out the pixels of each. */
import type { Browser } from 'puppeteer';
import { tooLong } from '../fit.ts';
import { cardPages, type PagesInput } from '../pages.ts';
import { type Grid, type PictureSize, pictureGrid } from './grid.ts';
import { shootSheet } from './shot.ts';
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
): Promise<Drawn> {
  const grid = pictureGrid(input, input.cards.length);
  const perPage = grid.columns * grid.rows;
  const cut = async (png: Uint8Array, from: number) => {
    const pixels = await decode(png);
    const count = Math.min(perPage, input.cards.length - from);
    await Promise.all(Array.from({ length: count }, (_, i) => use(tileOf(pixels, grid, i), from + i)));
  };
  const warnings = new Set<string>();
  const credits = new Set<string>();
  let cutting: Promise<void> = Promise.resolve();
  for (let from = 0; from < input.cards.length; from += perPage) {
    const cards = input.cards.slice(from, from + perPage);
    const [shot] = await Promise.all([drawPage(browser, { ...input, cards }, grid), cutting]);
    for (const warning of shot.warnings) warnings.add(warning);
    if (shot.credits !== '') credits.add(shot.credits);
    cutting = cut(shot.png, from);
  }
  await cutting;
  return { warnings: [...warnings], credits: [...credits].join('; ') };
}

/** A picture of the cards of one page. */
async function drawPage(
  browser: Browser,
  input: TilesInput,
  grid: Grid,
): Promise<Drawn & { png: Uint8Array }> {
  const drawn = await cardPages({ ...input, ...grid.sheet });
  const shot = await shootSheet(browser, drawn.html, grid.sheet.paper, grid.scale);
  const warnings = [...drawn.warnings, ...shot.overflows.map(tooLong)];
  return { png: shot.png, warnings, credits: drawn.credits };
}

function tileOf(page: Pixels, { side, at }: Grid, index: number): Pixels {
  const tile = blank(side, side);
  copySquare(page, at(index), tile, { x: 0, y: 0 }, side);
  return tile;
}
