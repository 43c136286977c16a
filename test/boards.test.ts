/** Boards in the browser: they match the reviewed pictures, and look the same inside a page as in an image. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import type { Browser } from 'puppeteer';
import { expect, test } from 'vitest';
import { type BoardDrawing, boardColours, drawBoard } from '../print/board/index.ts';
import { matchPicture } from './match-picture.ts';
import { beforeAllWithBrowser } from './one-browser.ts';
import { BOARDS } from './print/fixtures/boards.ts';

const PAGE = join(import.meta.dirname, '..', 'studio', 'page', 'board');
const rules = readFileSync(join(PAGE, 'board.css'), 'utf8');
const STYLE = 'body { margin: 8px; background: var(--table); font-family: sans-serif }';

let browser: Browser;
beforeAllWithBrowser(async (running) => {
  browser = running;
});

/** A screenshot of a page in a theme, and all console messages and page errors. */
async function shot(body: string, style: string, theme: 'day' | 'night') {
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  try {
    await page.setViewport({ width: 900, height: 700 });
    await page.emulateMediaFeatures([
      { name: 'prefers-color-scheme', value: theme === 'day' ? 'light' : 'dark' },
    ]);
    const policy = "default-src 'none'; style-src 'nonce-own'; img-src data:";
    await page.setContent(
      `<!doctype html><meta http-equiv="Content-Security-Policy" content="${policy}"><style nonce="own">${boardColours()}${STYLE}${style}</style><body>${body}`,
      { waitUntil: 'load' },
    );
    return { png: PNG.sync.read(Buffer.from(await page.screenshot({ fullPage: true }))), complaints };
  } finally {
    await page.close();
  }
}

const each = (draw: (board: BoardDrawing) => string) =>
  Object.values(BOARDS)
    .map((board) => draw(board))
    .join('\n');
const asImages = (theme: 'day' | 'night') =>
  each((board) => {
    const svg = drawBoard(board, { theme });
    return `<img alt="" src="data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}">`;
  });

test.each(['day', 'night'] as const)(
  'boards by %s match their pictures, and look the same inside a page as in images',
  async (theme) => {
    const images = await shot(asImages(theme), 'img { vertical-align: top }', theme);
    expect(images.complaints).toEqual([]);
    await matchPicture(`boards-${theme}`, images.png);
    const page = each((board) => drawBoard(board, { theme: 'page' }));
    // In a page a board is a block; here it is inline, like the images.
    const inLines = '.board { display: inline; max-width: none; vertical-align: top }';
    const inPage = await shot(page, `${rules}${inLines}`, theme);
    expect(inPage.complaints).toEqual([]);
    const { width, height } = images.png;
    expect([inPage.png.width, inPage.png.height]).toEqual([width, height]);
    const pixels = pixelmatch(images.png.data, inPage.png.data, undefined, width, height, { threshold: 0.1 });
    // Only the fonts differ between pages and images.
    expect((1000 * pixels) / (width * height)).toBeLessThan(2);
  },
);
