/**
 * The layout of cards on the pages that pictures are cut from: each on whole device pixels and surrounded by its
 * frame's colour, because browsers are off by a hundredth of a pixel. So no picture contains part of its neighbour.
 */
import { PrintError } from '../failure.ts';
import { type CardSize, cardSizeOf, type SheetOptions } from '../sheet/layout.ts';

/** Lowest and highest resolution of pictures, in pixels per inch. */
export const RESOLUTIONS = { least: 36, most: 1200 };

export interface PictureSize {
  /** Size of a card in millimetres; a number is the side of a square one. */
  card: number | CardSize;
  /** Colour beyond the cut on each side of a picture, in millimetres. */
  bleed: number;
  /** Dots per inch, within `RESOLUTIONS`. */
  dpi: number;
}

export interface Grid {
  sheet: SheetOptions;
  /** Size of a picture in pixels. */
  width: number;
  height: number;
  columns: number;
  rows: number;
  /** The position in pixels where the picture with this index starts on its page. */
  at: (index: number) => { x: number; y: number };
  /** Device pixels per CSS pixel that make a picture exactly `width` wide. */
  scale: number;
}

/** Millimetres per inch. */
export const INCH = 25.4;
/** CSS pixels per millimetre. */
export const CSS_PIXELS = 96 / INCH;
/** The side of a page in pixels. Pages of this size were the fastest: the browser draws one while another is cut. */
const PAGE = 3800;

/** The width in pixels of the border that is cut off each picture. */
const AROUND = 2;
/** The largest side of a picture in pixels that browsers draw. */
const LARGEST = 8000;

/** The grid for this many pictures of one size. */
export function pictureGrid({ card, bleed, dpi }: PictureSize, count: number): Grid {
  const size = cardSizeOf(card);
  const length = size.width + 2 * bleed;
  const width = pixelsOf(length, dpi);
  // Pixels are square: the height is rounded to a whole number of them.
  const pixel = length / width;
  const height = Math.max(1, Math.round((size.height + 2 * bleed) / pixel));
  if (Math.max(width, height) > LARGEST)
    throw new PrintError(
      'picture-too-large',
      `At ${dpi} dpi a picture of ${length} mm is ${Math.max(width, height)} pixels ${height > width ? 'high' : 'wide'}, more than ${LARGEST}; take a lower resolution or smaller cards.`,
    );
  const [across, down] = [width, height].map((side) => Math.max(1, Math.floor(PAGE / (side + 2 * AROUND))));
  const columns = Math.max(1, Math.min(across!, count));
  const rows = Math.max(1, Math.min(down!, Math.ceil(count / columns)));
  const over = bleed + AROUND * pixel;
  const [stepX, stepY] = [width + 2 * AROUND, height + 2 * AROUND];
  return {
    sheet: {
      paper: { width: columns * stepX * pixel, height: rows * stepY * pixel },
      card: {
        width: size.width,
        height: size.width === size.height ? size.width : height * pixel - 2 * bleed,
      },
      bleed: over,
      gutter: 2 * over,
      margin: 0,
      marks: false,
    },
    width,
    height,
    columns,
    rows,
    at: (index) => ({
      x: (index % columns) * stepX + AROUND,
      y: Math.floor(index / columns) * stepY + AROUND,
    }),
    scale: width / (length * CSS_PIXELS),
  };
}

/** A length in millimetres as a number of pixels, at least one. */
export function pixelsOf(length: number, dpi: number): number {
  return Math.max(1, Math.round((length / INCH) * dpi));
}
