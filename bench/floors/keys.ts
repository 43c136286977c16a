/** The time from a key to its problems and its card in the real page of the studio, with the base set. */
import type { Browser } from 'puppeteer';
import { useBrowser } from '../../print/browser.ts';
import { type Measurement, p95 } from '../measurement.ts';
import { begin, type Notes, notesOf, opened, placeCursorAfter, run, type Seen, type } from '../studio.ts';

/** The number of keys measured; the first ones are warm-up. */
const KEYS = 120;
const WARM_UP = 30;
/** Milliseconds between two keys: long enough for every response. */
const BETWEEN = 120;

export default function measure(): Promise<Measurement[]> {
  return useBrowser(async (browser) => {
    const studio = await run('first-continent');
    // The hexes of the sketch lose their letter, and get it back.
    const problems = await times(browser, studio.address, 'where a', 'KeyA', 'problems');
    const card = await times(browser, studio.address, 'gain 1', 'Digit1', 'card');
    await studio.end();
    return [
      p95('from a key to its problems, base set', problems, 100),
      p95('from a key to its card, base set', card, 100),
    ];
  });
}

/** Types a character after some words, deletes it again and so on. Returns the milliseconds until the page shows each effect. */
async function times(
  browser: Browser,
  address: string,
  words: string,
  key: 'KeyA' | 'Digit1',
  effect: Seen,
): Promise<number[]> {
  const page = await opened(browser, address);
  await placeCursorAfter(page, words);
  await begin(page);
  await type(page, key, KEYS, BETWEEN);
  const notes = await notesOf(page);
  await page.close();
  return untilSeen(notes, effect);
}

function untilSeen({ keys, seen }: Notes, name: Seen): number[] {
  const found = new Map<number, number>();
  for (const one of seen.filter((change) => change.name === name)) {
    const last = keys.findLastIndex((at) => at <= one.at);
    // The first key writes the character, the next one deletes it, and so on. A late change may belong to the previous key.
    const isOwn = one.is === (last % 2 === 0);
    const key = isOwn ? last : last - 1;
    if (key >= WARM_UP && !found.has(key)) found.set(key, one.at - keys[key]!);
  }
  if (found.size === 0) throw new Error(`${name} never changed`);
  return [...found.values()];
}
