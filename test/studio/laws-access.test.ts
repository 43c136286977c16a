/** The studio is accessible: axe finds no violations, and everything is visible and reachable on each screen size. */
import type { Page } from 'puppeteer';
import { beforeAll, expect, test } from 'vitest';
import { cutOff } from './cut-off.ts';
import { FIXED, inPlaces, placesOf, visit, WADERS, WITH_PROBLEM } from './laws.ts';
import { openedStudio } from './opened.ts';
import { violations, violationsDayAndNight } from './violations.ts';

/** A screen size; `scale` 2 stands for a screen twice as large, zoomed to 200 %. */
const SCREENS = [
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 640, height: 360, deviceScaleFactor: 2 },
];

// The server answers 404 if there are no commits.
const studio = openedStudio(WADERS, { allowed: /404/ });
let page: Page;
beforeAll(async () => {
  ({ page } = studio);
  await studio.shows('status', 'State', WITH_PROBLEM);
});

test('words of the card language are shown without backquotes', async () => {
  const found = await inPlaces(studio, async (place) => {
    if (place === 'Play') {
      await studio.shows('main', 'Play', /cannot be played yet/);
      // Nor can the log of a game be opened.
      expect(await studio.evaluate("document.querySelector('.file-button input').disabled")).toBe('true');
    }
    if (place === 'Games') {
      await studio.click('button', 'Start games');
      await studio.eventually(
        "document.querySelector('.pane .empty, main .empty')?.textContent",
        /Games begin once that is fixed/,
      );
      await studio.click('button', 'Pause');
    }
    return (await studio.evaluate('document.body.innerText')).match(/.*`.*/g) ?? [];
  });
  expect(found).toEqual([]);
});

const violationsInPlaces = () => inPlaces(studio, () => violationsDayAndNight(page));

test('axe finds nothing in any place, in light and dark mode, with problems and without', async () => {
  expect(await violationsInPlaces()).toEqual([]);
  await visit(studio, 'Write');
  // Unlike `click`, waits until the button no longer moves with the text.
  await page.locator('::-p-aria([name="Write water"][role="button"])').click();
  await studio.shows('status', 'State', FIXED);
  expect(await violationsInPlaces()).toEqual([]);
});

test('buttons are named by what they do, without their keys, on every screen', async () => {
  const named = [
    ['Write', 'Run all'],
    ['Write', 'Save'],
    ['Write', 'Format'],
    ['Try', 'Take back'],
    ['Gallery', 'Before and after'],
    ['Games', 'Start games'],
  ] as const;
  const missing: string[] = [];
  for (const width of [390, 1280]) {
    await page.setViewport({ width, height: 800 });
    for (const [place, name] of named) {
      await visit(studio, place);
      // Gallery begins with cards on a phone.
      if (place === 'Gallery' && width === 390) await studio.click('button', 'Tools 2 cards');
      if (!(await studio.has('button', name))) missing.push(`${place}, ${width} wide: ${name}`);
    }
  }
  expect(missing).toEqual([]);
});

/** More presses of the Tab key than a page has tab stops. */
const MANY = 200;

/** The focused element, in shadow roots too, and whether its focus is visible. */
const FOCUSED = `(async () => {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  if (!at || at === document.body) return { id: 0, name: 'nothing', isSeen: true, isEditor: false };
  globalThis.stops ??= new Map();
  if (!stops.has(at)) stops.set(at, stops.size + 1);
  const drawn = (element, pseudo) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element, pseudo);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1;
  };
  const around = [at, at.closest('label'), at.closest('.field')].filter(Boolean);
  const { width, height } = at.getBoundingClientRect();
  const isEditor = at.matches('.cm-content');
  // The editor draws its cursor a moment later.
  if (isEditor) await new Promise((drawn) => setTimeout(drawn, 50));
  return {
    id: stops.get(at),
    isEditor,
    name: (at.ariaLabel || at.textContent || at.labels?.[0]?.textContent || at.id).trim().replace(/\\s+/g, ' ').slice(0, 40),
    isSeen: width * height === 0 || around.some((one) => drawn(one) || drawn(one, '::after'))
      || (isEditor && Boolean(at.closest('.cm-focused')?.querySelector('.cm-cursor'))),
  };
})()`;

interface Focused {
  /** Identifies the element. */
  id: number;
  name: string;
  isSeen: boolean;
  isEditor: boolean;
}

test('Tab leads through every place and back, and the focus is always visible', async () => {
  await page.setViewport({ width: 1280, height: 720 });
  const places = await placesOf(studio);
  const unseen = await inPlaces(studio, async (place) => {
    await page.evaluate('document.activeElement?.blur()');
    const found: string[] = [];
    const stops: string[] = [];
    let first = 0;
    let isInEditor = false;
    for (let n = 0; n < MANY; n++) {
      // Tab never inserts text: it leaves the editor, but only after Escape if the editor keeps the key.
      if (isInEditor) await studio.press('Escape');
      await studio.press('Tab');
      const { id, name, isSeen, isEditor } = (await page.evaluate(FOCUSED)) as Focused;
      isInEditor = isEditor;
      if (!isSeen) found.push(`the focus on ${name} is not seen`);
      if (stops.length > 0 && id === first) break;
      if (stops.length === 0) first = id;
      stops.push(name);
    }
    if (stops.length === MANY) found.push(`a trap after ${stops.slice(0, 12)} … ${stops.at(-1)}`);
    expect(stops).toEqual(expect.arrayContaining(places));
    if (place === 'Write') expect(stops).toEqual(expect.arrayContaining(['Find a card', 'Source']));
    return found;
  });
  expect([...new Set(unseen)]).toEqual([]);
});

test('with forced colours and reduced motion nothing is cut off, moves or loses its mark', async () => {
  const features = [
    { name: 'forced-colors', value: 'active' },
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ];
  const session = await page.createCDPSession();
  await session.send('Emulation.setEmulatedMedia', { features });
  const found = await inPlaces(studio, async () => [
    ...(await page.evaluate(cutOff)),
    ...((await page.evaluate(MOVING)) as string[]).map((one) => `moves: ${one}`),
    ...((await page.evaluate(UNMARKED)) as string[]).map((one) => `not marked: ${one}`),
  ]);
  await session.send('Emulation.setEmulatedMedia', { features: [] });
  await session.detach();
  expect(found).toEqual([]);
});

/** Elements with an animation or transition although motion is reduced. */
const MOVING = `[...document.querySelectorAll('*')].filter((one) => {
  const { transitionDuration, animationName, animationDuration } = getComputedStyle(one);
  const isLong = (times) => times.split(', ').some((time) => parseFloat(time) > 0);
  return isLong(transitionDuration) || (animationName !== 'none' && isLong(animationDuration));
}).map((one) => one.tagName + '.' + one.className)`;

/** Selected elements that are marked only by their background, which forced colours take away. */
const UNMARKED = `[...document.querySelectorAll('[aria-current="page"], [aria-current="true"], [aria-pressed="true"]')].filter((one) => {
  if (!one.checkVisibility()) return false;
  return [one, one.closest('.row')].filter(Boolean).every((each) => {
    const { outlineStyle, borderStyle } = getComputedStyle(each);
    return outlineStyle === 'none' && borderStyle === 'none';
  });
}).map((one) => one.tagName + '.' + one.className)`;

test('nothing is cut off and nothing scrolls sideways on any screen', async () => {
  const found: string[] = [];
  for (const screen of SCREENS) {
    await page.setViewport(screen);
    const there = await inPlaces(studio, async (place) => [
      // The narrow layout shows one panel at a time and has other elements.
      ...(screen === SCREENS[0] ? await violations(page) : []),
      ...(await page.evaluate(cutOff)),
      ...(place !== 'Write' && (await page.evaluate(FOOT_IS_HIGH))
        ? ['what is said at the foot stands higher']
        : []),
    ]);
    found.push(...there.map((one) => `${screen.width}×${screen.height}, ${one}`));
  }
  expect(found).toEqual([]);
});

/** Whether anything but the navigation bar is below the footer with the state of the set. */
const FOOT_IS_HIGH =
  "document.querySelector('.foot').getBoundingClientRect().bottom + scrollY < innerHeight - 60";

/** Whether the first option on the board has not moved since the last call: a finger taps what it sees. */
const HAS_STOPPED = `(() => {
  const { x, y } = document.querySelector('.stage .spot').getBoundingClientRect();
  const before = globalThis.lastPosition;
  globalThis.lastPosition = x + ' ' + y;
  return before === globalThis.lastPosition;
})()`;

test('on a phone a card can be viewed, tried, found and printed by touch', async () => {
  const phone = await studio.newPage({ width: 390, height: 844, hasTouch: true, isMobile: true });
  const tap = async (role: string, name: string) => (await phone.find(role, name)).tap();
  await phone.shows('status', 'State', FIXED);
  await tap('button', 'Set');
  await tap('link', '902');
  await phone.shows('region', 'Rules text', /Place a heron/);
  await tap('radio', 'Español');
  await phone.shows('region', 'Rules text', /Coloca/);
  await tap('radio', 'English');
  await tap('link', 'Try');
  // The row of this menu may become higher, which moves the board.
  await phone.find('combobox', 'Telling boards');
  await phone.eventually("document.querySelectorAll('.stage .spot').length", /^[1-9]/);
  await phone.page.waitForFunction(HAS_STOPPED, { polling: 100 });
  await (await phone.page.waitForSelector('.stage .spot'))!.tap();
  await phone.shows('region', 'Try', /It ran to its end/);
  await tap('button', 'Back');
  await tap('link', 'Gallery');
  // The panel of the set covers every place.
  const isPanelShown = "document.querySelector('.set').checkVisibility()";
  await tap('button', 'Set');
  await phone.eventually(isPanelShown, /true/);
  await phone.press('Escape');
  await phone.eventually(isPanelShown, /false/);
  const wall = "[...document.querySelectorAll('.wall a')].map((one) => one.ariaLabel).join()";
  await phone.eventually(wall, /901 Reeds,902/);
  await tap('button', 'Tools 2 cards');
  await (await phone.page.waitForSelector('.filters summary'))!.tap();
  await tap('checkbox', 'places herons');
  await phone.eventually(wall, /^902$/);
  await (await phone.page.waitForSelector('.wall a'))!.tap();
  await phone.shows('region', 'Rules text', /Place a heron/);
  await tap('link', 'Print');
  await phone.shows('status', 'Printing', /^1 sheet of A4/);
  const asked = phone.page.waitForRequest(
    (one) => one.method() === 'POST' && one.url().endsWith('/api/print'),
  );
  await tap('button', 'Make the PDF');
  await asked;
  await tap('button', 'Cancel');
  await phone.eventually("document.querySelector('[role=alert]')?.textContent", /cancelled/);
});
