/** The pages of tables in a real browser. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'puppeteer';
import { expect, test, vi } from 'vitest';
import { lackingFonts } from '../../print/fonts/fonts.ts';
import { dayName, HUMAN } from '../../table/index.ts';
import { beforeAllWithBrowser } from '../one-browser.ts';
import { cutOff } from '../studio/cut-off.ts';
import { PATIENCE } from '../studio/elements.ts';
import { type UsedPage, used } from '../studio/opened.ts';
import { violations, violationsDayAndNight } from '../studio/violations.ts';
import { Client } from './client.ts';
import { askHost, firstTable, temporaryFolder, triedSet } from './opened.ts';
import { hostWithPages, OPTION, openedPage, playOnPage } from './pages.ts';

let browser: Browser;
beforeAllWithBrowser(async (one) => {
  browser = one;
});
const PHONE = { size: { width: 390, height: 844, hasTouch: true, isMobile: true } };

test('four people play a game to its end in separate browsers, choosing at the same time', async () => {
  // A fixed secret, because other games may end after a few choices.
  const secret = () => '0123456789abcdef0fedcba987654321';
  const host = await hostWithPages({ players: [HUMAN, HUMAN, HUMAN, HUMAN], options: { target: 2 }, secret });
  const { seats, watch } = firstTable(host);
  const [all, spectator] = await Promise.all([
    Promise.all(seats.map((seat) => openedPage(browser, seat, PHONE))),
    openedPage(browser, watch, PHONE),
  ]);
  // A long name without spaces wraps, on every page.
  const named = await Client.join(seats[0]!);
  named.send({ name: 'W'.repeat(40) });
  await named.until(() => named.table?.seats[0]?.name.startsWith('W') === true);
  named.close();
  const desk = await openedPage(browser, host.address, { size: { width: 1280, height: 800 } });
  await desk.page.waitForFunction("document.querySelector('.host-seats b')?.textContent.startsWith('WW')");
  expect(await desk.page.evaluate(tooWide('.host-seats b'))).toBe(0);
  for (const { evaluate } of [desk, all[0]!])
    expect(lackingFonts(await evaluate("document.querySelector('header').textContent"))).toEqual([]);
  const choices = await Promise.all(all.map(({ page }) => playOnPage(page)));
  expect(Math.min(...choices)).toBeGreaterThan(3);
  const ends = await Promise.all([...all, spectator].map(({ textOf }) => textOf('status', 'Turn')));
  for (const { page } of [...all, spectator]) {
    expect(await page.evaluate(tooWide('.points-by-card h3'))).toBe(0);
    expect(await page.evaluate(tooWide('.q'))).toBe(0);
    // The bar is one line, and begins with the name of the table.
    expect(await page.evaluate("document.querySelector('.table-bar').offsetHeight")).toBeLessThan(52);
    expect(await page.evaluate("document.querySelector('.table-title').offsetWidth")).toBeGreaterThan(60);
  }
  // The replay is passed on without a key.
  const replay = await all[0]!.evaluate("document.querySelector('.poster a[href*=replay]').href");
  expect(replay).toBe(`${watch.split('#')[0]}#replay=0`);
  const friend = await openedPage(browser, replay, PHONE);
  await friend.shows('status', 'Moment', /^0 of \d+: W+ chooses$/);
  await friend.click('button', 'Forward');
  await friend.shows('status', 'Moment', /^1 of/);
  expect(await violationsDayAndNight(friend.page)).toEqual([]);
  expect(new Set(ends).size).toBe(1);
  expect(ends[0]).toMatch(/^The game is over\. .*(wins with \d+ points|A tie: .*)\.$/);
});

test('a page beyond the limit says so, and connects by itself when another page closes', async () => {
  const host = await hostWithPages({ players: [HUMAN, HUMAN] });
  const { seats, watch } = firstTable(host);
  (await Client.join(seats[1]!)).close();
  const others = await Promise.all(Array.from({ length: 8 }, () => Client.join(watch)));
  const own = await openedPage(browser, seats[0]!, { size: { width: 1280, height: 800 } });
  await own.shows(
    'alert',
    '',
    /^There are already 8 pages of this host open from your address: close one\.$/,
  );
  expect(await own.evaluate("document.querySelector('.at-draw').textContent")).toBe('');
  others[0]!.close();
  await own.shows('status', 'Turn', /Your turn/);
  await own.shows('status', 'Connection', /^Connected$/);
  expect(await own.page.$('[role=alert]')).toBe(null);
});

test('an old link to a missing table opens a page that says so, and programs get JSON', async () => {
  const host = await hostWithPages({ players: [HUMAN, HUMAN] });
  const { id, seats } = firstTable(host);
  const missing = seats[0]!.replace(id, 'bbbbbbbbbb');
  const old = await openedPage(browser, missing, { ...PHONE, allowed: /404/ });
  await old.find('heading', 'This host has no such table.');
  expect(await flaws(old.page)).toEqual([]);
  const answer = await fetch(missing);
  expect([answer.status, await answer.json()]).toEqual([404, { error: 'This host has no such table.' }]);
});

test('a phone without a pointer can do all that a seat can; its note leads the host to a moment to play on from', async () => {
  const host = await hostWithPages({ players: [HUMAN, HUMAN], options: { target: 2 } });
  const { id, seats } = firstTable(host);
  const name = dayName(Date.now());
  // The game cannot end while this person does not choose.
  const other = new Client(seats[1]!);
  // The connection is cut on purpose, and an attempt that has just begun is dropped in favour of the one after reconnecting.
  const allowed = /ERR_INTERNET_DISCONNECTED|closed before the connection is established/;
  const own = await openedPage(browser, seats[0]!, { ...PHONE, allowed });
  const { page, press, shows } = own;
  await shows('status', 'Turn', /Your turn/);

  // A note by keyboard alone.
  await press('n');
  await page.waitForFunction(LISTS_CARDS);
  for (const key of ['ArrowDown', 'Tab', 'Space', 'Tab']) await press(key);
  await page.waitForFunction("document.activeElement.matches('.note-form .line-of-text input')");
  await page.keyboard.type('too <b>slow</b>');
  await press('Enter');
  await shows('status', 'Kept notes', /^Kept: strong, card \d+, “too <b>slow<\/b>”\. 1 note so far\.$/);
  expect(await flaws(page)).toEqual([]);
  await press('Escape');
  // A player who has chosen sees that the others have not.
  const head =
    "[...document.querySelectorAll('.decide-head')].filter((one) => one.checkVisibility()).map(({ textContent }) => textContent)";
  await vi.waitFor(async () => {
    await typeFirstKey(page);
    expect(await own.evaluate(head)).toMatch(/The others choose/);
  }, PATIENCE);

  // Without a connection the page says so, and reconnects by itself.
  await page.setOfflineMode(true);
  await shows('status', 'Connection', /Not connected/);
  await page.setOfflineMode(false);
  await shows('status', 'Connection', /^Connected$/);

  // The seat is handed to a bot and taken back; people choose their own names.
  await own.click('button', 'Your seat');
  await own.fill('textbox', 'Your name', 'Ines');
  await press('Enter');
  const isPerson = (seat: number) => other.table?.seats[seat]?.player === HUMAN;
  await own.click('button', 'Let this bot play');
  await other.until(() => !isPerson(0));
  await own.click('button', 'Take the seat back');
  await other.until(() => isPerson(0));
  other.send({ player: 'greedy' });
  await other.until(() => !isPerson(1));
  await own.click('button', 'Talk');
  await own.fill('textbox', 'Say', 'Hello');
  await press('Enter');
  await shows('log', 'What was said', /Ines\s+Hello/);
  // Escape closes the open panel, and the focus returns to where it was.
  const focused = () => own.evaluate('document.activeElement.textContent');
  await press('Escape');
  await own.eventually(focused, /^Talk$/);
  expect(await own.has('region', 'Talk')).toBe(false);
  // A refusal disappears with the next choice.
  await (await own.find('button', 'Note')).focus();
  await press('n');
  await own.click('button', 'Keep the note');
  await shows('alert', '', /^Choose one of the five words, or write a line\.$/);
  await press('Escape');
  await own.eventually(focused, /^\s*Note/);
  await page.evaluate('document.activeElement.blur()');
  await playOnPage(page, typeFirstKey);
  expect(await page.$('[role=alert]')).toBe(null);
  expect(await flaws(page)).toEqual([]);

  // A person who comes to the other seat now does not take it back from its bot.
  const late = await openedPage(browser, seats[1]!, PHONE);
  // A click before the table is shown may miss the button, which moves then.
  await late.shows('status', 'Turn', /^The game is over\./);
  await late.click('button', 'Log');
  await late.shows('region', 'Log', /Draw \d+: /);
  expect(await late.has('button', 'Take the seat back')).toBe(false);

  const desk = await openedPage(browser, host.address, { size: { width: 1280, height: 800 } });
  await desk.shows('article', `Table ${name}`, /Ines/);
  expect(await flaws(desk.page)).toEqual([]);
  // The key is neither in the address nor in the history, and is still there when the page is loaded again.
  expect(desk.page.url()).toBe(`${new URL(host.address).origin}/`);
  await desk.page.reload();
  await desk.click('button', 'Findings');
  await desk.shows('region', 'Findings', /1 game, 1 of them played to the end\. 1 note\./);
  await desk.shows('region', 'Findings', /too <b>slow<\/b>/);
  await desk.shows('article', 'What people said most', /1 person/);
  await desk.shows('status', 'Simulated games', /Bots are playing|For comparison: 100 games/);
  expect(await flaws(desk.page)).toEqual([]);
  const [studio] = await Promise.all([
    new Promise<Page>((opened) => desk.page.once('popup', (page) => opened(page!))),
    desk.click('button', `In the studio: table ${name}, choice 0`),
  ]);
  const inStudio = used(studio);
  await inStudio.shows('status', 'Turn', /Your turn, before the first draw\./);
  await desk.click('button', `To the moment: table ${name}, choice 0`);
  await desk.shows('status', 'Moment', /^0 of \d+: Ines chooses$/);
  await desk.click('button', 'Forward');
  await desk.shows('status', 'Moment', /^1 of /);
  await desk.click('button', 'Where it ran next');
  expect(await flaws(desk.page)).toEqual([]);
  await (await desk.find('button', 'Play on from here')).focus();
  await desk.press('Enter');
  await desk.shows('region', 'Tables', /the game is over/);
  // Its button is gone; the focus is not.
  await desk.eventually(() => desk.evaluate('document.activeElement.textContent'), /^Tables$/);
  expect(host.links()).toHaveLength(2);
  await askHost(host.address, `api/tables/${id}/decide`, { decided: 'anew' });
  await desk.click('button', 'Findings');
  await desk.shows('region', 'Findings', /Ines, table \w+, choice 0, in a game that was started over/);
});

test('two phones undo with consent, follow the host’s decisions on changed cards, and reconnect when it restarts', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'tried.eco');
  const save = (steps: string) => writeFileSync(file, triedSet(steps));
  save('gain 1vp;');
  const wanted = {
    path: folder,
    data: join(folder, 'kept'),
    // In other games one of them might have to choose alone.
    secret: () => '0123456789abcdef0fedcba987654321',
    players: [HUMAN, HUMAN],
    options: { target: 4 },
  };
  const host = await hostWithPages(wanted);
  const { seats, watch } = firstTable(host);
  const name = dayName(Date.now());
  const away = { ...PHONE, allowed: /ERR_(CONNECTION_(REFUSED|RESET)|INTERNET_DISCONNECTED)|WebSocket/ };
  const links = [seats[0]!, seats[1]!, watch, host.address];
  const [one, other, watching, desk] = (await Promise.all(
    links.map((link) => openedPage(browser, link, away)),
  )) as [UsedPage, UsedPage, UsedPage, UsedPage];
  const found: string[] = [];
  const look = async (...pages: UsedPage[]) => {
    for (const { page } of pages) found.push(...(await violations(page)), ...(await forcedFlaws(page)));
  };
  // The locator waits until the button has stopped moving.
  const press = ({ page }: UsedPage, name: string) =>
    page.locator(`::-p-aria([name="${name}"][role="button"])`).click();
  const both = (draw: number) =>
    Promise.all([one, other].map((page) => playUntil(page, new RegExp(`Your turn, draw ${draw}\\.`))));
  await both(2);

  // All have chosen, so the choices are public: an undo now needs the other player's consent.
  await press(one, 'Undo');
  await press(one, 'Withdraw');
  for (const { page } of [one, other]) await page.waitForFunction(NO_BANNER);
  for (const agrees of [false, true]) {
    await press(one, 'Undo');
    await other.shows('alert', '', /Fern asks to take back a choice/);
    if (!agrees) await look(other);
    await press(other, agrees ? 'Agree' : 'Do not agree');
    for (const { page } of [one, other]) await page.waitForFunction(NO_BANNER);
  }
  await one.shows('status', 'Turn', /Your turn, draw 1\./);
  await both(2);

  // Cards with a mistake change nothing, and the host reports it.
  save('gain 2 wather;');
  await desk.page.waitForFunction(
    "[...document.querySelectorAll('.banner code')].some(({ textContent }) => textContent === 'wather')",
  );
  await desk.shows('main', 'Host', /tables keep the previous cards/);

  // Cards are changed three times, and the host decides differently each time.
  const decisions = ['Finish with the old ones', 'Continue with the new cards', 'Start over'];
  for (const [n, decision] of decisions.entries()) {
    save(`gain ${n + 2}vp;`);
    await desk.shows('article', `Table ${name}`, /Cards were changed\. The game continues/);
    await one.page.waitForFunction("/host decides/.test(document.querySelector('.banner')?.textContent)");
    if (n === 0) await look(one, watching, desk);
    await press(desk, decision);
    for (const { page } of [one, desk]) await page.waitForFunction(NO_BANNER);
  }
  await one.shows('status', 'Turn', /Your turn, before the first draw/);

  // The note form has all the space it needs, and its controls are large enough to tap. Click only once: a locator may retry, and
  // a second click would close what the first one opened.
  const clicked = async (role: string, name: string) =>
    (await one.find(role, name)).evaluate((element) => (element as unknown as { click(): void }).click());
  await clicked('button', 'Note');
  await clicked('radio', 'fun');
  await look(one);
  found.push(...((await one.page.evaluate(SMALL)) as string[]));
  await press(one, 'Close');

  // A phone sleeps, and so does the host; both wake, and everything is as it was.
  await one.page.setOfflineMode(true);
  await host.close();
  await other.shows('status', 'Connection', /Not connected/);
  await hostWithPages(wanted);
  await other.shows('status', 'Connection', /^Connected$/);
  await other.page.evaluate(FIRST);
  await one.page.setOfflineMode(false);
  await one.shows('status', 'Connection', /^Connected$/);
  await both(1);
  expect(found).toEqual([]);
});

/** Reports matching elements that are wider than the space they have. */
const tooWide = (selector: string) =>
  `[...document.querySelectorAll('${selector}')].filter((one) => one.scrollWidth > one.parentElement.clientWidth || one.offsetWidth < one.scrollWidth).length`;

