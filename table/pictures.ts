/** Pictures of a table: what a page asks for, and what comes. */
import type { FileNoun, Icon, Lang } from '../print/face/index.ts';

/** How a set says and draws its words, where that is not as its cards write them. */
export interface LookData {
  /** By language, the names of its words. */
  nouns: Partial<Record<Lang, [name: string, noun: FileNoun][]>>;
  /** Its own drawings, by word. */
  icons: Record<string, Icon>;
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

/** How a picture of the board differs from the plain one. */
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

/** The front of a card as SVG. */
export interface CardDrawn extends CardPlaces {
  svg: string;
}

/** What a page asks the worker that draws. */
export interface PictureQuestions {
  /**
   * The board in some room, which also holds for the boards that come with what is sent: as it is, or as it would be after an
   * option. In the picture the shapes of an entry have its index as `data-option`.
   */
  board: { params: BoardWanted & { room: Room; preview?: number }; answer: Picture };
  /** Fronts of cards, by number. */
  pictures: { params: { cards: readonly number[]; lang: Lang }; answer: Readonly<Record<number, CardDrawn>> };
  /** Pictures of all elements of the game as SVG, by name. */
  signs: { params: Record<string, never>; answer: Readonly<Record<string, string>> };
}

export type PictureAsked = {
  [Name in keyof PictureQuestions]: { id: number; name: Name; params: PictureQuestions[Name]['params'] };
}[keyof PictureQuestions];

export type PictureAnswered = {
  id: number;
  answer: PictureQuestions[keyof PictureQuestions]['answer'];
};
