/**
 * Takes the screenshots of the studio for its page in `docs/`, and draws the cards of the README: `node test/studio/pictures.ts`, or
 * only some of them by name. They show the real page with a copy of the base set.
 */
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer';
import sharp from 'sharp';
import { launchBrowser } from '../../print/browser.ts';
import { FAN } from '../../tools/site/pictures.ts';
import { makeSite } from '../../tools/site.ts';
import { ecosProcess } from '../ecos.ts';
import { OPTION } from '../host/pages.ts';
import { serveFolder } from './plain-server.ts';
import { startStudio } from './studio.ts';

const ROOT = join(import.meta.dirname, '../..');
const PICTURES = join(ROOT, 'docs/pictures/studio');
/** The resolution of the cards of the README. */
const CARD_DPI = 150;
/** The angle between two cards of the fan, in degrees, and the distance of their centres from where all would meet, in cards. */
const FAN_ANGLE = 6;
const FAN_RADIUS = 6.5;
const SIZE = { width: 1280, height: 800 };
/** Milliseconds for fonts, boards and figures to settle after the texts are checked. */
const SETTLED = 3000;
/** The number of games played before the picture, with the saved text and with one point more on card 45. */
const GAMES = 1000;
/** How long a page may take to show something on a busy machine, in milliseconds. */
const PATIENCE = 2 * 60_000;
/** Few colours are enough and make the files five times smaller. */
const SMALL = { palette: true, quality: 90, effort: 10 };

/** The page of the site that is shown, at a sample. */
const SITE = 'docs/language.html#markers';

/** Each picture: its address, and what to do there before it is taken. */
const SHOTS: Readonly<
  Record<string, { hash: string; theme?: 'dark'; size?: typeof SIZE; act?: (page: Page) => Promise<void> }>
> = {
  write: { hash: '#/write/94' },
  'write-phone': { hash: '#/write/45', size: { width: 390, height: 780 } },
  games: { hash: '#/games/45', size: { width: 1440, height: 1000 }, act: playGames },
  gallery: { hash: '#/gallery' },
  print: { hash: '#/print' },
  share: { hash: '#/write/45', act: share },
  dark: { hash: '#/try/41', theme: 'dark' },
  play: { hash: '#/play', size: { width: 1440, height: 900 }, act: playOn },
  'play-dark': { hash: '#/play', theme: 'dark', act: playOn },
  'play-phone': { hash: '#/play', size: { width: 390, height: 844 }, act: playOn },
};

/** The number of choices made before the picture of a game: the next choice is a position on the board. */
const CHOICES = 40;

/** Plays a game until a position has to be chosen, and points at one. */
async function playOn(page: Page): Promise<void> {
  await page.locator('#play-seed').fill('91');
  await page.click('.start');
  for (let made = 0; ; made++) {
    await page.waitForSelector(OPTION);
    const answers = await page.$$(OPTION);
    const question = await page.$eval('.q', ({ textContent }) => textContent ?? '');
    if (/^Where does/.test(question) && answers.length < 10 && made > CHOICES) break;
    // An animal is chosen before its place: then only the answers change.
    const asked = `document.querySelector('[aria-label=Turn]').textContent + [...document.querySelectorAll('${OPTION}')].map((one) => one.ariaLabel ?? one.textContent)`;
    const before = await page.evaluate(asked);
    await answers[made % answers.length]!.evaluate((one) => (one as unknown as { click(): void }).click());
    await page.waitForFunction(`${asked} !== ${JSON.stringify(before)}`);
  }
  await page.evaluate('scrollTo(0, 0)');
  await page.hover(OPTION);
  await new Promise((resolve) => setTimeout(resolve, 500));
}

/** Holds all temporary files. */
const temporary = mkdtempSync(join(tmpdir(), 'ecos-pictures-'));
process.env.TMPDIR = temporary;
const folder = join(temporary, 'set');
cpSync(join(ROOT, 'cards/first-continent'), folder, { recursive: true });
mkdirSync(PICTURES, { recursive: true });

