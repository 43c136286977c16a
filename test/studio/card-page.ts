/** A page served by the studio's server that contains card frames and nothing else. */
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Browser, Frame, Page } from 'puppeteer';
import { pageFiles } from '../../cli/studio/page.ts';
import type { CardHtml } from '../../print/html/index.ts';
import type { FittedCard, FrameKey } from '../../studio/frame-messages.ts';
import { startStudio } from '../../studio/serve/index.ts';

const FRAME = join(import.meta.dirname, '../../studio/page/card/frame.ts');
/** Shows each card in its own frame and records the frames' messages. */
const SCRIPT = `import { cardFrame } from ${JSON.stringify(FRAME)};
const frames = [];
globalThis.reports = { steps: [], keys: [], fitted: [], ids: [], workers: 0 };
addEventListener('message', ({ data }) => {
  if (data.fitted) reports.ids.push(data.fitted.id);
  if (data.relay) reports.workers++;
});
globalThis.addFrame = () => {
  const host = document.createElement('article');
  document.body.append(host);
  const events = {
    onStep: (step) => reports.steps.push(step),
    onFit: (fitted) => { reports.fitted.push(fitted); frame.done?.(fitted); },
  };
  const frame = { ...cardFrame(host, events) };
  frames.push(frame);
};
globalThis.show = (cards) => Promise.all(cards.map((html, i) => new Promise((done) => {
  frames[i].done = done;
  frames[i].show({ title: 'Card ' + i, html });
})));
globalThis.firstFrame = () => frames[0];
addEventListener('keydown', ({ key, ctrlKey }) => reports.keys.push({ key, ctrlKey }));
`;
const HTML = `<!doctype html><html lang="en"><title>Cards</title><link rel="stylesheet" href="cards.css">
<script type="module" src="cards.js"></script><body></body></html>`;

/** The globals of the page. */
declare const window: {
  reports: Reports;
  addFrame(): void;
  show(cards: CardHtml[]): Promise<FittedCard[]>;
  firstFrame(): { show(card: object): void; light(step: string): void; setOutOfDate(is: boolean): void };
};

/** The messages of the frames. */
interface Reports {
  steps: string[];
  keys: Pick<FrameKey, 'key' | 'ctrlKey'>[];
  fitted: FittedCard[];
  /** The numbers of all cards that the frames report as fitted. */
  ids: number[];
  /** How many frames also receive cards through their own worker. */
  workers: number;
}

/** A page with frames. */
export interface CardPage {
  page: Page;
  /** Everything that went wrong in the page: errors, policy violations, requests of frames or to other hosts. */
  complaints: string[];
  /** Shows a card in each frame; resolves once the frames show them. */
  show(cards: readonly CardHtml[]): Promise<FittedCard[]>;
  reports(): Promise<Reports>;
  /** The page in the first frame. */
  frame(): Promise<Frame>;
  light(step: string): Promise<void>;
  setOutOfDate(is: boolean): Promise<void>;
  close(): Promise<void>;
}

const unused = (): never => {
  throw new Error('not used here');
};

/** The script of the page, shared by all pages. */
let script: Promise<string> | undefined;

async function bundled(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: SCRIPT, resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    format: 'esm',
  });
  return outputFiles[0]!.text;
}

/**
 * Opens the page.
 * @param side of each frame, in CSS pixels
 * @param scale device pixels per CSS pixel
 */
export async function openCardPage(
  browser: Browser,
  { frames = 1, side = 240, scale = 1 } = {},
): Promise<CardPage> {
  script ??= bundled();
  const style = `body { margin: 0; display: flex; flex-wrap: wrap } article { width: ${side}px; height: ${side}px }`;
  const files = { 'cards.html': HTML, 'cards.css': style, 'cards.js': await script };
  const studio = await startStudio({
    version: '1',
    page: new Map([
      ...pageFiles(),
      ...Object.entries(files).map(([name, text]) => [name, Buffer.from(text)] as const),
    ]),
    templates: unused,
    nearby: unused,
    open: unused,
    create: unused,
    printOptions: unused,
    report: (error) => complaints.push(`server: ${error}`),
  });
  const complaints: string[] = [];
  const page = await browser.newPage();
  page.on('pageerror', (error) => complaints.push(`error: ${error}`));
  page.on('console', (message) => complaints.push(`console: ${message.text()}`));
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    // The script of the frame's worker is a string in the frame, loaded through a `blob:` URL.
    const isOurs = host === new URL(studio.address).host && request.frame() === page.mainFrame();
    if (protocol !== 'blob:' && !isOurs) complaints.push(`left: ${request.url()}`);
  });
  const columns = Math.ceil(Math.sqrt(frames));
  const rows = Math.ceil(frames / columns);
  await page.setViewport({ width: columns * side, height: rows * side, deviceScaleFactor: scale });
  await page.goto(new URL('cards.html', studio.address).href);
  for (let i = 0; i < frames; i++) await page.evaluate(() => window.addFrame());
  return {
    page,
    complaints,
    show: (cards) => page.evaluate((all) => window.show(all), [...cards]),
    reports: () => page.evaluate(() => window.reports),
    frame: async () => (await (await page.waitForSelector('iframe'))!.contentFrame())!,
    light: (step) => page.evaluate((to) => window.firstFrame().light(to), step),
    setOutOfDate: (is) => page.evaluate((to) => window.firstFrame().setOutOfDate(to), is),
    close: async () => {
      await page.close();
      await studio.close();
    },
  };
}
