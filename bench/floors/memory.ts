/** What stays in memory, no matter how many games are played and how long a user types. `host.ts` measures the same for answers. */
import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, KeyInput, Page } from 'puppeteer';
import { compile } from '../../compiler/compile.ts';
import { useBrowser } from '../../print/browser.ts';
import { apply, decision, startGame } from '../../runtime/game.ts';
import { makeTables } from '../../runtime/make-tables.ts';
import { corpus } from '../corpus.ts';
import { growth, heap, type Measurement } from '../measurement.ts';
import { rng } from '../rng.ts';
import { opened, placeCursorAfter, run } from '../studio.ts';

const EARLY = 1_000;
const LATE = 10_000;

/** A user who types lines, and pauses after each long enough for everything to be computed: its keys, and milliseconds. */
const LINE = { keys: 50, pause: 300 };

export default async function measure(): Promise<Measurement[]> {
  return [games(), await keys()];
}

function games(): Measurement {
  const { chain } = compile([{ files: [{ file: 'corpus.eco', text: corpus(105) }] }]).sets[0];
  const tables = makeTables(chain);
  let early = 0;
  for (let seed = 1; seed <= LATE; seed++) {
    const below = rng(seed);
    const game = startGame(tables, { players: 2, seed });
    for (let asked = decision(game); asked; asked = decision(game))
      apply(game, asked.options[below(asked.options.length)]);
    if (seed === EARLY) early = heap();
  }
  return growth('games', early, heap());
}

/** The heaps of the studio's page and its worker together. */
function keys(): Promise<Measurement> {
  return useBrowser(async (browser) => {
    const studio = await run('new-horizon');
    // The notes of the page are left out, because they would grow, too.
    const page = await opened(browser, studio.address, '');
    await placeCursorAfter(page, '"Title');
    const worker = page.workers().find((one) => one.url().endsWith('/worker.js'))!;
    const sessions = [await page.createCDPSession(), worker.client];
    await write(page, 0, EARLY);
    const early = await used(sessions);
    await write(page, EARLY, LATE);
    const late = await used(sessions);
    await page.close();
    await studio.end();
    return growth('keys in the studio', early, late);
  });
}

/** Types new words and deletes them again, from one key number to another. */
async function write(page: Page, from: number, to: number): Promise<void> {
  const letters = 4;
  for (let n = from; n < to; n++) {
    const [word, letter] = [Math.floor(n / (2 * letters)), n % (2 * letters)];
    const code = Math.floor(word / 26 ** (letter % letters)) % 26;
    const key = letter < letters ? `Key${String.fromCharCode(65 + code)}` : 'Backspace';
    await page.keyboard.press(key as KeyInput);
    if (n % LINE.keys === LINE.keys - 1) await wait(LINE.pause);
  }
}

/** The total size of some heaps, in bytes. */
async function used(sessions: readonly CDPSession[]): Promise<number> {
  // By then the last text has been checked, and nothing else is pending.
  await wait(3000);
  let sum = 0;
  for (const session of sessions) {
    await session.send('HeapProfiler.collectGarbage');
    sum += (await session.send('Runtime.getHeapUsage')).usedSize;
  }
  return sum;
}
