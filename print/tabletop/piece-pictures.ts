/** Draws the pictures of pieces: both sides of each piece next to each other, with a narrow border of its background. */
import { placeText } from '../box/sheet.ts';
import { placeArt, rectangle } from '../drawing/art.ts';
import { boundingBox } from '../drawing/box.ts';
import type { Overflow } from '../face/text.ts';
import type { Theme } from '../face/theme.ts';
import { allowedOverflows } from '../failure.ts';
import { paint, withOwnIds } from '../layout/ink.ts';
import { OutlineInk } from '../layout/outline-ink.ts';
import { encodePng } from '../pictures.ts';
import { MM_PER_INCH, toPixels } from '../resolutions.ts';
import { type DrawnText, drawTextBox } from '../sheet/text-box.ts';
import type { Lang } from '../wording/language.ts';
import type { Mapping } from './model.ts';
import type { Piece } from './piece.ts';

/** The width of the border around a piece, in millimetres. */
const BORDER_MM = 1.5;
/** The longest side of a picture in pixels that the simulator recommends; larger pieces get a lower resolution. */
const LARGEST_SIDE = 4096;

/**
 * Draws all pieces at `dpi` pixels per inch, or at the highest resolution that their picture allows.
 * @throws PrintError if a text is too long for its piece
 */
export async function drawPieces(
  pieces: readonly Piece[],
  dpi: number,
  { theme, lang, allowOverflow }: { theme: Theme; lang?: Lang; allowOverflow?: boolean },
) {
  /** In the order of the pieces: a picture, and the position of the piece on it. */
  const pictures: { png: Uint8Array; mapping: Mapping }[] = [];
  const overflows: Overflow[] = [];
  for (const piece of pieces) {
    const slot = slotOf(piece, dpi);
    const { svg, overflows: some } = drawPiece(slot, theme, lang);
    overflows.push(...some);
    pictures.push({ png: await encodePng(svg, slot.dpi), mapping: mappingOf(slot) });
  }
  return { pictures, warnings: allowedOverflows(overflows, allowOverflow) };
}

/** The pictures of all pieces, and warnings. */
export type PiecePictures = Awaited<ReturnType<typeof drawPieces>>;

/** A piece and the sizes of its picture, in pixels unless noted. */
function slotOf(piece: Piece, dpi: number) {
  const bounds = boundingBox(piece.shape.outline.flat());
  const [wide, high] = [bounds.width + 2 * BORDER_MM, bounds.height + 2 * BORDER_MM];
  const most = Math.floor(LARGEST_SIDE / (Math.max(2 * wide, high) / MM_PER_INCH));
  const own = Math.min(dpi, most);
  return {
    piece,
    dpi: own,
    /** The size of one of its two sides. */
    width: toPixels(wide, own),
    height: toPixels(high, own),
    /** The middle of the piece within a side, in millimetres. */
    middle: { x: BORDER_MM - bounds.x, y: BORDER_MM - bounds.y },
  };
}

type Slot = ReturnType<typeof slotOf>;

/** Both sides of a piece next to each other. */
function drawPiece({ piece, dpi, width, height, middle }: Slot, theme: Theme, lang?: Lang): DrawnText {
  const length = (pixels: number) => (pixels / dpi) * MM_PER_INCH;
  const ink = new OutlineInk();
  const sides = [piece.front, piece.back].map((face, i) => {
    const at = { x: i * length(width) + middle.x, y: middle.y };
    const written = (face.texts ?? []).map((text) => drawTextBox(placeText(text, at), ink, theme, lang));
    const ground = { d: rectangle(i * length(width), 0, length(width), length(height)), fill: face.ground };
    return { art: [{ parts: [ground] }, ...face.art.map((art) => placeArt(art, at))], written };
  });
  const written = sides.flatMap((side) => side.written);
  const drawn = paint({ parts: sides.flatMap(({ art }) => art) }, ink);
  const texts = written.map(({ svg }) => svg).join('');
  return {
    svg: withOwnIds(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${2 * width}" height="${height}" viewBox="0 0 ${length(2 * width)} ${length(height)}">${ink.definitions()}${drawn}${texts}</svg>`,
    ),
    overflows: written.flatMap(({ overflows }) => overflows),
  };
}

function mappingOf({ dpi, width, height, middle }: Slot): Mapping {
  const pixels = (millimetres: number) => (millimetres / MM_PER_INCH) * dpi;
  const [x, y] = [pixels(middle.x) / (2 * width), pixels(middle.y) / height];
  return {
    front: { x, y },
    back: { x: x + 0.5, y },
    scale: { x: pixels(1) / (2 * width), y: pixels(1) / height },
  };
}
