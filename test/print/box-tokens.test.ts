/** Animal tokens in each available shape: nothing on them touches, and their letters differ. */
import { expect, test } from 'vitest';
import { initialsOf } from '../../print/box/pieces/species.ts';
import { COLOUR_THEME } from '../../print/card/theme.ts';
import { TAB_SIDE } from '../../print/pieces/hexes.ts';
import { headOf, isHex } from './box-measure.ts';
import { features, words } from './box-set.ts';
import { measureDrawn } from './fixtures/measure.ts';
import { newPrinter } from './printer.ts';

const { printBox } = newPrinter();

/** The least space between an animal and its tabs, in millimetres. */
const CLEAR = 0.25;

test.each(['square', 'round', 'standee'] as const)(
  'on a %s token, the animal does not touch its tabs',
  async (tokens) => {
    const { pdf } = await printBox({ tokens, cards: features });
    let animals = 0;
    for (const page of await measureDrawn(pdf)) {
      if (!headOf(page).includes('Tokens')) continue;
      // A standee shows its animal twice, the upper one upside down.
      const tabs = page.fills.filter(isHex(TAB_SIDE));
      const drawings = page.fills.filter(
        ({ colour, width, height }) =>
          colour === COLOUR_THEME.ink.toLowerCase() && Math.min(width, height) > 2,
      );
      for (const drawing of drawings) {
        const near = tabs.filter(
          (tab) => Math.abs(tab.x - drawing.x) < 10 && Math.abs(tab.y - drawing.y) < 10,
        );
        expect(near.length).toBeGreaterThan(0);
        for (const tab of near) {
          const [above, below] = [tab.y - drawing.y - drawing.height, drawing.y - tab.y - tab.height];
          expect(Math.max(above, below), JSON.stringify([drawing, tab])).toBeGreaterThanOrEqual(CLEAR);
        }
      }
      animals += drawings.length;
    }
    expect(animals).toBeGreaterThanOrEqual(words.animals.reduce((sum, { count }) => sum + count, 0));
  },
  120_000,
);

test('letters of species differ by more than an accent', () => {
  expect(initialsOf(['León', 'Leopardo', 'Lémur'])).toEqual(['L', 'Le', 'Lm']);
  expect(initialsOf(['Ñandú', 'Nutria'])).toEqual(['Ñ', 'Nu']);
  expect(initialsOf(['Lion', 'Leopard', 'Lemur'])).toEqual(['L', 'Le', 'Lm']);
});