/** Whether the field for the subject of a note has the focus, and offers cards. */
const LISTS_CARDS =
  "document.activeElement.matches('.note-form select') && [...document.activeElement.options].some(({ value }) => value.startsWith('card'))";

/** Whether no decision is pending. */
const NO_BANNER = "!document.querySelector('.banner[role=alert], .seat-page .banner')";
const FIRST = `document.querySelector('${OPTION}').click()`;

/** Takes first options until another question appears. */
async function playUntil({ page, textOf }: UsedPage, wanted: RegExp): Promise<void> {
  for (;;) {
    await page.waitForFunction("/Your turn/.test(document.querySelector('[aria-label=Turn]')?.textContent)");
    const turn = await textOf('status', 'Turn');
    if (wanted.test(turn)) return;
    await page.evaluate(FIRST);
    await page.waitForFunction(
      `document.querySelector('[aria-label=Turn]')?.textContent !== ${JSON.stringify(turn)}`,
    );
  }
}

/** Reports controls that are too small to tap: less than 44 px high or wide. Card numbers within text are ordinary links. */
const SMALL = `[...document.querySelectorAll('button, a[href], select, input:not([type=radio]), .seg label, summary')]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.matches('.chip'))
  .filter((one) => Math.min(one.getBoundingClientRect().width, one.getBoundingClientRect().height) < 43.5)
  .map((one) => 'small: ' + one.tagName + '.' + one.className + ' ' + one.textContent.trim().slice(0, 30) + ' ' + one.getBoundingClientRect().width + 'x' + one.getBoundingClientRect().height)`;

