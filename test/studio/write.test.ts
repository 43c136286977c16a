/** The place Write in a real browser: what a designer does with texts there, with elements found by role and name. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FIXED, WADERS, WITH_PROBLEM } from './laws.ts';
import { openedStudio, type UsedPage } from './opened.ts';
import { violations } from './violations.ts';

const { 'cards.eco': CARDS, 'set.eco': SET } = WADERS;
const studio = openedStudio(WADERS);
const { click, press, type, textOf, eventually, shows, write, find, focus, goTo, evaluate } = studio;

test('the page shows the state of the set and its problems', async () => {
  await shows('status', 'State', WITH_PROBLEM);
  expect(await textOf('list', 'Problems')).toMatch(/wather/);
  expect(await textOf('listitem', '901 Reeds')).toMatch(/901/);
  await shows('region', 'Rules text', /It says nothing yet/);
});

test('line numbers are next to their lines, also below a problem and when the text gets narrower or wider', async () => {
  const positions = `(() => {
    const { shadowRoot } = document.querySelector('.source');
    const tops = (selector) =>
      [...shadowRoot.querySelectorAll(selector)]
        .map((one) => one.getBoundingClientRect())
        .filter(({ height }) => height > 0)
        .map(({ top }) => Math.round(top));
    return tops('.cm-line').join() + ' beside ' + tops('.cm-lineNumbers .cm-gutterElement').join();
  })()`;
  const aligned = /^(\d.*) beside \1$/;
  await eventually(positions, aligned);
  // A line that wraps to two rows in Try, and fits on one in Write.
  write('cards.eco', `# ${'reeds '.repeat(9)}\n${CARDS}`);
  await shows('textbox', 'Source', /# reeds/);
  for (const place of ['Try', 'Write', 'Try', 'Write']) {
    await click('link', place);
    await eventually(
      "document.querySelector('.source').clientWidth > 400",
      new RegExp(`${place === 'Write'}`),
    );
    await eventually(positions, aligned);
  }
  write('cards.eco', CARDS);
  await eventually(() => textOf('textbox', 'Source'), /^card 901/);
});

test('a card of the list shows its text again, whatever file is chosen and however far the text is scrolled', async () => {
  write('cards.eco', `# long\n${CARDS}${'\n'.repeat(90)}`);
  await shows('list', 'Problems', /eco:6:/);
  await click('link', '902');
  const shown = `(() => {
    const { shadowRoot } = document.querySelector('.source');
    const { top, bottom } = shadowRoot.querySelector('.cm-scroller').getBoundingClientRect();
    const line = [...shadowRoot.querySelectorAll('.cm-line')].find((one) => one.textContent === 'card 902 brown');
    const at = line?.getBoundingClientRect().top ?? 0;
    return document.querySelector('#file').value + (at >= top && at < bottom ? ' with 902' : '');
  })()`;
  await eventually(shown, /^cards\.eco with 902$/);
  for (const file of ['cards.eco', 'waders.eco', 'set.eco']) {
    await studio.page.select('#file', file);
    await eventually(shown, new RegExp(`^${file}`));
  }
  await click('link', '902');
  await eventually(shown, /^cards\.eco with 902$/);
  const scroller = "document.querySelector('.source').shadowRoot.querySelector('.cm-scroller')";
  await evaluate(`${scroller}.scrollTo(0, 10_000)`);
  await eventually(shown, /^cards\.eco$/);
  await click('link', '902');
  await eventually(shown, /^cards\.eco with 902$/);
  write('cards.eco', CARDS);
  await eventually(() => textOf('textbox', 'Source'), /brown[\s\S]*herons?;\s*\}$/);
  await shows('list', 'Problems', /eco:5:/);
});

describe('a card with a mistake', () => {
  test('that was there when the set was opened shows the rest, and the line of the mistake in its place', async () => {
    await click('link', '901 Reeds');
    await shows('article', 'Card', /mistake in line 5/);
    await shows('region', 'Rules text', /^(?!.*out of date).*Line 5 has a mistake\./s);
    await click('link', 'Line 5 has a mistake.');
    const line = "document.querySelector('.source').shadowRoot.querySelector('.cm-activeLine').textContent";
    await eventually(line, /wather/);
  });

  test('has its scenarios listed, which do not run; why is in the list of problems only', async () => {
    await click('link', '902');
    await shows('list', 'Scenarios', /a heron comes.*two herons come/s);
    write('cards.eco', CARDS.replace('place heron', 'place hern'));
    await find('listitem', 'two herons come: not run');
    const said = await evaluate("document.querySelector('.scenarios').textContent");
    expect(said).not.toMatch(/No scenario does|has an error/);
    expect(await evaluate("document.querySelector('.scenarios .cut').textContent")).toMatch(/2 not run/);
    await shows('status', 'State', /2 problems, 0 of 2 scenarios pass/);
    const description = 'document.querySelector(\'[aria-label="Cards"] [aria-label="902"]\').ariaDescription';
    await eventually(description, /1 problem, 2 not run/);
  });

  test('has its scenarios run again when it is fixed', async () => {
    write('cards.eco', CARDS);
    await shows('status', 'State', WITH_PROBLEM);
    await find('listitem', 'a heron comes: passed');
    expect(await studio.has('listitem', 'two herons come: not run')).toBe(false);
  });
});

test('of more than a thousand problems in a file, the rest are only counted', async () => {
  write('many.eco', `card 903 blue\n  leaves 1\n  energy sun\n{\n${'  gian 1vp;\n'.repeat(1200)}}\n`);
  await shows('status', 'State', /3 cards, 1,201 problems/);
  await eventually("document.querySelector('.problems').textContent", /many\.eco: 200 more are not listed/);
  expect(await textOf('list', 'Problems')).toMatch(/many\.eco:1004:3/);
  rmSync(join(studio.folder, 'many.eco'));
  await shows('status', 'State', WITH_PROBLEM);
});

describe('while messages appear and disappear between the lines above it', () => {
  const cards = Array.from(
    { length: 12 },
    (_, n) => `card ${901 + n} brown\n  leaves 2\n  energy sun\n{\n  place heron;\n  gain ${n + 1}vp;\n}\n`,
  );
  /** The distance of the cursor's line from the top of the text. */
  const place = () =>
    evaluate(`(() => {
      const { shadowRoot } = document.querySelector('.source');
      const topOf = (one) => shadowRoot.querySelector(one).getBoundingClientRect().top;
      return Math.round(topOf('.cm-cursor-primary') - topOf('.cm-scroller'));
    })()`);
  /** The same distance, once the text has stopped scrolling at the card. */
  async function settled(): Promise<string> {
    const places: string[] = [];
    await eventually(async () => {
      places.push(await place());
      return places.at(-1) === places.at(-3);
    }, /true/);
    return places.at(-1)!;
  }
  /** Whether there are messages between the lines. */
  const messages = "document.querySelector('.source').shadowRoot.querySelectorAll('.cm-said').length > 0";

  test.each([
    ['at the top of the text', { width: 1440, height: 900 }, 902],
    ['in the middle of the text', { width: 1440, height: 900 }, 906],
    ['on a phone', { width: 390, height: 844 }, 902],
  ])('the line of the cursor keeps its position %s', async (_, size, card) => {
    await studio.page.setViewport(size);
    write('cards.eco', cards.join('\n'));
    await shows('status', 'State', /12 cards, 0 problems/);
    await goTo(`#/write/${card}`);
    await press('Control+e');
    await eventually('document.title', new RegExp(`Write ${card} `));
    await eventually("document.querySelector('.source').shadowRoot.activeElement !== null", /true/);
    const before = await settled();
    const isBack = new RegExp(`^${before}$`);
    write('set.eco', SET.replace(/animal .*\n/, ''));
    await shows('list', 'Problems', /heron/);
    await eventually(messages, /true/);
    await eventually(place, isBack);
    write('set.eco', SET);
    await eventually(messages, /false/);
    await eventually(place, isBack);
  });

  test('the earlier cards come back', async () => {
    await studio.page.setViewport({ width: 1440, height: 900 });
    write('cards.eco', CARDS);
    await shows('status', 'State', WITH_PROBLEM);
  });
});

