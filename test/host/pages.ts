/** Pages of tables in the browser of all tests, each in a context of its own, as on a machine of its own. */
import type { Browser, Page, Viewport } from 'puppeteer';
import { expect } from 'vitest';
import { openPage, type UsedPage, used } from '../studio/opened.ts';

/** How long a page waits for what others do. */
const PATIENCE = { timeout: 60_000 };

/** Opens pages for the tests of a file. `close` ends them; none may have complained. */
export function pagesIn(browser: () => Browser) {
  const all: UsedPage[] = [];
  return {
    async open(link: string, size?: Viewport): Promise<UsedPage> {
      const { page, complaints } = await openPage(browser(), link, size);
      const opened = used(page, complaints);
      all.push(opened);
      return opened;
    },
    async close(allowed?: RegExp): Promise<void> {
      for (const { page } of all) await page.browserContext().close();
      const complaints = all.flatMap((one) => one.complaints).filter((one) => !allowed?.test(one));
      expect(complaints).toEqual([]);
    },
  };
}

/** Chooses the last option of every question until the game is over; each time as `choose` does it. */
export async function playOnPage(
  page: Page,
  choose: (page: Page) => Promise<unknown> = clickLast,
): Promise<number> {
  for (let choices = 0; ; choices++) {
    const turn = await page.evaluate(TURN);
    await page.waitForFunction(`${OVER} || document.querySelector('.opts .opt')`, PATIENCE);
    if (await page.evaluate(OVER)) return choices;
    await choose(page);
    // Answered: another question, or none.
    await page.waitForFunction(
      `${OVER} || ${TURN} !== ${JSON.stringify(turn)} || !document.querySelector('.opts .opt')`,
      PATIENCE,
    );
  }
}

const OVER = "document.querySelector('.points-by-card') !== null";
const TURN = "document.querySelector('[aria-label=Turn]')?.textContent";

const clickLast = (page: Page) =>
  page.evaluate("[...document.querySelectorAll('.opts .opt:not(.other)')].at(-1)?.click()");
