/**
 * The card next to the text in the place Write: as printed, in two languages, with its rows and the matching steps of the text.
 */
import { describe, expect, test, vi } from 'vitest';
import { PATIENCE } from './elements.ts';
import { openedStudio } from './opened.ts';

const CARDS = `set waders "Waders" extends first-continent

card 901 brown "Reeds"
  leaves 2
  energy sun
{
  gain 3 water;
  may {
    place a lion;
    gain 2vp;
    gain 1 sun;
  }
}
`;
const studio = openedStudio({ 'cards.eco': CARDS });
const { find, click, press, type, shows, textOf } = studio;

/** The texts of the card's rows, or of only the highlighted ones. */
const rows = (which = '[data-step]') =>
  studio.page.$$eval(`.face ${which}`, (all) => all.map((row) => row.getAttribute('aria-label')));
const clickRow = async (step: string) =>
  (await studio.page.waitForSelector(`.face [data-step="${step}"]`))!.click();
const eventually = (read: () => Promise<unknown>, wanted: unknown) =>
  vi.waitFor(async () => expect(await read()).toEqual(wanted), PATIENCE);
/** The class of the state, for its colour. */
const STATE_CLASS = "document.querySelector('[aria-label=State]').className";
const ROWS = ['Gain 3 water elements.', 'You may:', 'Place a lion.', 'Gain 2 points.', 'Gain 1 sun.'];

test('the card is next to its text, in the chosen language', async () => {
  await click('link', '901 Reeds');
  await eventually(rows, ROWS);
  await click('radio', 'Español');
  await eventually(async () => (await rows())[0], 'Gana 3 elementos de agua.');
  await click('radio', 'English');
  await eventually(rows, ROWS);
});

test('a click on a row moves to its step in the text, and the row of the step at the cursor is highlighted', async () => {
  await clickRow('1.0.1');
  await eventually(() => rows('.is-lit'), ['Gain 2 points.']);
  await press('ArrowUp');
  await eventually(() => rows('.is-lit'), ['Place a lion.']);
  // The cursor is in the text: the card does not keep the focus.
  await press('ArrowUp', 2);
  await eventually(() => rows('.is-lit'), ['Gain 3 water elements.']);
});

test('a card in completions or under the pointer is shown as printed, with its rules text as a quotation', async () => {
  const isShown = (which: string) =>
    studio.eventually(
      `(() => {
        const about = document.querySelector('.source').shadowRoot.querySelector('${which}');
        const shown = [...about?.querySelectorAll('img') ?? []].map(({ alt, naturalWidth }) => alt + (naturalWidth > 0 ? ' is drawn' : ''));
        const said = [...about?.querySelectorAll('blockquote') ?? []].flatMap((one) => one.innerText.trim().split(/\\s*\\n\\s*/));
        return [...shown, ...said].join(', ');
      })()`,
      /^Card 901 is drawn, Gain 3 water elements\., You may:/,
    );
  await click('textbox', 'Source');
  await press('Control+End');
  await type('\nscenario "x" { do card 901');
  await press('Control+Space');
  await isShown('.cm-completionInfo');
  const head = `(() => {
    const lines = [...document.querySelector('.source').shadowRoot.querySelectorAll('.cm-line')];
    const { left, top, height } = lines.find((one) => /^card 901/.test(one.textContent)).getBoundingClientRect();
    return { x: left + 20, y: top + height / 2 };
  })()`;
  const { x, y } = (await studio.page.evaluate(head)) as { x: number; y: number };
  await press('Escape');
  await studio.page.mouse.move(x + 20, y);
  await studio.page.mouse.move(x, y);
  await isShown('.cm-lsp-hover-tooltip');
  await studio.page.mouse.move(0, 0);
  await press('Control+z');
  await shows('textbox', 'Source', /^(?!.*scenario)/s);
});

test('offers have the colours of the text, and none stays when the word is whole or the focus has left', async () => {
  const offered =
    "[...document.querySelector('.source').shadowRoot.querySelectorAll('.cm-tooltip-autocomplete li')].map((one) => one.textContent + ' ' + one.className).join()";
  const source = () => textOf('textbox', 'Source');
  const before = await source();
  await click('textbox', 'Source');
  await press('Control+End');
  await type('\ncard 902 brown leaves 1 energy wate');
  await studio.eventually(offered, /^water.* cm-water/);
  await type('r');
  await studio.eventually(offered, /^$/);
  await type(', gras');
  await studio.eventually(offered, /^grassland/);
  await studio.page.focus('.new-card button');
  await studio.eventually(offered, /^$/);
  await click('textbox', 'Source');
  for (let undone = 0; (await source()) !== before && undone < 9; undone++) await press('Control+z');
  expect(await source()).toBe(before);
});

