/** The place Games in a real browser: bots play, figures appear, and changed cards are played with both texts. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ecos } from '../ecos.ts';
import { cutOff } from './cut-off.ts';
import { setMenuField } from './menu-field.ts';
import { openedStudio } from './opened.ts';
import { violations } from './violations.ts';

const BASE = join(import.meta.dirname, '../../cards/first-continent');
const files = readdirSync(BASE).filter((file) => file.endsWith('.eco') && !file.includes('scenarios'));
const studio = openedStudio(
  Object.fromEntries(files.map((file) => [file, readFileSync(join(BASE, file), 'utf8')])),
);
const { click, eventually, find, press, type, shows, evaluate, goTo } = studio;

/** Short games. */
const CHOICES = { players: 2, games: 400, target: 6 };
const MOST = 40_000;

const choose = (label: string, value: string | number) => setMenuField(studio.page, label, value);

const PROGRESS = "document.querySelector('progress').getAttribute('aria-valuetext')";
const minus = (words: string) => words.replace('−', '-');

test('the space bar starts, pauses and continues games; figures grow while they run', async () => {
  await shows('status', 'State', /105 cards, 0 problems/);
  await click('link', 'Games');
  await find('button', 'Start games');
  await choose('Players', CHOICES.players);
  await choose('Bots', 'random');
  // A field shows the value that is played, not an invalid one.
  const points =
    '[...document.querySelectorAll(".menu label")].find((one) => /^Points/.test(one.textContent)).control.value';
  await choose('Points', 0);
  await eventually(points, /^$/);
  await choose('Points', CHOICES.target);
  await eventually(points, new RegExp(`^${CHOICES.target}$`));
  await find('DisclosureTriangle', '2 random players, to 6');
  // More games than bots can play before the pause.
  await choose('Games', MOST);
  // This also works right after the place was opened by a click.
  await click('link', 'Games');
  await press('Space');
  await find('button', 'Pause');
  await eventually(PROGRESS, /^[1-9][\d,]* of 40,000 games/);
  // A field keeps its focus and text while figures arrive.
  await evaluate('document.querySelector(".choices").open = true');
  await evaluate('[...document.querySelectorAll(".menu input")].at(-1).focus()');
  await press('7');
  await eventually(PROGRESS, new RegExp(`^(?!${await evaluate(PROGRESS)}$)`));
  expect(await evaluate('document.activeElement.value')).toMatch(/7/);
  await press('Backspace');
  await press('Escape');
  await evaluate('document.activeElement.blur()');
  await press('Space');
  await find('button', 'Continue');
  await choose('Games', CHOICES.games);
  await press('Space');
  await eventually(PROGRESS, /^400 of 400 games$/);
});

test('the tables have the figures of the same games of `ecos simulate`', async () => {
  const options = { ...CHOICES, bots: 'random', seed: 1, format: 'json' };
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, `${value}`]);
  const { out } = ecos(['simulate', studio.folder, ...args]);
  const figures = JSON.parse(out) as {
    cards: { number: number; winLift: number; completed: number }[];
    hands: { name: string; winShare: number }[];
  };
  const rows = async (name: string) => {
    const table = await find('table', name);
    return table.$$eval('tr', (all) =>
      all.map((row) => [...row.querySelectorAll('th, td')].map((cell) => (cell.textContent ?? '').trim())),
    );
  };
  const [heads, ...cards] = await rows('Cards played');
  expect(cards.length).toBe(105);
  const columnOf = (title: string) => heads!.indexOf(title);
  const byNumber = new Map(cards.map((row) => [Number.parseInt(row[0]!, 10), row]));
  for (const { number, winLift, completed } of figures.cards) {
    const row = byNumber.get(number)!;
    expect(row[columnOf('Ran')]).toBe(`${completed}`);
    const lift = row[columnOf('Win lift')]!;
    // Few games began with the card.
    if (lift === '–') continue;
    expect(Math.abs(Number.parseFloat(minus(lift)) - winLift * 100), `card ${number}`).toBeLessThan(0.051);
  }
  const [titles, ...hands] = await rows('Hands');
  const shares = hands
    .map((row) => Number.parseFloat(row[titles!.indexOf('Won')]!))
    .toSorted((a, b) => a - b);
  const expected = figures.hands.map(({ winShare }) => Number((winShare * 100).toFixed(1)));
  expect(shares).toEqual(expected.toSorted((a, b) => a - b));
  // The heading of a column sorts.
  await click('button', 'Win lift');
  const [, ...sorted] = await rows('Cards played');
  const inOrder = sorted
    .map((row) => Number.parseFloat(minus(row[columnOf('Win lift')]!)))
    .filter(Number.isFinite);
  expect(inOrder).toEqual(inOrder.toSorted((a, b) => b - a));
  // Each plot is an image with a text alternative.
  await find('image', await evaluate(`document.querySelector('.chart').ariaLabel`));
  await eventually(`String(document.querySelectorAll('.chart svg').length)`, /^[2-9]$/);
});

test('an edited text is compared with the saved one once it has no mistake', async () => {
  await goTo('#/games/45');
  await press('Control+e');
  await shows('textbox', 'Source', /card 45 brown/);
  await eventually('document.activeElement?.className', /source/);
  await press('ArrowDown', 7);
  await press('End');
  await type(' gain 9 wather;');
  await eventually(
    'document.body.innerText',
    /These games use the text before the mistake: waters\.eco, line \d+: .*wather/,
  );
  await press('Backspace', ' wather;'.length);
  await type('vp;');
  await shows('figure', 'Now', /Gain 9 points/);
  await shows('region', 'Since the last save', /Points of a seat.*\+\d/s);
  await shows('region', 'Since the last save', /45.*changed/s);
  await eventually(PROGRESS, /^400 of 400 games$/);
  await shows('region', 'Since the last save', /Draws in a game.*400 games/);
});

test('running all scenarios does not keep requested games from being played', async () => {
  await find('button', 'Play 400 more');
  await evaluate(`{
    [...document.querySelectorAll('button')].find((one) => /Play 400 more/.test(one.textContent)).click();
    setTimeout(() => dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true })));
  }`);
  await eventually(PROGRESS, /^800 of 800 games$/);
  await shows('status', 'State', /scenario/);
});

test('axe finds nothing, and nothing is cut off on a phone', async () => {
  await evaluate(`document.querySelector('.choices').open = true`);
  const found = await violations(studio.page);
  await studio.page.setViewport({ width: 360, height: 640 });
  await studio.page.emulateMediaFeatures([
    { name: 'prefers-color-scheme', value: 'dark' },
    // Colours change at once.
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ]);
  found.push(...(await violations(studio.page)), ...(await studio.page.evaluate(cutOff)));
  expect(found).toEqual([]);
  expect(studio.complaints).toEqual([]);
});
