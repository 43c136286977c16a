/** One file (`ecos share --out`), opened from the disk as by a double click: no server, no network. */
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import puppeteer, { type Browser } from 'puppeteer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BROWSER_FLAGS, launchBrowser } from '../../print/browser.ts';
import { ecos } from '../ecos.ts';
import { folderWith } from '../folder-with.ts';
import { playOnPage } from '../host/pages.ts';
import { complaintsOf, type UsedPage, used } from './opened.ts';
import { violations } from './violations.ts';

const CARDS = `set pond "Pond" extends first-continent

card 901 brown "Reeds"
  leaves 2
  energy sun, water
{
  place water;
}

scenario "reeds"
{
  board "g 1"
  do card 901;
  choose 1;
}
`;
const AS_SENT = /1 card, 0 problems, 1 scenario passes/;
const LARGEST_FILE = 1.5e6;

const folder = folderWith({ 'ada/pond/cards.eco': CARDS, 'bob/pond/cards.eco': CARDS });
const fileOf = (who: string) => pathToFileURL(join(folder, `${who}.html`)).href;
let browser: Browser;
let on: UsedPage;
const complaints: string[][] = [];
const requests: string[] = [];

/** What the browser keeps when it ends. */
const profile = join(folder, 'profile');
/** Firefox as people have it, which Puppeteer makes less strict about files. */
const launch = () =>
  process.env.FIREFOX
    ? puppeteer.launch({
        browser: 'firefox',
        executablePath: process.env.FIREFOX,
        userDataDir: profile,
        extraPrefsFirefox: { 'security.fileuri.strict_origin_policy': true },
      })
    : launchBrowser(process.env, undefined, [...BROWSER_FLAGS, `--user-data-dir=${profile}`]);

/** Opens a file in a new page, instead of the one before. */
async function open(who: string, state: RegExp): Promise<void> {
  const [before] = await browser.pages();
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 800 }).catch(() => undefined);
  page.on('request', (request) => requests.push(request.url()));
  complaints.push(complaintsOf(page));
  on = used(page);
  await page.goto(fileOf(who));
  await before?.close();
  await page.bringToFront();
  await on.shows('status', 'State', state);
}

beforeAll(async () => {
  for (const who of ['ada', 'bob']) {
    const made = ecos(['share', join(who, 'pond'), '--out', `${who}.html`, '--format', 'json'], {
      cwd: folder,
    });
    const { bytes } = JSON.parse(made.out);
    expect(made).toMatchObject({ code: 0, err: '' });
    expect(bytes).toBe(statSync(join(folder, `${who}.html`)).size);
    expect(bytes).toBeLessThanOrEqual(LARGEST_FILE);
  }
  mkdirSync(profile);
  browser = await launch();
  await open('ada', AS_SENT);
});
afterAll(async () => {
  await browser?.close();
  expect(complaints.flat()).toEqual([]);
  expect(requests.filter((url) => !/^(file|data|blob):/.test(url))).toEqual([]);
});

test('its policy allows what has certain hashes and nothing else, and it says nothing of this machine', () => {
  const html = readFileSync(join(folder, 'ada.html'), 'utf8');
  const [, policy] = /Content-Security-Policy" content="([^"]*)"/.exec(html)!;
  expect(policy).toMatch(/^default-src 'none'; script-src 'sha256-[^']+' 'sha256-[^']+'; worker-src blob:;/);
  expect(policy).not.toMatch(/unsafe|'self'|https?:/);
  expect(html).not.toContain(folder);
});

test('a text is changed, drawn at once and saved', async () => {
  // Firefox cannot find elements by role inside a shadow root.
  await (await on.page.waitForSelector('.source >>> .cm-content'))!.click();
  await on.press('Control+End');
  await on.type('\ncard 902 blue leaves 1 energy sun { place lion; }\n');
  await on.shows('status', 'State', /2 cards/);
  await on.goTo('#/write/902');
  await on.eventually("document.querySelector('article .face:has([data-step])')?.ariaLabel", /^Card 902$/);
  await on.press('Control+s');
  await on.eventually("document.querySelector('.foot .push').textContent", /saved in this browser only/);
});

test('it is there again in a browser that is started again, and in no file with a set of the same name', async () => {
  await browser.close();
  browser = await launch();
  await open('bob', AS_SENT);
  await open('ada', /2 cards, 0 problems/);
});

test('it says what it is, has its licences, and is passed on as a zip or as a file of its own', async () => {
  await on.shows('status', 'This file', /^Pond, to look at, try and play\. Made with ecos-cards/);
  await on.click('button', 'Licences');
  await on.shows('dialog', 'Licences', /MIT.*SIL OPEN FONT LICENSE/is);
  expect(await violations(on.page)).toEqual([]);
  await on.click('button', 'Close');
  await on.click('button', 'Share');
  await on.click('radio', 'One file');
  await on.click('button', 'Save the file');
  await on.shows('status', 'Sharing', /pond\.html is saved/);
  await on.click('button', 'Close Share');
  await on.click('button', 'Keep a copy');
  await on.shows('status', 'This file', /pond\.zip is saved/);
});

test('its cards are in the gallery, are tried on a board, and play', async () => {
  await on.goTo('#/gallery');
  await on.page.waitForSelector('.wall img');
  await on.goTo('#/try/901');
  await on.page.waitForSelector('.stage-board svg');
  await on.goTo('#/play');
  await on.fill('spinbutton', 'Points to end it', '10');
  await on.click('button', 'Start game');
  await on.page.waitForSelector('.at-table .land svg');
  expect(await playOnPage(on.page)).toBeGreaterThan(0);
  await on.shows('status', 'Turn', /^The game is over\./);
  await on.goTo('#/games');
  await on.click('button', 'Start games');
  await on.eventually("document.querySelector('.studio').textContent", /[1-9][\d,]* of [\d,]+ games/);
});

test('a set with errors gets no file', () => {
  writeFileSync(join(folder, 'bad.eco'), CARDS.replace('place water', 'place waters and'));
  const refused = ecos(['share', 'bad.eco', '--out', 'bad.html'], { cwd: folder });
  expect(refused).toMatchObject({ code: 1 });
});
