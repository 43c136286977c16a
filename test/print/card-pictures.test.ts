/** The picture of every bundled card compared with its print, in each language: the same lines, every letter in position. */
import { describe, expect, test } from 'vitest';
import { bundledSets } from '../../cli/load/sources/catalogue.ts';
import { compile } from '../../compiler/compile.ts';
import { asset } from '../../print/assets.ts';
import { shapeOf } from '../../print/card/geometry.ts';
import { newPalette } from '../../print/card/palette.ts';
import { COLOURED } from '../../print/card/theme.ts';
import { fittedText } from '../../print/face/over.ts';
import { cardPicture } from '../../print/face/picture.ts';
import { CARD_SIZES, PAPERS } from '../../print/sheet/paper.ts';
import { LANGUAGES } from '../../print/wording/language.ts';
import type { Block } from '../../program/index.ts';
import { cardTexts } from './card-measure.ts';
import { CARDS } from './fixtures/cards.ts';
import { measureDrawn } from './fixtures/measure.ts';
import { placeWhere } from './fixtures/texts/parts.ts';
import { TEXTS } from './fixtures/texts.ts';
import { WORDS } from './fixtures/words.ts';
import { newPrinter } from './printer.ts';

const { printCards } = newPrinter();

/** A letter, and the start of its base line relative to the upper left corner of its text's box, in millimetres. */
interface At {
  text: string;
  x: number;
  y: number;
}

/** How far a letter may be from its position in the printed line: a pixel, to which browsers round. */
const NEAR = 0.27;
/** How far a line may be off: two pixels, since browsers round the heights of rows and of lines. */
const NEAR_LINE = 0.53;
/** Letters this far apart are on different lines. */
const LINE = 1.5;
const MILLIMETRES = 25.4 / 96;
/** How much Markdown a hover in VS Code shows. */
const MOST_CHARACTERS = 100_000;

/** Each set with only its own cards and features. */
const SETS = compile(bundledSets()).sets.map(({ words, program: { id, cards, features } }) => ({
  id,
  words,
  cards: [...cards, ...features],
}));

/** Every kind of sentence on its own card, after some others, so that it is set small; some with notes. */
const SENTENCES = TEXTS.map(([steps], i) => ({
  ...CARDS[0]!,
  number: 1000 + i,
  steps: [
    ...(i % 3 === 0 ? TEXTS[(i * 7) % TEXTS.length]!.slice(0, 1).flat() : []),
    ...[steps].flat(),
  ] as Block,
  ...(i % 4 === 0 && { note: 'A note in small print that says what the designers of the card meant by it.' }),
}));
/**
 * Next to the icon of the placed piece, a line with a keyword is higher; this makes the text just too high for its first size.
 */
const JUST_TOO_HIGH = {
  ...CARDS[0]!,
  number: 999,
  steps: [
    placeWhere({
      where: 'all',
      of: [
        { where: 'any', of: [{ where: 'edge' }, { where: 'within', spaces: 2, of: { spot: 'this' } }] },
        {
          where: 'adjacent',
          to: { spot: 'things', compare: { is: 'exactly', amount: 0 }, things: ['lion'] },
        },
      ],
    }),
  ],
};
const MADE_UP = {
  id: 'every kind of sentence',
  words: WORDS,
  cards: [...CARDS, ...SENTENCES, JUST_TOO_HIGH],
};

describe.each([...SETS, MADE_UP])('$id', ({ words, cards }) => {
  test.each(LANGUAGES)('the pictures match the print in %s', async (lang) => {
    const printed = await printCards({
      words,
      cards,
      lang,
      setTitle: '',
      version: '1',
      paper: PAPERS.a4,
      card: 63,
      bleed: 3,
      allowOverflow: true,
    });
    const palette = newPalette(asset('icons')(), words, false);
    for (const { card, box, glyphs } of cardTexts(cards, await measureDrawn(printed.pdf), words, lang)) {
      const { placed, scale, over } = fittedText(card, palette, { lang });
      const unit = scale * MILLIMETRES;
      const drawn = placed.flatMap((one): At[] => {
        if (!('letters' in one)) return [];
        return one.letters.map(({ letter, x }) => ({ text: letter, x: (one.x + x) * unit, y: one.y * unit }));
      });
      const inPrint = glyphs
        .filter(({ colour }) => colour === COLOURED.text)
        .map(({ text, x, y }) => ({ text, x: x - box.x, y: y - box.y }));
      const [here, there] = [linesOf(drawn), linesOf(inPrint)];
      const name = `card ${card.number}`;
      const warned = printed.warnings.some((warning) =>
        warning.startsWith(`Card ${card.number} does not fit`),
      );
      expect(warned, name).toBe(over > 0);
      // The print cuts off what does not fit.
      if (warned) continue;
      expect(here.map(textOf), name).toEqual(there.map(textOf));
      const letters = there.flat();
      const elsewhere = here.flat().filter((one, i) => {
        const other = letters[i]!;
        return !(Math.abs(one.x - other.x) < NEAR && Math.abs(one.y - other.y) < NEAR_LINE);
      });
      expect(elsewhere, name).toEqual([]);
      const { svg } = cardPicture(card, words, lang);
      expect(Math.ceil(svg.length / 3) * 4, name).toBeLessThan(MOST_CHARACTERS * 0.6);
    }
    expect(cards.length).toBeGreaterThan(15);
  });
});

const SIZES = { ...CARD_SIZES, small: { width: 50, height: 50 } };
describe.each(Object.entries(SIZES))('on cards of the size %s', (_, size) => {
  const { shape } = shapeOf(size);
  test.each(LANGUAGES)('every text fits in %s', (lang) => {
    for (const { words, cards } of SETS) {
      const palette = newPalette(asset('icons')(), words, false);
      for (const card of cards)
        expect(fittedText(card, palette, { lang, shape }).over, `card ${card.number}`).toBe(0);
    }
  });
});

test('the shorter text is used only where it makes the letters larger', () => {
  const { cards, words } = SETS.find(({ id }) => id === 'polar-shores')!;
  const lengthOf = (number: number, size: keyof typeof CARD_SIZES) => {
    const card = cards.find((one) => one.number === number)!;
    const { shape } = shapeOf(CARD_SIZES[size]);
    return fittedText(card, newPalette(asset('icons')(), words, false), { lang: 'es', shape }).length;
  };
  expect(lengthOf(216, 'mini')).toBe('short');
  expect(lengthOf(216, 'tarot')).toBe('usual');
});

/** Letters on the same base line, from left to right, line by line; spaces are left out. */
function linesOf(all: readonly At[]): At[][] {
  const lines: At[][] = [];
  for (const one of all.filter(({ text }) => text.trim() !== '')) {
    const line = lines.find(([first]) => Math.abs(first!.y - one.y) < LINE);
    if (line) line.push(one);
    else lines.push([one]);
  }
  for (const line of lines) line.sort((a, b) => a.x - b.x);
  return lines.toSorted(([a], [b]) => a!.y - b!.y);
}

/** Variation selectors: they mark a letter that is drawn in another way. */
const SELECTOR = /[\ufe00-\ufe0f]/g;
/** A line as text. Letters drawn as a ligature are one glyph in the print too. */
const textOf = (line: readonly At[]) =>
  line.map(({ text }) => text.normalize('NFKC').replace(SELECTOR, '')).join('');
