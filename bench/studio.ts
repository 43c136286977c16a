/** How long the studio takes from a key to what is seen of it, in the real page: problems, card, scenarios, worth, frames. */
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession, KeyInput, Page } from 'puppeteer';
import { useBrowser } from '../print/browser.ts';
import { median, type Row } from './row.ts';

const ROOT = join(import.meta.dirname, '..');
/** So many keys are measured; the first ones are for the optimizer. */
const KEYS = 120;
const WARM_UP = 30;
/** Milliseconds between them: long enough for every answer. */
const BETWEEN = 120;
/** Milliseconds until a key is let go: fewer than anybody needs. Until then nothing else reaches the page. */
const HELD = 30;
/** Somebody who types fast. */
const FAST = { keys: 200, between: 50 };
const STARTS = 5;
/** Somebody who writes and now and then stops, so long that everything is worked out. Milliseconds. */
const MEMORY = { early: 1000, late: 10_000, line: 50, stop: 300 };
/** So many keys are written while what the page does is recorded. */
const RECORDED = 60;

/** A card to write in, and a scenario that does it. */
const CARD = 999;
const TEXT = `card ${CARD} brown "Title"
  leaves 2
  energy sun
{
  gain 1vp;
  place water;
}

scenario "it gains"
{
  board "a 1" where a = water
  do card ${CARD};
  choose 1;
  expect 1vp;
}
`;

/** More than the card is worth, and less than with a digit more. */
const WORTH = 8;

/** A studio that runs for a folder of card files, a copy of a bundled set. */
export interface Run {
  address: string;
  folder: string;
  /** Milliseconds from its start to its address. */
  milliseconds: number;
  end(): Promise<void>;
}

