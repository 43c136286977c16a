/** The place Print in a real browser: what is asked, what is said before and after, the sheets, the files. */
import { basename } from 'node:path';
import { PNG } from 'pngjs';
import { beforeAll, describe, expect, test } from 'vitest';
import { openedStudio } from './opened.ts';

const SET = `set waders "Waders" extends first-continent

card 901 brown "Reeds" leaves 2 energy sun { gain 3 water }
card 902 blue leaves 3 energy water, water { place water }
`;
/** Too long for any card but a large one. */
const LONG = `\ncard 903 brown leaves 1 energy sun {\n${'  gain 1vp per lion in the landscape;\n'.repeat(14)}}\n`;

// The server answers 422 if a card does not exist, and if there is no git.
const studio = openedStudio({ 'set.eco': SET }, { allowed: /422/, size: { width: 1280, height: 720 } });
const { click, fill, find, shows, eventually, evaluate } = studio;
beforeAll(() => click('link', 'Print'));

/** What the page reports. */
const alerts = "[...document.querySelectorAll('[role=alert]')].map((one) => one.textContent).join()";
const says = (words: RegExp) => shows('status', 'Printing', words);
/** Whether the button that prints is disabled. */
const makeButton = "document.querySelector('.sum .btn').disabled";
const isFolded = "document.querySelector('[aria-label=More]').open === false";
const openMore = async () => {
  if ((await evaluate(isFolded)) === 'true')
    await (await studio.page.$('[aria-label=More] summary'))!.click();
};
/** The options of the next request to print, which is made by `act`. */
const asked = async (act: () => Promise<unknown>) => {
  const request = studio.page.waitForRequest((one) => one.url().endsWith('/api/print'));
  await act();
  return JSON.parse((await request).postData()!) as Record<string, unknown>;
};

describe('what is asked', () => {
  test.each([
    ['Sleeve it', 'Cards,Paper,Frames'],
    ['Cut both sides', 'Cards,Paper,Frames,Turn over'],
    ['A print shop', ''],
    ['A virtual table', 'For,Cards'],
  ])('%s has its rows: %s', async (picture, rows) => {
    await click('radio', picture);
    const groups =
      "[...document.querySelectorAll('.sidebar > .asked [role=radiogroup]')].map((one) => one.ariaLabel).join()";
    await eventually(groups, new RegExp(`^${rows}$`));
    // Nothing scrolls but More.
    const { scrollHeight, clientHeight } = (await studio.page.$eval('.sidebar', (one) => ({
      scrollHeight: one.scrollHeight,
      clientHeight: one.clientHeight,
    })))!;
    expect(scrollHeight).toBeLessThanOrEqual(clientHeight);
  });

  test('everything has its name', async () => {
    await find('radiogroup', 'What for?');
    for (const one of ['Only what changed since', 'The whole box']) await find('switch', one);
    await find('combobox', 'Since');
    await click('radio', 'A print shop');
    await find('combobox', 'Shop');
    expect(await studio.has('switch', 'The whole box')).toBe(false);
    await click('radio', 'Sleeve it');
    await openMore();
    for (const one of ['Which', 'Bleed', 'Gap', 'Margin', 'Safe']) await find('textbox', one);
    await find('group', 'More');
  });
});

test('the sentence says what comes of it, and the sheets show every card in its place', async () => {
  await says(
    /^1 sheet of A4, 5 cuts2 square cards of 63 mm, in English, fronts only\. 12 share a sheet; neighbours share a cut\.$/,
  );
  await shows('region', 'Sheets', /the sets that this one extends are not printed/);
  // Until it is drawn, its name says so.
  await find('image', 'Page 1: cards 901, 902');
  const drawn = "document.querySelectorAll('.paper image[href]').length";
  await eventually(drawn, /^1$/);
  await click('radio', 'Cut both sides');
  await says(/^1 sheet of A4, both sides, 5 cuts/);
  await find('image', 'Page 2: backs of cards 901, 902');
  await eventually(drawn, /^2$/);
  const sheet = (await studio.page.$('.paper'))!;
  const { data } = PNG.sync.read(Buffer.from(await sheet.screenshot()));
  const colours = new Set(Array.from({ length: data.length / 4 }, (_, i) => data.readUInt32BE(4 * i)));
  expect(colours.size).toBeGreaterThan(50);
  await click('radio', 'Poker');
  await says(/2 poker cards of 63 × 88 mm/);
  await click('radio', 'A print shop');
  await says(/^4 pages for square cards of 2\.5 inches.*1\/8 inch of bleed.*Nothing to cut\.$/);
  // Without a choice of their size, it is said.
  await studio.page.select('#print-shop', 'drivethrucards');
  await says(/2 cards of 63\.5 × 88\.9 mm.*They are not square: the cards of this shop have this size\.$/);
  await click('radio', 'A virtual table');
  await says(/^A zip: 2 cards for Tabletop Simulator2 poker cards/);
  await click('radio', 'Sleeve it');
  await fill('textbox', 'Gap', '6');
  await studio.press('Enter');
  await says(/, 6 cuts.*they are 6 mm apart/);
  await fill('textbox', 'Gap', 'wide');
  await eventually(alerts, /wide is not a length/);
  // Nothing of other choices stays.
  await says(/^No sheets$/);
  expect(await studio.has('list', 'All sheets')).toBe(false);
  expect(await evaluate(makeButton)).toBe('true');
  await click('button', 'As at first');
  await says(/^1 sheet of A4, 5 cuts2 square cards/);
  await eventually(alerts, /^$/);
});

