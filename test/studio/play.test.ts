/** The place Play in a real browser: games played to the end by keyboard, by touch, and through the accessibility tree. */
import type { Page, SerializedAXNode } from 'puppeteer';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { OPTION } from '../host/pages.ts';
import { moving } from '../one-browser.ts';
import { findFlaws, flawsAtSizes, WINDOWS } from './boxes.ts';
import { cutOff } from './cut-off.ts';
import { PATIENCE } from './elements.ts';
import { openedStudio, openPage, used } from './opened.ts';
import { violations, violationsDayAndNight } from './violations.ts';

const CARD = 'card 901 brown "Reeds" leaves 2 energy sun { gain 1vp; }\n';
const SET = `set waders "Waders" extends first-continent\n\n${CARD}`;
const studio = openedStudio({ 'set.eco': SET });
const { click, find, has, shows, textOf, fill, press, type, eventually, evaluate } = studio;
let page: Page;
beforeAll(() => {
  ({ page } = studio);
});

const turn = () => textOf('status', 'Turn');
/** The name of the focused element. */
const FOCUSED = `(({ ariaLabel, labels, textContent }) => (ariaLabel ?? labels?.[0]?.textContent ?? textContent).trim())(
  document.activeElement
)`;
/** Presses Tab until the element with this name has the focus. */
async function tabTo(name: RegExp, keys = 'Tab'): Promise<void> {
  for (let n = 0; n < STOPS; n++) {
    if (name.test(await evaluate(FOCUSED))) return;
    await press(keys);
  }
  throw new Error(`${keys} does not lead to ${name}`);
}

/** More tab stops than a page has. */
const STOPS = 200;

/** The question, once it differs from the one before; or how the game ended. */
async function asked(before: string): Promise<string> {
  const read = studio.reader('status', 'Turn');
  return vi.waitFor(
    async () => {
      const words = await read();
      if (words === before || !/Your turn,|^The game is over|is next/.test(words)) throw new Error(words);
      return words;
    },
    { ...PATIENCE, interval: 10 },
  );
}

/** Plays until the game is over: `answer` gets the question and the number of answers so far. */
async function playToTheEnd(answer: (words: string, n: number) => Promise<unknown>): Promise<string> {
  let words = await asked('');
  for (let n = 0; !words.startsWith('The game is over'); n++) {
    expect(n).toBeLessThan(MOST);
    await answer(words, n);
    words = await asked(words);
  }
  return words;
}

/** More choices than a game to this few points has. */
const MOST = 150;