/** Reports elements that are unmarked or cut off in forced colours. */
async function forcedFlaws(page: Page): Promise<string[]> {
  const session = await page.createCDPSession();
  const features = [{ name: 'forced-colors', value: 'active' }];
  await session.send('Emulation.setEmulatedMedia', { features });
  const found = (await page.evaluate(UNMARKED)) as string[];
  found.push(...(await page.evaluate(cutOff)));
  await session.send('Emulation.setEmulatedMedia', { features: [] });
  await session.detach();
  return found.map((one) => `forced colours: ${one}`);
}

/** Selected elements that look unselected without their background. */
const UNMARKED = `[...document.querySelectorAll('[aria-current="page"], .seg label:has(:checked), .opt.is-pointed')]
  .filter((one) => one.checkVisibility() && getComputedStyle(one).outlineStyle === 'none')
  .map((one) => 'not marked: ' + one.tagName + '.' + one.className)`;

/** Reports axe violations in the light and the dark theme, and elements that are cut off. */
async function flaws(page: Page): Promise<string[]> {
  return [...(await violationsDayAndNight(page)), ...(await page.evaluate(cutOff))];
}

/** Types the digits of the first option. */
async function typeFirstKey(page: Page): Promise<void> {
  const key = await page.evaluate("document.querySelector('.opts .opt kbd')?.dataset.key ?? '1'");
  await page.keyboard.type(`${key}`);
}
