/** The messages between the page of a seat and its worker, which turns views into text and pictures. */
import type { Lang } from '../print/face/index.ts';
import type { Hex, SetProgram } from '../program/index.ts';
import type {
  CardWords,
  LookData,
  Picture,
  PictureAnswered,
  PictureAsked,
  Room,
  SaidLine,
  TableShown,
} from '../table/index.ts';
import type { PeopleAtTable, ViewTold } from '../table/screen/index.ts';

/** The cards of a game, from `GET /t/ID/cards`. */
export interface CardsOfGame {
  /** The sets, base first. */
  chain: SetProgram[];
  look: LookData;
}

/** Messages from the page. The cards come before the first view. */
export type ToScreen =
  | { opening: { lang: Lang; room: Room } }
  | { cards: CardsOfGame }
  | { people: PeopleAtTable }
  | { told: ViewTold }
  /** Drops all earlier views, because the next one does not continue from them. */
  | { forget: true }
  | PictureAsked
  | WordsAsked;

/** Requests for anything but pictures. */
export type WordsAsked = { id: number; name: 'log' | 'cards'; params: Record<string, never> };

/** Messages from the worker. */
export type FromScreen = ScreenTold | PictureAnswered | WordsAnswered;

export interface WordsAnswered {
  id: number;
  answer: SaidLine[] | CardWords[];
}

/** The current state of the table. */
export interface ScreenTold {
  shown: TableShown;
  board: Picture;
  /** The tiles with their names. */
  hexes: (Hex & { name: string })[];
}
