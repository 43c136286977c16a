/**
 * What the place Play and its worker say to each other: the messages of the table, with pictures. The page asks, and is
 * told whenever the table changes.
 */
import type { Lang } from '../print/face/index.ts';
import type { TableAnswered, TableAsked, TableTold } from '../table/index.ts';
import type { LookAnswer } from './server-messages.ts';

/** The first message: words and icons that the set has beside its cards, and the room for the board in pixels. */
export interface PlayOpening {
  opening: { look?: LookAnswer; lang: Lang; room: Room };
}

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

/** What only a table in a browser is asked: pictures. */
export interface PictureQuestions {
  /**
   * The board in some room, which also holds for the boards that come with what is told: as it is, as it would be after an
   * option, or with the second menu of an entry, by its index. An entry of that menu can be pointed at. In the picture the
   * shapes of an entry have its index as `data-option`.
   */
  board: { params: { room: Room; preview?: number; entry?: number; pointed?: number }; answer: Picture };
  /** Fronts of cards, by number. */
  pictures: { params: { cards: readonly number[]; lang: Lang }; answer: Readonly<Record<number, CardDrawn>> };
  /** Pictures of all elements of the game as SVG, by name. */
  signs: { params: Record<string, never>; answer: Readonly<Record<string, string>> };
}

/** The front of a card as SVG, and the middles of its spots and of the leaves on top, from the left, in parts of its side. */
export interface CardDrawn {
  svg: string;
  spots: Place[];
  leaves: Place[];
}

/** A point of a picture. */
export interface Place {
  x: number;
  y: number;
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
