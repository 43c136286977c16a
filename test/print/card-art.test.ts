/** The hardest bundled cards with pictures, in each size and language: nothing of their texts gives way. */
import { describe, expect, test } from 'vitest';
import { bundledSets } from '../../cli/load/catalogue.ts';
import { inLanguage } from '../../cli/load/translate.ts';
import { compile } from '../../compiler/compile.ts';
import { bandBottom, CARD_SIZES, cardShape } from '../../print/face/geometry.ts';
import { frontLayout } from '../../print/face/layout.ts';
import { newPalette } from '../../print/face/palette.ts';
import { loadIcons } from '../../print/icons.ts';
import { LANGUAGES } from '../../print/wording/language.ts';

const compiled = {
  ...compile(bundledSets()),
  texts: new Map(),
  owners: new Map(),
  remarks: [],
  broken: false,
};
const HARDEST = [15, 37, 46, 208, 212];
const ART = { file: 'herd.jpg', at: 50, size: { width: 720, height: 720 } };

describe.each(LANGUAGES)('in %s', (lang) => {
  test.each(Object.keys(CARD_SIZES) as (keyof typeof CARD_SIZES)[])('hard %s cards', async (size) => {
    const { sets } = (await inLanguage(lang, compiled)).result;
    const cards = sets.flatMap(({ program, words }) =>
      program.cards
        .filter(({ number }) => HARDEST.includes(number))
        .map((card) => ({ card, palette: newPalette(loadIcons(), words, false) })),
    );
    expect(cards).toHaveLength(HARDEST.length);
    for (const { card, palette } of cards) {
      const options = { lang, ...cardShape(CARD_SIZES[size]) };
      const { art, isStrip, ...pictured } = frontLayout(card, palette, { ...options, art: ART });
      const plain = frontLayout(card, palette, options);
      expect(art).toBe(ART);
      if (isStrip) {
        expect({ ...pictured, art: undefined, isStrip: false }).toEqual(plain);
        continue;
      }
      const least = bandBottom(card.energy.length, options.shape) + 4;
      expect(pictured.bottom).toBeGreaterThanOrEqual(least - 0.001);
      expect(pictured).toMatchObject({ over: 0, length: 'usual' });
      expect(pictured.rank).toBeLessThan(size === 'mini' ? 1 : 2);
    }
  });
});
