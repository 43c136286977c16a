/** A sheet of a box: the drawings on its front and back, its cuts, and its texts. */
import { type Art, copies, placeArt } from '../drawing/art.ts';
import type { Point } from '../drawing/box.ts';
import { portions, type TurnedPlace } from '../sheet/layout.ts';
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
  /** Its name in the small print. */
  title: string;
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

/** How the pieces of a sheet are placed and cut. */
interface PiecePlaces extends Pick<BoxSheet, 'needsBack'> {
  places: readonly Point[];
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

/**
 * Distributes flat pieces over sheets, as many per sheet as there are positions; the bleed of a piece ends at its
 * neighbours.
 */
export function pieceSheets(
  title: string,
  kinds: readonly Pick<PieceKind, 'count' | 'front' | 'back'>[],
  { places, cuts, around, over, needsBack = false }: PiecePlaces,
): BoxSheet[] {
  const pieces = kinds.flatMap((kind) => copies(kind.count, kind));
  return portions(pieces, places.length).map((some) => {
    const taken = places.slice(0, some.length);
    const page = (side: 'front' | 'back', to: (at: Point) => Point): BoxPage => {
      const faces = some.map((piece, i) => ({ ...(piece[side] ?? piece.front), at: to(taken[i]!) }));
      const outlines = around === undefined ? [] : taken.map((at) => around(at, taken));
      return {
        art: [
          ...outlines.map((d, i) => placeArt({ parts: [{ d, fill: faces[i]!.ground }] }, faces[i]!.at)),
          ...faces.map(({ art, at }) => placeArt({ parts: art }, at)),
        ],
        texts: faces.flatMap(({ texts = [], at }) => texts.map((text) => placeText(text, at))),
      };
    };
    const front = { ...page('front', (at) => at), cuts: cuts(taken) };
    return { title, front, ...(over && { back: page('back', over) }), needsBack };
  });
}
