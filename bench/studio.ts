/** How long the studio takes from a key to what is seen of it, in the real page: problems, card, scenarios, worth, frames. */
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'puppeteer';
import { useBrowser } from '../print/browser.ts';
import { median, type Row } from './row.ts';

const ROOT = join(import.meta.dirname, '..');
/** So many keys are measured; the first ones are for the optimizer. */
const KEYS = 120;
const WARM_UP = 30;
/** Milliseconds between them: long enough for every answer. */
const BETWEEN = 120;
/** Somebody who types fast. */
const FAST = { keys: 200, between: 50 };
const STARTS = 5;
const MEMORY = { early: 1000, late: 10_000 };

/** A card to write in, and a scenario that does it. */
const CARD = 999;
const TEXT = `card ${CARD} brown
  leaves 2
  energy sun
{
  gain 1vp;
  place water;
}

scenario "it gains"
{
  board "a" where a = water
  do card ${CARD};
  choose a;
  expect 1vp;
}
`;

/** A studio that runs for a folder of card files, a copy of a bundled set. */
interface Run {
  address: string;
  folder: string;
  /** Milliseconds from its start to its address. */
  milliseconds: number;
  end(): Promise<void>;
}

async function run(set: string): Promise<Run> {
  const folder = mkdtempSync(join(tmpdir(), 'ecos-bench-studio-'));
  cpSync(join(ROOT, 'cards', set), folder, { recursive: true });
  writeFileSync(join(folder, 'written.eco'), TEXT);
  const data = mkdtempSync(join(tmpdir(), 'ecos-bench-data-'));
  const begun = performance.now();
  const child = spawn(process.execPath, [join(ROOT, 'cli', 'ecos.mjs'), 'studio', folder, '--no-open'], {
    env: { ...process.env, XDG_DATA_HOME: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise<string>((done, failed) => {
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (said.includes('\n')) done(said.trim().replace(/^Studio: /, ''));
    });
    child.on('exit', () => failed(new Error('the studio ended')));
  });
  return {
    address,
    folder,
    milliseconds: performance.now() - begun,
    end: () =>
      new Promise((done) => {
        child.on('exit', () => {
          for (const one of [folder, data]) rmSync(one, { recursive: true, force: true });
          done();
        });
        child.kill('SIGINT');
      }),
  };
}

/**
 * Runs in the page before its scripts: notes each key, each answer of the worker after the page has taken it, each card
 * that stands in its frame, and each frame of the page.
 */
const NOTES = `
const notes = globalThis.notes = { keys: [], answers: [], cards: [], frames: [], html: undefined };
const asked = new Map();
globalThis.Worker = class extends Worker {
  postMessage(message) {
    if (message.name) asked.set(message.id, { name: message.name, key: notes.keys.length - 1 });
    super.postMessage(message);
  }
  set onmessage(take) {
    super.onmessage = take && ((event) => {
      take.call(this, event);
      const { id, more, answer } = event.data;
      const question = asked.get(id);
      if (!question || more) return;
      if (question.name === 'card' && answer) notes.html = answer.html;
      notes.answers.push({ ...question, at: performance.now() });
    });
  }
};
addEventListener('keydown', ({ timeStamp }) => notes.keys.push(timeStamp), true);
addEventListener('message', ({ data }) => {
  if (!data.fitted) return;
  const key = notes.keys.length - 1;
  requestAnimationFrame(() => notes.cards.push({ key, id: data.fitted.id, at: performance.now() }));
});
let last = performance.now();
const frame = (now) => { notes.frames.push({ at: now, ms: now - last }); last = now; requestAnimationFrame(frame); };
requestAnimationFrame(frame);
`;

/** What the page noted. */
interface Notes {
  keys: number[];
  answers: { name: string; key: number; at: number }[];
  cards: { key: number; id: number; at: number }[];
  frames: { at: number; ms: number }[];
}

const notesOf = (page: Page) => page.evaluate('globalThis.notes') as Promise<Notes>;

/** Opens the page and puts the cursor behind the points that the card gains. */
async function opened(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage();
  await page.setViewport({ width: 1440, height: 900 });
  await page.evaluateOnNewDocument(NOTES);
  await page.goto(address);
  const state = `/scenarios? pass/.test(document.querySelector('[role=status][aria-label=State]')?.textContent)`;
  await page.waitForFunction(state);
  await page.evaluate(`location.hash = '#/write/${CARD}'`);
  await page.waitForSelector('::-p-aria([name="Source"][role="textbox"])');
  await wait(500);
  await page.evaluate(`document.querySelector('.source').shadowRoot.querySelector('.cm-content').focus()`);
  for (let line = 0; line < 4; line++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Home');
  for (let n = 0; n < 'gain 1'.length; n++) await page.keyboard.press('ArrowRight');
  return page;
}

/** Writes a digit and takes it away again: another card each time. */
async function type(page: Page, keys: number, between: number): Promise<void> {
  for (let n = 0; n < keys; n++) {
    const begun = performance.now();
    await page.keyboard.press(n % 2 === 0 ? 'Digit1' : 'Backspace');
    await wait(Math.max(0, between - (performance.now() - begun)));
  }
}

/** The 95th of 100 times. */
const p95 = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;

/** Milliseconds from each key to an answer about it. */
function answered({ keys, answers }: Notes, name: string): number[] {
  const first = answers.filter((one) => one.name === name && one.key >= WARM_UP);
  const ofKey = new Map(first.map(({ key, at }) => [key, at]));
  return [...ofKey].map(([key, at]) => at - keys[key]!);
}

export async function measureStudio(): Promise<Row[]> {
  return await useBrowser(async (browser) => [
    ...(await typed(browser, 'new-horizon', 'a set of 26 cards', 16)),
    ...(await typed(browser, 'first-continent', 'the base game', 50)),
    await started(browser),
    await memory(browser),
  ]);
}

/** What happens after each key. */
async function typed(browser: Browser, set: string, name: string, ms: number): Promise<Row[]> {
  const studio = await run(set);
  const page = await opened(browser, studio.address);
  await type(page, KEYS, BETWEEN);
  await wait(500);
  const notes = await notesOf(page);
  const ready = await readyHtml(page);
  const before = notes.keys.length;
  await type(page, FAST.keys, FAST.between);
  const { keys, frames } = await notesOf(page);
  const since = keys[before]!;
  const slow = frames.filter(({ at, ms: took }) => at >= since && took > 50);
  const cards = notes.cards.filter(({ key }) => key >= WARM_UP);
  const painted = p95([...new Map(cards.map(({ key, at }) => [key, at - notes.keys[key]!])).values()]);
  await page.close();
  await studio.end();
  const row = (what: string, value: number, most: number, from = {}): Row => ({
    name: `${what}, ${name}`,
    value,
    unit: 'ms',
    aim: { is: 'most', value: most },
    from,
  });
  const times = (question: string) => answered(notes, question);
  const half = (question: string) => ({ 'half of them, ms': median(times(question)) });
  return [
    row('from a key to its problems in the editor, 95 of 100', p95(times('check')), ms, half('check')),
    row('from a key to its card, painted, 95 of 100', painted, 33),
    {
      ...row('the same, relative to a page that is given the card ready', painted / ready, 2, { ready }),
      unit: '×',
    },
    row('from a key to the scenarios of the card, 95 of 100', p95(times('scenarios')), 50, half('scenarios')),
    row('from a key to what the card is worth, 95 of 100', p95(times('worth')), 300, half('worth')),
    {
      ...row(`frames over 50 ms while ${FAST.keys} keys are typed at 20 a second`, slow.length, 0, {
        'longest, ms': Math.max(...frames.filter(({ at }) => at >= since).map((one) => one.ms)),
      }),
      unit: 'frames',
    },
  ];
}

/** Milliseconds until a card is painted whose HTML the page has already, 95 of 100. */
async function readyHtml(page: Page): Promise<number> {
  const times = (await page.evaluate(`(async () => {
    const { contentWindow } = document.querySelector('article iframe');
    const { fonts, ...card } = notes.html;
    const times = [];
    for (let n = 0; n < 60; n++) {
      const id = 1e6 + n;
      const begun = performance.now();
      // Another text each time.
      contentWindow.postMessage({ card: { ...card, body: card.body + '<!-- ' + n + ' -->', id } }, '*');
      for (;;) {
        await new Promise((next) => requestAnimationFrame(next));
        const found = notes.cards.find((one) => one.id === id);
        if (found) { times.push(found.at - begun); break; }
      }
    }
    return times;
  })()`)) as number[];
  return p95(times.slice(10));
}

/** From the start of the command to a page in which one can write. */
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

/** The heaps of page and worker after many keys. */
async function memory(browser: Browser): Promise<Row> {
  const studio = await run('new-horizon');
  const page = await opened(browser, studio.address);
  const sessions = [await page.createCDPSession(), page.workers()[0]!.client];
  await type(page, MEMORY.early, 0);
  const early = await heap(sessions);
  await type(page, MEMORY.late - MEMORY.early, 0);
  const late = await heap(sessions);
  await page.close();
  await studio.end();
  return {
    name: 'the heaps of page and worker after 10,000 keys, relative to those after 1,000',
    value: late / early,
    unit: '×',
    aim: { is: 'most', value: 1.05 },
    from: { '1,000 keys, kB': early / 1024, '10,000 keys, kB': late / 1024 },
  };
}

async function heap(sessions: readonly CDPSession[]): Promise<number> {
  // What was written last is checked, and nothing else is on its way.
  await wait(3000);
  let sum = 0;
  for (const session of sessions) {
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    sum += usedSize;
  }
  return sum;
}
