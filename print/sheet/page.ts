/** Draws one side of a sheet of paper, in millimetres: its drawings, cards, lines and texts. */
import { type ArtPart, exact } from '../drawing/art.ts';
import type { Point } from '../drawing/box.ts';
import { backArt } from '../face/back.ts';
import { drawFront } from '../face/card.ts';
import type { FrontOptions, SetSign } from '../face/face.ts';
import { SQUARE_CARD } from '../face/geometry.ts';
import type { Palette, PrintedWords } from '../face/palette.ts';
import { type Ink, paint } from '../layout/ink.ts';
import type { Printable } from '../printable.ts';
import { type DrawnText, drawTextBox, type TextBox } from './text-box.ts';

/** A card on a page, by its upper left corner. */
export interface PlacedCard extends Point {
  card: Printable;
  /** The size of the card relative to its shape. */
  scale: number;
  turned?: boolean;
}

/** The content of a page, from below. */
export interface PageContent {
  art?: readonly ArtPart[];
  cards?: readonly PlacedCard[];
  /** Lines to cut along. */
  lines?: readonly ArtPart[];
  /** Texts, which may name the authors of the icons drawn before them. */
  texts?: () => readonly TextBox[];
}

/** How a page is drawn. */
export interface PageOptions extends Pick<FrontOptions, 'lang' | 'proof' | 'shape'> {
  palette: Palette<PrintedWords>;
  ink: Ink;
  signOf?: ((card: Printable) => SetSign | undefined) | undefined;
  /** Draws the backs of the cards. */
  back?: boolean;
}

/** The SVG elements of a page, and what does not fit. */
export function drawPage(
  { art = [], cards = [], lines = [], texts = () => [] }: PageContent,
  { palette, ink, signOf, back = false, shape = SQUARE_CARD, ...front }: PageOptions,
): DrawnText {
  const painted = (parts: readonly ArtPart[]) => parts.map((part) => paint(part, ink));
  const below = painted(art);
  const drawn = cards.map(({ card, scale }) =>
    back
      ? { svg: paint(backArt(card.deck, palette, shape), ink), overflows: [] }
      : drawFront(card, palette, ink, { ...front, shape, scale, sign: signOf?.(card) }),
  );
  const placed = cards.map(({ x, y, scale, turned }, i) => {
    const turn = turned ? ` rotate(180 ${shape.width / 2} ${shape.height / 2})` : '';
    return `<g transform="translate(${exact(x)} ${exact(y)}) scale(${scale})${turn}">${drawn[i]!.svg}</g>`;
  });
  const written = texts().map((text) => drawTextBox(text, ink, palette.theme, front.lang));
  return {
    svg: [...below, ...placed, ...painted(lines), ...written.map(({ svg }) => svg)].join('\n'),
    overflows: [...drawn, ...written].flatMap(({ overflows }) => overflows),
  };
}
