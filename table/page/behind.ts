/** What stands behind the page of a table: a worker of this browser, or a server and a worker that draws. */
import type { TableQuestion, TableQuestions } from '../messages.ts';

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

/** The front of a card, and where cubes and leaves are on it, in parts of its side. */
export interface CardFace {
  /** Of an image. */
  address: string;
  spots: readonly Place[];
  /** The leaves on top, from the left. */
  leaves: readonly Place[];
}

/** The middle of something. */
export interface Place {
  x: number;
  y: number;
}

/** What of the board is shown otherwise than it was told. */
export interface BoardWanted {
  /** With the second menu of an entry, by its index. */
  entry?: number;
  /** The entry of that menu that is pointed at. */
  pointed?: number;
}

/** Answers the page. */
export interface Behind {
  /** Asks the table. Throws an error with a sentence for people where that cannot be. */
  ask<Name extends TableQuestion>(
    name: Name,
    params: TableQuestions[Name]['params'],
  ): Promise<TableQuestions[Name]['answer']>;
  /** Draws the board. Undefined if the table has changed meanwhile. */
  board(wanted: BoardWanted, room: Room): Promise<Picture | undefined>;
  /** The front of a card; undefined until it is drawn. */
  face(card: number): CardFace | undefined;
  /** The address of the picture of an element; undefined until it is drawn. */
  sign(element: string): string | undefined;
}
