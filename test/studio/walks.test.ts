/** Three walks through the studio in a real browser: each place is opened and used once. Other files look closer. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { flawsAtSizes } from './boxes.ts';
import { commit } from './commit.ts';
import { setMenuField } from './menu-field.ts';
import { openedStudio } from './opened.ts';

const SET = `set waders "Waders" extends first-continent
  target 6 short 4

card 901 brown "Reeds"
  leaves 2
  energy sun
{
  place water;
  gain 1vp;
}

card 902 blue "Stalking" leaves 3 energy water { gain 2vp; }

scenario "reeds grow" { board "a 1" where a = water do card 901; choose 1; expect 1vp; }
`;
const studio = openedStudio(
  { 'set.eco': SET },
  {
    prepare(folder) {
      commit(folder, 'the marsh');
      writeFileSync(join(folder, 'set.eco'), SET.replace('gain 2vp', 'gain 3vp'));
    },
  },
);
const { click, evaluate, eventually, find, focus, press, shows, textOf, type } = studio;

test('Write and Try: a mistake is typed, marked and fixed, and the scenario of the card is seen as a film', async () => {
  await shows('status', 'State', /2 cards, 0 problems/);
  await click('link', '901 Reeds');
  await shows('region', 'Rules text', /Place a water tile/);
  await click('textbox', 'Source');
  await press('Control+End');
  await type('card 903 brown leaves 1 energy sun { gain 1vpp }');
  await shows('status', 'State', /3 cards, 1 problem/);
  await press('Backspace', 3);
  await type(' }');
  await shows('status', 'State', /3 cards, 0 problems/);
  await click('link', '901 Reeds');
  await click('link', 'reeds grow');
  await focus('slider', 'Step');
  await press('Home');
  const step = async () =>
    (await find('slider', 'Step')).evaluate((element) => element.getAttribute('aria-valuetext'));
  await eventually(step, /^0 of 4: the board/);
  await press('ArrowRight');
  await eventually(step, /^1 of 4: place water/);
  expect(await textOf('image', 'Board')).toMatch(/Offered: .*Place on 1/);
  // Question and board, which is the answer, are in sight together.
  await click('link', 'Try');
  await find('group', 'Options on the board');
  expect(await flawsAtSizes(studio.page, '.ask, .stage-board figure')).toEqual([]);
});

test('Gallery and Print: the changed card is seen before and after, and only it is on the sheet', async () => {
  // On a phone, the last size, its tools are behind a button.
  await studio.page.setViewport({ width: 1280, height: 720 });
  await click('link', 'Gallery');
  await click('button', 'Before and after');
  await shows('region', 'Before and after', /2 cards changed/);
  await click('button', '902 Stalking changed');
  await shows('figure', 'Before', /Gain 2 points/);
  await shows('figure', 'Now', /Gain 3 points/);
  await click('button', 'Print the changed');
  await shows('status', 'Printing', /^1 sheet of A4.*2 square cards/);
  await find('image', 'Page 1: cards 902, 903');
});

test('Play and Games: a game begins and goes on after a choice, and bots play many', async () => {
  await click('link', 'Play');
  await click('button', 'Start game');
  await shows('status', 'Turn', /Your turn/);
  // The picture of a board has the colours of the day, which pages only name.
  await evaluate(`(() => {
    const { toBlob } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.toBlob = function (...args) {
      const { data } = this.getContext('2d').getImageData(0, 0, this.width, this.height);
      const inks = Array.from({ length: data.length / 4 }, (_, at) => data.slice(4 * at, 4 * at + 3).join());
      globalThis.painted = new Set(inks).has('68,127,171');
      return toBlob.apply(this, args);
    };
  })()`);
  await evaluate(`document.querySelector('.board-foot [aria-label="Save picture"]').click()`);
  await eventually('globalThis.painted', /^true$/);
  const before = await textOf('status', 'Turn');
  await press('1');
  await eventually(async () => (await textOf('status', 'Turn')) !== before, /^true$/);
  expect(await flawsAtSizes(studio.page)).toEqual([]);
  // On a phone, the last size, the log opens from a line, and a card is read large.
  await click('button', 'Log');
  await shows('region', 'Log', /Draw \d+/);
  await press('Escape');
  await (await studio.page.waitForSelector('.hand .cardbox'))!.click();
  await studio.page.waitForSelector('.looked .cardface');
  const width = "document.querySelector('.looked .cardface').getBoundingClientRect().width";
  expect(Number(await evaluate(width))).toBeGreaterThanOrEqual(160);
  await click('link', 'Games');
  await find('button', 'Start games');
  await setMenuField(studio.page, 'Bots', 'random');
  await setMenuField(studio.page, 'Games', 400);
  await click('button', 'Start games');
  await eventually("document.querySelector('progress').getAttribute('aria-valuetext')", /^400 of 400 games$/);
  await shows('table', 'Cards played', /901/);
});