describe('what is made', () => {
  test('a PDF, with what to do next', async () => {
    await click('radio', 'Cut both sides');
    const options = await asked(() => click('button', 'Make the PDF'));
    expect(options).toEqual({ profile: 'home-duplex', lang: 'en' });
    await says(/\.pdf is saved\.Print it at 100 %\. Then 5 cuts along the marks: 2 across and 3 down\.$/);
    const link = await find('link', 'Open it');
    expect(await link.evaluate((element) => element.getAttribute('href'))).toMatch(/^blob:/);
    expect(await studio.textOf('status', 'Printing')).toContain(basename(studio.folder));
    // What is chosen anew is said anew.
    await click('radio', 'Short edge');
    await says(/^1 sheet of A4, both sides/);
    expect(await studio.has('link', 'Open it')).toBe(false);
  });

  test('pictures as a zip', async () => {
    await click('radio', 'A virtual table');
    await click('radio', 'Pictures');
    await says(/^A zip: 4 pictures/);
    expect(await asked(() => click('button', 'Make the zip'))).toEqual({
      png: true,
      duplex: true,
      lang: 'en',
    });
    await says(/\.zip is saved\./);
  });

  test('only what changed since the last print', async () => {
    await click('radio', 'Sleeve it');
    await click('switch', 'Only what changed since');
    await says(/^No cards$/);
    expect(await evaluate(makeButton)).toBe('true');
    await shows('region', 'Sheets', /No card differs from the last print\./);
    studio.write('set.eco', SET.replace('gain 3 water', 'gain 2 water'));
    await says(/^1 sheet of A4, 4 cuts1 square card/);
    const options = await asked(() => click('button', 'Make the PDF'));
    expect(options).toEqual({ profile: 'home', lang: 'en', cards: '901' });
    await says(/is saved/);
    await click('switch', 'Only what changed since');
    await says(/2 square cards/);
  });

  test('the whole box, or only what the set adds', async () => {
    await click('switch', 'The whole box');
    await says(/^1 sheet of A4 and \d+ sheets? of pieces2 square cards/);
    await find('radio', 'only what this set adds');
    await click('radio', 'Discs');
    const options = await asked(() => click('button', 'Make the PDF'));
    await click('button', 'Cancel');
    expect(options).toEqual({ profile: 'home', lang: 'en', own: true, tokens: 'round' });
    await eventually(alerts, /was cancelled/);
    await click('radio', 'everything');
    await says(/^9 sheets of A4 and \d+ sheets of pieces107 square cards/);
    await click('switch', 'The whole box');
  });

  test('two pages that measure the printer, whose answer is kept', async () => {
    await click('radio', 'Cut both sides');
    expect(await asked(() => click('button', 'Measure my printer'))).toMatchObject({ calibrate: true });
    await fill('spinbutton', 'Right', '0.5');
    await fill('spinbutton', 'Down', '-1');
    await click('button', 'Keep');
    await shows('complementary', 'What to print', /0\.5 mm right, -1 mm down/);
    expect(await asked(() => click('button', 'Make the PDF'))).toMatchObject({ offset: '0.5,-1mm' });
    await says(/is saved/);
  });
});

test('texts that do not fit are a line with what can be done', async () => {
  await click('radio', 'Sleeve it');
  studio.write('set.eco', SET + LONG);
  await shows('region', 'Sheets', /The text of 1 card does not fit/);
  await click('button', 'Make the PDF');
  await eventually(alerts, /Some texts do not fit: choose/);
  await click('button', 'print them cut');
  await shows('region', 'Sheets', /1 card cut/);
  await click('button', 'as before');
  await click('button', 'leave them out');
  await shows('region', 'Sheets', /1 card left out/);
  await says(/2 square cards/);
  await click('button', 'as before');
  studio.write('set.eco', SET);
  await says(/2 square cards/);
});

test('Print these of Gallery chooses cards, and the page says how many', async () => {
  await click('link', 'Gallery');
  await click('checkbox', 'blue');
  await click('button', 'Print these');
  await click('button', '1 chosen card ×');
  await eventually("document.querySelector('[aria-label=Which]').value", /^$/);
});

test('reports why something cannot be printed, and keeps the choices', async () => {
  await openMore();
  await fill('textbox', 'Which', '902');
  await says(/^1 sheet of A4, 4 cuts1 square card/);
  await fill('textbox', 'Which', '17');
  await eventually(alerts, /There is no card 17 here/);
  await studio.page.reload();
  await eventually("document.querySelector('[aria-label=Which]')?.value", /^17$/);
  await openMore();
  await click('button', 'As at first');
  await says(/2 square cards/);
});

test('a text changed both here and on the disk is not printed until the user chooses one, and every place says so', async () => {
  await click('link', 'Write');
  await click('textbox', 'Source');
  await studio.type('# mine');
  studio.write('set.eco', `# theirs\n${SET}`);
  await click('link', 'Games');
  await eventually(alerts, /set\.eco was also changed elsewhere/);
  await click('link', 'Print');
  await click('button', 'Make the PDF');
  await eventually(alerts, /set\.eco was changed here and on the disk: choose one of the texts/);
  // The link leads to both texts.
  await click('link', 'set.eco was also changed elsewhere');
  await click('button', 'Take the text of the disk');
  await eventually(alerts, /^$/);
});
