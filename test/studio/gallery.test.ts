/** The place Gallery in a real browser: all cards of a set, found by role and name. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { commit } from './commit.ts';
import { openedStudio } from './opened.ts';

const SET = `set waders "Waders" extends first-continent

animal heron plural herons x8 on water
hand marsh "Marsh" footprint

card 901 brown "Reeds"
  leaves 2
  energy sun
{
  gain 3 water;
}

card 902 blue "Stalking"
  leaves 3
  energy water, water
{
  place heron;
  move up to 2 herons 1 space;
}

card 903 brown
  leaves 1
  energy water
{
  replace a desert with a water;
  gain 9vp;
}
`;

const SCENARIOS = `
scenario "reeds bring water" { board "a" where a = water do card 901; expect 1vp; }
scenario "a desert is flooded" { board "a b" where a = water, b = desert do card 903; expect 9vp; }
`;

const CHANGED = SET.replace(
  'replace a desert with a water;\n  gain 9vp;',
  'replace a desert with a grassland;\n  gain 9vp;',
);
const HERON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><title>heron</title><path fill="currentColor" d="M100 101h102v103z"/></svg>';
const studio = openedStudio(
  { 'set.eco': SET, 'scenarios.eco': SCENARIOS, 'icons/heron.svg': HERON },
  {
    prepare(folder) {
      commit(folder, `The marsh, ${'and what lives in it, '.repeat(6)}by day and by night`);
      // A change since the commit: a card has another effect.
      writeFileSync(join(folder, 'set.eco'), CHANGED);
    },
  },
);
beforeAll(() => studio.click('link', 'Gallery'));

/** The cards on the wall, by name, and whether their pictures are drawn. */
const names = () =>
  studio.evaluate("[...document.querySelectorAll('.wall li')].map((item) => item.ariaLabel).join(', ')");
const pictures = () =>
  studio.evaluate(
    "[...document.querySelectorAll('.wall img')].map((one) => one.complete && one.naturalWidth > 0).join(' ')",
  );
const filters = ['brown', 'blue', 'Impact', 'places herons', 'moves herons', 'gains water'];

