/** What a table page asks: a worker that plays in this browser, or one that draws what a server tells about a table far away. */
import type { LocalTable } from '../local/local-table.ts';
import type { BoardWanted, CardPlaces, Picture, PixelArea } from '../pictures.ts';
import type { TableRequest } from '../worker/table-worker.ts';

/** The front of a card. */
export interface CardFace extends CardPlaces {
  /** The URL of its image. */
  address: string;
}

/** The answer to a request. */
export type Answer<Name extends TableRequest> = Promise<Awaited<ReturnType<LocalTable[Name]>>>;

/** Requests, as their senders answer them. */
export type Requests = {
  [Name in TableRequest]: (...params: Parameters<LocalTable[Name]>) => Answer<Name>;
};

/** The backend of a table page. */
export interface TableBackend {
  /** Whether this table answers a request; the page does not offer others. */
  has(request: TableRequest): boolean;
  /** Sends a request to the table. Throws an error with a sentence for the user if it is refused. */
  ask<Name extends TableRequest>(name: Name, ...params: Parameters<LocalTable[Name]>): Answer<Name>;
  /** Draws the board. */
  board(wanted: BoardWanted, room: PixelArea): Promise<Picture | undefined>;
  /** Reports that the user has enlarged a card. */
  looked?: ((card: number) => void) | undefined;
  /** Opens a note on a card, or on the current moment; only where notes are supported. */
  note?: ((card?: number) => void) | undefined;
  /** The front of a card; `undefined` until it is drawn. */
  face(card: number): CardFace | undefined;
  /** The URL of an element's picture; `undefined` until it is drawn. */
  sign(element: string): string | undefined;
}
