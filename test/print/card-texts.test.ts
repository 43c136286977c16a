/** Every bundled card as printed, in each size and language: its text measured in the PDF. */
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { bundledSets } from '../../cli/load/catalogue.ts';
import { inLanguage } from '../../cli/load/translate.ts';
import { compile } from '../../compiler/compile.ts';
import { COLOUR_THEME } from '../../print/card/theme.ts';
import { CARD_SIZES, PAPERS } from '../../print/sheet/paper.ts';
import { LANGUAGES, type Lang, type SpokenVocabulary } from '../../print/wording/language.ts';
import type { Phrase, Row } from '../../print/wording/parts.ts';
import { cardRows, featureRows } from '../../print/wording/text.ts';
import { isFeature } from '../../program/index.ts';
import {
  badgesOf,
  type CardText,
  cardTexts,
  contains,
  gap,
  glyphsOnCards,
  inkOf,
  linesOf,
  middleOf,
  ringsOf,
} from './card-measure.ts';
import { measureDrawn } from './fixtures/measure.ts';
import { newPrinter } from './printer.ts';

const { printCards } = newPrinter();

const compiled = {
  ...compile(bundledSets()),
  texts: new Map(),
  owners: new Map(),
  remarks: [],
  broken: false,
};
/** The game with its expansions, in a language; the cards that a set adds are printed separately. */
const setsIn = async (lang: Lang) =>
  (await inLanguage(lang, compiled)).result.sets.map(({ program, words }) => ({
    words,
    cards: [...program.cards, ...program.features],
    iconFolders: [fileURLToPath(new URL(`../../cards/${program.id}/icons`, import.meta.url))],
    signOf: () => ({ id: program.id }),
  }));
const all = (await setsIn('en')).flatMap(({ cards }) => cards);
const nameOf = ({ card }: CardText) => `card ${card.number}`;
const SHEET = { setTitle: 'All cards', version: '1', paper: PAPERS.a4, bleed: 3 };

/** How many cards of a set are also printed at a smaller size: those with the most letters for their space. */
const FULLEST = 12;
const fullness = ({ glyphs, box }: CardText) => glyphs.length / (box.width * box.height);

/** Prints each set separately; returns the texts on its cards as well. */
const printed = async (lang: Lang, card: { width: number; height: number }) =>
  Promise.all(
    (await setsIn(lang)).map(async (set) => {
      const result = await printCards({ ...SHEET, ...set, lang, card });
      const { cards, words } = set;
      const pages = await measureDrawn(result.pdf);
      return { set, result, words, pages, texts: cardTexts(cards, pages, words, lang, card) };
    }),
  );

const CASES = LANGUAGES.flatMap((lang) =>
  Object.entries(CARD_SIZES).map(([size, card]) => ({ lang, size, card })),
);