test('Tab accepts a completion, and does not leave the text', async () => {
  const source = () => textOf('textbox', 'Source');
  const before = await source();
  await click('textbox', 'Source');
  await press('Control+End');
  await type('\nscen');
  await studio.eventually(
    "document.querySelector('.source').shadowRoot.querySelector('[aria-selected=true]')?.textContent",
    /^scenario/,
  );
  // A completion that has just appeared is not accepted: the key may have been meant for something else.
  await vi.waitFor(async () => {
    await press('Tab');
    expect(await source()).toMatch(/scenario "/);
  }, PATIENCE);
  for (let undone = 0; (await source()) !== before && undone < 5; undone++) await press('Control+z');
});

test('the worker gets a text at once, and then all questions about it', async () => {
  await click('textbox', 'Source');
  await press('Control+End');
  await press('ArrowLeft');
  await studio.page.evaluate(`{
    const { postMessage } = Worker.prototype;
    globalThis.sent = [];
    Worker.prototype.postMessage = function (message, ...rest) {
      const [call] = message.path ?? [];
      sent.push(call === 'ask' ? message.argumentList[1].value : call);
      return postMessage.call(this, message, ...rest);
    };
    globalThis.sendAgain = () => Object.assign(Worker.prototype, { postMessage });
  }`);
  await press('Backspace');
  await shows('status', 'State', /[1-9] problem/);
  await press('}');
  await shows('status', 'State', /0 problems/);
  const sent = await studio.page.evaluate<[], () => string[]>('sendAgain(), sent');
  const questions = sent.filter((name) => /^(?:check|card|scenarios|cards)$/.test(name)).slice(0, 4);
  expect([sent[0], ...questions]).toEqual(['change', 'check', 'card', 'scenarios', 'cards']);
});

test('a text that is too long is reported in millimetres while the user types', async () => {
  expect(await textOf('article', 'Card')).not.toMatch(/too long/);
  await clickRow('1.0.1');
  await eventually(() => rows('.is-lit'), ['Gain 2 points.']);
  await clickRow('0');
  await eventually(() => rows('.is-lit'), ['Gain 3 water elements.']);
  await studio.page.waitForFunction("document.activeElement?.matches('.source')");
  // Nearly all at once: checking after each of three hundred keys takes time.
  await studio.page.keyboard.sendCharacter('gain 1vp per lion; '.repeat(15));
  await type('gain 1vp per lion; ');
  const message =
    /The text is too long for the card: by \d+\.\d mm on square cards, by \d+\.\d mm on poker cards/;
  await shows('article', 'Card', message);
  // The list of problems reports it too, at the position of the longest step, and so do the state and the list of cards.
  await shows('list', 'Problems', new RegExp(`cards\\.eco:\\d+:\\d+\\s+${message.source}`));
  await shows('status', 'State', /1 card, 1 problem/);
  // It is a warning.
  await studio.eventually(STATE_CLASS, /^warned$/);
  const row = await find('listitem', '901 Reeds');
  expect(await row.evaluate((item) => item.ariaDescription)).toBe('1 problem');
  // Everything that was written is on the card.
  await vi.waitFor(async () => expect((await rows()).length).toBeGreaterThan(15), PATIENCE);
});

test('with a mistake the last good card stays, out of date', async () => {
  await type('gain ');
  await shows('article', 'Card', /out of date/);
  expect((await rows()).length).toBeGreaterThan(15);
  await studio.eventually(STATE_CLASS, /^no-good$/);
});

describe('a set with words and drawings of its own', () => {
  const own = openedStudio({
    'cards.eco': CARDS,
    'icons/lion.svg': '<svg viewBox="0 0 9 9"><path d="M1 2H3L7 8Z"/></svg>',
    'words.es.ftl': 'thing-lion = puma\n    .many = pumas\n    .gender = m\n',
  });

  test('uses them on its cards', async () => {
    await own.click('link', '901 Reeds');
    await own.page.waitForSelector('.face path[d="M1 2H3L7 8Z"]');
    await own.click('radio', 'Español');
    await own.shows('region', 'Rules text', /puma/);
  });
});
