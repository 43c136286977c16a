/** The studio as static files: below any path of any web server, with texts stored in the browser, and offline. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { PNG } from 'pngjs';
import type { Browser, Page } from 'puppeteer';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { linkTo } from '../../studio/link/index.ts';
import { ecos } from '../ecos.ts';
import { folderWith } from '../folder-with.ts';
import { beforeAllWithBrowser } from '../one-browser.ts';
import { elementsOf } from './elements.ts';
import { openPage } from './opened.ts';
import { type PlainServer, serveFolder } from './plain-server.ts';

const CARDS = `card 901 brown "Reeds"
  leaves 2
  energy sun, water
{
  place water;
  gain 1vp per lion in the landscape;
}

card 902 blue
  leaves 1
  energy animal
{
  place lion;
}

scenario "reeds"
{
  board "g 1"
  do card 901;
  choose 1;
  expect 0vp;
}
`;

/** An input for files. */
type UploadField = { uploadFile(file: string): Promise<void> };

const folder = folderWith({
  'my-set/cards.eco': CARDS,
  'my-set/words.es.ftl': 'thing-lion = puma\n    .many = pumas\n    .gender = m\n',
  // A folder of icons may be empty of them.
  'my-set/icons/notes.txt': '',
});
const site = join(folder, 'site');
const downloads = mkdtempSync(join(tmpdir(), 'ecos-zip-'));
let browser: Browser;
let server: PlainServer;
let page: Page;
let complaints: string[];
const { find, has, click, textOf, shows, eventually, press, type, evaluate } = elementsOf(() => page);

const makeSite = (set: string, to: string) => ecos(['studio', set, '--site', to], { cwd: folder });

beforeAllWithBrowser(async (one) => {
  browser = one;
  expect(makeSite('my-set', 'site')).toMatchObject({ code: 0, err: '' });
  server = await serveFolder(site);
  ({ page, complaints } = await openPage(browser, server.address));
  const session = await page.createCDPSession();
  await session.send('Browser.setDownloadBehavior', {
    behavior: 'allow',
    downloadPath: downloads,
    browserContextId: page.browserContext().id!,
  });
});
afterAll(async () => {
  await page?.browserContext().close();
  await server?.close();
});

afterEach(() => expect(complaints).toEqual([]));

const isReady = (cards = 2) =>
  shows('status', 'State', new RegExp(`^\\s*${cards} cards?, 0 problems, 1 scenario passes\\s*$`));
const source = () => textOf('textbox', 'Source');
const title = "document.querySelector('.setname').textContent";

test('the site is complete, credits its parts, and contains nothing of this machine', () => {
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' });
  for (const file of ['index.html', 'set.json', 'sw.js', 'licences.txt', 'credits.md'])
    expect(files).toContain(file);
  const textIn = (file: string) => readFileSync(join(site, file), 'utf8');
  expect(textIn('set.json')).not.toContain(folder);
  for (const file of files.filter((one) => one.endsWith('.html')))
    expect(textIn(file)).not.toMatch(/unsafe-(inline|eval)/);
});

test('the command replaces its own output, and refuses folders with other files', () => {
  const refusal = (words: string) => ({ code: 2, err: expect.stringContaining(words) });
  expect(makeSite('my-set', 'my-set')).toMatchObject(refusal('contains other files'));
  expect(makeSite('my-set', 'site').code).toBe(0);
  const foreign = join(site, 'fonts', 'mine.woff2');
  writeFileSync(foreign, 'mine');
  expect(makeSite('my-set', 'site')).toMatchObject(refusal('other files (fonts/mine.woff2)'));
  expect(readFileSync(foreign, 'utf8')).toBe('mine');
  rmSync(foreign);
  expect(ecos(['studio', '--site', 'other'], { cwd: folder })).toMatchObject({ code: 2 });
  expect(existsSync(join(folder, 'other'))).toBe(false);
});

test('the site shows the set with its words, below any path', async () => {
  await isReady();
  expect(server.asked.every((file) => !file.startsWith('/'))).toBe(true);
  await click('radio', 'Español');
  await shows('region', 'Rules text', /puma/);
  await click('radio', 'English');
  await page.waitForSelector('article .face [data-step]');
});