const [studio, browser] = await Promise.all([startStudio([folder], { cwd: ROOT }), launchBrowser()]);
/** The pictures to take; empty for all. */
const wanted = process.argv.slice(2);
try {
  for (const [name, { hash, theme, size = SIZE, act }] of Object.entries(SHOTS)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const page = await (await browser.createBrowserContext()).newPage();
    page.setDefaultTimeout(PATIENCE);
    await page.setViewport(size);
    await page.goto(studio.address);
    if (theme) await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: theme }]);
    await checked(page);
    await page.evaluate(`location.hash = '${hash}'`);
    await new Promise((resolve) => setTimeout(resolve, SETTLED));
    await act?.(page);
    await take(page, name);
  }
  if (wanted.length === 0 || wanted.includes('site')) await takeSite();
  if (wanted.length === 0 || wanted.includes('cards')) await drawCards();
} finally {
  await browser.close();
  await studio.end();
  rmSync(temporary, { recursive: true, force: true });
}

async function take(page: Page, name: string): Promise<void> {
  const picture = await page.screenshot();
  await sharp(picture)
    .png(SMALL)
    .toFile(join(PICTURES, `${name}.png`));
  await page.close();
}

/** Draws the cards of the README as `ecos print` does, as one holds them. */
async function drawCards(): Promise<void> {
  const drawn = join(temporary, 'cards');
  const args = ['print', 'first-continent', '--png', drawn, '--dpi', `${CARD_DPI}`, '--cards', FAN.join()];
  const { code, err } = ecosProcess(args, { cwd: ROOT });
  if (code !== 0) throw new Error(err);
  const fan = await Promise.all(
    FAN.map(async (number, i) => {
      const angle = (i - (FAN.length - 1) / 2) * FAN_ANGLE;
      const card = sharp(join(drawn, `first-continent-${`${number}`.padStart(3, '0')}.png`));
      const { width: side = 0 } = await card.metadata();
      const { data, info } = await card
        .ensureAlpha()
        .rotate(angle, { background: 'transparent' })
        .png()
        .toBuffer({ resolveWithObject: true });
      const [sin, cos] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)];
      const centre = { x: sin * FAN_RADIUS * side, y: -cos * FAN_RADIUS * side };
      return {
        input: data,
        left: Math.round(centre.x - info.width / 2),
        top: Math.round(centre.y - info.height / 2),
        info,
      };
    }),
  );
  const [left, top] = [Math.min(...fan.map((one) => one.left)), Math.min(...fan.map((one) => one.top))];
  const width = Math.max(...fan.map((one) => one.left + one.info.width)) - left;
  const height = Math.max(...fan.map((one) => one.top + one.info.height)) - top;
  await sharp({ create: { width, height, channels: 4, background: 'transparent' } })
    .composite(fan.map((one) => ({ input: one.input, left: one.left - left, top: one.top - top })))
    .png(SMALL)
    .toFile(join(PICTURES, '../cards.png'));
}

/** Takes the picture of a page of the project's site. */
async function takeSite(): Promise<void> {
  const out = join(temporary, 'site');
  await makeSite(out, 60);
  const server = await serveFolder(out);
  const page = await (await browser.createBrowserContext()).newPage();
  await page.setViewport(SIZE);
  await page.goto(server.address + SITE);
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  await take(page, 'site');
  await server.close();
}

async function share(page: Page): Promise<void> {
  await page.click('.turn-sharing');
  await page.waitForFunction("document.querySelector('.share input[readonly]')?.value");
  await page.evaluate('document.activeElement.blur()');
}

async function checked(page: Page): Promise<void> {
  await page.waitForFunction(
    "[...document.querySelectorAll('[role=status]')].some(({ textContent }) => /scenarios? pass/.test(textContent))",
  );
}

async function playGames(page: Page): Promise<void> {
  await page.waitForSelector('progress');
  await page.keyboard.press('Space');
  await page.keyboard.down('Control');
  await page.keyboard.press('e');
  await page.keyboard.up('Control');
  await page.waitForFunction("document.activeElement?.matches('.source')");
  const keys = [...Array(7).fill('ArrowDown'), 'Home', ...Array(5).fill('ArrowRight'), 'Delete', '3'];
  for (const key of keys) await page.keyboard.press(key);
  await page.click('::-p-aria([name="Show the text"][role="button"])');
  await page.evaluate('document.activeElement.blur()');
  const isPlayed = `document.querySelector('[aria-label^="Win lift of card"]') && document.querySelector('progress').value >= ${GAMES}`;
  // Puppeteer ends a longer wait after three minutes.
  while (!(await page.evaluate(isPlayed))) await new Promise((resolve) => setTimeout(resolve, 1000));
}
