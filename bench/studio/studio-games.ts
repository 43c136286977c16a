/** The studio's games per second compared with `ecos simulate`, in turn on the same cores, and how much they slow down typing. */
import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'puppeteer';
import { topSource } from '../../cli/load/find.ts';
import { compile } from '../../compiler/compile.ts';
import { useBrowser } from '../../print/browser.ts';
import { type Pool, startPool } from '../../simulate/pool/pool.ts';
import { playGames } from '../../simulate/run/schedule.ts';
import { median, type Row } from '../row.ts';
import { FRAME, lateTasks } from './late-tasks.ts';
import { opened, placeCursorAfter, type Run, run, type } from './page.ts';

const ROUNDS = 4;
/** Milliseconds that each plays per turn. */
const TURN = 6000;
/** Milliseconds until games that were under way are finished. */
const SETTLED = 1000;
const GAMES = 40_000;
/** How many keys are typed, and the milliseconds between them. */
const KEYS = 80;
const BETWEEN = 100;

export async function measureStudioGames(): Promise<Row[]> {
  const jobs = availableParallelism();
  const { sets, known } = topSource(['first-continent']);
  const pool = startPool(
    {
      chain: compile(sets, known).sets[0].chain,
      options: { players: 4, seed: 1, bots: ['greedy', 'greedy', 'greedy', 'greedy'] },
      inherited: true,
      against: null,
    },
    jobs,
  );
  try {
    return await useBrowser(async (browser) => {
      const studio = await run('first-continent');
      try {
        return [await speed(browser, studio, pool), await typing(browser, studio)];
      } finally {
        await studio.end();
      }
    });
  } finally {
    await pool.close();
  }
}

/** Games per second of both, in turn. */
async function speed(browser: Browser, studio: Run, pool: Pool): Promise<Row> {
  const page = await opened(browser, studio.address);
  await goToGames(page);
  const rates: [number[], number[]] = [[], []];
  let from = 0;
  // The first round is warm-up.
  for (let round = 0; round <= ROUNDS; round++) {
    const [command, played] = await commandRate(pool, from);
    from += played;
    const here = await pageRate(page);
    if (round === 0) continue;
    rates[0].push(command);
    rates[1].push(here);
  }
  await page.close();
  const [command, here] = rates.map(median);
  return {
    name: `greedy games of four in the studio, with ${pool.jobs} workers: speed relative to \`ecos simulate\``,
    value: here / command,
    unit: '×',
    aim: { is: 'least', value: 0.7 },
    from: { 'studio, a second': here, 'simulate, a second': command },
  };
}

/** The page's late tasks while a user types, with games running and their figures next to the text. */
async function typing(browser: Browser, studio: Run): Promise<Row> {
  const page = await opened(browser, studio.address);
  await goToGames(page);
  await page.keyboard.press('Space');
  await page.waitForSelector('.results');
  await page.keyboard.down('Control');
  await page.keyboard.press('e');
  await page.keyboard.up('Control');
  await page.waitForFunction(`document.activeElement?.matches('.source')`);
  await placeCursorAfter(page, 'gain 1');
  // By then, figures from before the first key have been drawn.
  await type(page, 'Digit1', 2, BETWEEN);
  const late = await lateTasks(page, () => type(page, 'Digit1', KEYS, BETWEEN));
  await page.close();
  return {
    name: `tasks of the page that take the processor more than ${FRAME} ms while ${KEYS} keys are typed beside the figures of games`,
    value: late.over,
    unit: 'tasks',
    aim: { is: 'most', value: 0 },
    from: { 'longest, ms': late.longest },
  };
}

/** Opens the view of games, and requests more games than can be played in the available time. */
async function goToGames(page: Page): Promise<void> {
  await page.evaluate(`location.hash = '#/games'; document.activeElement.blur();`);
  await page.waitForSelector('progress');
  await page.evaluate(`(() => {
    const field = [...document.querySelectorAll('.menu label')].find((one) => one.textContent.trim().startsWith('Games')).control;
    field.value = '${GAMES}';
    field.dispatchEvent(new Event('change', { bubbles: true }));
  })()`);
}

async function commandRate(pool: Pool, from: number): Promise<[rate: number, played: number]> {
  const begun = performance.now();
  let played = 0;
  await playGames(pool, [{ from, to: from + GAMES }], {
    played: (batch) => {
      played += batch.to - batch.from;
    },
    lost: (game, reason) => {
      throw new Error(`game ${game} was lost: ${reason}`);
    },
    stopped: () => performance.now() - begun >= TURN,
  });
  return [(played * 1000) / (performance.now() - begun), played];
}

/** Games per second from resuming until no more are started, including those under way at that point. */
async function pageRate(page: Page): Promise<number> {
  const played = async () => Number(await page.$eval('progress', (bar) => bar.value));
  const before = await played();
  const begun = performance.now();
  await page.keyboard.press('Space');
  await wait(TURN);
  const took = performance.now() - begun;
  await page.keyboard.press('Space');
  await wait(SETTLED);
  return (((await played()) - before) * 1000) / took;
}
