/** How much memory the page and its worker keep, no matter how long a user types. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession, KeyInput, Page } from 'puppeteer';
import type { Row } from '../row.ts';
import { opened, placeCursorAfter, run } from './page.ts';

/** A user who types and sometimes pauses long enough for everything to be computed. Number of keys, and times in milliseconds. */
const MEMORY = { early: 1000, late: 10_000, line: 50, stop: 300 };

/** The heaps of the page and its worker after many keys. */
export async function memory(browser: Browser): Promise<Row[]> {
  const studio = await run('new-horizon');
  // The notes of the page are left out, because they would grow, too.
  const page = await opened(browser, studio.address, '');
  await placeCursorAfter(page, '"Title');
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

/** Types new words and deletes them again, from one key number to another. */
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

/** The total size of some heaps, and of the code in them, in bytes. */
async function heap(sessions: readonly CDPSession[]): Promise<{ all: number; code: number }> {
  // By then the last text has been checked, and nothing else is pending.
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

/** The size of the code in a heap, in bytes. */
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

/** A heap snapshot in the browser's format: for each object, the values of all node fields, one after the other. */
interface HeapSnapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[]] } };
  nodes: number[];
}
