/** The texts of printed cards, found and measured in their PDF. Lengths in millimetres, from the upper left corner. */
import { asset } from '../../print/assets.ts';
import { cardText } from '../../print/card/card-text.ts';
import { shapeOf } from '../../print/card/geometry.ts';
import { newPalette } from '../../print/card/palette.ts';
import { COLOUR_THEME } from '../../print/card/theme.ts';
import type { Printable } from '../../print/printable.ts';
import { type Box, type CardSize, cardsOn, sheetCellOf, sheetLayout } from '../../print/sheet/layout.ts';
import { CARD_SIZES, PAPERS } from '../../print/sheet/paper.ts';
import type { Lang, SpokenVocabulary } from '../../print/wording/language.ts';
import type { DrawnPage, Glyph } from './fixtures/measure.ts';

type Fill = DrawnPage['fills'][number];

/** What is printed of a card's text: in its box, and a little around it. */
export interface CardText {
  card: Printable;
  box: Box;
  fills: Fill[];
  glyphs: Glyph[];
}

/** How far outside its box something still counts as part of a text. */
const AROUND = 1;

/** The texts of cards printed in this order on A4 with 3 mm of bleed, without scaling. */
export function cardTexts(
  cards: readonly Printable[],
  pages: readonly DrawnPage[],
  words: SpokenVocabulary,
  lang: Lang,
  size: CardSize = CARD_SIZES.square,
): CardText[] {
  const layout = sheetLayout({ paper: PAPERS.a4, card: size, bleed: 3 });
  const { shape } = shapeOf(size);
  const palette = newPalette(asset('icons')(), words, false);
  const perPage = cardsOn(layout);
  return cards.map((card, i) => {
    const page = pages[Math.floor(i / perPage)]!;
    const cell = sheetCellOf(layout, i % perPage);
    const inner = cardText(card, palette, { lang, shape }).box;
    const [x, y] = [cell.x + inner.x, cell.y + inner.y];
    const box = { ...inner, x, y };
    const isInside = (px: number, py: number) =>
      px > x - AROUND && px < x + inner.width + AROUND && py > y - AROUND && py < y + inner.height + AROUND;
    return {
      card,
      box,
      fills: page.fills.filter(
        (fill) => isInside(fill.x, fill.y) && isInside(fill.x + fill.width, fill.y + fill.height),
      ),
      glyphs: page.glyphs.filter((one) => isInside(one.x, one.y)),
    };
  });
}

/** The glyphs on cards of this size that fill such a sheet, without those next to the cards. */
export function glyphsOnCards(pages: readonly DrawnPage[], size: CardSize): Glyph[] {
  const layout = sheetLayout({ paper: PAPERS.a4, card: size, bleed: 3 });
  const cells = Array.from({ length: cardsOn(layout) }, (_, i) => sheetCellOf(layout, i));
  const isOn = (one: Glyph) =>
    cells.some(({ x, y }) => one.x >= x && one.x < x + size.width && one.y >= y && one.y < y + size.height);
  return pages.flatMap((page) => page.glyphs.filter(isOn));
}

export const middleOf = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });
const near = (a: number, b: number, by: number) => Math.abs(a - b) <= by;

/** Points: a seal with a number on it. */
export interface Badge {
  seal: Box;
  number: { text: string; x: number; width: number };
}

/** The width of a seal divided by its height. */
const SEAL = 512 / 492;

export function badgesOf({ fills, glyphs }: CardText): Badge[] {
  const seals = fills.filter(
    ({ colour, width, height }) =>
      colour === COLOUR_THEME.points.toLowerCase() && near(width / height, SEAL, 0.01),
  );
  return seals.map((seal) => {
    const on = glyphs.filter(
      ({ x, y, colour }) =>
        colour === COLOUR_THEME.onPoints.toLowerCase() &&
        x > seal.x - 1 &&
        x < seal.x + seal.width + 1 &&
        y > seal.y &&
        y < seal.y + seal.height,
    );
    const from = Math.min(...on.map(({ x }) => x));
    const to = Math.max(...on.map(({ x, width }) => x + width));
    return { seal, number: { text: on.map(({ text }) => text).join(''), x: from, width: to - from } };
  });
}

