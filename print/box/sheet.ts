/** A sheet of a box: what is drawn on its front and its back, where it is cut, and the words on it. */
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
  /** What is new: a picture of each thing, its name, and what is to be known of it. */
  | { news: News[] }
  /** How many of what, and where. */
  | { rows: { amount: string; text: string; where: string }[] };

/** Something new, and the part of its drawing that is shown. */
export interface News extends Box {
  art: Art;
  title: string;
  texts: string[];
}

/** Words that are set as large as their box allows. */
export interface TextBox extends Box {
  /** Its name in warnings. */
  name: string;
  columns: number;
  /** Largest and smallest size, in points. */
  largest: number;
  smallest: number;
  blocks: SheetText[];
  /** Upside down, with its upper left corner at its place. */
  turned?: boolean;
}

/** A text with the sizes that are tried, in points, largest first. */
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

/** Sheets of pieces, as many on each as there are places; `draw` gets the pieces of one sheet with their places. */
export function sheetsOf<T, Place extends Point>(
  title: string,
  pieces: readonly T[],
  places: readonly Place[],
  draw: (some: (Place & { piece: T })[]) => Omit<BoxSheet, 'title'>,
): BoxSheet[] {
  return portions(pieces, places.length).map((some) => ({
    title,
    ...draw(some.map((piece, i) => ({ ...places[i]!, piece }))),
  }));
}
