/** A designer using Visual Studio Code in a browser: keys, clicks and the contents of the screen. */
import type { Frame } from 'puppeteer';
import { launchBrowser } from '../../../print/browser.ts';

/** The page's document, for functions that run in the page. */
declare const document: { activeElement: { matches(selector: string): boolean } | null };

const SET = `set waders "Waders" extends first-continent

animal heron plural herons x8 on water
`;
const CARD = `card 901 brown
  leaves 2 energy sun
{ gain 3 wather; }

card 902 brown
  leaves 2 energy water
{ place heron; gain 1vp per heron; }
`;
const SCENARIOS = `scenario "a heron comes"
{
  board "a" where a = water
  do { place heron; gain 1vp per heron }
  expect 1vp;
}

scenario "two herons come"
{
  board "a" where a = water
  do { place heron; gain 1vp per heron }
  expect 2vp;
}
`;

/** The files of the open folder. */
export const FILES: Readonly<Record<string, string>> = {
  '/set/set.eco': SET,
  '/set/cards.eco': CARD,
  '/set/waders.eco': SCENARIOS,
};

export type Designer = Awaited<ReturnType<typeof startDesigner>>;

/** Opens VS Code in a browser. */
export async function startDesigner(url: string) {
  const browser = await launchBrowser();
  const page = await browser.newPage();
  /** Requests to other machines. */
  const outside: string[] = [];
  /** Errors in the console. */
  const complaints: string[] = [];
  await page.setViewport({ width: 1280, height: 800 });
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    const ours = new URL(url).host;
    if (protocol.startsWith('http') && host !== ours && !host.endsWith(`.${ours}`))
      outside.push(request.url());
  });
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto(url, { waitUntil: 'domcontentloaded' });

  /** Opens a file of the folder by its name. */
  const open = async (name: string) => {
    const entry = `::-p-aria([name="${name}"][role="treeitem"])`;
    const row = await page.waitForSelector(entry, { timeout: 150_000 });
    await row!.click({ count: 2 });
    await page.waitForSelector(`.tab.active[data-resource-name="${name}"]`);
    await page.waitForSelector('.monaco-editor .view-line');
  };
  /** Runs a command of VS Code by its title. */
  const command = async (title: string) => {
    await page.keyboard.press('F1');
    await page.waitForSelector('.quick-input-widget:not([style*="display: none"]) input');
    await page.keyboard.type(title);
    await page.waitForSelector(`.quick-input-list .monaco-list-row.focused[aria-label*="${title}"]`);
    await page.keyboard.press('Enter');
  };
  /** Puts the cursor at a line and column, both from 1. */
  const goTo = async (line: number, column: number) => {
    await command('Go to Line/Column...');
    await page.waitForFunction(() => document.activeElement?.matches('.quick-input-widget input') ?? false);
    await page.keyboard.type(`${line}:${column}`);
    await page.keyboard.press('Enter');
  };
  /** Presses the last key while the others are held. */
  const chord = async (...keys: string[]) => {
    const [last, ...held] = keys.toReversed();
    for (const key of held.toReversed()) await page.keyboard.down(key as 'Control');
    await page.keyboard.press(last as 'Enter');
    for (const key of held) await page.keyboard.up(key as 'Control');
  };
  /** The visible text of the open file. */
  const shown = () =>
    page.$$eval('.editor-instance .view-line', (lines) =>
      lines
        .toSorted((one, other) => Number.parseInt(one.style.top, 10) - Number.parseInt(other.style.top, 10))
        .map((line) => line.textContent?.replaceAll('\u00a0', ' ') ?? '')
        .join('\n'),
    );
  /** Waits until a frame inside the panel's frame contains this picture. */
  const panelShows = async (picture: string) => {
    const pictureIn = (frame: Frame) => frame.$(`img[alt="${picture}"]`).catch(() => null);
    for (let tries = 0; tries < 100; tries++) {
      const found = await Promise.all(page.frames().map(pictureIn));
      if (found.some((image) => image !== null)) return;
      await new Promise((later) => setTimeout(later, 100));
    }
    throw new Error(`the panel does not show ${picture}`);
  };
  const close = () => browser.close();
  return { page, outside, complaints, open, command, goTo, chord, shown, panelShows, close };
}