/** A line of a text: the glyphs on one base line and the icons among them, from left to right. */
export interface Line {
  glyphs: Glyph[];
  icons: Fill[];
}

/** The smallest and largest icon in a line; parts of icons may be smaller. */
const ICON = { from: 1.5, to: 16 };

export function linesOf({ fills, glyphs }: CardText): Line[] {
  const icons = outermost(fills.filter(({ width }) => width >= ICON.from && width <= ICON.to));
  const lines: Line[] = [];
  for (const one of glyphs.filter(({ colour, text }) => colour === COLOUR_THEME.text && text !== '•')) {
    const line = lines.find(({ glyphs: [first] }) => near(first!.y, one.y, 0.3));
    if (line) line.glyphs.push(one);
    else lines.push({ glyphs: [one], icons: [] });
  }
  for (const { glyphs: written, icons: drawn } of lines) {
    written.sort((a, b) => a.x - b.x);
    // A bullet is followed by a space.
    while (written[0]?.text.trim() === '') written.shift();
    if (written.length === 0) continue;
    const [{ y, size }] = written as [Glyph];
    drawn.push(...icons.filter((icon) => icon.y < y - 0.3 * size && icon.y + icon.height > y - 0.3 * size));
    drawn.sort((a, b) => a.x - b.x);
  }
  return lines.filter(({ glyphs: written }) => written.length > 0);
}

function outermost(fills: readonly Fill[]): Fill[] {
  return fills.filter(
    (one) => !fills.some((other) => other !== one && contains(other, one) && !contains(one, other)),
  );
}

export function contains(outer: Box, inner: Box): boolean {
  return (
    outer.x <= inner.x &&
    outer.y <= inner.y &&
    outer.x + outer.width >= inner.x + inner.width &&
    outer.y + outer.height >= inner.y + inner.height
  );
}

/** The distance between two boxes; negative if they overlap. */
export function gap(a: Box, b: Box): number {
  const across = Math.max(a.x - b.x - b.width, b.x - a.x - a.width);
  const down = Math.max(a.y - b.y - b.height, b.y - a.y - a.height);
  return Math.max(across, down);
}

/** An animal in its ring: the bounds of the whole, and the tabs. */
export interface Ringed {
  all: Box;
  tabs: Fill[];
}

/** Lengths on the canvas of a ring in its drawing: the fill of the ring, the canvas, and its tabs. */
const RING = { fill: 93, canvas: { width: 100, height: 114 }, tab: { middle: 93, width: 32.91, height: 38 } };

/** The animals of a text that have tabs. */
export function ringsOf({ fills }: CardText): Ringed[] {
  return fills.flatMap((ring) => {
    if (!near(ring.width, ring.height, 0.02)) return [];
    const unit = ring.width / RING.fill;
    const middle = middleOf(ring);
    const all = {
      x: middle.x - 50 * unit,
      y: middle.y - 50 * unit,
      width: RING.canvas.width * unit,
      height: RING.canvas.height * unit,
    };
    const tabs = fills.filter(
      (fill) =>
        near(fill.width / unit, RING.tab.width, 0.5) &&
        near(fill.height / unit, RING.tab.height, 0.5) &&
        near((middleOf(fill).y - all.y) / unit, RING.tab.middle, 0.5) &&
        near(middleOf(fill).x, middle.x, ring.width / 2),
    );
    return tabs.length === 0 ? [] : [{ all, tabs }];
  });
}

/** Letters without an ascender, and those with a descender. */
const LOW = /[acemnorsuvwxzgpqy.,:;]/;
const DEEP = /[gjpqy,;()]/;

/** The bounds of a glyph's ink, or slightly more. */
export function inkOf({ text, x, y, width, size }: Glyph): Box {
  const above = (LOW.test(text) ? 0.5 : 0.72) * size;
  const below = (DEEP.test(text) ? 0.2 : 0.01) * size;
  return { x, y: y - above, width, height: above + below };
}
