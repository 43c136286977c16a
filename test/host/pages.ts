/** Pages of tables in the browser of all tests, each in a context of its own, as on a machine of its own. */
import type { Browser, Page, Viewport } from 'puppeteer';
import { expect, onTestFinished } from 'vitest';
import { openPage, type UsedPage, used } from '../studio/opened.ts';

/** How long a page waits for what others do. */
const PATIENCE = { timeout: 60_000 };

/**
 * Opens a page of a host that was opened before in this test. It is closed before the host is, and may not have complained.
 * @param allowed what it may complain of, as the test makes it happen
 */
export async function openedPage(
  browser: Browser,
  link: string,
  { size, allowed }: { size?: Viewport; allowed?: RegExp } = {},
): Promise<UsedPage> {
  const { page, complaints } = await openPage(browser, link, size);
  onTestFinished(async () => {
    await page.browserContext().close();
    expect(complaints.filter((one) => !allowed?.test(one))).toEqual([]);
  });
  return used(page, complaints);
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
