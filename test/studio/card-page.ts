/** A page served by the studio's server that contains one card and nothing else. */
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Browser, Page } from 'puppeteer';
import { pageFiles } from '../../cli/studio/page.ts';
import type { CardPreview } from '../../studio/messages.ts';
import { startStudio } from '../../studio/serve/index.ts';
import { complaintsOf } from './opened.ts';

const FACE = join(import.meta.dirname, '../../studio/page/card/face.tsx');
const SCRIPT = `import { h, render } from 'preact';
import { CardFace } from ${JSON.stringify(FACE)};
globalThis.steps = [];
const openStep = (step) => steps.push(step);
globalThis.show = (card) => render(h(CardFace, { ...card, openStep }), document.body);
`;
const HTML = `<!doctype html><html lang="en"><title>Cards</title><link rel="stylesheet" href="styles.css">
<link rel="stylesheet" href="card.css"><script type="module" src="card.js"></script><body></body></html>`;
const STYLE = '.face { width: 480px }';

/** A card to show, as in `studio/page/card/face.tsx`. */
export interface FaceView extends Pick<CardPreview, 'svg' | 'rows' | 'lang'> {
  name: string;
  lit: string;
  isOutOfDate: boolean;
}

/** A page with a card. */
export interface CardPage {
  page: Page;
  /** Everything that went wrong in the page: errors, policy violations, requests to other hosts. */
  complaints: string[];
  show(card: FaceView): Promise<void>;
  /** The steps of the rows that were chosen. */
  steps(): Promise<unknown>;
  /** The text alternatives of rows. */
  labels(rows?: string): Promise<string[]>;
  close(): Promise<void>;
}

const unused = (): never => {
  throw new Error('not used here');
};

/** Opens the page. */
export async function openCardPage(browser: Browser): Promise<CardPage> {
  const { outputFiles } = await build({
    stdin: { contents: SCRIPT, resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    jsxImportSource: 'preact',
  });
  const files = { 'card.html': HTML, 'card.css': STYLE, 'card.js': outputFiles[0]!.text };
  const studio = await startStudio({
    version: '1',
    page: new Map([
      ...(await pageFiles()),
      ...Object.entries(files).map(([name, text]) => [name, Buffer.from(text)] as const),
    ]),
    fresh: unused,
    open: unused,
    printOptions: unused,
    report: (error) => complaints.push(`server: ${error}`),
  });
  const page = await browser.newPage();
  await page.setViewport({ width: 500, height: 500 });
  const complaints = complaintsOf(page);
  await page.goto(new URL('card.html', studio.address).href);
  return {
    page,
    complaints,
    show: (card) => page.evaluate(`show(${JSON.stringify(card)})`) as Promise<void>,
    steps: () => page.evaluate('steps'),
    labels: (rows = '[data-step]') =>
      page.$$eval(`.face ${rows}`, (all) =>
        all.map((row) => (row as unknown as { ariaLabel: string }).ariaLabel),
      ),
    close: async () => {
      await page.close();
      await studio.close();
    },
  };
}
