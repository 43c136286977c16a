/** A sheet of a box: the drawings on its front and back, its cuts, and its texts. */
import { type Art, copies, placeArt } from '../card/art.ts';
import type { Point } from '../card/geometry.ts';
import type { TextBox } from '../face/text.ts';
import { portions, type TurnedPlace } from '../sheet/layout.ts';
import type { PlacedCard } from '../sheet/page.ts';

/** The sizes to try, in points, from the largest to the smallest. */
export function sizesBetween(largest: number, smallest: number): string {
  const tried: number[] = [];
  for (let size = largest; size >= smallest; size -= 0.25) tried.push(size);
  return tried.join(' ');
}

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

/**
 * Distributes pieces over sheets, as many per sheet as there are positions; `draw` gets the pieces of one sheet with
 * their positions.
 */
export function sheetsOf<T, Position extends Point>(
  title: string,
  pieces: readonly T[],
  places: readonly Position[],
  draw: (some: (Position & { piece: T })[]) => Omit<BoxSheet, 'title'>,
): BoxSheet[] {
  return portions(pieces, places.length).map((some) => ({
    title,
    ...draw(some.map((piece, i) => ({ ...places[i]!, piece }))),
  }));
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

/** A number of equal flat pieces; by default their two sides are the same. */
export interface EqualPieces {
  count: number;
  front: PieceFace;
  back?: PieceFace;
}

/** A kind of piece with its name. */
export interface PieceKind extends EqualPieces {
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

/** Sheets of flat pieces; the bleed of a piece ends at its neighbours. */
export const pieceSheets = (
  title: string,
  pieces: readonly EqualPieces[],
  { places, cuts, around, over, needsBack = false }: PiecePlaces,
): BoxSheet[] =>
  sheetsOf(
    title,
    pieces.flatMap((kind) => copies(kind.count, kind)),
    places,
    (some) => {
      const page = (side: 'front' | 'back', to: (at: Point) => Point): Art[] => {
        const faces = some.map(({ piece, ...at }) => ({ ...(piece[side] ?? piece.front), at: to(at) }));
        const outlines = around === undefined ? [] : some.map((at) => around(at, some));
        return [
          ...outlines.map((d, i) => placeArt({ parts: [{ d, fill: faces[i]!.ground }] }, faces[i]!.at)),
          ...faces.map(({ art, at }) => placeArt({ parts: art }, at)),
        ];
      };
      const back = over && { back: { art: page('back', over) } };
      return { front: { art: page('front', (at) => at), cuts: cuts(some) }, ...back, needsBack };
    },
  );
