/** Games at new tables: as the options of the host say, or as chosen on its page. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'puppeteer';
import { expect, test } from 'vitest';
import { decision, newGame } from '../../runtime/game.ts';
import type { GameOptions } from '../../runtime/game-options.ts';
import type { NewGamesAnswer } from '../../table/index.ts';
import { HUMAN } from '../../table/index.ts';
import { beforeAllWithBrowser } from '../one-browser.ts';
import { readySets } from '../ready-sets.ts';
import { chainOf } from '../simulate/sets.ts';
import { violations } from '../studio/violations.ts';
import { askHost, openedHost, spawnHost, temporaryFolder } from './opened.ts';
import { hostWithPages, openedPage } from './pages.ts';

let browser: Browser;
beforeAllWithBrowser(async (one) => {
  browser = one;
});

/** How the game at a table began. */
const begun = (data: string, id: string) =>
  JSON.parse(readFileSync(join(data, id, 'log.jsonl'), 'utf8').split('\n')[1]!) as {
    options: GameOptions;
    players: string[];
  };
const { chain } = readySets().find(({ id }) => id === 'new-horizon')!;

test("`ecos host` deals an own set's hands first, and plays to the points it is told", async () => {
  const folder = temporaryFolder();
  const card = (at: number) =>
    `card ${901 + at} ${at < 8 ? 'brown' : 'blue'} leaves 2 hand wasp${at < 3 ? ' active' : ''} energy sun { gain 1vp }\n`;
  const text = `set own "Own" extends first-continent\nhand wasp leaf "Wasp"\n${Array.from({ length: 12 }, (_, at) => card(at)).join('')}`;
  const file = join(folder, 'own.eco');
  writeFileSync(file, text);
  const data = join(folder, 'data');
  const args = [file, '--data', data, '--target', '60', '--layout', 'river'];
  const { host: address, tables: made } = await spawnHost(args);
  const [{ id }] = made;
  const { options } = begun(data, id);
  const hands = Array(4).fill('recommended');
  // People come before bots.
  expect(options).toMatchObject({ hands, ownFirst: [0, 1, 2, 3], target: 60, layout: 'river' });
  const { active, tables } = newGame(chainOf(text), options);
  expect(active.flat().map((index) => tables.cards[index].number)).toEqual(
    expect.arrayContaining([901, 902, 903]),
  );
  const { data: answer } = await askHost<NewGamesAnswer>(address, 'api/games');
  expect(answer.setup.options).toMatchObject({ hands, ownFirst: true, target: 60 });
  expect(answer.games.players).toEqual({ from: 2, to: 6 });
  expect(answer.games.hands).toContainEqual({ name: 'wasp', title: 'Wasp' });
});

test('a table is made with the setup in the request: hands by name, a draft, landscape, Harbinger', async () => {
  const data = join(temporaryFolder(), 'data');
  const host = await openedHost({ data });
  const setup = {
    options: {
      seed: 1,
      secret: '1'.repeat(32),
      anew: [],
      hands: ['daisy', 'draft', 'leaf'],
      target: 60,
      layout: 'islands',
      harbinger: 2,
    },
    players: [HUMAN, HUMAN, 'random'],
  };
  expect((await askHost(host.address, 'api/tables', setup)).status).toBe(201);
  const [, { id, seats }] = host.links() as ReturnType<typeof host.links> & { length: 2 };
  expect(seats).toHaveLength(3);
  const { options, players } = begun(data, id);
  expect(players).toEqual(setup.players);
  const { secret, anew: _, ...others } = setup.options;
  expect(options).toMatchObject({ ...others, seed: 0, players: 3 });
  expect(options.secret).toMatch(/^[0-9a-f]{32}$/);
  expect([options.secret === secret, options.anew]).toEqual([false, undefined]);
  expect(decision(newGame(chain, options))).toMatchObject({ seat: 1, kind: 'draft' });
});

test('a setup that cannot be played is refused in a sentence, and no table is made', async () => {
  const host = await openedHost();
  const players = [HUMAN, HUMAN];
  for (const [setup, sentence] of [
    [{ options: { hands: ['lion', 'lion'] }, players }, /share a card/],
    [{ options: { layout: 'moon' }, players }, /no layout "moon"/],
    [{ options: { target: 'high' }, players }, /target "high"/],
    [{ options: { ownFirst: 1 }, players }, /expected true or false/],
    [{ options: { harbinger: 2 }, players }, /harbinger 2: expected a whole number from 0 to 1/],
    [{ options: { colour: 'red' }, players }, /unknown option "colour"/],
    [{ options: {} }, /0 players: the set is for 2 to 6/],
    [{ players: Array(7).fill(HUMAN) }, /7 players: the set is for 2 to 6/],
    [{ players: [HUMAN, 'nobody'] }, /There is no bot nobody/],
  ] as const) {
    const { status, data } = await askHost(host.address, 'api/tables', setup);
    expect
      .soft([status, data], JSON.stringify(setup))
      .toEqual([422, { error: expect.stringMatching(sentence) }]);
  }
  expect(host.links()).toHaveLength(1);
});

test('the page of the host makes a table as chosen, by keyboard on a phone, and shows why one is refused', async () => {
  const data = join(temporaryFolder(), 'data');
  const host = await hostWithPages({ data, options: { hands: ['recommended', 'recommended'] } });
  const size = { width: 360, height: 740, isMobile: true, hasTouch: true };
  const { page, textOf } = await openedPage(browser, host.address, { size, allowed: /422/ });
  const tabTo = async (selector: string) => {
    const isThere = () => page.evaluate(`document.activeElement.matches('${selector}')`);
    for (let n = 0; n < 40 && !(await isThere()); n++) await page.keyboard.press('Tab');
    expect(await isThere(), selector).toBe(true);
  };
  await page.waitForSelector('.host-seats');
  await tabTo('summary');
  await page.keyboard.press('Enter');
  await page.waitForSelector('#play-target');
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
  await tabTo('[name=play-hands]');
  for (let at = 0; at < 3; at++) await page.keyboard.press('ArrowRight');
  await tabTo('#play-target');
  await page.keyboard.type('60');
  await page.select('#play-harbinger', '1');
  await page.keyboard.press('Enter');
  await page.waitForFunction("document.querySelectorAll('.host-table').length === 2");
  const { options } = begun(data, host.links()[1]!.id);
  expect(options).toMatchObject({ hands: ['draft', 'draft'], harbinger: 1, target: 60 });
  for (const seat of [0, 1]) await page.select(`#play-hand-${seat}`, 'lion');
  await page.click('.game-form button[type=submit]');
  await page.waitForSelector('.banner.bad');
  expect(await textOf('alert', '')).toMatch(/share a card/);
  expect(host.links()).toHaveLength(2);
});
