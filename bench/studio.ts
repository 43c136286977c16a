/** Runs a studio for a set, opens its page, types into it, and records what the page shows. */
import { cpSync, mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, KeyInput, Page } from 'puppeteer';
import { startStudio } from '../test/studio/studio.ts';

const ROOT = join(import.meta.dirname, '..');

/** Milliseconds until a key is released, shorter than any typist. Until then nothing else reaches the page. */
const HELD = 30;

/** A card to type in, with a scenario that runs it. */
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

/** Runs a studio for a folder of card files, a copy of a bundled set. */
export async function run(set: string): Promise<{ address: string; end(): Promise<void> }> {
  const made = mkdtempDisposableSync(join(tmpdir(), 'ecos-bench-studio-'));
  const folder = join(made.path, 'set');
  cpSync(join(ROOT, 'cards', set), folder, { recursive: true });
  writeFileSync(join(folder, 'written.eco'), TEXT);
  const { address, end } = await startStudio([folder], { cwd: folder, data: join(made.path, 'data') });
  return {
    address,
    end: async () => {
      await end();
      made.remove();
    },
  };
}

/** Runs in the page before its own scripts. Records when each key is pressed, and when what the page shows changes. */
const NOTES = `
const notes = globalThis.notes = { keys: [], seen: [] };
const now = (at = performance.now()) => performance.timeOrigin + at;
// Whether the page shows the text with the character that is written and taken away again.
const SEEN = {
  problems: () => document.querySelector('.source')?.shadowRoot?.querySelector('.cm-problem-error') != null,
  // A card is painted in the frame after it is in the page.
  card: () => document.querySelector('.face [aria-label*="11"]') !== null,
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
addEventListener('keydown', ({ timeStamp }) => notes.keys.push(now(timeStamp)), true);
`;

/** What the page recorded, in milliseconds since the same origin. */
export interface Notes {
  keys: number[];
  seen: { name: Seen; is: boolean; at: number }[];
}

/** The features of the page that show whether the text has the character. */
export type Seen = 'problems' | 'card';

export const notesOf = (page: Page) => page.evaluate('notes') as Promise<Notes>;

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

/** Puts the cursor after some words of the text. */
export async function placeCursorAfter(page: Page, words: string): Promise<void> {
  const before = TEXT.slice(0, TEXT.indexOf(words) + words.length).split('\n');
  const { keyboard } = page;
  await keyboard.down('Control');
  await keyboard.press('Home');
  await keyboard.up('Control');
  for (let line = 1; line < before.length; line++) await keyboard.press('ArrowDown');
  for (let n = 0; n < before.at(-1)!.length; n++) await keyboard.press('ArrowRight');
}

/** Types a character and deletes it again, so that each key changes the text. */
export async function type(page: Page, key: KeyInput, keys: number, between: number): Promise<void> {
  for (let n = 0; n < keys; n++) {
    const begun = performance.now();
    await page.keyboard.press(n % 2 === 0 ? key : 'Backspace', { delay: HELD });
    await wait(Math.max(0, between - (performance.now() - begun)));
  }
}

/** Discards the keys that moved the cursor. */
export const begin = (page: Page) => page.evaluate('notes.keys.length = notes.seen.length = 0');