test('typed and saved texts stay in this browser', async () => {
  const write = async (words: string) => {
    await press('Control+e');
    await press('Control+Home');
    await type(words);
  };
  await write('# saved here\n');
  await press('Control+s');
  await eventually("document.querySelector('.foot .push').textContent", /^saved in this browser only$/);
  await write('# typed here\n');
  await page.reload();
  await isReady();
  await shows('textbox', 'Source', /# typed here.*# saved here/s);
  expect(await evaluate("document.querySelector('.notice').textContent")).toContain('not saved last time');
  await click('button', 'Take the saved ones');
  await shows('textbox', 'Source', /^(?!.*# typed here)/s);
  await shows('textbox', 'Source', /# saved here/);
});

test('a link opens as a separate set, and the existing texts stay', async () => {
  await click('button', 'Share');
  await eventually(linkShown, /#\/shared\/2\./);
  const link = await evaluate(linkShown);
  expect(link.startsWith(server.address)).toBe(true);
  await page.goto(link);
  await shows('status', 'State', /^\s*1 card, 0 problems/);
  expect(await evaluate(title)).toBe('Card 901 Reeds');
  expect(page.url()).toBe(`${server.address}#/write/901`);
  // The link also brought the translations of the set.
  await click('radio', 'Español');
  await shows('region', 'Rules text', /puma/);
  await click('radio', 'English');
  await page.reload();
  await shows('status', 'State', /^\s*1 card, 0 problems/);
  expect(await source()).not.toContain('# saved here');
  await click('button', 'Back to the set of this page');
  await isReady();
  await shows('textbox', 'Source', /# saved here/);
});

const linkShown = `document.querySelector('.share input[readonly]').value`;

test('a broken or newer link is reported, and the set stays open', async () => {
  for (const [link, words] of [
    ['#/shared/1.eJxxxx', /broken/],
    ['#/shared/3.eJxxxx', /newer studio/],
  ] as const) {
    await page.goto(server.address + link);
    await eventually(`document.querySelector('.share [role=alert]')?.textContent`, words);
    // Share now offers the card that exists by now.
    await eventually("document.querySelector('.share label:has(:checked)').textContent", /^This card\d+/);
    await click('button', 'Close Share');
    await isReady();
    expect(await evaluate(title)).toBe('my-set');
  }
});

test('a set that the tab cannot read does not lock it out', async () => {
  await page.evaluate(`sessionStorage.setItem('ecos-own', 'own 1')`);
  await page.reload();
  await click('button', 'Close Share');
  await isReady();
  expect(await evaluate(title)).toBe('my-set');
});

test('the browser prints the sheets', async () => {
  await click('link', 'Print');
  for (const one of ['The whole box']) expect(await has('switch', one)).toBe(false);
  await click('button', 'Print the sheets');
  await shows('status', 'Printing', /Print at actual size, without the browser’s margins\. Then 5 cuts/);
});

test('what needs a machine says so, and pictures are made by the browser', async () => {
  await click('radio', 'A print shop');
  await shows('main', 'Print', /This needs ecos studio on your machine:.*npx ecos studio/s);
  await click('radio', 'A virtual table');
  await shows('main', 'Print', /This needs ecos studio/);
  await click('radio', 'Pictures');
  await click('button', 'Make the zip');
  await shows('status', 'Printing', /my-set\.zip is saved/);
  const zip = await downloaded('my-set.zip');
  const pictures = unzipSync(readFileSync(zip));
  expect(Object.keys(pictures)).toEqual(
    ['my-set-901', 'back-brown', 'my-set-902', 'back-blue'].map((name) => `my-set/${name}.png`),
  );
  // 63 mm at 300 pixels per inch.
  expect(PNG.sync.read(Buffer.from(pictures['my-set/my-set-901.png']!))).toMatchObject({
    width: 744,
    height: 744,
  });
  rmSync(zip);
});

test('the site works offline', async () => {
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  server.setAway(true);
  try {
    await page.goto(`${server.address}#/write/901`);
    await page.reload();
    await isReady();
    await page.waitForSelector('article .face [data-step]');
    await click('link', 'Gallery');
    await page.waitForFunction(`document.querySelectorAll('main img, main svg').length >= 2`);
  } finally {
    server.setAway(false);
  }
});

/** A file that the page saves, once it is there. */
async function downloaded(name: string): Promise<string> {
  const file = join(downloads, name);
  await vi.waitFor(() => expect(existsSync(file)).toBe(true), 10_000);
  return file;
}

test('a zip of the set opens as a separate set', async () => {
  await click('button', 'Share');
  await page.locator('.share summary').click();
  await click('button', 'Save as a zip');
  const zip = await downloaded('my-set.zip');
  const saved = Object.keys(unzipSync(readFileSync(zip)));
  expect(saved.toSorted()).toEqual(['my-set/cards.eco', 'my-set/words.es.ftl']);
  const field = await page.$('.share input[type=file]');
  await Promise.all([page.waitForNavigation(), (field as unknown as UploadField).uploadFile(zip)]);
  await isReady();
  await eventually(title, /^my-set$/);
  await Promise.all([page.waitForNavigation(), click('button', 'Back to the set of this page')]);
  await isReady();
});

test('a new version of the site is loaded on request, and changes made here are not lost', async () => {
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  writeFileSync(join(folder, 'my-set', 'cards.eco'), CARDS.replace('Reeds', 'Rushes'));
  expect(makeSite('my-set', 'site').code).toBe(0);
  await page.reload();
  await find('link', '901 Reeds');
  await shows('status', 'New version', /newer version/);
  await Promise.all([page.waitForNavigation(), click('button', 'Load it')]);
  // The text saved here is shown next to the one in the page.
  await eventually(
    "document.querySelector('main [role=alert]')?.textContent",
    /cards.eco was also changed elsewhere/,
  );
  await click('button', 'Take the other text');
  await find('link', '901 Rushes');
});

/** A page of another user, who has a script run before those of the page. */
async function newPage(script: string): Promise<Page> {
  const other = await (await browser.createBrowserContext()).newPage();
  await other.evaluateOnNewDocument(script);
  return other;
}

test('when the browser stores nothing, the page says so', async () => {
  const other = await newPage(`
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { get() { throw new DOMException('no', 'SecurityError'); } });`);
  await other.goto(server.address);
  const alert = await other.waitForSelector('footer [role=alert]');
  expect(await alert!.evaluate((one) => one.textContent)).toContain('keeps no texts');
  await other.browserContext().close();
});

test('a link stays in the address while its set is stored for the tab only', async () => {
  const other = await newPage(`{
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (name, value) {
      if (name.startsWith('ecos-set ')) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, name, value);
    };
  }`);
  const files = [{ file: 'cards.eco', text: CARDS }];
  await other.goto(server.address + (await linkTo({ title: 'Linked', files, known: [] })));
  await eventually(() => other.title(), /Linked/);
  expect(other.url()).toContain('#/shared/');
  await other.browserContext().close();
});