describe.each(CASES)('$size cards in $lang', ({ lang, size, card }) => {
  let prints: Awaited<ReturnType<typeof printed>>;
  let texts: CardText[];
  beforeAll(async () => {
    prints = await printed(lang, card);
    texts = prints.flatMap((print) => print.texts);
  });
  const rowsOf = ({ card }: CardText, words: SpokenVocabulary): Row[] =>
    isFeature(card) ? featureRows(card, words, lang, 'drawn') : cardRows(card.steps, words, lang);

  test('every text fits its card', () => {
    for (const { result } of prints) expect(result.warnings).toEqual([]);
    expect(texts).toHaveLength(all.length);
  });

  if (size === 'square')
    test('the fullest texts fit a smaller card', async () => {
      for (const { set, texts: ofSet } of prints) {
        const fullest = ofSet
          .toSorted((a, b) => fullness(b) - fullness(a))
          .slice(0, FULLEST)
          .map((text) => text.card);
        expect(fullest).toHaveLength(FULLEST);
        const result = await printCards({ ...SHEET, ...set, cards: fullest, lang, card: 50 });
        expect(result.warnings).toEqual([]);
      }
    });

  test('each badge has its number in its middle, by the positions of its text', () => {
    const badges = texts.flatMap(badgesOf);
    const points = prints.flatMap((print) =>
      print.texts.flatMap((text) => rowsOf(text, print.words).flatMap(pointsOn)),
    );
    expect(badges.map(({ number }) => number.text)).toEqual(points);
    for (const text of texts) {
      for (const { seal, number } of badgesOf(text)) {
        const off = number.x + number.width / 2 - middleOf(seal).x;
        expect(Math.abs(off), `${nameOf(text)}: ${number.text}`).toBeLessThanOrEqual(0.1);
      }
    }
  });

  if (size === 'square' && lang === 'es')
    test('the tabs of an animal touch nothing around it', () => {
      let tabs = 0;
      for (const text of texts) {
        for (const ringed of ringsOf(text)) {
          const own = {
            x: ringed.all.x - 0.05,
            y: ringed.all.y - 0.05,
            width: ringed.all.width + 0.1,
            height: ringed.all.height + 0.1,
          };
          const others = [
            ...text.fills,
            ...text.glyphs.filter((one) => one.text.trim() !== '').map(inkOf),
          ].filter((one) => !contains(own, one));
          for (const tab of ringed.tabs) {
            tabs++;
            const close = others.filter((other) => {
              const apart = contains(other, tab)
                ? other.y + other.height - tab.y - tab.height
                : gap(tab, other);
              return !(apart >= CLEAR);
            });
            expect(close, `${nameOf(text)}: ${JSON.stringify(tab)}`).toEqual([]);
            expect(tab.y + tab.height, nameOf(text)).toBeLessThanOrEqual(text.box.y + text.box.height + 0.1);
          }
        }
      }
      expect(tabs).toBeGreaterThan(100);
    });

  test('no space is before punctuation or at the start of a line', () => {
    let marks = 0;
    for (const text of texts) {
      for (const { glyphs, icons } of linesOf(text)) {
        for (const [i, mark] of glyphs.entries()) {
          if (!/[,:;.)]/.test(mark.text)) continue;
          const before = glyphs[i - 1];
          const letter = before ? before.x + before.width : Number.NEGATIVE_INFINITY;
          const icon = Math.max(
            ...icons.map(({ x, width }) => x + width).filter((right) => right <= mark.x + 0.3),
          );
          const what = `${nameOf(text)}: ${glyphs.map((one) => one.text).join('')}`;
          expect(mark.x - Math.max(letter, icon), what).toBeLessThanOrEqual(BLANK);
          if (letter > icon) expect(before!.text.trim(), what).not.toBe('');
          else marks++;
        }
      }
    }
    expect(marks).toBeGreaterThan(20);
  });

  test('only rows of blocks begin with bullets, which are below each other', () => {
    let some = 0;
    for (const { text, words } of prints.flatMap(({ texts, words }) =>
      texts.map((text) => ({ text, words })),
    )) {
      const bullets = text.glyphs.filter((one) => /[·•]/.test(one.text));
      const inBlocks = rowsOf(text, words).filter(({ depth }) => depth > 0);
      expect(bullets.length, nameOf(text)).toBeLessThanOrEqual(inBlocks.length);
      if (new Set(inBlocks.map(({ depth }) => depth)).size === 1)
        for (const { x } of bullets) expect(x).toBeCloseTo(bullets[0]!.x, 1);
      some += bullets.length;
    }
    expect(some).toBeGreaterThan(3);
  });

  test('a number is on the same line as the word or icon that it counts', () => {
    let numbers = 0;
    for (const text of texts) {
      const lines = partsOf(text);
      for (const [i, { line, isNumberLast }] of lines.entries()) {
        numbers += /\d/.test(line) ? 1 : 0;
        const isEnd = lines[i + 1]?.isStart ?? true;
        expect(isNumberLast && !isEnd, `${nameOf(text)}: ${line}`).toBe(false);
      }
    }
    expect(numbers).toBeGreaterThan(20);
  });

  test('no sentence ends with one or two words on a separate line', () => {
    let continued = 0;
    for (const text of texts) {
      const lines = partsOf(text);
      const widest = Math.max(...lines.map(({ width }) => width));
      for (const [i, { line, isStart, width }] of lines.entries()) {
        if (isStart || !(lines[i + 1]?.isStart ?? true)) continue;
        continued++;
        expect(width, `${nameOf(text)}: ${line}`).toBeGreaterThan(WIDOW * widest);
      }
    }
    expect(continued).toBeGreaterThan(100);
  });

  test('no letter is smaller than 6.5 points, and no digit lower than such a letter', () => {
    const glyphs = prints.flatMap(({ pages }) => glyphsOnCards(pages, card));
    const smallest = (some: RegExp) =>
      Math.min(...glyphs.filter(({ text }) => some.test(text)).map((one) => one.size)) / POINT;
    expect(smallest(/\p{L}/u)).toBeGreaterThanOrEqual(SMALLEST);
    expect(smallest(/\d/)).toBeGreaterThanOrEqual((SMALLEST * HEIGHT.letter) / HEIGHT.digit);
  });

  test('the sign for turning a card is next to the icon of the card', () => {
    let turns = 0;
    for (const print of prints) {
      for (const text of print.texts) {
        const expected = rowsOf(text, print.words)
          .flatMap(({ sentence }) => sentence)
          .filter((part) => part.part === 'icon' && part.icon.icon === 'turn').length;
        const signs = text.fills.filter(
          (card) =>
            isCard(card) &&
            text.fills.some((turn) => isTurn(turn) && turn.x > card.x && gap(card, turn) < turn.width / 2),
        );
        expect(signs, nameOf(text)).toHaveLength(expected);
        turns += expected;
      }
    }
    expect(turns).toBe(4);
  });
});

