/** What stands behind the page of a table: a worker of this browser, or a server and a worker that draws. */
import type { TableQuestion, TableQuestions } from '../messages.ts';
import type { BoardWanted, CardPlaces, Picture, Room } from '../pictures.ts';

/** The front of a card. */
export interface CardFace extends CardPlaces {
  /** Of an image. */
  address: string;
}

/** Answers the page. */
export interface Behind {
  /** What cannot be asked at this table, and so is not offered. */
  readonly lacks?: ReadonlySet<TableQuestion>;
  /** Asks the table. Throws an error with a sentence for people where that cannot be. */
  ask<Name extends TableQuestion>(
    name: Name,
    params: TableQuestions[Name]['params'],
  ): Promise<TableQuestions[Name]['answer']>;
  /** Draws the board. Undefined if the table has changed meanwhile. */
  board(wanted: BoardWanted, room: Room): Promise<Picture | undefined>;
  /** Somebody looks at a card closely. */
  looked?(card: number): void;
  /** Opens a note on a card, or on the moment, where notes are taken. */
  note?(card?: number): void;
  /** The front of a card; undefined until it is drawn. */
  face(card: number): CardFace | undefined;
  /** The address of the picture of an element; undefined until it is drawn. */
  sign(element: string): string | undefined;
}