export async function run(set: string): Promise<Run> {
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
 * Runs in the page before its scripts: notes when each key was pressed, when after it something else stood in the page, and each
 * frame of the page. In the frame of the card: when it had a new frame with another card, fitted.
 */
const NOTES = `
const notes = globalThis.notes = { keys: [], seen: [], frames: [], html: undefined };
const now = (at = performance.now()) => performance.timeOrigin + at;
const noteCards = () => {
  let isDue = false;
  new MutationObserver(() => {
    // Its rows get links once it is fitted.
    if (isDue || !document.querySelector('.to-step')) return;
    isDue = true;
    requestAnimationFrame(() => {
      isDue = false;
      const is = document.querySelector('.to-step[aria-label*="11"]') !== null;
      notes.seen.push({ name: 'card', is, at: now() });
    });
  }).observe(document, { subtree: true, childList: true });
};
const notePage = () => {
// Whether the page shows the text with the character that is written and taken away again.
const SEEN = {
  problems: () => document.querySelector('.source')?.shadowRoot?.querySelector('.cm-problem-error') != null,
  scenarios: () => document.querySelector('ul[aria-label=Scenarios] [aria-label$=": failed"]') !== null,
  worth: () => document.querySelector('[role=meter][aria-label=Worth]')?.ariaValueNow > ${WORTH},
};
const last = {};
const look = () => {
  for (const [name, isWritten] of Object.entries(SEEN)) {
    const is = isWritten();
    if (is !== last[name]) notes.seen.push({ name, is, at: now() });
    last[name] = is;
  }
};
const changes = new MutationObserver(look);
const ALL = { subtree: true, childList: true, characterData: true, attributes: true };
changes.observe(document, ALL);
Element.prototype.attachShadow = ((attach) => function (...how) {
  const root = attach.apply(this, how);
  changes.observe(root, ALL);
  return root;
})(Element.prototype.attachShadow);
globalThis.Worker = class extends Worker {
  constructor(...how) {
    super(...how);
    this.addEventListener('message', ({ data }) => { if (data.answer?.html) notes.html = data.answer.html; });
  }
};
addEventListener('keydown', ({ timeStamp }) => notes.keys.push(now(timeStamp)), true);
let before = performance.now();
const frame = (at) => { notes.frames.push({ at: now(at), ms: at - before }); before = at; requestAnimationFrame(frame); };
requestAnimationFrame(frame);
};
self === top ? notePage() : noteCards();
`;

/** What the page and the frame of its card noted, in milliseconds that both count alike. */
interface Notes {
  keys: number[];
  seen: { name: Seen; is: boolean; at: number }[];
  frames: { at: number; ms: number }[];
}

/** What is seen of the text: that it has the character, or has it no more. */
type Seen = 'problems' | 'card' | 'scenarios' | 'worth';

async function notesOf(page: Page): Promise<Notes> {
  const all = await Promise.all(page.frames().map((frame) => frame.evaluate('globalThis.notes')));
  const [own, ...others] = all as Notes[];
  return { ...own!, seen: [own!, ...others].flatMap(({ seen }) => seen) };
}

/** Opens the page with the text of the card. */
export async function opened(browser: Browser, address: string, notes = NOTES): Promise<Page> {
  const page = await browser.newPage();
  await page.setViewport({ width: 1440, height: 900 });
  await page.evaluateOnNewDocument(notes);
  await page.goto(address);
  const state = `/scenarios? pass/.test(document.querySelector('[role=status][aria-label=State]')?.textContent)`;
  await page.waitForFunction(state);
  await page.evaluate(`location.hash = '#/write/${CARD}'`);
  await page.waitForSelector('.source');
  await wait(500);
  await page.evaluate(`document.querySelector('.source').shadowRoot.querySelector('.cm-content').focus()`);
  return page;
}

/** Puts the cursor behind some words of the text. */
export async function goBehind(page: Page, words: string): Promise<void> {
  const before = TEXT.slice(0, TEXT.indexOf(words) + words.length).split('\n');
  const { keyboard } = page;
  await keyboard.down('Control');
  await keyboard.press('Home');
  await keyboard.up('Control');
  for (let line = 1; line < before.length; line++) await keyboard.press('ArrowDown');
  for (let n = 0; n < before.at(-1)!.length; n++) await keyboard.press('ArrowRight');
}

/** Writes a character and takes it away again: another text each time. */
export async function type(page: Page, key: KeyInput, keys: number, between: number): Promise<void> {
  for (let n = 0; n < keys; n++) {
    const begun = performance.now();
    await page.keyboard.press(n % 2 === 0 ? key : 'Backspace', { delay: HELD });
    await wait(Math.max(0, between - (performance.now() - begun)));
  }
}

/** The 95th of 100 times. */
const p95 = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;

/** Milliseconds from each key until the page shows its text. */
function untilSeen({ keys, seen }: Notes, name: Seen): number[] {
  const times = new Map<number, number>();
  for (const one of seen.filter((change) => change.name === name)) {
    const last = keys.findLastIndex((at) => at <= one.at);
    // The first key writes the character, the next takes it away. What is seen may be late.
    const isOwn = one.is === (last % 2 === 0);
    const key = isOwn ? last : last - 1;
    if (key >= WARM_UP && !times.has(key)) times.set(key, one.at - keys[key]!);
  }
  if (times.size === 0) throw new Error(`${name} never changed`);
  return [...times.values()];
}

export async function measureStudio(): Promise<Row[]> {
  return await useBrowser(async (browser) => [
    ...(await typed(browser, 'new-horizon', 'a set of 26 cards', 16)),
    ...(await typed(browser, 'first-continent', 'the base game', 50)),
    await started(browser),
    ...(await memory(browser)),
  ]);
}

/** What happens after each key. */
async function typed(browser: Browser, set: string, name: string, ms: number): Promise<Row[]> {
  const studio = await run(set);
  // The hexes of the sketch lose their letter, and get it again.
  const problems = await notedWhile(browser, studio, async (page) => {
    await goBehind(page, 'where a');
    await begin(page);
    await type(page, 'KeyA', KEYS, BETWEEN);
  });
  let ready = Number.NaN;
  let frames: Notes['frames'] = [];
  const late = { over: 0, longest: 0 };
  const notes = await notedWhile(browser, studio, async (page) => {
    await goBehind(page, 'gain 1');
    await begin(page);
    await type(page, 'Digit1', KEYS, BETWEEN);
    await wait(500);
    const measured = await notesOf(page);
    await type(page, 'Digit1', FAST.keys, FAST.between);
    const all = await notesOf(page);
    frames = all.frames.filter(({ at }) => at >= all.keys[measured.keys.length]!);
    Object.assign(late, await lateTasks(page, () => type(page, 'Digit1', RECORDED, BETWEEN)));
    ready = await readyHtml(page);
    return measured;
  });
  await studio.end();
  const painted = untilSeen(notes, 'card');
  const row = (what: string, times: readonly number[], most: number): Row => ({
    name: `${what}, ${name}`,
    value: p95(times),
    unit: 'ms',
    aim: { is: 'most', value: most },
    // On a busy machine not every text is seen before the next one is written.
    from: { 'half of them, ms': median(times), keys: times.length },
  });
  const slow = frames.filter((one) => one.ms > 50);
  return [
    row('from a key to its problems in the editor, 95 of 100', untilSeen(problems, 'problems'), ms),
    row('from a key to its card, painted, 95 of 100', painted, 33),
    {
      ...row('the same, relative to a page that is given the card ready', painted, 2),
      value: p95(painted) / ready,
      unit: '×',
      from: { ready },
    },
    row('from a key to the scenarios of the card, 95 of 100', untilSeen(notes, 'scenarios'), 50),
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

/** What a page notes while it is used. */
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

/** The keys that led to the cursor do not count. */
const begin = (page: Page) => page.evaluate('notes.keys.length = notes.seen.length = 0');

/** A page has so long for a frame. */
export const FRAME = 16;

/** The tasks of the page's thread that leave no time for a frame. */
export async function lateTasks(
  page: Page,
  use: () => Promise<void>,
): Promise<{ over: number; longest: number }> {
  await page.tracing.start({ categories: ['disabled-by-default-devtools.timeline', 'devtools.timeline'] });
  await use();
  const trace = await page.tracing.stop();
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(Buffer.from(trace!).toString());
  const keys = traceEvents.filter(({ args }) => args.data?.type === 'keydown');
  const isPage = ({ pid, tid }: TraceEvent) => keys.some((key) => key.pid === pid && key.tid === tid);
  const tasks = traceEvents.filter((event) => event.name === 'RunTask' && isPage(event));
  // Time of the processor: on a busy machine others have it for a part of the time. A task that was under way when the recording
  // ended has none.
  const times = tasks.flatMap(({ tdur }) => (tdur === undefined ? [] : tdur / 1000));
  if (times.length < RECORDED)
    throw new Error(`of ${RECORDED} keys only ${times.length} tasks were recorded`);
  return { over: times.filter((time) => time > FRAME).length, longest: Math.max(...times) };
}

/** Something that the browser recorded; times in microseconds. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** How long it had the processor. */
  tdur?: number;
  args: { data?: { type?: string } };
}

/** Milliseconds until a card is painted whose HTML the page has already, 95 of 100. No card of the text is shown after it. */
async function readyHtml(page: Page): Promise<number> {
  const begun = (await page.evaluate(`(async () => {
    const { contentWindow } = document.querySelector('article iframe');
    const { fonts, ...card } = notes.html;
    const begun = [];
    for (let n = 0; n < 60; n++) {
      const id = 1e6 + n;
      const fitted = new Promise((done) => addEventListener('message', ({ data }) => data.fitted?.id === id && done()));
      await new Promise((next) => requestAnimationFrame(next));
      begun.push(performance.timeOrigin + performance.now());
      // Another text each time.
      contentWindow.postMessage({ card: { ...card, body: card.body + '<!-- ' + n + ' -->', id } }, '*');
      await fitted;
      await new Promise((next) => requestAnimationFrame(next));
    }
    return begun;
  })()`)) as number[];
  const { seen } = await notesOf(page);
  const painted = begun.map((from) => seen.find(({ name, at }) => name === 'card' && at > from)!.at - from);
  return p95(painted.slice(10));
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
async function memory(browser: Browser): Promise<Row[]> {
  const studio = await run('new-horizon');
  // What the page would note grows, too.
  const page = await opened(browser, studio.address, '');
  await goBehind(page, '"Title');
  const sessions = [
    await page.createCDPSession(),
    page.workers().find((one) => one.url().endsWith('/worker.js'))!.client,
  ];
  await write(page, 0, MEMORY.early);
  const early = await heap(sessions);
  await write(page, MEMORY.early, MEMORY.late);
  const late = await heap(sessions);
  await page.close();
  await studio.end();
  const row = (name: string, before: number, after: number): Row => ({
    name,
    value: after / before,
    unit: '×',
    aim: { is: 'most', value: 1.05 },
    from: { '1,000 keys, kB': before / 1024, '10,000 keys, kB': after / 1024 },
  });
  return [
    row('the heaps of page and worker after 10,000 keys, relative to those after 1,000', early.all, late.all),
    row(
      'the same without the code that the browser makes of functions that often run',
      early.all - early.code,
      late.all - late.code,
    ),
  ];
}

/** Writes words that were not there before and takes them away again, from one key on to another. */
async function write(page: Page, from: number, to: number): Promise<void> {
  const letters = 4;
  for (let n = from; n < to; n++) {
    const [word, letter] = [Math.floor(n / (2 * letters)), n % (2 * letters)];
    const code = Math.floor(word / 26 ** (letter % letters)) % 26;
    const key = letter < letters ? `Key${String.fromCharCode(65 + code)}` : 'Backspace';
    await page.keyboard.press(key as KeyInput);
    if (n % MEMORY.line === MEMORY.line - 1) await wait(MEMORY.stop);
  }
}

/** The bytes of some heaps, and those of code in them. */
async function heap(sessions: readonly CDPSession[]): Promise<{ all: number; code: number }> {
  // What was written last is checked, and nothing else is on its way.
  await wait(3000);
  const sum = { all: 0, code: 0 };
  for (const session of sessions) {
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    sum.all += usedSize;
    sum.code += await codeIn(session);
  }
  return sum;
}

/** The bytes of code in a heap. */
async function codeIn(session: CDPSession): Promise<number> {
  const chunks: string[] = [];
  const take = ({ chunk }: { chunk: string }) => chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', take);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', take);
  const { snapshot, nodes }: HeapSnapshot = JSON.parse(chunks.join(''));
  const { node_fields: fields, node_types } = snapshot.meta;
  const code = node_types[0].indexOf('code');
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let sum = 0;
  for (let at = 0; at < nodes.length; at += fields.length)
    if (nodes[at + type] === code) sum += nodes[at + size]!;
  return sum;
}

/** A heap as the browser tells it: of each object the numbers that the fields name, one after the other. */
interface HeapSnapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[]] } };
  nodes: number[];
}
