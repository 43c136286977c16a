/**
 * The layout of cards on a sheet: edge to edge, so that neighbours share a cut, or with gutters between them; crop
 * marks are only outside the block. All lengths are in millimetres from the upper left corner of the paper.
 */
import { UserError } from '../../program/messages/index.ts';
import type { Box, Point } from '../drawing/box.ts';
import type { CardSize } from '../face/geometry.ts';
import { PrintError } from '../failure.ts';
import type { Paper } from './paper.ts';

/** Options of a sheet; lengths in millimetres. */
export interface SheetOptions {
  paper: Paper;
  /** Width and height of a card; a number is the side of a square one. */
  card: number | CardSize;
  /** Colour beyond the cuts where there is space: at the outer cuts, and in gutters. */
  bleed: number;
  /** The gap between cards; none by default. */
  gutter?: number;
  /** Unprintable margin at the edges of the paper, where nothing is drawn; 3 mm by default. */
  margin?: number;
  /** Crop marks, if there is space for them; true by default. */
  marks?: boolean;
  /**
   * The distance from the cuts within which nothing essential may be; by default 0, with the leaves in the middle of
   * the frame.
   */
  safe?: number;
}

/** The size of a card, which may be given by its side. */
export const toCardSize = (card: number | CardSize): CardSize =>
  typeof card === 'number' ? { width: card, height: card } : card;

/** The size of a card as text: `63 mm`, or `63 by 88 mm`. */
export const sizeText = ({ width, height }: CardSize): string =>
  width === height ? `${width} mm` : `${width} by ${height} mm`;

/** The number of cards on a sheet, and their position. */
export interface SheetLayout extends Required<Omit<SheetOptions, 'card'>> {
  card: CardSize;
  columns: number;
  rows: number;
  /** Upper left corner of the block of cards. */
  left: number;
  top: number;
}

/** The edge that a sheet is turned over to print its back. */
export const FLIPS = ['long', 'short'] as const;
export type Flip = (typeof FLIPS)[number];

/**
 * Whether paper is turned over its left or right side: these are the long edges of portrait paper, and the short edges
 * of landscape paper.
 */
const turnsOverSide = ({ width, height }: Paper, flip: Flip): boolean =>
  width <= height === (flip === 'long');

/** How backs are printed behind their fronts. */
export interface BackOptions {
  flip: (typeof FLIPS)[number];
  /** How far the printer shifts backs to the right and down: they are drawn that much further left and up. */
  offset: { x: number; y: number };
  /** Whether each back comes before its front. */
  first?: boolean;
}

/** A position, and whether what is there is upside down, so that it is upright once the sheet is turned over. */
export interface TurnedPlace extends Point {
  turned: boolean;
}

/** The gap between bleed and mark, and the length of a mark. */
export const MARK = { gap: 0.5, length: 3 };
/** The unprintable margin of home printers. */
export const PRINTER_MARGIN_MM = 3;

/** @throws UserError for a number that is not a length, which can only come from a program, not from a command */
function checkLengths({ paper, bleed, gutter = 0, margin = 0, safe = 0, ...options }: SheetOptions): void {
  const card = toCardSize(options.card);
  const sides = {
    'paper.width': paper?.width,
    'paper.height': paper?.height,
    'card.width': card?.width,
    'card.height': card?.height,
  };
  for (const [name, length] of Object.entries({ ...sides, bleed, gutter, margin, safe })) {
    const isLength = name in sides ? length > 0 : length >= 0;
    if (!isLength || !Number.isFinite(length))
      throw new UserError(`\`${name}\` must be a length in millimetres, but it is ${length}`);
  }
}

/**
 * The largest block that fits, centred on the paper. If no card would fit otherwise, crop marks are left out, and then
 * also the margin.
 * @throws PrintError if no card fits
 */
export function sheetLayout(options: SheetOptions): SheetLayout {
  checkLengths(options);
  const { gutter = 0, margin = PRINTER_MARGIN_MM, marks = true, safe = 0, bleed } = options;
  const card = toCardSize(options.card);
  const whole = { ...options, card, gutter, margin, safe };
  const bare = { ...whole, marks: false };
  const wantsMargin = options.margin !== undefined;
  const tries = [
    ...(marks ? [block({ ...whole, marks }, bleed + MARK.gap + MARK.length + margin)] : []),
    ...(wantsMargin ? [block(bare, bleed + margin)] : []),
  ];
  const layout = tries.find((one) => cardsOn(one) > 0);
  if (layout) return layout;
  // A card that fills the paper needs no margin.
  const full = block(bare, bleed);
  if (cardsOn(full) === 1 || (cardsOn(full) > 0 && !wantsMargin)) return full;
  const { width, height } = options.paper;
  const around = wantsMargin && margin > 0 ? ` with margins of ${margin} mm` : '';
  throw new PrintError(
    'paper-too-small',
    `A card of ${sizeText(card)} with ${bleed} mm of bleed does not fit on paper of ${width} by ${height} mm${around}; take larger paper, or a smaller card, bleed or margin.`,
  );
}

