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

// The server answers 422 if a card does not exist.
const studio = openedStudio({ 'set.eco': SET }, { allowed: /422/ });
const { click, fill, shows, eventually } = studio;
beforeAll(() => click('link', 'Print'));

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
    const sheets = (words: RegExp) => shows('region', 'Sheets', words);
    await sheets(/2 cards on 1 sheet, 1 page.*the sets that this one extends are not printed/s);
    // Until it is drawn, its name says so.
    await studio.find('image', 'Page 1: cards 901, 902');
    const drawn = "document.querySelectorAll('.paper image[href]').length";
    await eventually(drawn, /^1$/);
    await click('checkbox', 'duplex');
    await sheets(/2 cards on 1 sheet, each with its backs, 2 pages/);
    await studio.find('image', 'Page 2: backs of cards 901, 902');
    await eventually(drawn, /^2$/);
    const sheet = (await studio.page.$('.paper'))!;
    const { data } = PNG.sync.read(Buffer.from(await sheet.screenshot()));
    const colours = new Set(Array.from({ length: data.length / 4 }, (_, i) => data.readUInt32BE(4 * i)));
    expect(colours.size).toBeGreaterThan(50);
    await studio.page.select('#print-profile', 'shop');
    await sheets(/2 cards on 2 sheets, each with its backs, 4 pages/);
    await studio.page.select('#print-profile', 'home');
    await fill('textbox', 'paper', 'a9');
    await eventually(alerts, /a9 is not a paper size/);
    await fill('textbox', 'paper', 'letter');
    await eventually(alerts, /^$/);
    await click('button', 'As usual');
    await sheets(/2 cards on 1 sheet, 1 page/);
  });

  test('makes a PDF and reports what is in it', async () => {
    await click('checkbox', 'duplex');
    await click('button', 'Print');
    await shows('status', 'Printing', /Making the PDF/);
    const link = await studio.page.waitForSelector(`a[download="${basename(studio.folder)}.pdf"]`);
    expect(await studio.textOf('status', 'Printing')).toMatch(/2 cards on 2 pages/);
    expect(await link?.evaluate((element) => element.getAttribute('href'))).toMatch(/^blob:/);
  });

  test('reports why something cannot be printed, and keeps the options', async () => {
    await fill('textbox', 'cards', '17');
    await click('button', 'Print');
    await eventually(alerts, /There is no card 17 here/);
    await studio.page.reload();
    const kept = "document.getElementById('print-cards')?.value";
    await eventually(kept, /^17$/);
    await click('button', 'As usual');
    await eventually(kept, /^$/);
  });

  test('stops when the user cancels', async () => {
    await click('checkbox', 'inherited');
    const cancelled = studio.page.evaluate(CANCEL_WHEN_THERE);
    await click('button', 'Print');
    await cancelled;
    await eventually(alerts, /was cancelled/);
    await click('checkbox', 'inherited');
  });
});

test('a text changed both here and on the disk is not printed until the user chooses one, and every place says so', async () => {
  await click('link', 'Write');
  await click('textbox', 'Source');
  await studio.type('# mine');
  studio.write('set.eco', `# theirs\n${SET}`);
  await click('link', 'Games');
  await eventually(alerts, /set\.eco was also changed elsewhere/);
  await click('link', 'Print');
  await click('button', 'Print');
  await eventually(alerts, /set\.eco was changed here and on the disk: choose one of the texts/);
  // The link leads to both texts.
  await click('link', 'set.eco was also changed elsewhere');
  await click('button', 'Take the text of the disk');
  await eventually(alerts, /^$/);
});
