import { expect, test } from 'vitest';
import { compileSteps } from '../../compiler/compile.ts';
import { CARDS } from '../../test/print/fixtures/cards.ts';
import { WORDS } from '../../test/print/fixtures/words.ts';
import { loadIcons } from '../icons.ts';
import { POINTS } from '../layout/fit.ts';
import { frontLayout, letterSizes } from './layout.ts';
import { newPalette } from './palette.ts';

test('letters are proportional to the size of the card, so that lines break at the same words', () => {
  for (const scale of [40 / 63, 44 / 63, 57 / 63])
    for (const [i, size] of letterSizes(scale).entries())
      expect(size / scale).toBeCloseTo(letterSizes(1)[i]!, 3);
});

test.each([
  ['gain a cube and a card', 1.5],
  ['rotate a card counter-clockwise and place a cube on it', 1.5],
  ['gain a cube; gain a card', 1],
])('a card of one row has larger letters: %s', (text, times) => {
  const card = { ...CARDS[0]!, steps: compileSteps(text, WORDS).steps };
  const { scale } = frontLayout(card, newPalette(loadIcons(), WORDS, false));
  expect(scale * POINTS).toBeCloseTo(11 * times, 3);
});
