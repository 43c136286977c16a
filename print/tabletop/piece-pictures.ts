/** Draws the pictures of pieces: both sides of each piece next to each other, with a narrow border of its background. */
import type { Browser } from 'puppeteer';
import { placed, rectangle } from '../box/pieces/art.ts';
import { boundsOf } from '../box/pieces/hexes.ts';
import { sized } from '../box/sheet.ts';
import { coloursOf, type Theme } from '../card/theme.ts';
import { allowedOverflows } from '../failure.ts';
import { INCH, pixelsOf } from '../picture/grid.ts';
import { shootSheet } from '../picture/shot.ts';
import { cutOut, decode, encode } from '../picture/tile.ts';
import { boxDocument } from '../templates.ts';
import type { Lang } from '../wording/language.ts';
import type { Mapping } from './model.ts';
import type { Piece, PieceFace } from './piece.ts';

/** The width of the border around a piece, in millimetres. */
const AROUND = 1.5;
/** The longest side of a picture in pixels that the simulator recommends; larger pieces get a lower resolution. */
const LARGEST = 4096;

/** A picture, and the position of the piece on it. */
export interface PiecePicture {
  png: Uint8Array;
  mapping: Mapping;
}

/** The pictures of all pieces, and warnings. */
export interface PiecePictures {
  /** In the order of the pieces. */
  pictures: PiecePicture[];
  warnings: string[];
}

/** A piece on the page on which it is drawn, in pixels unless noted. */
interface Slot {
  piece: Piece;
  index: number;
  dpi: number;
  /** The size of one of its two sides. */
  width: number;
  height: number;
  /** Its upper left corner. */
  x: number;
  y: number;
  /** The middle of the piece within a side, in millimetres. */
  middle: { x: number; y: number };
}

/** Draws all pieces at `dpi` pixels per inch, or at the highest resolution that their picture allows. */
export async function drawPieces(
  browser: Browser,
  pieces: readonly Piece[],
  dpi: number,
  { look, lang, allowOverflow }: { look: Theme; lang: Lang; allowOverflow?: boolean },
): Promise<PiecePictures> {
  const pictures: PiecePicture[] = [];
  const warnings = new Set<string>();
  for (const page of pagesOf(pieces.map((piece, index) => slotOf(piece, index, dpi)))) {
    const [width, height] = [
      Math.max(...page.map((slot) => slot.x + 2 * slot.width)),
      Math.max(...page.map((slot) => slot.y + slot.height)),
    ];
    const resolution = page[0]!.dpi;
    const paper = { width: (width / resolution) * INCH, height: (height / resolution) * INCH };
    const html = boxDocument({ lang, paper, colours: coloursOf(look), pages: [pageView(page, paper)] });
    const shot = await shootSheet(browser, html, paper, resolution / 96);
    for (const warning of allowedOverflows(shot.overflows, allowOverflow)) warnings.add(warning);
    const pixels = await decode(shot.png);
    for (const slot of page) {
      const tile = cutOut(pixels, { ...slot, width: 2 * slot.width });
      pictures[slot.index] = { png: await encode(tile, slot.dpi), mapping: mappingOf(slot) };
    }
  }
  return { pictures, warnings: [...warnings] };
}

function slotOf(piece: Piece, index: number, dpi: number): Slot {
  const bounds = boundsOf(piece.shape.outline.flat());
  const [wide, high] = [bounds.width + 2 * AROUND, bounds.height + 2 * AROUND];
  const most = Math.floor(LARGEST / (Math.max(2 * wide, high) / INCH));
  const own = Math.min(dpi, most);
  return {
    piece,
    index,
    dpi: own,
    width: pixelsOf(wide, own),
    height: pixelsOf(high, own),
    x: 0,
    y: 0,
    middle: { x: AROUND - bounds.x, y: AROUND - bounds.y },
  };
}

/** Arranges pieces of equal resolution in rows, on pages no larger than the largest picture. */
function pagesOf(slots: readonly Slot[]): Slot[][] {
  const pages: Slot[][] = [];
  for (const dpi of new Set(slots.map((slot) => slot.dpi))) {
    let page: Slot[] = [];
    let [x, y, row] = [0, 0, 0];
    for (const slot of slots.filter((one) => one.dpi === dpi)) {
      if (x > 0 && x + 2 * slot.width > LARGEST) [x, y, row] = [0, y + row, 0];
      if (y > 0 && y + slot.height > LARGEST) {
        pages.push(page);
        [page, x, y, row] = [[], 0, 0, 0];
      }
      page.push({ ...slot, x, y });
      [x, row] = [x + 2 * slot.width, Math.max(row, slot.height)];
    }
    pages.push(page);
  }
  return pages;
}

function pageView(page: readonly Slot[], paper: { width: number; height: number }) {
  const sides = page.flatMap((slot) => [
    sideOf(slot, slot.piece.front, 0),
    sideOf(slot, slot.piece.back, slot.width),
  ]);
  return {
    paper,
    art: sides.flatMap(({ art }) => art),
    texts: sides.flatMap(({ texts }) => texts),
    notes: [],
  };
}

function sideOf({ dpi, x, y, width, height, middle }: Slot, face: PieceFace, right: number) {
  const length = (pixels: number) => (pixels / dpi) * INCH;
  const corner = { x: length(x + right), y: length(y) };
  const at = { x: corner.x + middle.x, y: corner.y + middle.y };
  const ground = { d: rectangle(0, 0, length(width), length(height)), fill: face.ground };
  return {
    art: [placed({ parts: [ground] }, corner), ...face.art.map((art) => placed(art, at))],
    texts: (face.texts ?? []).map((text) => sized({ ...text, x: text.x + at.x, y: text.y + at.y })),
  };
}

function mappingOf({ dpi, width, height, middle }: Slot): Mapping {
  const pixels = (millimetres: number) => (millimetres / INCH) * dpi;
  const [x, y] = [pixels(middle.x) / (2 * width), pixels(middle.y) / height];
  return {
    front: { x, y },
    back: { x: x + 0.5, y },
    scale: { x: pixels(1) / (2 * width), y: pixels(1) / height },
  };
}
