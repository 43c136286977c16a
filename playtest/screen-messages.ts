/** What the page of a seat and its worker say to each other. The worker turns views into words and pictures. */
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

/** The cards of a game: `GET /t/ID/cards`. */
export interface CardsOfGame {
  /** The sets, base first. */
  chain: SetProgram[];
  look: LookData;
}

/** Everything that the page sends. The cards come before the first view. */
export type ToScreen =
  | { opening: { lang: Lang; room: Room } }
  | { cards: CardsOfGame }
  | { people: PeopleAtTable }
  | { told: ViewTold }
  /** What was seen so far does not lead to what comes. */
  | { forget: true }
  | PictureAsked
  | WordsAsked;

/** What is asked besides pictures. */
export type WordsAsked = { id: number; name: 'log' | 'cards'; params: Record<string, never> };

/** Everything that the worker sends. */
export type FromScreen = ScreenTold | PictureAnswered | WordsAnswered;

export interface WordsAnswered {
  id: number;
  answer: SaidLine[] | CardWords[];
}

/** The table as it is now. */
export interface ScreenTold {
  shown: TableShown;
  board: Picture;
  /** What the tiles are called. */
  hexes: (Hex & { name: string })[];
}
