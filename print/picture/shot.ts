/** A pixel-exact picture of a document with one sheet. */
import type { Browser } from 'puppeteer';
import { browserFailed } from '../failure.ts';
import { fitTexts } from '../fit/fit.ts';
import type { Paper } from '../sheet/paper.ts';
import { CSS_PIXELS } from './grid.ts';

/** The part of the browser's interface that is used inside the page. */
declare const document: {
  querySelector(selector: string): { style: { height: string } };
};
declare function requestAnimationFrame(drawn: () => void): void;

/**
 * Draws a sheet with `scale` device pixels per CSS pixel, and also returns the texts that do not fit. Each sheet gets a
 * new page: a page that is used a second time gives slightly different pixels.
 */
export async function shootSheet(browser: Browser, html: string, { width, height }: Paper, scale: number) {
  try {
    const page = await browser.newPage();
    await page.setViewport({
      width: Math.ceil(width * CSS_PIXELS),
      height: Math.ceil(height * CSS_PIXELS),
      deviceScaleFactor: scale,
    });
    await page.setContent(html, { waitUntil: 'load' });
    const overflows = await page.evaluate(fitTexts);
    // Sheets for paper end slightly before the paper does; pictures must not.
    await page.evaluate(async () => {
      document.querySelector('.sheet').style.height = '100vh';
      // Content first painted for the screenshot gets slightly different pixels than content that is already on screen.
      for (let frame = 0; frame < 2; frame++)
        await new Promise<void>((drawn) => requestAnimationFrame(drawn));
    });
    const png = await page.screenshot({ optimizeForSpeed: true, captureBeyondViewport: false });
    await page.close();
    return { png, overflows };
  } catch (error) {
    throw browserFailed(error);
  }
}