/** Finds the icons of a card and of turning, by their colour and their width divided by their height. */
const isSign =
  (breadth: number) =>
  ({ colour, width, height }: CardText['fills'][number]) =>
    colour === COLOUR_THEME.ink.toLowerCase() && Math.abs(width / height - breadth) < 0.002;
const isTurn = isSign(0.9805);
const isCard = isSign(1);

const POINT = 25.4 / 72;
/** In points, as browsers round them. */
const SMALLEST = 6.49;
/** The heights of a letter such as x and of a digit, as fractions of the font size. */
const HEIGHT = { letter: 0.45, digit: 0.63 };

/** A line that ends a sentence is a widow if it is shorter than this, as a fraction of the card's longest line. */
const WIDOW = 0.36;

/** The lines of a text: the text itself, whether a sentence begins with the line, and whether a number ends it. */
const partsOf = (text: CardText) =>
  linesOf(text).map(({ glyphs, icons }) => {
    const parts = [...glyphs, ...icons];
    const from = Math.min(...parts.map(({ x }) => x));
    const to = Math.max(...parts.map(({ x, width }) => x + width));
    const first = glyphs[0]!;
    const last = glyphs.findLast((one) => one.text.trim() !== '')!;
    return {
      line: glyphs.map((one) => one.text).join(''),
      isStart: /\p{Lu}/u.test(first.text) && first.x === from,
      isNumberLast: /\d/.test(last.text) && icons.every((icon) => icon.x < last.x),
      width: to - from,
    };
  });

/** The numbers on the badges of a row, in reading order. */
function pointsOn({ sentence, placement }: Row): string[] {
  const printed: Phrase = placement ? [...placement.before, ...placement.after] : sentence;
  return printed.flatMap((part) =>
    part.part === 'icon' && part.icon.icon === 'points' ? [String(part.icon.amount)] : [],
  );
}
/** Less than the narrowest space, which is half a millimetre; no drawing fills its canvas to the edge. */
const BLANK = 0.4;
/** The least space between a tab without its outline, which is 0.1 mm wide, and anything else, in millimetres. */
const CLEAR = 0.12;
