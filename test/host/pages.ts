/** Pages of tables in the browser shared by all tests, each in its own context, as on a separate machine. */
import type { Browser, Page, Viewport } from 'puppeteer';
import { expect, onTestFinished } from 'vitest';
import { hostPages } from '../../cli/studio/page.ts';
import { openPage, type UsedPage, used } from '../studio/opened.ts';
import { openedHost, type TestHostOptions } from './opened.ts';

/** Starts a host with the pages of tables, which is closed when the test ends. */
export const hostWithPages = async (wanted: TestHostOptions = {}) =>
  openedHost({ ...wanted, pages: await hostPages() });

/**
 * Opens a page of a host that the test has opened before. The page is closed before the host, and must not have reported
 * problems.
 * @param allowed complaints to ignore because the test causes them
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

/** Answers every question with its last option, through `choose`, until the game is over. */
export async function playOnPage(
  page: Page,
  choose: (page: Page) => Promise<unknown> = clickLast,
): Promise<number> {
  // Puppeteer's own waiting needs `eval`, which Firefox refuses where the policy of a page does.
  const { eventually } = used(page);
  for (let choices = 0; ; choices++) {
    const turn = await page.evaluate(TURN);
    await eventually(`${OVER} || ${ASKED}`, /true/);
    if (await page.evaluate(OVER)) return choices;
    await choose(page);
    // Answered: another question, or none.
    await eventually(`${OVER} || ${TURN} !== ${JSON.stringify(turn)} || !(${ASKED})`, /true/);
  }
}

const OVER = "document.querySelector('.points-by-card') !== null";
const TURN = "document.querySelector('[aria-label=Turn]')?.textContent";

/** The options, on the board or below the question. */
export const OPTION = '.board-box .spot, .opts .opt:not(.other)';
const ASKED = `document.querySelector('${OPTION}') !== null`;

const clickLast = (page: Page) =>
  page.evaluate(`[...document.querySelectorAll('${OPTION}')].at(-1)?.click()`);