describe('the gallery', () => {
  test('shows all cards as they are printed', async () => {
    await studio.eventually(names, /^901 Reeds, 902 Stalking, 903$/);
    await studio.eventually(pictures, /^true true true$/);
    expect(await studio.textOf('main', 'Gallery')).toMatch(/3 cards/i);
  });

  test('finds cards by words and by what they do', async () => {
    await studio.fill('searchbox', 'Find a card', 'moves herons');
    await studio.eventually(names, /^902 Stalking$/);
    await studio.fill('searchbox', 'Find a card', '90');
    await studio.eventually(names, /^901 Reeds, 902 Stalking, 903$/);
  });

  test.each([
    ['brown', '901 Reeds, 903'],
    ['blue', '902 Stalking'],
    ['Impact', '903'],
    ['places herons', '902 Stalking'],
    ['gains water', '901 Reeds'],
    ['more than its price calls for', '901 Reeds, 903'],
  ])('filters by %s', async (filter, wanted) => {
    await studio.click('checkbox', filter);
    await studio.eventually(names, new RegExp(`^${wanted}$`));
    await studio.click('button', 'No filters');
    await studio.eventually(names, /^901 Reeds, 902 Stalking, 903$/);
    for (const one of filters) expect(await studio.has('checkbox', one), one).toBe(true);
  });

  test('prints the cards that the filters leave', async () => {
    const print = await studio.find('button', 'Print these');
    expect(await print.evaluate((button) => button.matches(':disabled'))).toBe(true);
    await studio.click('checkbox', 'brown');
    await studio.eventually(names, /^901 Reeds, 903$/);
    await studio.click('button', 'Print these');
    await studio.eventually("document.getElementById('print-cards')?.value", /^901,903$/);
    await studio.shows('region', 'Sheets', /2 cards on 1 sheet/);
    await studio.click('button', 'As usual');
    await studio.click('link', 'Gallery');
    await studio.eventually(names, /^901 Reeds, 903$/);
    await studio.click('button', 'No filters');
    await studio.eventually(names, /^901 Reeds, 902 Stalking, 903$/);
  });

  test('sorts cards by worth and by number', async () => {
    await studio.page.select('#sorting', 'worth');
    await studio.eventually(names, /^903, /);
    await studio.page.select('#sorting', 'number');
    await studio.eventually(names, /^901 Reeds, 902 Stalking, 903$/);
  });

  test('shows both languages, and remembers the choice', async () => {
    const addresses = () =>
      studio.evaluate("[...document.querySelectorAll('.wall img')].map(({ src }) => src).join(' ')");
    const english = await addresses();
    await studio.click('radio', 'Español');
    await studio.eventually(
      async () => `${(await addresses()) !== english && !(await pictures()).includes('false')}`,
      /true/,
    );
    await studio.click('radio', 'English');
    await studio.eventually(async () => `${(await addresses()) === english}`, /true/);
    // The page remembers the language.
    await studio.click('radio', 'Español');
    await studio.page.reload();
    await studio.eventually("document.querySelector('[name=hall-lang]:checked')?.value", /es/);
    await studio.click('radio', 'English');
    await studio.eventually(names, /^901 Reeds, /);
  });

  test('works by keyboard: arrows move, Enter opens', async () => {
    const focused = () => studio.evaluate('document.activeElement.ariaLabel');
    await studio.page.focus('.wall a');
    for (const [key, wanted] of [
      ['ArrowRight', '902 Stalking'],
      ['End', '903'],
      ['Home', '901 Reeds'],
      ['ArrowRight', '902 Stalking'],
    ] as const) {
      await studio.page.keyboard.press(key);
      expect(await focused()).toBe(wanted);
    }
    expect(studio.page.url()).toMatch(/#\/gallery\/902$/);
    await studio.page.keyboard.press('Enter');
    await studio.eventually(async () => studio.page.url(), /#\/write\/902$/);
    await studio.shows('region', 'Rules text', /Place a heron/);
    expect(await studio.has('article', 'Card')).toBe(true);
  });

  test('scrolls to the card of the address, on the wall and in the list', async () => {
    const goTo = (hash: string) => studio.page.evaluate(`location.hash = ${JSON.stringify(hash)}`);
    const many = Array.from(
      { length: 90 },
      (_, n) => `card ${910 + n} brown leaves 1 energy water { gain 1vp; }\n`,
    );
    studio.write('many.eco', many.join(''));
    await studio.shows('status', 'State', /93 cards/);
    await goTo('#/gallery/998');
    const isSeen = (room: string, item: string) => () =>
      studio.evaluate(`(() => {
        const [room, item] = ['${room}', '${item}'].map((one) => document.querySelector(one)?.getBoundingClientRect());
        return room?.top <= item?.top && item.bottom <= room.bottom;
      })()`);
    await studio.eventually(isSeen('.hall', '.wall [data-card*="998"]'), /true/);
    await studio.page.focus('.wall [data-card*="999"] a');
    await studio.page.keyboard.press('Enter');
    await studio.eventually(isSeen('.list', '.list [aria-label="999"]'), /true/);
    await studio.page.goBack();
    await studio.eventually(isSeen('.hall', '.wall [data-card*="999"]'), /true/);
    rmSync(join(studio.folder, 'many.eco'));
    await studio.shows('status', 'State', /3 cards/);
    await goTo('#/write/902');
    await studio.shows('region', 'Rules text', /Place a heron/);
  });

  test('shows cards before and after the changes since the last commit, side by side', async () => {
    await studio.click('link', 'Gallery');
    await studio.eventually(names, /901/);
    await studio.page.keyboard.press('b');
    await studio.shows('list', 'Changed cards', /^\s*903\s+changed\s*$/);
    await studio.shows(
      'figure',
      'Before',
      /Replace a desert.*with a water tile.*Gain 9 points.*9 points on 400 boards/s,
    );
    await studio.shows('figure', 'Now', /Replace a desert.*with a grassland.*points on 400 boards/s);
    expect(
      await studio.evaluate(
        "[...document.querySelectorAll('.side del')].map((one) => one.textContent).join()",
      ),
    ).toMatch(/water tile/);
    // The changed row is outlined on both cards.
    const outlines = `[...document.querySelectorAll('.side .face-drawn')].map((image, at) => {
      const [wide, high] = [400, 400];
      const canvas = new OffscreenCanvas(wide, high).getContext('2d');
      canvas.drawImage(image, 0, 0, wide, high);
      const { data } = canvas.getImageData(0, 0, wide, high);
      const colour = [[168, 36, 28], [47, 99, 39]][at];
      const columns = new Set();
      for (let n = 0; n < wide * high; n++)
        if (colour.every((one, part) => Math.abs(one - data[4 * n + part]) < 8)) columns.add(n % wide);
      return columns.size > wide / 4;
    }).join(' ')`;
    await studio.eventually(outlines, /^true true$/);
    // Each card is drawn inside its figure, whatever class names other places use.
    const inside = `[...document.querySelectorAll('.side .face-drawn')].map((one) =>
      one.getBoundingClientRect().left >= one.closest('figure').getBoundingClientRect().left).join()`;
    expect(await studio.evaluate(inside)).toBe('true,true');
    // In the overlay the current card slides over the earlier one, by mouse and by keys.
    const seen = () =>
      studio.evaluate("document.querySelector('.slid .face-drawn > :last-child').style.clipPath");
    expect(await seen()).toMatch(/50%/);
    await (await studio.find('slider', 'How much of now')).focus();
    await studio.page.keyboard.press('End');
    await studio.eventually(seen, /inset\(0(px|%)?( 0%? 0(px)? 0(px)?)?\)/);
    await studio.page.keyboard.press('ArrowLeft');
    await studio.eventually(seen, / 5%/);
    expect(await studio.textOf('region', 'Before and after')).toMatch(/a desert is flooded/);
    expect(await studio.textOf('region', 'Before and after')).not.toMatch(/reeds bring water/);
  });
});
