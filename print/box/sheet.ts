/** A sheet of a box: the drawings on its front and back, its cuts, and its texts. */
import { type Art, copies, placeArt } from '../drawing/art.ts';
import type { Box, Point } from '../drawing/box.ts';
import type { TurnedPlace } from '../sheet/layout.ts';
import type { PlacedCard } from '../sheet/page.ts';
import type { TextBox } from '../sheet/text-box.ts';

/** The sizes to try, in points, from the largest to the smallest. */
export const sizesBetween = (largest: number, smallest: number): number[] =>
  Array.from({ length: 1 + (largest - smallest) * 4 }, (_, i) => largest - i / 4);

/** One side of a sheet. */
export interface BoxPage {
  art: Art[];
  /** Lines to cut along, as an SVG path. */
  cuts?: string;
  texts?: TextBox[];
  /** Cards as they are printed, scaled. */
  cards?: PlacedCard[];
}

/** Both sides of a sheet. */
export interface BoxSheet {
  /** The titles of what is on it: in the small print, one of several kinds of pieces is called "Pieces". */
  titles: readonly string[];
  front: BoxPage;
  back?: BoxPage;
  /** True if the pieces need their back, so that it is also printed for gluing. */
  needsBack?: boolean;
}

/** A side of a piece, drawn relative to its middle, on a ground of one colour, which extends beyond its cuts. */
export interface PieceFace extends Pick<BoxPage, 'art' | 'texts'> {
  ground: string;
}

/** A side with this art and these texts. */
export const pieceFace = (ground: string, art: BoxPage['art'], texts: BoxPage['texts'] = []): PieceFace => ({
  ground,
  art,
  texts,
});

/** A kind of flat piece; by default its two sides are the same. */
export interface PieceKind {
  count: number;
  front: PieceFace;
  back?: PieceFace;
  /** A unique identifier. */
  key: string;
  name: string;
  /** The bag that holds them on a virtual table; other pieces lie on the table. */
  bag?: string;
}

/** A kind of piece on a sheet, and its title there. */
interface SheetPiece extends Pick<PieceKind, 'count' | 'front' | 'back'> {
  title: string;
}

/** Pieces that are placed and cut alike. */
export interface PieceGroup {
  pieces: readonly SheetPiece[];
  /** The positions in an area, row by row from its top. */
  places: (area: Box) => readonly Point[];
  /** How far a piece reaches below its position, in millimetres. */
  below: number;
  cuts: (places: readonly Point[]) => string;
  /** The outline of a piece with its bleed, relative to its middle; none for pieces without bleed. */
  around?: (at: Point, places: readonly Point[]) => string;
  /** The position of a piece's back; none if backs are blank. */
  over?: (at: Point) => TurnedPlace;
}

/** Moves a text from the origin to a position, upside down if required. */
export function placeText(text: TextBox, { x, y, turned = false }: Point & { turned?: boolean }): TextBox {
  // The origin of an upside-down text is its lower right corner.
  return turned
    ? { ...text, x: x - text.x, y: y - text.y, turned: 180 }
    : { ...text, x: x + text.x, y: y + text.y };
}

/** The space between two groups on a sheet, in millimetres. */
const GROUP_GAP_MM = 3;

/**
 * Distributes flat pieces over as few sheets as their groups need: a group begins below the one before it, if a row of it fits
 * there. The bleed of a piece ends at its neighbours.
 */
export function pieceSheets(area: Box, ...groups: readonly PieceGroup[]): BoxSheet[] {
  const sheets: BoxSheet[] = [];
  let free: Box = { ...area, height: 0 };
  for (const group of groups) {
    const pieces = group.pieces.flatMap((piece) => copies(piece.count, piece));
    while (pieces.length > 0) {
      const below = group.places(free);
      const places = (below.length > 0 ? below : group.places(area)).slice(0, pieces.length);
      const laid = layPieces(group, pieces.splice(0, places.length), places);
      if (below.length > 0) sheets.push(joinSheets(sheets.pop()!, laid));
      else sheets.push(laid);
      const y = Math.max(...places.map((at) => at.y)) + group.below + GROUP_GAP_MM;
      free = { ...area, y, height: Math.max(0, area.y + area.height - y) };
    }
  }
  return sheets;
}

/** Both sides of pieces at these positions. */
function layPieces(
  { cuts, around, over }: PieceGroup,
  pieces: readonly SheetPiece[],
  places: readonly Point[],
): BoxSheet {
  const page = (side: 'front' | 'back', to: (at: Point) => Point): BoxPage => {
    const faces = pieces.map((piece, i) => ({ ...(piece[side] ?? piece.front), at: to(places[i]!) }));
    const outlines = around === undefined ? [] : places.map((at) => around(at, places));
    return {
      art: [
        ...outlines.map((d, i) => placeArt({ parts: [{ d, fill: faces[i]!.ground }] }, faces[i]!.at)),
        ...faces.map(({ art, at }) => placeArt({ parts: art }, at)),
      ],
      texts: faces.flatMap(({ texts = [], at }) => texts.map((text) => placeText(text, at))),
    };
  };
  return {
    titles: [...new Set(pieces.map(({ title }) => title))],
    front: { ...page('front', (at) => at), cuts: cuts(places) },
    ...(over && { back: page('back', over) }),
    needsBack: pieces.some(({ back }) => back !== undefined),
  };
}

/** Two sheets of pieces on one. */
export function joinSheets(first: BoxSheet, second: BoxSheet): BoxSheet {
  const join = (a: BoxPage, b: BoxPage): BoxPage => ({
    art: [...a.art, ...b.art],
    cuts: (a.cuts ?? '') + (b.cuts ?? ''),
    texts: [...(a.texts ?? []), ...(b.texts ?? [])],
  });
  const back = first.back && second.back ? join(first.back, second.back) : (first.back ?? second.back);
  return {
    titles: [...new Set([...first.titles, ...second.titles])],
    front: join(first.front, second.front),
    ...(back && { back }),
    needsBack: first.needsBack === true || second.needsBack === true,
  };
}
