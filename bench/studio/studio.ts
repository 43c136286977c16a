/** The time from a key to its effects in the real page: problems, card, scenarios, worth, frames. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'puppeteer';
import { useBrowser } from '../../print/browser.ts';
import { median, type Row } from '../row.ts';
import { FRAME, lateTasks, RECORDED } from './late-tasks.ts';
import { memory } from './memory.ts';
import {
  begin,
  type Notes,
  notesOf,
  opened,
  placeCursorAfter,
  type Run,
  run,
  type Seen,
  type,
} from './page.ts';

/** The number of keys measured; the first ones are warm-up. */
const KEYS = 120;
const WARM_UP = 30;
/** Milliseconds between two keys: long enough for every response. */
const BETWEEN = 120;
/** A fast typist. */
const FAST = { keys: 200, between: 50 };
const STARTS = 5;
/** Within this many milliseconds the effect of a key is there for 95 of 100 keys. */
const MOST_MS = 100;

/** The 95th percentile of some times. */
const p95 = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;

/** Milliseconds from each key until the page shows its effect. */
function untilSeen({ keys, seen }: Notes, name: Seen): number[] {
  const times = new Map<number, number>();
  for (const one of seen.filter((change) => change.name === name)) {
    const last = keys.findLastIndex((at) => at <= one.at);
    // The first key writes the character, the next one deletes it, and so on. A late change may belong to the previous key.
    const isOwn = one.is === (last % 2 === 0);
    const key = isOwn ? last : last - 1;
    if (key >= WARM_UP && !times.has(key)) times.set(key, one.at - keys[key]!);
  }
  if (times.size === 0) throw new Error(`${name} never changed`);
  return [...times.values()];
}

export async function measureStudio(): Promise<Row[]> {
  return await useBrowser(async (browser) => [
    ...(await typed(browser, 'new-horizon', 'a set of 26 cards')),
    ...(await typed(browser, 'first-continent', 'the base game')),
    await started(browser),
    ...(await memory(browser)),
  ]);
}

/** The measurements after each key. */
async function typed(browser: Browser, set: string, name: string): Promise<Row[]> {
  const studio = await run(set);
  // The hexes of the sketch lose their letter, and get it back.
  const problems = await notedWhile(browser, studio, async (page) => {
    await placeCursorAfter(page, 'where a');
    await begin(page);
    await type(page, 'KeyA', KEYS, BETWEEN);
  });
  let frames: Notes['frames'] = [];
  const late = { over: 0, longest: 0 };
  const notes = await notedWhile(browser, studio, async (page) => {
    await placeCursorAfter(page, 'gain 1');
    await begin(page);
    await type(page, 'Digit1', KEYS, BETWEEN);
    await wait(500);
    const measured = await notesOf(page);
    await type(page, 'Digit1', FAST.keys, FAST.between);
    const all = await notesOf(page);
    frames = all.frames.filter(({ at }) => at >= all.keys[measured.keys.length]!);
    Object.assign(late, await lateTasks(page, () => type(page, 'Digit1', RECORDED, BETWEEN)));
    return measured;
  });
  await studio.end();
  const row = (what: string, times: readonly number[], most: number): Row => ({
    name: `${what}, ${name}`,
    value: p95(times),
    unit: 'ms',
    aim: { is: 'most', value: most },
    // On a busy machine, some texts are replaced before they are shown.
    from: { 'half of them, ms': median(times), keys: times.length },
  });
  const slow = frames.filter((one) => one.ms > 50);
  return [
    row('from a key to its problems in the editor, 95 of 100', untilSeen(problems, 'problems'), MOST_MS),
    row('from a key to its card, 95 of 100', untilSeen(notes, 'card'), MOST_MS),
    row('from a key to the scenarios of the card, 95 of 100', untilSeen(notes, 'scenarios'), MOST_MS),
    row('from a key to what the card is worth, 95 of 100', untilSeen(notes, 'worth'), 300),
    {
      name: `tasks of the page that take the processor more than ${FRAME} ms while it is weighed, ${name}`,
      value: late.over,
      unit: 'tasks',
      aim: { is: 'most', value: 0 },
      from: { 'longest, ms': late.longest },
    },
    {
      name: `frames over 50 ms while ${FAST.keys} keys are typed at 20 a second, ${name}`,
      value: slow.length,
      unit: 'frames',
      aim: { is: 'most', value: 0 },
      from: { 'longest, ms': Math.max(...frames.map((one) => one.ms)) },
    },
  ];
}

/** The page's notes while it is used. */
async function notedWhile(
  browser: Browser,
  studio: Run,
  use: (page: Page) => Promise<Notes | undefined>,
): Promise<Notes> {
  const page = await opened(browser, studio.address);
  const notes = (await use(page)) ?? (await notesOf(page));
  await page.close();
  return notes;
}

/** From the start of the command to a page that accepts text. */
async function started(browser: Browser): Promise<Row> {
  const times: number[] = [];
  const commands: number[] = [];
  for (let n = 0; n < STARTS; n++) {
    const begun = performance.now();
    const studio = await run('first-continent');
    const page = await browser.newPage();
    await page.goto(studio.address, { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(
      `document.querySelector('.source')?.shadowRoot?.querySelector('.cm-line')?.textContent !== undefined`,
    );
    times.push(performance.now() - begun);
    commands.push(studio.milliseconds);
    await page.close();
    await studio.end();
  }
  return {
    name: 'from starting `ecos studio` to a page in which one can write, in a browser that runs',
    value: median(times),
    unit: 'ms',
    aim: { is: 'most', value: 1500 },
    from: { 'until its address, ms': median(commands) },
  };
}
