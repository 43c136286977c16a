/** Every bundled card in each size and language: how its text is laid out. */
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { bundledSets } from '../../cli/load/catalogue.ts';
import { inLanguage } from '../../cli/load/translate.ts';
import { compile } from '../../compiler/compile.ts';
import type { Box } from '../../print/drawing/box.ts';
import type { Emblem } from '../../print/face/emblems/emblem.ts';
import { CARD_SIZES, cardShape } from '../../print/face/geometry.ts';
import { frontLayout } from '../../print/face/layout.ts';
import { newPalette } from '../../print/face/palette.ts';
import { COLOUR_THEME } from '../../print/face/theme.ts';
import { loadIcons } from '../../print/icons.ts';
import type { PlacedPart } from '../../print/layout/flow.ts';
import { EM_PX, type TextStyle } from '../../print/layout/letters.ts';
import { PIXELS } from '../../print/layout/units.ts';
import { cardPages } from '../../print/pages.ts';
import { PAPERS } from '../../print/sheet/paper.ts';
import { LANGUAGES, type Lang } from '../../print/wording/language.ts';
import type { Row } from '../../print/wording/parts.ts';
import { printedRows } from '../../print/wording/text.ts';
import { drawnPages, SMALL_PRINT_COLOUR } from './drawn-pages.ts';

const compiled = {
  ...compile(bundledSets()),
  texts: new Map(),
  owners: new Map(),
  remarks: [],
  broken: false,
};
/** The game with its expansions, in a language, each with the cards that it adds. */
const setsIn = async (lang: Lang) =>
  (await inLanguage(lang, compiled)).result.sets.map(({ program, words }) => ({
    words,
    cards: [...program.cards, ...program.features],
    iconFolders: [fileURLToPath(new URL(`../../cards/${program.id}/icons`, import.meta.url))],
    signOf: () => ({ id: program.id }),
  }));
const SHEET = { setTitle: 'All cards', version: '1', paper: PAPERS.a4, bleed: 3 };

type Size = Parameters<typeof cardShape>[0];

/** The texts of all cards at a size. Lengths are in millimetres on the card, from the upper left corner of the text's box. */
const textsIn = async (lang: Lang, size: Size) =>
  (await setsIn(lang)).flatMap(({ words, cards, iconFolders }) => {
    const palette = newPalette(loadIcons(iconFolders), words, false);
    const { shape, scale: cardScale } = cardShape(size);
    return cards.map((card) => {
      const layout = frontLayout(card, palette, { lang, shape, scale: cardScale });
      const { over, placed, scale, box, length } = layout;
      return {
        name: `card ${card.number}`,
        over,
        rows: printedRows(card, words, lang, 'drawn', length),
        placed,
        lines: linesOf(placed, (scale * cardScale) / PIXELS),
        scale: (scale * cardScale) / PIXELS,
        width: box.width * cardScale,
        height: box.height * cardScale,
      };
    });
  });

/** A text or an emblem, which is written as #. */
interface Item {
  text: string;
  from: number;
  to: number;
}

/** The lines with text, each from left to right. */
function linesOf(placed: readonly PlacedPart<Emblem>[], scale: number): Item[][] {
  const lines = new Map<number, Item[]>();
  for (const one of placed) {
    if (!('letters' in one) || isBranchWord(one)) continue;
    const baseline = Math.round(one.y);
    const item = { text: one.letters.text, from: one.x * scale, to: (one.x + one.letters.width) * scale };
    lines.set(baseline, [...(lines.get(baseline) ?? []), item]);
  }
  for (const [baseline, items] of lines) {
    const middle = baseline - 5;
    for (const one of placed)
      if ('art' in one && one.y < middle && one.y + one.height > middle)
        items.push({ text: '#', from: one.x * scale, to: (one.x + one.width) * scale });
    items.sort((a, b) => a.from - b.from);
  }
  return [...lines.values()];
}

/** Whether letters are the word between two branches. */
const isBranchWord = ({ style }: { style: TextStyle }) => style.cut === 'bold' && style.size < EM_PX;
const written = (line: readonly Item[]) => line.map(({ text }) => text).join('');
const widthOf = (line: readonly Item[]) => line.at(-1)!.to - line[0]!.from;
const isStart = (line: readonly Item[]) => /^\p{Lu}/u.test(written(line));

const CASES = LANGUAGES.flatMap((lang) =>
  Object.entries(CARD_SIZES).map(([size, card]) => ({ lang, size, card })),
);

