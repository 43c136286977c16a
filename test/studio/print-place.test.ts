/** The place Print in a real browser: the options of `ecos print`, the sheets, the PDF. */
import { basename } from 'node:path';
import { PNG } from 'pngjs';
import { beforeAll, describe, expect, test } from 'vitest';
import { openedStudio } from './opened.ts';

const SET = `set waders "Waders" extends first-continent

card 901 brown "Reeds" leaves 2 energy sun { gain 3 water }
card 902 blue leaves 3 energy water, water { place water }
`;

/** Runs in the page: presses Cancel as soon as it appears, because a quick print is over before a test sees the button. */
const CANCEL_WHEN_THERE = `new Promise((pressed) => {
  const seen = new MutationObserver(() => {
    const button = [...document.querySelectorAll('button')].find((one) => one.textContent.trim() === 'Cancel');
    if (!button) return;
    seen.disconnect();
    button.click();
    pressed();
  });
  seen.observe(document.body, { childList: true, subtree: true });
})`;

const studio = openedStudio(
  { 'set.eco': SET },
  {
    // The server answers 422 if a card does not exist.
    allowed: /422/,
  },
);
beforeAll(() => studio.click('link', 'Print'));

/** What the page reports. */
const alerts = "[...document.querySelectorAll('[role=alert]')].map((one) => one.textContent).join()";

describe('print', () => {
  test.each([
    ['textbox', 'cards hand changed paper card bleed gutter margin offset date'],
    ['checkbox', 'inherited box calibrate no-marks duplex proof legend'],
    ['combobox', 'profile flip lang'],
  ])('has each %s: %s', async (role, names) => {
    for (const name of names.split(' ')) await studio.find(role, name);
  });

  test('names other options as the page shows them, not as in a terminal', async () => {
    const text = await studio.evaluate('document.body.textContent');
    expect(text).toContain('with box: the shape of tokens');
    expect(text).not.toContain('--');
  });

  test('shows the sheets first: every card in its place, and a note about cards that are not printed', async () => {
    const sheets = () => studio.textOf('region', 'Sheets');
    await studio.eventually(
      sheets,
      /2 cards on 1 sheet, 1 page.*the sets that this one extends are not printed/s,
    );
    expect(await studio.has('image', 'Page 1: cards 901, 902')).toBe(true);
    const drawn = () => studio.evaluate("document.querySelectorAll('.paper image[href]').length");
    await studio.eventually(drawn, /^1$/);
    await studio.click('checkbox', 'duplex');
    await studio.eventually(sheets, /2 cards on 1 sheet, each with its backs, 2 pages/);
    expect(await studio.has('image', 'Page 2: backs of cards 901, 902')).toBe(true);
    await studio.eventually(drawn, /^2$/);
    const sheet = (await studio.page.$('.paper'))!;
    const { data } = PNG.sync.read(Buffer.from(await sheet.screenshot()));
    const colours = new Set(Array.from({ length: data.length / 4 }, (_, i) => data.readUInt32BE(4 * i)));
    expect(colours.size).toBeGreaterThan(50);
    await studio.page.select('#print-profile', 'shop');
    await studio.eventually(sheets, /2 cards on 2 sheets, each with its backs, 4 pages/);
    await studio.page.select('#print-profile', 'home');
    await studio.fill('textbox', 'paper', 'a9');
    await studio.eventually(alerts, /a9 is not a paper size/);
    await studio.fill('textbox', 'paper', 'letter');
    await studio.eventually(alerts, /^$/);
    await studio.click('button', 'As usual');
    await studio.eventually(sheets, /2 cards on 1 sheet, 1 page/);
  });

  test('makes a PDF and reports what is in it', async () => {
    await studio.click('checkbox', 'duplex');
    await studio.click('button', 'Print');
    await studio.shows('status', 'Printing', /Making the PDF/);
    const link = await studio.page.waitForSelector(`a[download="${basename(studio.folder)}.pdf"]`);
    expect(await studio.textOf('status', 'Printing')).toMatch(/2 cards on 2 pages/);
    expect(await link?.evaluate((element) => element.getAttribute('href'))).toMatch(/^blob:/);
  });

  test('reports why something cannot be printed, and keeps the options', async () => {
    await studio.fill('textbox', 'cards', '17');
    await studio.click('button', 'Print');
    await studio.eventually(alerts, /There is no card 17 here/);
    await studio.page.reload();
    const kept = () => studio.evaluate("document.getElementById('print-cards').value");
    await studio.page.waitForSelector('#print-cards');
    await studio.eventually(kept, /^17$/);
    await studio.click('button', 'As usual');
    await studio.eventually(kept, /^$/);
  });

  test('stops when the user cancels', async () => {
    await studio.click('checkbox', 'inherited');
    const cancelled = studio.page.evaluate(CANCEL_WHEN_THERE);
    await studio.click('button', 'Print');
    await cancelled;
    await studio.eventually(alerts, /was cancelled/);
    await studio.click('checkbox', 'inherited');
  });
});

test('a text changed both here and on the disk is not printed until the user chooses one, and every place says so', async () => {
  await studio.click('link', 'Write');
  await studio.click('textbox', 'Source');
  await studio.page.keyboard.type('# mine');
  studio.write('set.eco', `# theirs\n${SET}`);
  await studio.click('link', 'Games');
  await studio.eventually(alerts, /set\.eco was also changed elsewhere/);
  await studio.click('link', 'Print');
  await studio.click('button', 'Print');
  await studio.eventually(alerts, /set\.eco was changed here and on the disk: choose one of the texts/);
  // The link leads to both texts.
  await studio.click('link', 'set.eco was also changed elsewhere');
  await studio.click('button', 'Take the text of the disk');
  await studio.eventually(alerts, /^$/);
});
