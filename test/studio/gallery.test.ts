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

const CHANGED = SET.replace('a desert with a water', 'a desert with a grassland');
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
const { click, find, has, focus, press, fill, textOf, shows, eventually, evaluate, goTo } = studio;
beforeAll(() => click('link', 'Gallery'));

/** The cards on the wall, by name, and whether their pictures are drawn. */
const NAMES = "[...document.querySelectorAll('.wall li')].map((item) => item.ariaLabel).join(', ')";
const PICTURES =
  "[...document.querySelectorAll('.wall img')].map((one) => one.complete && one.naturalWidth > 0).join(' ')";
const seen = (names: RegExp) => eventually(NAMES, names);
const ALL = /^901 Reeds, 902 Stalking, 903$/;
const filters = ['brown', 'blue', 'Impact', 'places herons', 'moves herons', 'gains water'];

describe('the gallery', () => {
  test('shows all cards as they are printed', async () => {
    await seen(ALL);
    await eventually(PICTURES, /^true true true$/);
    expect(await textOf('main', 'Gallery')).toMatch(/3 cards/i);
  });

  test('finds cards by words and by what they do', async () => {
    await fill('searchbox', 'Find a card', 'moves herons');
    await seen(/^902 Stalking$/);
    await fill('searchbox', 'Find a card', '90');
    await seen(ALL);
  });

  test.each([
    ['brown', '901 Reeds, 903'],
    ['blue', '902 Stalking'],
    ['Impact', '903'],
    ['places herons', '902 Stalking'],
    ['gains water', '901 Reeds'],
    ['more than its price calls for', '901 Reeds, 903'],
  ])('filters by %s', async (filter, wanted) => {
    await click('checkbox', filter);
    await seen(new RegExp(`^${wanted}$`));
    await click('button', 'No filters');
    await seen(ALL);
    for (const one of filters) expect(await has('checkbox', one), one).toBe(true);
  });

  test('prints the cards that the filters leave', async () => {
    const print = await find('button', 'Print these');
    expect(await print.evaluate((button) => button.matches(':disabled'))).toBe(true);
    await click('checkbox', 'brown');
    await seen(/^901 Reeds, 903$/);
    await click('button', 'Print these');
    await eventually("document.getElementById('print-cards')?.value", /^901,903$/);
    await shows('region', 'Sheets', /2 cards on 1 sheet/);
    await click('button', 'As usual');
    await click('link', 'Gallery');
    await seen(/^901 Reeds, 903$/);
    await click('button', 'No filters');
    await seen(ALL);
  });

  test('sorts cards by worth and by number', async () => {
    await studio.page.select('#sorting', 'worth');
    await seen(/^903, /);
    await studio.page.select('#sorting', 'number');
    await seen(ALL);
  });

  test('shows both languages, and remembers the choice', async () => {
    const addresses = "[...document.querySelectorAll('.wall img')].map(({ src }) => src).join(' ')";
    const english = await evaluate(addresses);
    const isEnglish = `${addresses} === ${JSON.stringify(english)}`;
    await click('radio', 'Español');
    await eventually(`!(${isEnglish}) && !(${PICTURES}).includes('false')`, /true/);
    await click('radio', 'English');
    await eventually(isEnglish, /true/);
    // The page remembers the language.
    await click('radio', 'Español');
    await studio.page.reload();
    await eventually("document.querySelector('[name=hall-lang]:checked')?.value", /es/);
    await click('radio', 'English');
    await seen(/^901 Reeds, /);
  });

  test('works by keyboard: arrows move, Enter opens', async () => {
    await studio.page.focus('.wall a');
    for (const [key, wanted] of [
      ['ArrowRight', '902 Stalking'],
      ['End', '903'],
      ['Home', '901 Reeds'],
      ['ArrowRight', '902 Stalking'],
    ] as const) {
      await press(key);
      expect(await evaluate('document.activeElement.ariaLabel')).toBe(wanted);
    }
    expect(await evaluate('location.hash')).toBe('#/gallery/902');
    await press('Enter');
    await eventually('location.hash', /^#\/write\/902$/);
    await shows('region', 'Rules text', /Place a heron/);
    expect(await has('article', 'Card')).toBe(true);
  });

  test('scrolls to the card of the address, on the wall and in the list', async () => {
    const many = Array.from(
      { length: 90 },
      (_, n) => `card ${910 + n} brown leaves 1 energy water { gain 1vp }`,
    );
    studio.write('many.eco', many.join('\n'));
    await shows('status', 'State', /93 cards/);
    await goTo('#/gallery/998');
    const isSeen = (room: string, item: string) => `(() => {
      const [room, item] = ['${room}', '${item}'].map((one) => document.querySelector(one)?.getBoundingClientRect());
      return room?.top <= item?.top && item.bottom <= room.bottom;
    })()`;
    await eventually(isSeen('.hall', '.wall [data-card*="998"]'), /true/);
    await studio.page.focus('.wall [data-card*="999"] a');
    await press('Enter');
    await eventually(isSeen('.list', '.list [aria-label="999"]'), /true/);
    await studio.page.goBack();
    await eventually(isSeen('.hall', '.wall [data-card*="999"]'), /true/);
    rmSync(join(studio.folder, 'many.eco'));
    await shows('status', 'State', /3 cards/);
    await goTo('#/write/902');
    await shows('region', 'Rules text', /Place a heron/);
  });

  test('shows cards before and after the changes since the last commit, side by side', async () => {
    await click('link', 'Gallery');
    await seen(/901/);
    await press('b');
    await shows('list', 'Changed cards', /^\s*903\s+changed\s*$/);
    await shows(
      'figure',
      'Before',
      /Replace a desert.*with a water tile.*Gain 9 points.*9 points on 400 boards/s,
    );
    await shows('figure', 'Now', /Replace a desert.*with a grassland.*points on 400 boards/s);
    const deleted = "[...document.querySelectorAll('.side del')].map((one) => one.textContent).join()";
    expect(await evaluate(deleted)).toMatch(/water tile/);
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
    await eventually(outlines, /^true true$/);
    // Each card is drawn inside its figure, whatever class names other places use.
    const inside = `[...document.querySelectorAll('.side .face-drawn')].map((one) =>
      one.getBoundingClientRect().left >= one.closest('figure').getBoundingClientRect().left).join()`;
    expect(await evaluate(inside)).toBe('true,true');
    // In the overlay the current card slides over the earlier one, by mouse and by keys.
    const clip = "document.querySelector('.slid .face-drawn > :last-child').style.clipPath";
    expect(await evaluate(clip)).toMatch(/50%/);
    await focus('slider', 'How much of now');
    await press('End');
    await eventually(clip, /inset\(0(px|%)?( 0%? 0(px)? 0(px)?)?\)/);
    await press('ArrowLeft');
    await eventually(clip, / 5%/);
    expect(await textOf('region', 'Before and after')).toMatch(
      /^(?!.*reeds bring water).*a desert is flooded/s,
    );
  });
});
