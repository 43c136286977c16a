/** The place Gallery in a real browser: all cards of a set, and the same text about a change as `ecos diff --play` prints. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { ecos } from '../ecos.ts';
import { commit } from './commit.ts';
import { PATIENCE } from './elements.ts';
import { setMenuField } from './menu-field.ts';
import { openedStudio } from './opened.ts';
import { violations } from './violations.ts';

const SET = `set waders "Waders" extends first-continent
  target 10 short 6

animal heron plural herons x8 on water

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
const REMOVED =
  'scenario "nine points" { board "a b" where a = water, b = desert do card 903; expect 9vp; }\n';

const CHANGED = SET.replace('a desert with a water', 'a desert with a grassland');
const HERON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><title>heron</title><path fill="currentColor" d="M100 101h102v103z"/></svg>';
const studio = openedStudio(
  { 'set.eco': SET, 'scenarios.eco': SCENARIOS + REMOVED, 'icons/heron.svg': HERON },
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
  test('begins with cards on a phone, its tools behind one button', async () => {
    const phone = await studio.newPage({ width: 390, height: 844 });
    await phone.goTo('#/gallery');
    const first = "document.querySelector('.wall li').getBoundingClientRect().top < 200";
    await phone.eventually(`document.querySelector('.wall li') && ${first}`, /true/);
    expect(await phone.has('combobox', 'Order')).toBe(false);
    await phone.focus('button', 'Tools 3 cards');
    await phone.press('Enter');
    await phone.fill('searchbox', 'Find a card', 'herons');
    await phone.find('combobox', 'Order');
    await phone.focus('button', 'Tools 1 of 3 cards');
    expect(await violations(phone.page)).toEqual([]);
    await phone.press('Enter');
    await phone.eventually(first, /true/);
  });

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
    ['more than its price calls for', '903'],
  ])('filters by %s', async (filter, wanted) => {
    await click('checkbox', filter);
    await seen(new RegExp(`^${wanted}$`));
    await click('button', 'No filters');
    await seen(ALL);
    for (const one of filters) expect(await has('checkbox', one), one).toBe(true);
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
      /Replace a desert.*with a water tile.*Gain 9 points.*9 \(9 of it points\) on 400 boards/s,
    );
    await shows('figure', 'Now', /Replace a desert.*with a grassland.*points\) on 400 boards/s);
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

describe('“Copy as Markdown”', () => {
  const GAMES = { players: 2, games: 400 };
  let written: string;
  beforeAll(() => {
    studio.write('set.eco', CHANGED.replace('card 903 brown', 'card 903 brown "Rain | snow"'));
    studio.write('scenarios.eco', SCENARIOS);
    studio.write('more.eco', 'card 904 brown leaves 1 energy water { gain 1 card }\n');
    const options = `--players ${GAMES.players} --games ${GAMES.games} --seed 1 --jobs 1`.split(' ');
    const { code, out, err } = ecos(['diff', 'HEAD', '.', '--play', ...options], { cwd: studio.folder });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    written = out.trim();
  });

  const allow = (...permissions: ('clipboard-read' | 'clipboard-sanitized-write')[]) =>
    studio.page.browserContext().overridePermissions(new URL(studio.address).origin, permissions);

  /** Other tests use the clipboard of this browser too, so this copies again until it reads back the wanted text. */
  const copied = async (wanted: string) => {
    await allow('clipboard-read', 'clipboard-sanitized-write');
    await vi.waitFor(
      async () => {
        await studio.page.bringToFront();
        await click('button', 'Copy as Markdown');
        // The page reports success or failure.
        await shows('status', 'Copying', /\.$/);
        expect(await textOf('status', 'Copying')).toBe('Copied.');
        expect(await evaluate('navigator.clipboard.readText()')).toBe(wanted);
      },
      { ...PATIENCE, interval: 300 },
    );
  };

  test('Gallery copies the cards and scenarios that `ecos diff` prints', async () => {
    await shows('status', 'State', /4 cards, 0 problems/);
    await shows('list', 'Changed cards', /903.*changed.*904.*new/s);
    expect(written).toMatch(/a desert is flooded.*nine points.*### Games/s);
    await copied(written.split('\n\n### Games')[0]!);
  });

  test('Games copies them with the figures of the same games of `ecos diff --play`', async () => {
    await click('link', 'Games');
    await find('button', 'Start games');
    await setMenuField(studio.page, 'Players', GAMES.players);
    await setMenuField(studio.page, 'Games', GAMES.games);
    await (await find('combobox', 'Compare with')).select('HEAD');
    await click('button', 'Start games');
    await shows('region', 'Since the last commit', /Draws in a game.*400 games/s);
    await copied(written);
  });

  test('when the browser refuses the clipboard, the page shows the text', async () => {
    await allow();
    await click('button', 'Copy as Markdown');
    await shows('status', 'Copying', /does not allow copying: copy the text below/);
    const field = await find('textbox', 'Markdown');
    expect(await field.evaluate((one) => (one as unknown as { value: string }).value)).toBe(written);
  });
});
