/** A sheet of a box: the drawings on its front and back, its cuts, and its texts. */

import type { Art } from '../card/art.ts';
import type { Point } from '../card/geometry.ts';
import type { TextBox } from '../face/text.ts';
import type { Printable } from '../printable.ts';
import { portions } from '../sheet/layout.ts';

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
  cards?: (Point & { card: Printable; scale: number })[];
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