describe('a game is played to its end', () => {
  test('by keys, and by the names of its options, each of which has one of its own', async () => {
    await shows('status', 'State', /1 card, 0 problems/);
    await tabTo(/^Play$/);
    await page.keyboard.press('Enter');
    await find('button', 'Start game');
    // Its only card asks nothing.
    await click('checkbox', 'The set’s own cards first');
    // A bot that decides at once: the test is about human players.
    await page.select('select[aria-label="Who plays at seat 2"]', 'random');
    await tabTo(/^Points to end it/);
    await type('2');
    await tabTo(/^Seed/);
    await press('Control+a');
    await type('4');
    // Enter in a field begins the game, as the button does.
    await page.keyboard.press('Enter');
    const seen = new Set<string>();
    let onBoard = 0;
    const found: string[] = [];
    const end = await playToTheEnd(async (words, n) => {
      const options = await optionsInTree();
      // Each option has a text, and no two have the same.
      expect(options.filter((name) => name.trim() === '')).toEqual([]);
      expect(new Set(options).size).toBe(options.length);
      expect(words).toMatch(new RegExp(`\\? ${options.length} options?\\.$`));
      const place = options.find((name) => name.startsWith('Place on'));
      if (place) expect(await evaluate("document.querySelector('.board desc').textContent")).toContain(place);
      for (const name of options) seen.add(name.replace(/ on .*| [a-z]+\d+$/, ''));
      const size = WINDOWS[n % WINDOWS.length]!;
      await page.setViewport(size);
      found.push(...(await findFlaws(page)).map((one) => `${size.width} px, ${words}: ${one}`));
      if (await has('group', 'Options on the board')) {
        onBoard++;
        // In tab order the board comes before the question.
        await tabTo(await boardNames(), 'Shift+Tab');
        await press('ArrowRight');
        return press('Enter');
      }
      if (n % 2 === 0) return click('button', options[n % options.length]!);
      const keys = await page.$$eval('.opts [aria-keyshortcuts]', (all) =>
        all.map((one) => one.getAttribute('aria-keyshortcuts')!),
      );
      for (const key of keys[n % keys.length]!.split(' ')) await press(key);
    });
    expect(end).toMatch(/wins with|tie/);
    expect(onBoard).toBeGreaterThan(0);
    found.push(...(await flawsAtSizes(page)));
    expect(found).toEqual([]);
    expect([...seen]).toContain('Place');
    expect(seen.size).toBeGreaterThan(3);
    await shows('region', 'Points by card', /You/);
    await shows('region', 'Log', /Draw \d+/);
    // The log is one Tab stop; in it, arrows go from name to name, and a hex with the focus lights up on the board.
    await page.setViewport(WINDOWS[0]);
    await studio.focus('region', 'Log');
    await vi.waitFor(async () => {
      await press('ArrowRight');
      expect(await evaluate("document.activeElement.matches('.log .hexname')")).toBe('true');
    }, PATIENCE);
    const place = await evaluate('document.activeElement.textContent');
    const lit = "document.querySelector('.is-lit')?.dataset.hex";
    expect(await evaluate(lit)).toBe(place.toLowerCase());
    await press('Tab');
    expect(await evaluate(`document.activeElement.closest('.log') === null && ${lit}`)).toBe('undefined');
    // Whoever gets the link of the replay sees the same end, and can go back to each moment.
    const link = await find('link', 'The replay: a link to pass on');
    const address = await link.evaluate((one) => (one as unknown as { href: string }).href);
    expect(address).not.toContain(new URL(studio.address).hash.slice(1));
    const opened = await openPage(studio.browser, address);
    onTestFinished(() => opened.page.browserContext().close());
    const other = used(opened.page);
    await other.shows('status', 'Turn', new RegExp(end.slice(0, end.indexOf('.'))));
    await other.find('link', 'The replay: a link to pass on');
    await other.click('button', 'Moments');
    await other.shows('region', 'Moments', /draw \d+, You: /);
    await click('button', 'New game');
    await find('button', 'Start game');
  });

  test('by touch, on a phone, with animations', async () => {
    await moving(page);
    await page.setViewport({ width: 390, height: 844, hasTouch: true, isMobile: true });
    await shows('status', 'State', /1 card, 0 problems/);
    await (await find('spinbutton', 'Points to end it')).tap();
    await type('12');
    await fill('spinbutton', 'Seed', '4');
    await (await find('button', 'Start game')).tap();
    await asked('');
    // The whole question and half of the player's own cards are visible at once.
    await vi.waitFor(async () => expect(await page.evaluate(IN_SIGHT)).toEqual([true, true]), PATIENCE);
    // The bar does not cover the seats.
    await page.evaluate('scrollTo(0, 0)');
    expect(await page.evaluate(IS_BAR_ABOVE_SEATS)).toBe(true);
    const tapped = { board: 0, card: 0, button: 0 };
    let isHeld = false;
    const ways = {
      board: '.board-box .spot',
      card: '.mine .spot-offered',
      button: '.opts .opt:not(.other)',
    };
    await playToTheEnd(async (_, n) => {
      const there = async (way: keyof typeof ways) => (await page.$(ways[way])) !== null;
      const way = (await there('board')) ? 'board' : n % 2 === 0 && (await there('card')) ? 'card' : 'button';
      tapped[way]++;
      isHeld ||= way === 'board' && (await page.evaluate(HOLD)) === true;
      await tapOn(ways[way], n);
    });
    expect(Math.min(...Object.values(tapped))).toBeGreaterThan(0);
    expect(isHeld).toBe(true);
    expect(await page.evaluate(cutOff)).toEqual([]);
    // The list is visible wherever the page is scrolled.
    await page.evaluate('scrollTo(0, document.body.scrollHeight)');
    await (await find('button', 'Moments')).tap();
    await eventually("document.querySelector('.moments')?.getBoundingClientRect().top", /^\d\d(\.|$)/);
  });
});

