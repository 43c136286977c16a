/** The frame of a card: fitting, rows and steps, keys, and what the frame is not allowed to do. */
import type { Browser } from 'puppeteer';
import { beforeEach, expect, test } from 'vitest';
import { cardHtml } from '../../print/html/index.ts';
import type { Step } from '../../program/index.ts';
import { beforeAllWithBrowser } from '../one-browser.ts';
import { cards, features, words } from '../print/box-set.ts';
import { type CardPage, openCardPage } from './card-page.ts';
import { PATIENCE } from './elements.ts';

let browser: Browser;
let shown: CardPage;
beforeAllWithBrowser(async (given) => {
  browser = given;
});
beforeEach(async () => {
  shown = await openCardPage(browser, { side: 480 });
  return async () => {
    expect(shown.complaints).toEqual([]);
    await shown.close();
  };
});

const numbered = (number: number) => cards.find((card) => card.number === number)!;
const SIMPLE = numbered(1);
/** A card with a box around rows. */
const FRAMED = numbered(42);
const gain: Step = { op: 'gain', rewards: [{ gain: 'vp', amount: 1 }] };
/** The steps that the frame has reported. They arrive by message, so slightly later. */
const steps = async () => (await shown.reports()).steps;
/** The texts of the highlighted rows. */
const lit = async () =>
  (await shown.frame()).$$eval('.is-lit', (rows) =>
    rows.map((row) => (row as { ariaLabel?: string }).ariaLabel),
  );

test('the frame reports by how many millimetres a text is too long, and where its rows are', async () => {
  const [fine] = await shown.show([cardHtml(SIMPLE, words)]);
  expect(fine!.overflows).toEqual([]);
  expect(fine!.rows.map(({ step }) => step)).toEqual(SIMPLE.steps.map((_, i) => `${i}`));
  for (const { x, y, width, height } of fine!.rows) {
    expect(Math.min(x, y)).toBeGreaterThan(5);
    expect(Math.max(x + width, y + height)).toBeLessThan(58);
  }
  const long = { ...SIMPLE, steps: Array.from({ length: 14 }, () => gain) };
  const [tooLong] = await shown.show([cardHtml(long, words)]);
  expect(tooLong!.overflows).toEqual([{ name: 'Card 1', over: expect.any(Number) }]);
  expect(tooLong!.overflows[0]!.over).toBeGreaterThan(5);
});

test('a click on a row reports its step, a click on a box around rows the step of the box; a drag is not a click', async () => {
  const [fitted] = await shown.show([cardHtml(FRAMED, words)]);
  expect(fitted!.rows.map(({ step }) => step)).toEqual(['0', '0', '0.0.0', '0.0.1']);
  const frame = await shown.frame();
  const [row, box] = [(await frame.$('[data-step="0.0.1"]'))!, (await frame.$('.inner'))!];
  await row.click();
  const { x, y } = (await box.boundingBox())!;
  await shown.page.mouse.click(x + 4, y + 4);
  await shown.page.mouse.move(x + 60, y + 20);
  await shown.page.mouse.down();
  await shown.page.mouse.move(x + 160, y + 20);
  await shown.page.mouse.up();
  await expect.poll(steps, PATIENCE).toEqual(['0.0.1', '0']);
});

test('the rows of a step are highlighted, on the next card too', async () => {
  await shown.show([cardHtml(FRAMED, words)]);
  await shown.light('0.0.1');
  expect(await lit()).toEqual([cardHtml(FRAMED, words).rows[2]]);
  await shown.show([cardHtml(FRAMED, words, { lang: 'es' })]);
  expect(await lit()).toEqual([cardHtml(FRAMED, words, { lang: 'es' }).rows[2]]);
  await shown.light('');
  expect(await lit()).toEqual([]);
  const feature = features.find(({ triggers }) => triggers.length > 1)!;
  await shown.show([cardHtml(feature, words)]);
  await shown.light('1:0');
  expect((await lit()).length).toBeGreaterThan(0);
  expect((await lit()).every((row) => cardHtml(feature, words).rows.includes(row!))).toBe(true);
});

test('by keyboard: one tab stop, arrows from row to row, Enter; the focus stays when the text changes', async () => {
  await shown.show([cardHtml(FRAMED, words)]);
  const { page } = shown;
  const frame = await shown.frame();
  const focused = () => frame.evaluate('document.activeElement.dataset.step');
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('0');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  expect(await focused()).toBe('0.0.1');
  await page.keyboard.press('Enter');
  await shown.show([cardHtml(FRAMED, words, { lang: 'es' })]);
  expect(await focused()).toBe('0.0.1');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect.poll(steps, PATIENCE).toEqual(['0.0.1', '0.0.0']);
  await page.keyboard.press('Tab');
  expect(await page.evaluate('document.activeElement.tagName')).toBe('BODY');
});

test('shortcuts pressed in the frame reach the page', async () => {
  await shown.show([cardHtml(SIMPLE, words)]);
  await (await (await shown.frame()).$('.row'))!.focus();
  await shown.page.keyboard.down('Control');
  await shown.page.keyboard.press('k');
  await shown.page.keyboard.up('Control');
  await shown.page.keyboard.press('Escape');
  // The keys arrive by message.
  await expect
    .poll(async () => (await shown.reports()).keys)
    .toEqual(
      expect.arrayContaining([
        { key: 'k', ctrlKey: true },
        { key: 'Escape', ctrlKey: false },
      ]),
    );
});

