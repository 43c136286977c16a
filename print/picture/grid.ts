/**
 * The layout of cards on the pages that pictures are cut from: each on whole device pixels, surrounded by its frame's
 * colour, because browsers are off by a hundredth of a pixel. So no picture contains a part of its neighbour.
 */
import { PrintError } from '../problem.ts';
import type { SheetOptions } from '../sheet/layout.ts';

/** Lowest and highest resolution of pictures, in pixels per inch. */
export const RESOLUTIONS = { least: 36, most: 1200 };

export interface PictureSize {
  /** Side of a card in millimetres. */
  card: number;
  /** Colour beyond the cut on every side of a picture, in millimetres. */
  bleed: number;
  /** Dots per inch, within `RESOLUTIONS`. */
  dpi: number;
}

export interface Grid {
  sheet: SheetOptions;
  /** Side of a picture in pixels. */
  side: number;
  columns: number;
  rows: number;
  /** Where on its page the picture with this index on it starts, in pixels. */
  at: (index: number) => { x: number; y: number };
  /** Device pixels in a CSS pixel that make a picture exactly `side` wide. */
  scale: number;
}

/** Millimetres in an inch. */
export const INCH = 25.4;
/** CSS pixels in a millimetre. */
export const CSS_PIXELS = 96 / INCH;
/** Pages of this many pixels a side were the fastest: the browser draws one while another is cut. */
const PAGE = 3800;

/** Pixels around each picture that are cut off. */
const AROUND = 2;
/** Browsers do not draw pictures with more pixels a side. */
const LARGEST = 8000;

/** The grid for this many pictures of a size. */
export function pictureGrid({ card, bleed, dpi }: PictureSize, count: number): Grid {
  const length = card + 2 * bleed;
  const side = pixelsOf(length, dpi);
  if (side > LARGEST)
    throw new PrintError(
      'picture-too-large',
      `At ${dpi} dpi a picture of ${length} mm is ${side} pixels wide, more than ${LARGEST}; take a lower resolution or smaller cards.`,
    );
  const step = side + 2 * AROUND;
  const across = Math.max(1, Math.floor(PAGE / step));
  const columns = Math.max(1, Math.min(across, count));
  const rows = Math.max(1, Math.min(across, Math.ceil(count / columns)));
  const pitch = (length / side) * step;
  const over = (pitch - card) / 2;
  return {
    sheet: {
      paper: { width: columns * pitch, height: rows * pitch },
      card,
      bleed: over,
      gutter: 2 * over,
      margin: 0,
      marks: false,
    },
    side,
    columns,
    rows,
    at: (index) => ({
      x: (index % columns) * step + AROUND,
      y: Math.floor(index / columns) * step + AROUND,
    }),
    scale: side / (length * CSS_PIXELS),
  };
}

/** How many pixels a length in millimetres is, at least one. */
export function pixelsOf(length: number, dpi: number): number {
  return Math.max(1, Math.round((length / INCH) * dpi));
}