/** Whether the bar of the game ends where the seats begin, or above. */
const IS_BAR_ABOVE_SEATS = `(() => {
  const [bar, seats] = ['.play-bar', '.chips'].map((name) => document.querySelector(name).getBoundingClientRect());
  return bar.bottom <= seats.top;
})()`;

/** Whether the buttons below the question, and the middle of the player's first card, are above the navigation bar. */
const IN_SIGHT = `['.acts', '.mine .cardbox'].map((name, i) => {
  const { top, bottom } = document.querySelector(name).getBoundingClientRect();
  return (i === 0 ? bottom : (top + bottom) / 2) < document.querySelector('.places').getBoundingClientRect().top;
})`;

/** Presses and holds an option on the board. Whether the page points at it, instead of opening the browser's menu. */
const HOLD = `(() => {
  const one = document.querySelector('.board-box .spot');
  one.scrollIntoView({ block: 'center', inline: 'center' });
  const { x, y, width, height } = one.getBoundingClientRect();
  const at = { clientX: x + width / 2, clientY: y + height / 2 };
  return !one.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, ...at }));
})()`;

/** Taps one of the matching elements, after scrolling it clear of the navigation bar. */
async function tapOn(selector: string, n: number): Promise<void> {
  const at = (await page.evaluate(`(() => {
    const all = document.querySelectorAll(${JSON.stringify(selector)});
    const one = all[${n} % all.length];
    one.scrollIntoView({ block: 'center', inline: 'center' });
    const { x, y, width, height } = one.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  })()`)) as { x: number; y: number };
  await page.touchscreen.tap(at.x, at.y);
}

/** The names of the options in the accessibility tree: those on the board, then the others. */
async function optionsInTree(): Promise<string[]> {
  const buttonsIn = ({ role, name = '', children = [] }: SerializedAXNode): string[] =>
    role === 'button' ? [name] : children.flatMap(buttonsIn);
  const groups = (await has('group', 'Options on the board'))
    ? ['Options on the board', 'Options']
    : ['Options'];
  const trees = groups.map(async (name) =>
    page.accessibility.snapshot({ root: await find('group', name), interestingOnly: false }),
  );
  return (await Promise.all(trees)).flatMap((tree) => (tree ? buttonsIn(tree) : []));
}

/** The names of the places on the board. */
const boardNames = async (): Promise<RegExp> =>
  new RegExp(
    `^(${await evaluate("[...document.querySelectorAll('.spot')].map((one) => one.ariaLabel).join('|')")})$`,
  );

