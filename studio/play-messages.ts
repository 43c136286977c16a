/**
 * What the place Play and its worker say to each other: the messages of the table, with pictures. The page asks, and is
 * told whenever the table changes.
 */
import type { Lang } from '../print/face/index.ts';
import type {
  Picture,
  PictureAnswered,
  PictureAsked,
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

/** Everything that the page sends. */
export type ToPlay = PlayOpening | TableAsked | PictureAsked;

/** Everything that the worker sends. */
export type FromPlay = TableAnswered | PictureAnswered | (TableTold & { board: Picture });
