/** A sheet of a box: the drawings on its front and back, its cuts, and its texts. */
import type { Emblem } from '../card/emblems/emblem.ts';
import type { Point } from '../card/geometry.ts';
import type { cardView } from '../card/view.ts';
import { type Box, portions } from '../sheet/layout.ts';
import type { Art } from './pieces/art.ts';

/** A part of a text. */
export type SheetText =
  | { title: string }
  | { heading: string }
  | { text: string }
  /** Pictures with their names, in columns. */
  | { pictures: { emblem: Emblem; text: string }[]; columns: number }
  /** News: a picture of each new thing, its name, and its rule. */
  | { news: News[] }
  /** Pieces with their amounts and pages. */
  | { rows: { amount: string; text: string; where: string }[] };

/** A new thing, and the part of its drawing to show. */
export interface News extends Box {
  art: Art;
  title: string;
  texts: string[];
}

/** A text that is set as large as its box allows. */
export interface TextBox extends Box {
  /** Its name in warnings. */
  name: string;
  columns: number;
  /** Largest and smallest size, in points. */
  largest: number;
  smallest: number;
  blocks: SheetText[];
  /** Upside down, with its upper left corner at its position. */
  turned?: boolean;
}

/** A text with the sizes to try, in points, largest first. */
export function sized(text: TextBox): TextBox & { sizes: string } {
  const tried: number[] = [];
  for (let size = text.largest; size >= text.smallest; size -= 0.25) tried.push(size);
  return { ...text, sizes: tried.join(' ') };
}

/** One side of a sheet. */
export interface BoxPage {
  art: Art[];
  /** Lines to cut along, as an SVG path. */
  cuts?: string;
  texts?: TextBox[];
  /** Cards as they are printed. */
  cards?: ReturnType<typeof cardView>[];
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
