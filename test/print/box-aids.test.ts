/** The sizes of letters in a box, measured in its PDF: texts that are read from across a table are never set small. */
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../print/wording/language.ts';
import { cards, features } from './box-set.ts';
import { measureDrawn } from './fixtures/measure.ts';
import { newPrinter } from './printer.ts';

const { printBox } = newPrinter();

/** Millimetres in a point. */
const POINT = 25.4 / 72;
/** The smallest text of an aid, in points; browsers round by less than `ROUNDED`. */
const [SMALLEST, ROUNDED] = [9, 0.05];
/** The smallest letter anywhere in a box, in points. */
const SMALLEST_OF_ALL = 6.5;
/** The lines of small print at the edges of a page do not belong to an aid. In millimetres from the edge. */
const SMALL_PRINT = 4;
/** The colour of the small print, also where it is next to cards. */
const NOTE = '#4a443c';

const A4 = { width: 210, height: 297 };
const LETTER = { width: 215.9, height: 279.4 };
const few = [...cards.slice(0, 1), ...features];

test.each(
  LANGUAGES.flatMap((lang) => [
    { lang, paper: A4, margin: 3 },
    { lang, paper: A4, margin: 10 },
    { lang, paper: LETTER, margin: 3 },
  ]),
)(
  'in $lang, text on aids is at least 9 points and every letter at least 6.5, on paper of $paper.width mm with margins of $margin mm',
  async ({ lang, paper, margin }) => {
    const { pdf, warnings } = await printBox({ lang, paper, margin, cards: few });
    expect(warnings.filter((one) => !one.includes('small print'))).toEqual([]);
    const pages = await measureDrawn(pdf);
    const tooSmall = pages
      .flatMap(({ glyphs }) => glyphs)
      .filter(({ text, colour }) => /\p{L}/u.test(text) && colour !== NOTE)
      .filter(({ size }) => size / POINT < SMALLEST_OF_ALL - ROUNDED);
    expect(tooSmall.map(({ text, size }) => `${text}: ${(size / POINT).toFixed(2)}`)).toEqual([]);
    const aids = pages.filter((page) => {
      const head = page.glyphs.filter(({ y }) => y < margin + SMALL_PRINT).map(({ text }) => text);
      return / (Player aids|Ayudas para jugadores)/.test(head.join(''));
    });
    expect(aids.length).toBeGreaterThanOrEqual(6);
    for (const { glyphs, fills } of aids) {
      const read = glyphs.filter(({ text, colour }) => text.trim() !== '' && colour !== NOTE);
      expect(read.length).toBeGreaterThan(500);
      // An aid has pictures as well as text.
      expect(fills.length).toBeGreaterThan(10);
      const small = read.filter(({ size }) => size / POINT < SMALLEST - ROUNDED);
      expect(small.map(({ text, size }) => `${text}: ${(size / POINT).toFixed(2)}`)).toEqual([]);
    }
  },
  120_000,
);
