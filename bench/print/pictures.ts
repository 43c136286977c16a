import type { Browser } from 'puppeteer';
import { useBrowser } from '../../print/browser.ts';
import { fitTexts } from '../../print/fit/fit.ts';
import { cardPages } from '../../print/pages.ts';
import { drawPictures } from '../../print/pictures.ts';
import { inTurn, type Row } from '../row.ts';
import { setOf } from './print.ts';

const ROUNDS = 1;
const COUNT = 137;
const COLUMNS = 10;
const SIDE = 63;
const DPI = 300;
const CSS_PIXELS = 96 / 25.4;
const CARDS = { card: SIDE, bleed: 0, dpi: DPI, setTitle: 'Bench', version: '' };

/** Pictures of many cards, relative to individual screenshots with the same resolution in the same browser. */
export async function measurePictures(): Promise<Row> {
  const input = { ...CARDS, ...setOf(COUNT) };
  const { ours, each } = await useBrowser(async (browser) => {
    const [ours, each] = await inTurn(
      ROUNDS,
      () => drawPictures(browser, { ...input, withBacks: false }),
      () => screenshotEach(browser, input),
    );
    return { ours, each };
  });
  return {
    name: `pictures of ${COUNT} cards at ${DPI} dpi, relative to a screenshot of each`,
    value: ours / each,
    unit: '×',
    aim: { is: 'most', value: 0.5 },
    from: { ours, each },
  };
}

/** One page with all cards, and one screenshot per card. */
async function screenshotEach(browser: Browser, input: typeof CARDS & ReturnType<typeof setOf>) {
  const rows = Math.ceil(COUNT / COLUMNS);
  const paper = { width: COLUMNS * SIDE, height: rows * SIDE };
  const { html } = await cardPages({ ...input, paper, margin: 0, marks: false });
  const page = await browser.newPage();
  const side = SIDE * CSS_PIXELS;
  await page.setViewport({
    width: Math.ceil(COLUMNS * side),
    height: Math.ceil(rows * side),
    deviceScaleFactor: DPI / 96,
  });
  await page.setContent(html, { waitUntil: 'load' });
  await page.evaluate(fitTexts);
  for (let i = 0; i < COUNT; i++) {
    const x = (i % COLUMNS) * side;
    const y = Math.floor(i / COLUMNS) * side;
    await page.screenshot({ clip: { x, y, width: side, height: side }, optimizeForSpeed: true });
  }
  await page.close();
}