test('of many cards only the newest is shown, not each of them', async () => {
  const all = [...cards.slice(0, 60), FRAMED].map((card) => cardHtml(card, words));
  await shown.page.evaluate(
    `(all => { for (const html of all) firstFrame().show({ title: 'Card', html }); })(${JSON.stringify(all)})`,
  );
  await shown.page.waitForFunction('reports.fitted.at(-1)?.rows.length === 4');
  expect((await shown.reports()).fitted.length).toBeLessThan(5);
  expect(await (await shown.frame()).$$eval('.sheet', (sheets) => sheets.length)).toBe(1);
});

/** Shows a card, and waits until the frame gets later cards from its worker as well. */
async function showWithWorker(): Promise<void> {
  await shown.show([cardHtml(SIMPLE, words)]);
  await shown.page.waitForFunction('reports.workers === 1');
}

/** Holds back the messages that windows send to the frame until `release()` is called in it. */
const HOLD = `{
  const held = [];
  const hold = (event) => { held.push(event.data); event.stopImmediatePropagation(); };
  addEventListener('message', hold, true);
  globalThis.release = () => {
    removeEventListener('message', hold, true);
    for (const data of held) dispatchEvent(new MessageEvent('message', { data, source: parent }));
  };
}`;

test('a card is shown once, although messages from windows are held back', async () => {
  await showWithWorker();
  const frame = await shown.frame();
  await frame.evaluate(HOLD);
  await shown.show([cardHtml(FRAMED, words)]);
  await shown.show([cardHtml(FRAMED, words, { lang: 'es' })]);
  await frame.evaluate('release()');
  await shown.show([cardHtml(SIMPLE, words)]);
  expect((await shown.reports()).ids).toEqual([1, 2, 3, 4]);
});

test('a card is shown although the worker of the frame has ended', async () => {
  await showWithWorker();
  const worker = shown.page.workers().find((one) => one.url().startsWith('blob:'))!;
  await worker.evaluate('close()');
  const [fitted] = await shown.show([cardHtml(FRAMED, words)]);
  expect(fitted!.rows).toHaveLength(4);
});

test('a card is shown although the browser refuses the frame a worker', async () => {
  const frame = await shown.frame();
  await frame.evaluate("globalThis.Worker = class { constructor() { throw new Error('no workers here'); } }");
  for (const html of [cardHtml(FRAMED, words), cardHtml(SIMPLE, words)]) await shown.show([html]);
  expect((await shown.reports()).fitted).toHaveLength(2);
  expect(shown.complaints.splice(0)).toEqual(['error: Error: no workers here']);
});

test('a frame that is reloaded gets its card again', async () => {
  await shown.show([cardHtml(SIMPLE, words)]);
  await shown.page.evaluate("document.querySelector('iframe').srcdoc += ' '");
  await shown.page.waitForFunction('reports.fitted.length === 2');
  expect((await shown.reports()).fitted[1]!.rows).toEqual((await shown.reports()).fitted[0]!.rows);
});

test('the frame has the language of the card, and its rows have a text alternative', async () => {
  await shown.show([cardHtml(SIMPLE, words, { lang: 'es' })]);
  const frame = await shown.frame();
  expect(await frame.evaluate('document.documentElement.lang')).toBe('es');
  const labels = await frame.$$eval('.row', (rows) =>
    rows.map((row) => (row as { ariaLabel?: string }).ariaLabel),
  );
  expect(labels).toEqual(cardHtml(SIMPLE, words, { lang: 'es' }).rows);
});

test('rare letters are set in the fonts of the cards, too', async () => {
  await shown.show([cardHtml({ ...SIMPLE, title: 'Żubr' }, words)]);
  const fonts = await (await shown.frame()).evaluate('[...document.fonts].map(({ status }) => status)');
  expect(new Set(fonts as string[])).toEqual(new Set(['loaded']));
  expect((fonts as string[]).length).toBeGreaterThan(5);
});

test('a card can reach neither the page nor the server, and cannot run scripts', async () => {
  const { style, body, ...rest } = cardHtml(SIMPLE, words);
  const evil = `${body}<img src="x" onerror="parent.reports.steps.push('onerror')"><script>parent.reports.steps.push('script')</script>`;
  await shown.show([{ ...rest, style: `${style} @import url(http://127.0.0.1:9/x.css);`, body: evil }]);
  const frame = await shown.frame();
  const origin = await frame.evaluate(
    `(() => { try { return parent.document.title } catch { return self.origin } })()`,
  );
  expect(origin).toBe('null');
  const asked = await frame.evaluate(`fetch('api/set').then(() => 'answered', () => 'refused')`);
  expect(asked).toBe('refused');
  expect((await shown.reports()).steps).toEqual([]);
  // The policy reports what it refused.
  expect(shown.complaints.length).toBeGreaterThan(0);
  expect(
    shown.complaints.every((one) => /Content Security Policy|left: http:..127.0.0.1:\d+.x/.test(one)),
  ).toBe(true);
  shown.complaints.length = 0;
});

test('a card that is out of date is pale', async () => {
  await shown.show([cardHtml(SIMPLE, words)]);
  const filter = () =>
    shown.page.$eval('iframe', (frame) => (frame as { style: { filter: string } }).style.filter);
  await shown.setOutOfDate(true);
  expect(await filter()).toMatch(/grayscale/);
  await shown.setOutOfDate(false);
  expect(await filter()).toBe('');
});
