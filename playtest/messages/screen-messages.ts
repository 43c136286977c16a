/** The messages between the page of a seat and its worker, which turns views into text and pictures. */
import type { Lang } from '../../print/face/index.ts';
import type { Hex, SetProgram } from '../../program/index.ts';
import type {
  CardWords,
  EventLine,
  LookData,
  Picture,
  PictureAnswered,
  PictureAsked,
  PixelArea,
  TableShown,
} from '../../table/index.ts';
import type { PeopleAtTable, ViewUpdate } from '../../table/screen/index.ts';

/** The cards of a game, from `GET /t/ID/cards`. */
export interface CardsOfGame {
  /** The sets, base first. */
  chain: SetProgram[];
  look: LookData;
}

/** Messages from the page. The cards come before the first view. */
export type ToScreen =
  | { opening: { lang: Lang; room: PixelArea } }
  | { cards: CardsOfGame }
  | { people: PeopleAtTable }
  | { told: ViewUpdate }
  /** Drops all earlier views, because the next one does not continue from them. */
  | { forget: true }
  | PictureAsked
  | WordsAsked;

/** Requests for anything but pictures. */
export type WordsAsked = { id: number; name: 'log' | 'cards'; params: Record<string, never> };

/** Messages from the worker. */
export type FromScreen = ScreenUpdate | PictureAnswered | WordsAnswered;

export interface WordsAnswered {
  id: number;
  answer: EventLine[] | CardWords[];
}

/** The current state of the table. */
export interface ScreenUpdate {
  shown: TableShown;
  board: Picture;
  /** The tiles with their names. */
  hexes: (Hex & { name: string })[];
}