test('actions before the worker has answered apply to the text as it is by then', async () => {
  // Everything in one task of the page, so no answer arrives in between.
  const pastedThen = (act: string, text = `# ${'reeds '.repeat(9)}`) =>
    evaluate(`{
      const data = new DataTransfer();
      data.setData('text/plain', ${JSON.stringify(`${text}\n`)});
      const { shadowRoot } = document.querySelector('.source');
      shadowRoot.querySelector('.cm-content').dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
      ${act}
    }`);
  const source = () => textOf('textbox', 'Source');
  await studio.page.select('#file', 'cards.eco');
  await shows('textbox', 'Source', /^card 901/);
  await click('textbox', 'Source');
  await press('Control+Home');
  await pastedThen("document.querySelector('[aria-label=Problems] button').click();");
  const fixed = /^# reeds.*card 901 brown "Reeds".*gain 3 water;/s;
  await eventually(source, fixed);
  await press('Control+z');
  await press('Control+z');
  await eventually(source, /^card 901.*wather/s);
  await shows('list', 'Problems', /eco:5:/);
  await pastedThen('');
  await shows('list', 'Problems', /eco:6:/);
  await evaluate("document.querySelector('.source').shadowRoot.querySelector('.cm-said button').click()");
  await eventually(source, fixed);
  await press('Control+z');
  await press('Control+z');
  await shows('list', 'Problems', /eco:5:/);
  // A card whose text has moved.
  await press('Control+Home');
  await pastedThen('document.querySelector(\'.list [aria-label="902"] a\').click();', '# heron '.repeat(60));
  await shows('list', 'Problems', /eco:6:/);
  expect(await evaluate('location.hash')).toBe('#/write/902');
  await evaluate("document.querySelector('button.undo').click()");
  await eventually(source, /^card 901.*wather/s);
  await shows('list', 'Problems', /eco:5:/);
  // Keys may come before the browser tells the page of its new address.
  const inList = (card: string) => `document.querySelector('.list [aria-label="${card}"] a').click()`;
  const line = "document.querySelector('.source').shadowRoot.querySelector('.cm-activeLine').textContent";
  expect(await evaluate(`${inList('902')}; ${line}`)).toMatch(/^card 902/);
  // Another place, before the page shows the card.
  await evaluate(`${inList('901 Reeds')}; document.querySelector('.places a[href^="#/try"]').click()`);
  await eventually('location.hash', /^#\/try\/901$/);
  await click('link', 'Write');
});

test('a button fixes a problem', async () => {
  await click('link', '901 Reeds');
  await focus('button', 'Write water');
  await press('Enter');
  await shows('status', 'State', FIXED);
  await shows('region', 'Rules text', /Gain 3 water/);
  // The button is gone, so an element next to it has the focus.
  await eventually('document.activeElement.className', /./);
});

test('a card has its scenarios, and its rules text in two languages follows the keys', async () => {
  await click('link', '902');
  await shows('list', 'Scenarios', /a heron comes.*two herons come/s);
  await click('textbox', 'Source');
  await press('Control+End');
  await press('Enter');
  await studio.page.keyboard.sendCharacter('card 903 blue leaves 1 energy water { gain 2');
  await type('vp; }');
  await shows('status', 'State', /\b3 cards, 0 problems/);
  await shows('region', 'Rules text', /Gain 2 points/);
  await click('radio', 'Español');
  await shows('region', 'Rules text', /Gana 2 puntos/);
});

test('a stray quote is taken away by Ctrl and the period key', async () => {
  await click('link', '903');
  await press('Control+e');
  await press('End');
  const before = await textOf('textbox', 'Source');
  await type('"');
  await shows('list', 'Problems', /no closing quote/);
  await press('Control+.');
  await shows('status', 'State', /\b3 cards, 0 problems/);
  expect(await textOf('textbox', 'Source')).toBe(before);
});

test('F8 goes from problem to problem through all files; an unknown name can be declared', async () => {
  for (const [number, step] of [
    [904, 'gain 1 grasland'],
    [905, 'place egret'],
  ] as const)
    write(`more-${number}.eco`, `card ${number} brown leaves 1 energy water { ${step}; }\n`);
  await shows('status', 'State', /5 cards, 2 problems/);
  await studio.page.select('#file', 'cards.eco');
  for (const file of ['more-904', 'more-905', 'more-904']) {
    await press('F8');
    await eventually("document.querySelector('#file').value", new RegExp(file));
  }
  for (const kind of ['animal', 'marker']) await find('button', `Declare the ${kind} egret`);
  for (const number of [904, 905]) rmSync(join(studio.folder, `more-${number}.eco`));
  await shows('status', 'State', /\b3 cards, 0 problems/);
});

test('the list scrolls to the card of an address; a card that does not exist is reported', async () => {
  const many = Array.from(
    { length: 40 },
    (_, n) => `card ${910 + n} brown leaves 1 energy water { gain 1vp }`,
  );
  write('many.eco', many.join('\n'));
  await shows('status', 'State', /43 cards/);
  await goTo('#/write/949');
  const isSeen = `(() => {
    const { bottom } = document.querySelector('.list').getBoundingClientRect();
    const row = document.querySelector('.list [aria-current=true]');
    return row?.textContent + (row?.getBoundingClientRect().bottom <= bottom ? ' is seen' : '');
  })()`;
  await eventually(isSeen, /^949 is seen$/);
  expect(await studio.page.title()).toBe('Write 949 · Waders');
  // Keys come faster than the page learns of new addresses.
  await evaluate(`{
    const text = document.querySelector('.source').shadowRoot.querySelector('.cm-content');
    for (let n = 0; n < 3; n++) text.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', altKey: true, bubbles: true }));
  }`);
  await eventually(() => studio.page.title(), /^Write 946 /);
  await goTo('#/write/9999');
  await shows('article', 'Card', /There is no card 9999 in this set/);
  rmSync(join(studio.folder, 'many.eco'));
  await shows('status', 'State', /\b3 cards/);
  // When the list has no titles of files any more, its cards stay where they are.
  await eventually("document.querySelectorAll('.list .file').length", /^0$/);
});

test('Alt and the arrows change the number at the cursor, and the page shows the worth of each value', async () => {
  await click('link', '902');
  await shows('textbox', 'Source', /gain 2vp/);
  // Card 902 has the same rules text as 903.
  await click('link', '903');
  await eventually(() => studio.page.title(), /^Write 903 /);
  await shows('region', 'Rules text', /Gana 2 puntos/);
  await press('Control+e');
  await press('ArrowRight', 'card 903 blue leaves 1 energy water { gain '.length);
  await shows('region', 'Worth for each value', /2\s+2.*3\s+3.*5\s+5/s);
  await press('Alt+ArrowUp');
  await shows('textbox', 'Source', /gain 3vp/);
  await shows('meter', 'Worth', /3 \(3 of it points\) on 400 boards/);
});

test('on the number of a card, Alt and the arrows move from card to card', async () => {
  await click('link', '902');
  await eventually(() => studio.page.title(), /Write 902 /);
  await click('link', '903');
  await eventually(() => studio.page.title(), /^Write 903 /);
  await shows('region', 'Rules text', /Gana 3 puntos/);
  await press('Control+e');
  await press('ArrowRight', 'card 9'.length);
  await eventually(async () => `${await studio.has('region', 'Worth for each value')}`, /false/);
  await press('Alt+ArrowUp');
  await eventually('location.hash', /902$/);
  await shows('link', '903', /903/);
});

const selected = 'document.querySelector(".source").shadowRoot.getSelection?.().toString()';

test('a new card of the chosen deck is valid; Tab leads from its title to leaves, energy and effect', async () => {
  await click('link', '902');
  await eventually('document.title', /Write 902/);
  await focus('button', '+ New card');
  await press('Enter');
  await find('group', 'Deck of the new card');
  expect(await violations(studio.page)).toEqual([]);
  await focus('button', 'Blue');
  await press('Enter');
  await shows('textbox', 'Source', /card 904 blue "New card"/);
  await eventually(selected, /^New card$/);
  await type('Delta');
  await shows('textbox', 'Source', /card 904 blue "Delta"/);
  for (const field of ['1', 'sun', 'gain 1vp']) {
    await press('Tab');
    await eventually(selected, new RegExp(`^${field}$`));
  }
  await shows('status', 'State', /4 cards, 0 problems/);
  await eventually('document.title', /Write 904/);
});

test('a copy of the viewed card has the next free number, and undo takes it away', async () => {
  await click('link', '901 Reeds');
  await eventually('document.title', /Write 901/);
  await click('button', 'Duplicate');
  await shows('textbox', 'Source', /card 905 brown "Reeds"/);
  await eventually(selected, /^Reeds$/);
  await shows('status', 'State', /5 cards, 1 problem/);
  await press('Control+z');
  await shows('status', 'State', /4 cards, 0 problems/);
});

/** Freezes a window, as browsers do with those in the background for long. Returns a function that wakes it. */
async function asleep({ page }: UsedPage): Promise<() => Promise<void>> {
  const browser = await page.createCDPSession();
  await browser.send('Page.setWebLifecycleState', { state: 'frozen' });
  return async () => {
    await browser.send('Page.setWebLifecycleState', { state: 'active' });
    // Otherwise the window stays hidden, and nothing is drawn in it.
    await browser.send('Emulation.setFocusEmulationEnabled', { enabled: true });
  };
}

test('a window that was asleep shows what another one has saved, and later changes', async () => {
  const card = (number: number) => `card ${number} brown leaves 2 energy sun { gain ${number % 10}vp; }\n`;
  await press('Control+s');
  await eventually('document.body.innerText', /4 cards, 0 problems.*\bsaved/s);
  const other = await studio.newPage();
  await other.shows('status', 'State', /4 cards, 0 problems/);
  const wake = await asleep(other);
  await click('textbox', 'Source');
  await press('Control+End');
  await studio.page.keyboard.sendCharacter(card(905));
  await press('Control+s');
  await eventually('document.body.innerText', /5 cards, 0 problems.*\bsaved/s);
  await wake();
  await other.shows('status', 'State', /5 cards, 0 problems/);
  expect(await other.has('alert', '')).toBe(false);
  write('b.eco', card(906));
  await other.shows('status', 'State', /6 cards, 0 problems/);
});