describe('at the table', () => {
  test('two people share the screen, and a hand is hidden until its player confirms', async () => {
    await page.setViewport({ width: 1280, height: 720 });
    await find('button', 'Start game');
    await page.select('select[aria-label="Who plays at seat 2"]', 'human');
    // Both before the page is redrawn, as a browser that fills in forms does.
    await page.evaluate(`for (const [seat, name] of ['Bea', 'Ada'].entries()) {
      const field = document.querySelector('[aria-label="Name at seat ' + (seat + 1) + '"]');
      field.value = name;
      field.dispatchEvent(new Event('input'));
    }`);
    await fill('spinbutton', 'Seed', '4');
    await click('button', 'Start game');
    await eventually('document.body.textContent', /Bea/);
    for (let words = await asked(''); !/Ada is next/.test(words); words = await asked(words)) {
      if (/Bea is next/.test(words)) await click('button', 'I am Bea');
      else await (await page.waitForSelector(OPTION))!.click();
    }
    expect(await has('list', 'Your hand')).toBe(false);
    await click('button', 'I am Ada');
    await shows('region', 'Your side', /Ada/);
  });

  test('a hint has its reason, and the list of moments leads back to before a choice', async () => {
    await click('button', 'Leave');
    await fill('spinbutton', 'Seed', '4');
    await page.select('select[aria-label="Who plays at seat 2"]', 'greedy');
    await click('button', 'Start game');
    await asked('');
    await page.waitForSelector('.opts');
    await press('h');
    await shows('note', 'Hint', /greedy would choose .*\d/);
    await click('button', 'Moments');
    await shows('region', 'Moments', /Nothing has been chosen yet/);
    await press('Escape');
    await eventually(() => has('region', 'Moments'), /false/);
    await click('button', 'Moments');
    await shows('region', 'Moments', /Nothing has been chosen yet/);
    const before = await turn();
    await (await page.$(OPTION))!.click();
    await asked(before);
    // Pressed twice, it hides them; pressed again, it shows them.
    const pressed = (what: string, times: number) => `for (let n = 0; n < ${times}; n++) ${what}.click()`;
    const button = "document.querySelector('.table-bar [aria-expanded]')";
    await page.waitForSelector('.moments li button');
    await page.evaluate(pressed(button, 3));
    await eventually(() => has('region', 'Moments'), /false/);
    await page.evaluate(pressed(button, 2));
    await page.evaluate(pressed(button, 1));
    await page.waitForSelector('.moments li button');
    await page.evaluate(pressed("document.querySelector('.moments li button')", 2));
    await vi.waitFor(async () => expect(withoutNews(await turn())).toBe(withoutNews(before)), PATIENCE);
    expect(await has('alert', '')).toBe(false);
  });

  test('axe finds nothing in light and dark mode, and nothing is cut off on any screen', async () => {
    await press('?');
    const found = await violationsDayAndNight(page);
    // The keys lie over a small table until they are closed.
    await press('?');
    for (const [width, height] of SCREENS) {
      await page.setViewport({ width, height });
      await shown();
      found.push(...(await page.evaluate(cutOff)).map((one) => `${width}: ${one}`));
      if (height < 400) found.push(...(await violations(page)).map((one) => `${width}: ${one}`));
    }
    expect(found).toEqual([]);
  });

  test('when a card is saved, the game can continue with its new text', async () => {
    studio.write('set.eco', SET.replace('gain 1vp', 'gain 2vp'));
    await click('button', 'Continue with the new text');
    await eventually(() => has('button', 'Keep the old'), /false/);
    expect(await textOf('status', 'Turn')).toMatch(/Your turn/);
  });

  test('when a choice cannot be made again, the page says which one and why, and the game can stay as it is', async () => {
    for (let n = 0, words = await turn(); n < 3; n++, words = await asked(words))
      await (await page.waitForSelector(OPTION))!.click();
    const before = withoutNews(await turn());
    // Another card in the deck changes what everybody is dealt.
    studio.write('set.eco', `${SET.replace('gain 1vp', 'gain 2vp')}\n${CARD.replace('901', '902')}`);
    await eventually(
      "document.querySelector('.again')?.textContent",
      /The game differs at choice \d+: .+ (instead of|does not offer|is over)/,
    );
    await click('button', 'Keep the old');
    await eventually(() => has('button', 'Keep the old'), /false/);
    expect(withoutNews(await turn())).toBe(before);
  });
});

/** Waits until colours and boards have reached their final state. */
const shown = () =>
  page.evaluate('new Promise((shown) => requestAnimationFrame(() => setTimeout(shown, 200)))');

/** The question, without the events before it. */
const withoutNews = (words: string): string => words.replace(/.*Your turn/, '');

/** Width and height: phones, the narrowest three-column layout, and a page at 200 %. */
const SCREENS = [
  [1920, 1080],
  [1280, 720],
  [768, 1024],
  [640, 360],
  [360, 640],
] as const;