/** Splits a list into portions of `most` items. */
export function portions<T>(all: readonly T[], most: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / most) }, (_, i) => all.slice(i * most, (i + 1) * most));
}

/** How many sides of this length, with gaps between them, fit into a length. */
export const countFitting = (length: number, side: number, gap = 0): number =>
  Math.max(0, Math.floor((length + gap) / (side + gap) + 1e-9));

/** The number of cards on a sheet. */
export const cardsOn = ({ columns, rows }: SheetLayout): number => columns * rows;

/**
 * As many cards as fit on the paper.
 * @param around their least distance from the edges
 */
function block(options: Omit<SheetLayout, 'columns' | 'rows' | 'left' | 'top'>, around: number): SheetLayout {
  const { paper, card, gutter } = options;
  const middle = (length: number, side: number, count: number) =>
    (length - count * side - (count - 1) * gutter) / 2;
  const columns = countFitting(paper.width - 2 * around, card.width, gutter);
  const rows = countFitting(paper.height - 2 * around, card.height, gutter);
  return {
    ...options,
    columns,
    rows,
    left: middle(paper.width, card.width, columns),
    top: middle(paper.height, card.height, rows),
  };
}

/** The area that is cut out of a page, and how far colour extends beyond its cuts. */
export type Trim = NonNullable<ReturnType<typeof sheetTrim>>;

/** The trim of a page that holds one card; a sheet with several is cut up, and has none. */
export function sheetTrim(layout: SheetLayout) {
  if (cardsOn(layout) !== 1) return undefined;
  const { left: x, top: y, card, bleed } = layout;
  return { x, y, ...card, bleed };
}

/** The upper left corner of the card with this index on its sheet. */
export function sheetCell({ left, top, card, gutter, columns }: SheetLayout, index: number): TurnedPlace {
  const [column, row] = [index % columns, Math.floor(index / columns)];
  return { x: left + column * (card.width + gutter), y: top + row * (card.height + gutter), turned: false };
}

/** The upper left corner of that card's back, which is behind the card once the sheet is turned over. */
export function backCell(layout: SheetLayout, index: number, options: BackOptions): TurnedPlace {
  const [across, down] = [layout.card.width / 2, layout.card.height / 2];
  const { x, y } = sheetCell(layout, index);
  const middle = behind(layout.paper, options)({ x: x + across, y: y + down });
  return { ...middle, x: middle.x - across, y: middle.y - down };
}

/** Maps a point on a sheet's front to the position behind it on the back. */
export function behind(paper: Paper, { flip, offset }: BackOptions): (at: Point) => TurnedPlace {
  const overSide = turnsOverSide(paper, flip);
  return ({ x, y }) => ({
    x: (overSide ? paper.width - x : x) - offset.x,
    y: (overSide ? y : paper.height - y) - offset.y,
    turned: !overSide,
  });
}

/** A rectangle among others with bleed: full bleed on free sides, and up to the middle of the gutter next to another. */
export function bleedBox(
  { card, bleed, gutter }: Pick<SheetLayout, 'card' | 'bleed' | 'gutter'>,
  cell: Point,
  cells: readonly Point[],
): Box {
  const innerBleed = Math.min(bleed, gutter / 2);
  const over = (columns: number, rows: number) => {
    const x = cell.x + columns * (card.width + gutter);
    const y = cell.y + rows * (card.height + gutter);
    return cells.some((other) => Math.hypot(other.x - x, other.y - y) < 1) ? innerBleed : bleed;
  };
  const [left, right, up, down] = [over(-1, 0), over(1, 0), over(0, -1), over(0, 1)];
  return {
    x: cell.x - left,
    y: cell.y - up,
    width: card.width + left + right,
    height: card.height + up + down,
  };
}

/** The positions of the cuts that separate the cards of a sheet: neighbours without a gap share one. */
export function sheetCuts({ card }: Pick<SheetLayout, 'card'>, cells: readonly Point[]) {
  // Rounded, so that the end of one card and the start of the next count as one cut.
  const exact = (value: number) => Math.round(value * 1e6) / 1e6;
  const cuts = (axis: 'x' | 'y', side: number) =>
    [...new Set(cells.flatMap((cell) => [exact(cell[axis]), exact(cell[axis] + side)]))].toSorted(
      (a, b) => a - b,
    );
  return { xs: cuts('x', card.width), ys: cuts('y', card.height) };
}

/** Crop marks at the ends of each cut through the used part of the block, clear of the bleed. */
export function cropMarks(layout: SheetLayout, cells: readonly Point[]) {
  if (!layout.marks) return [];
  const { bleed } = layout;
  const { xs, ys } = sheetCuts(layout, cells);
  const near = bleed + MARK.gap;
  const far = near + MARK.length;
  const ends = (values: number[]) => [
    { from: values[0]! - far, to: values[0]! - near },
    { from: values.at(-1)! + near, to: values.at(-1)! + far },
  ];
  return [
    ...xs.flatMap((x) => ends(ys).map(({ from, to }) => ({ x1: x, y1: from, x2: x, y2: to }))),
    ...ys.flatMap((y) => ends(xs).map(({ from, to }) => ({ x1: from, y1: y, x2: to, y2: y }))),
  ];
}
