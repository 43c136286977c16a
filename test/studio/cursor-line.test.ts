/** The cursor's line keeps its position while messages appear and disappear between the lines above it. */
import { expect, test } from 'vitest';
import { openedStudio } from './opened.ts';

const SET = 'set waders "Waders" extends first-continent\n\n';
const HERON = 'animal heron plural herons x8 on water\n';
const cards = Array.from(
  { length: 12 },
  (_, n) => `card ${901 + n} brown\n  leaves 2\n  energy sun\n{\n  place heron;\n  gain ${n + 1}vp;\n}\n`,
);
const studio = openedStudio({ 'set.eco': SET + HERON, 'cards.eco': cards.join('\n') });
const { press, shows, evaluate } = studio;

/** The distance of the cursor's line from the top of the text. */
const place = async () =>
  Math.round(
    Number(
      await evaluate(`(() => {
        const { shadowRoot } = document.querySelector('.source');
        const topOf = (one) => shadowRoot.querySelector(one).getBoundingClientRect().top;
        return topOf('.cm-cursor-primary') - topOf('.cm-scroller');
      })()`),
    ),
  );

/** The same distance, once the text has stopped scrolling at the card. */
async function settled(): Promise<number> {
  const places: number[] = [];
  await studio.eventually(async () => {
    places.push(await place());
    return `${places.at(-1) === places.at(-3)}`;
  }, /true/);
  return places.at(-1)!;
}

const IN_TEXT = "document.querySelector('.source').shadowRoot.activeElement !== null";

/** Whether there are messages between the lines. */
const messages = () =>
  evaluate("document.querySelector('.source').shadowRoot.querySelectorAll('.cm-said').length > 0");

test.each([
  ['at the top of the text', { width: 1440, height: 900 }, 902],
  ['in the middle of the text', { width: 1440, height: 900 }, 906],
  ['on a phone', { width: 390, height: 844 }, 902],
])('the line of the cursor keeps its position %s', async (_, size, card) => {
  await studio.page.setViewport(size);
  await shows('status', 'State', /12 cards, 0 problems/);
  await evaluate(`location.hash = '#/write/${card}'`);
  await press('Control+e');
  await studio.eventually('document.title', new RegExp(`Write ${card} `));
  await studio.eventually(IN_TEXT, /true/);
  const before = await settled();
  studio.write('set.eco', SET);
  await shows('list', 'Problems', /heron/);
  await studio.eventually(messages, /true/);
  await studio.eventually(async () => `${await place()}`, new RegExp(`^${before}$`));
  studio.write('set.eco', SET + HERON);
  await studio.eventually(messages, /false/);
  await studio.eventually(async () => `${await place()}`, new RegExp(`^${before}$`));
  expect(await place()).toBe(before);
});
