/** The place Play in a real browser: games to their end by keys, by touch, and by what a screen reader has. */
import type { KeyInput, Page, SerializedAXNode } from 'puppeteer';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { cutOff } from './cut-off.ts';
import { PATIENCE } from './elements.ts';
import { openedStudio } from './opened.ts';

const CARD = `card 901 brown "Reeds"
  leaves 2
  energy sun
{
  gain 1vp;
}
`;
const studio = openedStudio({ 'set.eco': `set waders "Waders" extends first-continent\n\n${CARD}` });
const { click, find, has, says, textOf, fill, press } = studio;
let page: Page;
beforeAll(() => {
  ({ page } = studio);
});

const turn = () => textOf('status', 'Turn');
/** The name of what has the focus. */
const focused = async () =>
  `${await page.evaluate('(({ ariaLabel, labels, textContent }) => (ariaLabel ?? labels?.[0]?.textContent ?? textContent).trim())(document.activeElement)')}`;
/** Presses Tab until something has the focus. */
async function tabTo(name: RegExp): Promise<void> {
  for (let n = 0; n < 80; n++) {
    if (name.test(await focused())) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${name}`);
}

/** What is asked, once it is something else than before; or how the game ended. */
async function asked(before: string): Promise<string> {
  return vi.waitFor(
    async () => {
      const words = await turn();
      if (words === before || !/Your turn,|^The game is over|is next/.test(words)) throw new Error(words);
      return words;
    },
    { ...PATIENCE, interval: 10 },
  );
}

/** Plays until the game is over: `answer` gets what is asked and how many answers there were. */
async function playToTheEnd(answer: (words: string, n: number) => Promise<unknown>): Promise<string> {
  let words = await asked('');
  for (let n = 0; !words.startsWith('The game is over'); n++) {
    expect(n).toBeLessThan(MOST);
    await answer(words, n);
    words = await asked(words);
  }
  return words;
}

/** More choices than a game to so few points has. */
const MOST = 150;

describe('a game is played to its end', () => {
  test('by keys alone', async () => {
    await says('status', 'State', /1 card, 0 problems/);
    await tabTo(/^Play$/);
    await page.keyboard.press('Enter');
    await find('button', 'Start game');
    await tabTo(/^Points that end it/);
    await page.keyboard.type('6');
    await tabTo(/^Seed/);
    await press('Control+a');
    await page.keyboard.type('4');
    // Enter in a field begins the game as the button does.
    await page.keyboard.press('Enter');
    let onBoard = 0;
    const end = await playToTheEnd(async (_, n) => {
      if (await has('listbox', 'Options on the board')) {
        onBoard++;
        await tabTo(/^Options on the board|^(Place|Move)/);
        await tabTo(/^$|Options on the board/);
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('Enter');
        return;
      }
      const keys = await page.$$eval('.opts [aria-keyshortcuts]', (all) =>
        all.map((one) => one.getAttribute('aria-keyshortcuts')!),
      );
      for (const key of keys[n % keys.length]!.split(' ')) await page.keyboard.press(key as KeyInput);
    });
    expect(end).toMatch(/wins with|tie/);
    expect(onBoard).toBeGreaterThan(0);
    await says('region', 'Points by card', /You/);
  });

  test('from roles and names alone', async () => {
    await click('button', 'New game');
    await fill('spinbutton', 'Points that end it', '6');
    await fill('spinbutton', 'Seed', '11');
    await click('button', 'Start game');
    const seen = new Set<string>();
    await playToTheEnd(async (words, n) => {
      const options = await optionsInTree();
      // Each says what it is, and no two say the same.
      expect(options.filter((name) => name.trim() === '')).toEqual([]);
      expect(new Set(options).size).toBe(options.length);
      expect(words).toMatch(new RegExp(`\\? ${options.length} options?\\.$`));
      const name = options[n % options.length]!;
      seen.add(name.replace(/ on .*| [a-z]+\d+$/, ''));
      if (name.startsWith('Place on')) expect(await boardInWords()).toContain(name);
      await click('button', name);
    });
    expect(seen.size).toBeGreaterThan(3);
    await says('region', 'Log', /Draw \d+/);
  });

  test('by touch, on a phone', async () => {
    await page.setViewport({ width: 390, height: 844, hasTouch: true, isMobile: true });
    await says('status', 'State', /1 card, 0 problems/);
    await (await find('spinbutton', 'Points that end it')).tap();
    await page.keyboard.type('6');
    await fill('spinbutton', 'Seed', '4');
    await (await find('button', 'Start game')).tap();
    const tapped = { board: 0, card: 0, button: 0 };
    await playToTheEnd(async (_, n) => {
      const on = await page.$('.board-box [data-option]');
      const spot = n % 2 === 0 ? await page.$('.mine .spot-offered') : null;
      if (on) tapped.board++;
      else if (spot) tapped.card++;
      else tapped.button++;
      const all = await page.$$('.opts .opt:not(.other)');
      const what = on ?? spot ?? all[n % all.length]!;
      // Not below the bar of places.
      await what.evaluate((element) => element.scrollIntoView({ block: 'center', inline: 'center' }));
      await what.tap();
    });
    expect(Math.min(...Object.values(tapped))).toBeGreaterThan(0);
    expect(await page.evaluate(cutOff)).toEqual([]);
  });
});

/** The names of the options, as the tree of those who hear the page has them. */
async function optionsInTree(): Promise<string[]> {
  const tree = await page.accessibility.snapshot({
    root: await find('group', 'Options'),
    interestingOnly: false,
  });
  const buttonsIn = ({ role, name = '', children = [] }: SerializedAXNode): string[] =>
    role === 'button' ? [name] : children.flatMap(buttonsIn);
  return tree ? buttonsIn(tree) : [];
}

/** What the board says. */
const boardInWords = async () =>
  `${await page.evaluate("document.querySelector('.board desc').textContent")}`;

test('nothing complains', () => {
  expect(studio.complaints).toEqual([]);
});
