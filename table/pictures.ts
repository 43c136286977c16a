/** Pictures of a table: what a page asks for, and what comes. */

/** Some room on the page, in pixels. */
export interface Room {
  width: number;
  height: number;
}

/** A picture, and what it says to those who cannot see it. */
export interface Picture {
  svg: string;
  words: string;
}

/** What of the board is shown otherwise than it was told. */
export interface BoardWanted {
  /** With the second menu of an entry, by its index. */
  entry?: number;
  /** The entry of that menu that is pointed at. */
  pointed?: number;
}

/** Where cubes and leaves are on the front of a card, in parts of its side. */
export interface CardPlaces {
  spots: readonly Place[];
  /** The leaves on top, from the left. */
  leaves: readonly Place[];
}

/** The middle of something. */
interface Place {
  x: number;
  y: number;
}