describe.each(CASES)('$size cards in $lang', async ({ lang, card }) => {
  const texts = await textsIn(lang, card);
  /** The lines of each text, and whether a sentence ends with the line. */
  const lines = texts.flatMap(({ name, lines }) =>
    lines.map((line, i) => {
      const next = lines[i + 1];
      const widest = Math.max(...lines.map(widthOf));
      return { what: `${name}: ${written(line)}`, line, widest, isLast: next === undefined || isStart(next) };
    }),
  );

  test('every text fits its card, also if it is square and smaller, and no letter is too small', async () => {
    expect((await textsIn(lang, { width: 50, height: 50 })).filter(({ over }) => over > 0)).toEqual([]);
    for (const set of await setsIn(lang)) {
      const { html, warnings, overflows } = await cardPages({ ...SHEET, ...set, lang, card });
      expect([...warnings, ...overflows]).toEqual([]);
      // No letter is smaller than 6.5 points, and no digit lower than such a letter.
      for (const { text, size, colour } of html.flatMap(drawnPages).flatMap(({ texts }) => texts)) {
        const points = (size / 25.4) * 72;
        if (colour !== SMALL_PRINT_COLOUR && /\p{L}/u.test(text))
          expect(points, text).toBeGreaterThanOrEqual(SMALLEST);
        if (colour !== SMALL_PRINT_COLOUR && /\d/.test(text))
          expect(points, text).toBeGreaterThanOrEqual((SMALLEST * HEIGHT.letter) / HEIGHT.digit);
      }
    }
  });

  test('points have the numbers of the rules text', () => {
    const numbers = texts.flatMap(({ placed }) =>
      placed.flatMap((one) =>
        'art' in one && one.art.back[0]?.fill === COLOUR_THEME.points
          ? one.art.pictures.flatMap((part) => ('text' in part ? part.text : []))
          : [],
      ),
    );
    expect(numbers).toEqual(texts.flatMap(({ rows }) => rows.flatMap(pointsOn)));
  });

  test('nothing is outside the box of its text, and nothing touches anything else', () => {
    for (const { name, placed, scale, width, height } of texts) {
      const drawn = placed.flatMap((one) => inkOf(one).map((box) => ({ one, box })));
      for (const { one, box } of drawn) {
        expect(box.x * scale, name).toBeGreaterThanOrEqual(-NEAR);
        expect((box.x + box.width) * scale, name).toBeLessThanOrEqual(width + NEAR);
        expect(box.y * scale, name).toBeGreaterThanOrEqual(-NEAR);
        expect((box.y + box.height) * scale, name).toBeLessThanOrEqual(height + NEAR);
        // Letters of one text may touch each other.
        const others = drawn.filter((other) => other.one !== one && gap(other.box, box) * scale < -NEAR);
        expect(
          others.map((other) => other.one),
          name,
        ).toEqual([]);
      }
    }
  });

  test('no space is before punctuation or at the start of a line', () => {
    let marks = 0;
    for (const { what, line } of lines) {
      expect(what).not.toMatch(/: \s|\s[,:;.)]/);
      for (const [i, { text, from }] of line.entries()) {
        if (line[i - 1]?.text !== '#' || !/^[,:;.)]/.test(text)) continue;
        marks++;
        expect(from - line[i - 1]!.to, what).toBeLessThanOrEqual(BLANK);
      }
    }
    expect(marks).toBeGreaterThan(20);
  });

  test('a number is on the same line as the word or icon that it counts', () => {
    for (const { what, isLast } of lines) if (!isLast) expect(what).not.toMatch(/\d\s*$/);
    expect(lines.filter(({ line }) => /\d/.test(written(line))).length).toBeGreaterThan(20);
  });

  test('no sentence ends with one or two words on a separate line', () => {
    // A line with an icon is no widow.
    const ends = lines.filter(({ line, isLast }) => isLast && !isStart(line) && !written(line).includes('#'));
    expect(ends.length).toBeGreaterThan(20);
    for (const { what, line, widest } of ends) expect(widthOf(line), what).toBeGreaterThan(WIDOW * widest);
  });
});

/** In points. */
const SMALLEST = 6.49;
/** The heights of a letter such as x and of a digit, as fractions of the font size. */
const HEIGHT = { letter: 0.45, digit: 0.63 };
/** A line that ends a sentence is a widow if it is shorter than this, as a fraction of the card's longest line. */
const WIDOW = 0.36;
/** Invisible, in millimetres. */
const NEAR = 0.3;
/** Less than the narrowest space, which is half a millimetre. */
const BLANK = 0.4;
/** The numbers of points in a row, in reading order. */
const pointsOn = ({ sentence }: Row): string[] =>
  sentence.flatMap((part) =>
    part.part === 'icon' && part.icon.icon === 'points' ? [String(part.icon.amount)] : [],
  );

/** Letters without an ascender, and those with a descender. */
const LOW = /[acemnorsuvwxzgpqy.,:;]/;
const DEEP = /[gjpqy,;()]/;

/** The bounds of what a part draws, or slightly more. */
function inkOf(one: PlacedPart<Emblem>): Box[] {
  if ('art' in one) return [one];
  if (!('letters' in one)) return [];
  const { x, y, letters, style } = one;
  return letters.letters.flatMap(({ letter, x: from }, i) => {
    if (letter.trim() === '') return [];
    const width = (letters.letters[i + 1]?.x ?? letters.width) - from;
    const above = (LOW.test(letter) ? 0.5 : 0.72) * style.size;
    const below = (DEEP.test(letter) ? 0.2 : 0.01) * style.size;
    return [{ x: x + from, y: y - above, width, height: above + below }];
  });
}

/** The distance between two boxes; negative if they overlap. */
const gap = (a: Box, b: Box) =>
  Math.max(...[a.x - b.x - b.width, b.x - a.x - a.width], ...[a.y - b.y - b.height, b.y - a.y - a.height]);
