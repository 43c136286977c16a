/** The backend of a table page: a worker in this browser, or a server together with a worker that draws. */
import type { TableQuestion, TableQuestions } from '../messages.ts';
import type { BoardWanted, CardPlaces, Picture, PixelArea } from '../pictures.ts';

/** The front of a card. */
export interface CardFace extends CardPlaces {
  /** The URL of its image. */
  address: string;
}

/** The backend of a table page. */
export interface TableBackend {
  /** Requests that this table does not support; the page does not offer them. */
  readonly lacks?: ReadonlySet<TableQuestion>;
  /** Sends a request to the table. Throws an error with a sentence for the user if it is refused. */
  ask<Name extends TableQuestion>(
    name: Name,
    params: TableQuestions[Name]['params'],
  ): Promise<TableQuestions[Name]['answer']>;
  /** Draws the board; `undefined` if the table has changed in the meantime. */
  board(wanted: BoardWanted, room: PixelArea): Promise<Picture | undefined>;
  /** Reports that the user has enlarged a card. */
  looked?(card: number): void;
  /** Opens a note on a card, or on the current moment; only where notes are supported. */
  note?(card?: number): void;
  /** The front of a card; `undefined` until it is drawn. */
  face(card: number): CardFace | undefined;
  /** The URL of an element's picture; `undefined` until it is drawn. */
  sign(element: string): string | undefined;
}
