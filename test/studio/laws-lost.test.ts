/** No text is lost, whatever is killed, hangs or is slow while a user writes, and the newest text wins. */
import { appendFileSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'puppeteer';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { launchBrowser } from '../../print/browser.ts';
import { randomBelow, seedRandom } from '../../runtime/random.ts';
import { folderWith } from '../folder-with.ts';
import { beforeAllWithBrowser } from '../one-browser.ts';
import { PATIENCE } from './elements.ts';
import { WADERS } from './laws.ts';
import { openPage, type UsedPage, use, used } from './opened.ts';
import { allDrafts } from './server-place.ts';
import {
  FOR_EVER,
  HANGING_WORKER,
  hanging,
  instead,
  SLOW_WORKER,
  withLongTimersHeld,
  withNothingsCounted,
  workersOf,
} from './slow-workers.ts';
import { type RunningStudio, startStudio } from './studio.ts';

/** Ends with a card, so that tests can type after it. */
const SET = { 'a.eco': `${WADERS['set.eco']}\n${WADERS['cards.eco'].replace('wather', 'water')}` };
const START = /2 cards, 0 problems/;
/** The text to type. The pause between two keys is short. */
const WRITTEN = '# The heron waits for fish and frogs.';
const KEY = 15;

let folder: string;
let data: string;
let studio: RunningStudio;
let browser: Browser;
beforeAllWithBrowser(async (given) => {
  browser = given;
});
beforeEach(async () => {
  folder = folderWith(SET);
  data = mkdtempSync(join(tmpdir(), 'ecos-studio-data-'));
  studio = await start();
});
afterEach(async () => {
  const [, ...opened] = browser.browserContexts();
  for (const context of opened) await context.close();
  await studio?.end();
});

const start = (...port: string[]) => startStudio([folder, ...port], { cwd: folder, data });

/** Opens a page with the cursor at the end of the text. */
async function opened(prepare?: (page: Page) => Promise<void>, at = browser): Promise<UsedPage> {
  const page = used((await openPage(at, 'about:blank')).page);
  await prepare?.(page.page);
  await page.page.goto(studio.address);
  await page.shows('status', 'State', START);
  await atEnd(page);
  return page;
}

async function atEnd({ click, press }: UsedPage): Promise<void> {
  await click('textbox', 'Source');
  await press('Control+End');
}

/** Inserts the whole text at once, like a paste: checking after each of many keys takes time. */
const put = ({ page }: UsedPage, text: string) => page.keyboard.sendCharacter(text);

/** The last line of the text, without problem messages. */
const lastLine = async ({ find }: UsedPage) =>
  (await find('textbox', 'Source')).$$eval('.cm-line', (all) => all.at(-1)?.textContent ?? '');

/** Runs `act` and returns the longest last line that the server stored while it ran. */
async function keptWhile(act: () => Promise<void>): Promise<string> {
  let kept = '';
  let isDone = false;
  const looking = (async () => {
    while (!isDone) {
      for (const { text } of await allDrafts(studio)) {
        const line = text.split('\n').at(-1)!;
        if (line.length > kept.length) kept = line;
      }
      await wait(40);
    }
  })().catch(() => undefined);
  await act();
  isDone = true;
  await looking;
  return kept;
}

const FOOTER = 'document.querySelector(".foot")?.textContent';
const onDisk = async () => readFileSync(join(folder, 'a.eco'), 'utf8');

/** All texts that the server currently stores. */
const keptNow = async () => (await allDrafts(studio)).map(({ text }) => text).join('\n');

/** Checks that a page restores the text and says so. */
async function restored(page: UsedPage, kept: string): Promise<void> {
  await page.eventually('document.querySelector("main.text")?.textContent', /not saved last time/);
  await atEnd(page);
  const line = await lastLine(page);
  expect(WRITTEN.startsWith(line)).toBe(true);
  expect(line.length).toBeGreaterThanOrEqual(kept.length);
}

describe('while the user types, no text is lost', () => {
  test('when the browser is killed: the server has stored it', async () => {
    const killed = await launchBrowser();
    const page = await opened(undefined, killed);
    const kept = await keptWhile(async () => {
      await page.page.keyboard.type(WRITTEN, { delay: KEY });
      killed.process()!.kill('SIGKILL');
    });
    // The text is stored without waiting for a pause.
    expect(kept).not.toBe('');
    await restored(await use(browser, studio.address), kept);
  });

  test('when the server is killed: the page reports it and can still be edited, and the next server has the text', async () => {
    const page = await opened();
    const kept = await keptWhile(async () => {
      await page.page.keyboard.type(WRITTEN.slice(0, 24), { delay: KEY });
      await studio.end('SIGKILL');
    });
    expect(kept).not.toBe('');
    await page.page.keyboard.type(WRITTEN.slice(24), { delay: KEY });
    expect(await lastLine(page)).toBe(WRITTEN);
    await page.eventually(
      'document.querySelector("[role=alert]")?.textContent',
      /does not answer.*kept in this browser/,
    );
    const { port } = studio;
    studio = await start('--port', String(port));
    // Another browser gets what the server had; the same browser gets all of it.
    await restored(await use(browser, studio.address), kept);
    const same = await page.page.browserContext().newPage();
    await same.setViewport({ width: 1440, height: 900 });
    await same.goto(studio.address);
    await restored(used(same), WRITTEN);
  });

  test('when another page takes a change from the disk: the text that is not saved here stays stored', async () => {
    const [page, other] = [await opened(), await opened()];
    await put(page, WRITTEN);
    await page.eventually(keptNow, /# The heron waits for fish and frogs\./);
    appendFileSync(join(folder, 'a.eco'), '# from elsewhere');
    await other.eventually(() => lastLine(other), /^# from elsewhere$/);
    await page.eventually('document.body.textContent', /also changed on the disk/);
    // The other page drops its stored text a little later.
    await wait(300);
    expect(await keptNow()).toContain(WRITTEN);
  });

  test('when the server is killed while two pages edit one file: both texts are restored, one after the other', async () => {
    const [one, two] = [await opened(), await opened()];
    await put(one, '# from one');
    // The text that was stored last comes first.
    await one.eventually(keptNow, /# from one/);
    await put(two, '# from two');
    const both = /# from two[\s\S]*# from one/;
    await two.eventually(keptNow, both);
    await studio.end('SIGKILL');
    for (const { page } of [one, two]) await page.close();
    studio = await start();
    expect(await keptNow()).toMatch(both);
    const next = await use(browser, studio.address);
    await atEnd(next);
    await next.eventually(() => lastLine(next), /^# from two$/);
    await next.press('Control+s');
    await next.eventually(keptNow, /^(?![\s\S]*# from two)/);
    expect(await onDisk()).toContain('# from two');
    await next.page.reload();
    await next.eventually('document.body.textContent', /also changed on the disk/);
    await atEnd(next);
    expect(await lastLine(next)).toBe('# from one');
  });

  test('when the worker ends or hangs: it is replaced, the current text is checked, and the editor does not wait', async () => {
    const page = await opened(withLongTimersHeld);
    await workersOf(page)[0]!.evaluate('close()');
    // The worker may still have been busy.
    await vi.waitFor(() => expect(workersOf(page)).toHaveLength(0), PATIENCE);
    await put(page, 'card 903 blue leaves 1 energy water { gain 2vp; ');
    // The last request may have killed the worker, so only a different text is checked.
    await page.press('}');
    await page.page.evaluate('releaseTimers()');
    await page.shows('status', 'State', /3 cards, 0 problems/);
    expect(workersOf(page)).toHaveLength(1);
    const hangs = hanging(page);
    // The worker never answers again.
    workersOf(page)[0]!
      .evaluate(FOR_EVER)
      .catch(() => undefined);
    await hangs;
    await page.press('Enter');
    await page.type(WRITTEN);
    expect(await lastLine(page)).toBe(WRITTEN);
    // It has not been replaced yet.
    expect(workersOf(page)).toHaveLength(1);
    await page.page.evaluate('releaseTimers()');
    await page.press('Enter');
    await put(page, 'card 904 blue leaves 1 energy water { gain 3vp; }');
    await page.shows('status', 'State', /4 cards, 0 problems/);
  });
});

/** The same moments in each run, or `SOAK` random ones. */
const SOAK = Number(process.env.SOAK ?? 0);
const SEEDS = Array.from({ length: Math.max(1, SOAK) }, (_, at) =>
  SOAK > 0 ? Math.floor(Math.random() * 2 ** 32) : at + 1,
);
const KILLED = ['page', 'worker', 'server'] as const;

test.each(SEEDS)(
  'page, worker and server are killed at any moments while the user types (seed %i), and no text is lost',
  async (seed) => {
    const rng = { random: seedRandom(seed) };
    let page = await opened();
    const left = [...KILLED];
    let written = 0;
    for (let kill = 1; left.length > 0; kill++) {
      const most = Math.floor((kill * WRITTEN.length) / KILLED.length);
      // The last request may have killed the worker, so only a different text is checked.
      const until = written + 2 + randomBelow(rng, most - written - 1);
      const [killed] = left.splice(randomBelow(rng, left.length), 1);
      await page.page.keyboard.type(WRITTEN.slice(written, until), { delay: randomBelow(rng, KEY) });
      written = until;
      if (killed === 'worker') await workersOf(page)[0]!.evaluate('close()');
      else {
        if (killed === 'server') {
          await studio.end('SIGKILL');
          studio = await start('--port', String(studio.port));
          // Only the key in the address differs, so the browser would not load the page again.
          await page.page.goto('about:blank');
        } else page = await afterCrash(page);
        await page.page.goto(studio.address);
        await page.shows('status', 'State', START);
        // The browser has stored the whole text.
        await restored(page, WRITTEN.slice(0, written));
      }
      expect(await lastLine(page)).toBe(WRITTEN.slice(0, written));
    }
    await page.type(WRITTEN.slice(written));
    expect(await lastLine(page)).toBe(WRITTEN);
    await page.press('Control+s');
    await page.eventually(onDisk, /# The heron waits for fish and frogs\./);
  },
);

/** A new blank page of the same browser, after a page has crashed. */
async function afterCrash({ page }: UsedPage): Promise<UsedPage> {
  const next = await page.browserContext().newPage();
  await next.setViewport({ width: 1440, height: 900 });
  const crashed = new Promise((seen) => page.once('error', seen));
  page.goto('chrome://crash').catch(() => undefined);
  await crashed;
  return used(next);
}

describe('a text that hangs the worker', () => {
  test('is tried twice, saved on request, and not run again when the page is reloaded', async () => {
    let workers = 0;
    const page = await opened(async (blank) => {
      await withLongTimersHeld(blank);
      await withNothingsCounted(blank);
      await instead(HANGING_WORKER, () => workers++)(blank);
    });
    const releaseTimers = () => page.page.evaluate('releaseTimers()');
    expect(workers).toBe(1);
    await page.type('# hang');
    await page.eventually('nothings', /^1$/);
    await releaseTimers();
    await page.eventually('nothings', /^2$/);
    expect(await page.page.evaluate(FOOTER)).not.toMatch(/takes too long/);
    await releaseTimers();
    await page.eventually(FOOTER, /takes too long/);
    await vi.waitFor(() => expect(workers).toBe(3), PATIENCE);
    // The page is not waiting for the other worker.
    await releaseTimers();
    await page.press('Control+s');
    await page.eventually(onDisk, /# hang/);
    await page.page.reload();
    await page.eventually(FOOTER, /takes too long/);
    await releaseTimers();
    // Without the comment the text is checked again.
    await atEnd(page);
    await page.press('Shift+Home');
    await page.press('Delete');
    await page.shows('status', 'State', START);
    // One for each page load, and two that replaced the first.
    expect(workers).toBe(4);
  });
});

test('a first check that takes too long is tried again, by itself and on request, and no reason is invented', async () => {
  let workers = 0;
  const page = used((await openPage(browser, 'about:blank')).page);
  await withLongTimersHeld(page.page);
  await page.page.setRequestInterception(true);
  page.page.on('request', (request) => {
    // On a busy machine, the first two never answer.
    const isBusy = request.url().endsWith('/worker.js') && ++workers <= 2;
    return isBusy ? request.respond({ body: FOR_EVER, contentType: 'text/javascript' }) : request.continue();
  });
  await page.page.goto(studio.address);
  await page.shows('status', 'State', /Checking/);
  expect(await page.textOf('article', 'Card')).toBe('');
  await page.page.evaluate('releaseTimers()');
  await page.eventually(FOOTER, /first check takes longer than usual.*tried again/);
  await page.shows('article', 'Card', /^Not checked yet\.$/);
  await vi.waitFor(() => expect(workers).toBe(2), PATIENCE);
  await page.click('button', 'Check now');
  await page.shows('status', 'State', START);
  await page.eventually(FOOTER, /^(?!.*longer than usual)/);
  expect(workers).toBe(3);
});

test('however slow the worker is, the newest text wins, and the editor does not wait', async () => {
  const page = await opened(instead(SLOW_WORKER));
  await put(page, 'card 903 blue leaves 1 energy water { gain ');
  for (let points = 1; points <= 4; points++) {
    await page.page.keyboard.type(`${points}vp; }`, { delay: 5 });
    await page.press('Backspace', 6);
  }
  await page.type('7vp; }');
  expect(await lastLine(page)).toBe('card 903 blue leaves 1 energy water { gain 7vp; }');
  await page.shows('status', 'State', /3 cards, 0 problems/);
  await page.shows('region', 'Rules text', /Gain 7 points/);
  // No older result arrives after it.
  await wait(600);
  expect(await page.textOf('region', 'Rules text')).toMatch(/Gain 7 points/);
  expect(await page.textOf('status', 'State')).toMatch(/3 cards, 0 problems/);
});
