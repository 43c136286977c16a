/** The card in the page: its rows and their steps, keys, and what a picture cannot do there. */
import { join } from 'node:path';
import { build } from 'esbuild';
import { PNG } from 'pngjs';
import type { Page } from 'puppeteer';
import { afterAll, afterEach, expect, test } from 'vitest';
import { pageFiles } from '../../cli/studio/page.ts';
import { cardPicture, type Lang, rowsOfSteps, stepName } from '../../print/face/index.ts';
import type { Printable } from '../../print/printable.ts';
import type { Step } from '../../program/index.ts';
import { startStudio } from '../../studio/serve/index.ts';
import { beforeAllWithBrowser } from '../one-browser.ts';
import { cards, features, words } from '../print/box-set.ts';
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

const unused = (): never => {
  throw new Error('not used here');
};
/** Serves a page with one card and nothing else, under the policy of the studio. */
let server: Awaited<ReturnType<typeof startStudio>>;
let page: Page;
/** Everything that went wrong in the page: errors, policy violations, requests to other hosts. */
let complaints: string[];
beforeAllWithBrowser(async (browser) => {
  const { outputFiles } = await build({
    stdin: { contents: SCRIPT, resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    jsxImportSource: 'preact',
  });
  const files = { 'card.html': HTML, 'card.css': STYLE, 'card.js': outputFiles[0]!.text };
  const texts = Object.entries(files).map(([name, text]) => [name, Buffer.from(text)] as const);
  server = await startStudio({
    version: '1',
    page: new Map([...(await pageFiles()), ...texts]),
    fresh: unused,
    open: unused,
    lastTable: unused,
    site: unused,
    report: (error) => complaints.push(`server: ${error}`),
  });
  page = await browser.newPage();
  await page.setViewport({ width: 500, height: 500 });
  complaints = complaintsOf(page);
  await page.goto(new URL('card.html', server.address).href);
});
afterAll(async () => {
  await page?.close();
  await server?.close();
});
afterEach(() => expect(complaints.splice(0)).toEqual([]));

/** Shows a card, as `studio/page/card/face.tsx` gets it. */
const show = (card: ReturnType<typeof view>) => page.evaluate(`show(${JSON.stringify(card)})`);
/** The text alternatives of rows. */
const labels = (rows = '[data-step]') =>
  page.$$eval(`.face ${rows}`, (all) => all.map((row) => row.getAttribute('aria-label')));

const numbered = (number: number) => cards.find((card) => card.number === number)!;
const SIMPLE = numbered(1);
/** A card with a block of rows. */
const FRAMED = numbered(42);
const FEATURE = features.find(({ triggers }) => triggers.length > 1)!;

const rowsOf = (card: Printable, lang: Lang = 'en') =>
  rowsOfSteps(card, words, lang).map(({ text, path, trigger }) => ({
    text,
    ...((path || trigger !== undefined) && { step: stepName(path ?? [], trigger) }),
  }));
const textsOf = (card: Printable, lang: Lang = 'en') => rowsOf(card, lang).map(({ text }) => text);
/** What the page shows of a card: its picture and rows, perhaps in another language, with some rows marked, or out of date. */
const view = (card: Printable, more: { lang?: Lang; lit?: string; isOutOfDate?: boolean } = {}) => ({
  name: `Card ${card.number}`,
  lang: 'en',
  svg: cardPicture(card, words, more.lang).svg,
  rows: rowsOf(card, more.lang),
  lit: '',
  isOutOfDate: false,
  ...more,
});
/** The steps chosen since the last call. */
const steps = () => page.evaluate('steps.splice(0)');
const row = async (step: string) => (await page.$(`.face [data-step="${step}"]`))!;

test('by keyboard: one tab stop, arrows from row to row, Enter; the focus stays when the text changes', async () => {
  await show(view(FRAMED));
  const { keyboard } = page;
  const focused = () => page.evaluate('document.activeElement.dataset.step');
  await keyboard.press('Tab');
  expect(await focused()).toBe('0');
  for (let n = 0; n < 3; n++) await keyboard.press('ArrowDown');
  expect(await focused()).toBe('0.0.1');
  await keyboard.press('Enter');
  await show(view(FRAMED, { lang: 'es' }));
  expect(await focused()).toBe('0.0.1');
  await keyboard.press('ArrowUp');
  await keyboard.press('Enter');
  expect(await steps()).toEqual(['0.0.1', '0.0.0']);
  await keyboard.press('Tab');
  expect(await page.evaluate('document.activeElement.tagName')).toBe('BODY');
});

test('the page has exactly the picture that `print` draws, and paints it', async () => {
  for (const card of [SIMPLE, FRAMED, FEATURE]) {
    await show(view(card));
    const [there, drawn] = (await page.evaluate(`(() => {
      const picture = document.querySelector('.face > svg').cloneNode(true);
      for (const one of picture.querySelectorAll('[data-step]'))
        for (const name of ['role', 'aria-label', 'tabindex', 'class']) one.removeAttribute(name);
      const write = (node) => new XMLSerializer().serializeToString(node);
      const drawn = new DOMParser().parseFromString(${JSON.stringify(cardPicture(card, words).svg)}, 'image/svg+xml');
      return [write(picture), write(drawn)];
    })()`)) as [string, string];
    expect(there).toBe(drawn);
    const { data } = PNG.sync.read(Buffer.from(await (await page.$('.face'))!.screenshot()));
    const colours = new Set(Array.from({ length: data.length / 4 }, (_, i) => data.readUInt32BE(4 * i)));
    expect(colours.size).toBeGreaterThan(50);
  }
});

test('the card has a name and a language, and its rows are links with their text', async () => {
  await show(view(SIMPLE, { lang: 'es' }));
  expect(await page.$$('.face[role=group][aria-label="Card 1"][lang=es]')).toHaveLength(1);
  expect(await labels()).toEqual(textsOf(SIMPLE, 'es'));
  expect(await labels('[role=link]')).toEqual(textsOf(SIMPLE, 'es'));
});

test('a click on a row reports its step, and a click on the line beside the rows of a block the step of the block', async () => {
  await show(view(FRAMED));
  await (await row('0.0.1')).click();
  const line = (await page.$('.face [data-step="0"] rect:not([fill=none])'))!;
  const { x, y, width, height } = (await line.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
  expect(await steps()).toEqual(['0.0.1', '0']);
});

test('the rows of a step are highlighted, on the next card too', async () => {
  const lit = () => labels('.is-lit');
  await show(view(FRAMED, { lit: '0.0.1' }));
  expect(await lit()).toEqual([textsOf(FRAMED)[2]]);
  await show(view(FRAMED, { lit: '0.0.1', lang: 'es' }));
  expect(await lit()).toEqual([textsOf(FRAMED, 'es')[2]]);
  await show(view(FRAMED));
  expect(await lit()).toEqual([]);
  await show(view(FEATURE, { lit: '1:0' }));
  expect((await lit()).length).toBeGreaterThan(0);
});

test('a card that is out of date is pale', async () => {
  const isPale = () =>
    page.evaluate("Number(getComputedStyle(document.querySelector('.face > svg')).opacity) < 1");
  await show(view(FRAMED));
  expect(await isPale()).toBe(false);
  await show(view(FRAMED, { isOutOfDate: true }));
  expect(await isPale()).toBe(true);
});

test('titles and notes are only text, whatever is in them', async () => {
  const evil = '</text></svg><script>steps.push("script")</script><img src=x onerror=steps.push(1)>&amp;"\'';
  const gain: Step = { op: 'gain', rewards: [{ gain: 'vp', amount: 1 }] };
  for (const text of [evil, ']]><!--', 'A\ufffeB\uffffC\ud800D', '{{title}}']) {
    const card = { ...SIMPLE, steps: [gain], title: text, note: text };
    await show({ ...view(card), name: `Card 1 ${text}` });
    expect(await labels()).toEqual(['Gain 1 point.']);
    const strange = await page.evaluate(
      "document.querySelectorAll('.face :is(script, img, image, foreignObject, parsererror, a)').length",
    );
    expect(strange).toBe(0);
  }
  expect(await steps()).toEqual([]);
});

test('a picture could run and load nothing, even if a drawing contained more than shapes', async () => {
  const evil = `<script>steps.push('script')</script><image href="x" onerror="steps.push('onerror')"/>
<g onload="steps.push('onload')"><rect style="fill:url(http://127.0.0.1:9/a.svg#b)" width="9" height="9"/></g>
<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="http://127.0.0.1:9/"/></foreignObject>
<style>@import url(http://127.0.0.1:9/x.css);</style><image href="http://127.0.0.1:9/a.png"/></svg>`;
  const { svg } = cardPicture(SIMPLE, words);
  await show({ ...view(SIMPLE), svg: svg.replace(/<\/svg>$/, evil) });
  await new Promise((done) => setTimeout(done, 300));
  expect(await steps()).toEqual([]);
  // The policy reports what it refused.
  const refused = complaints.splice(0);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.filter((one) => !/Content Security Policy/.test(one))).toEqual([]);
});
