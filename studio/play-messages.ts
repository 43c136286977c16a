/**
 * What the place Play and its worker say to each other: the messages of the table, with pictures. The page asks, and is
 * told whenever the table changes.
 */
import type { Lang } from '../print/face/index.ts';
import type {
  BoardWanted,
  CardPlaces,
  Picture,
  Room,
  TableAnswered,
  TableAsked,
  TableTold,
} from '../table/index.ts';
import type { LookAnswer } from './server-messages.ts';

/** The first message: words and icons that the set has beside its cards, and the room for the board in pixels. */
export interface PlayOpening {
  opening: { look?: LookAnswer; lang: Lang; room: Room };
}

/** What only a table in a browser is asked: pictures. */
export interface PictureQuestions {
  /**
   * The board in some room, which also holds for the boards that come with what is told: as it is, or as it would be after an
   * option. In the picture the shapes of an entry have its index as `data-option`.
   */
  board: { params: BoardWanted & { room: Room; preview?: number }; answer: Picture };
  /** Fronts of cards, by number. */
  pictures: { params: { cards: readonly number[]; lang: Lang }; answer: Readonly<Record<number, CardDrawn>> };
  /** Pictures of all elements of the game as SVG, by name. */
  signs: { params: Record<string, never>; answer: Readonly<Record<string, string>> };
}

/** The front of a card as SVG. */
export interface CardDrawn extends CardPlaces {
  svg: string;
}

export type PictureAsked = {
  [Name in keyof PictureQuestions]: { id: number; name: Name; params: PictureQuestions[Name]['params'] };
}[keyof PictureQuestions];

export type PictureAnswered = {
  id: number;
  answer: PictureQuestions[keyof PictureQuestions]['answer'];
};

/** Everything that the page sends. */
export type ToPlay = PlayOpening | TableAsked | PictureAsked;

/** Everything that the worker sends. */
export type FromPlay = TableAnswered | PictureAnswered | (TableTold & { board: Picture });
