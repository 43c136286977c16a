/**
 * Messages between the place Play and its worker: those of the table, with pictures. The page sends requests, and is
 * notified whenever the table changes.
 */
import type { Lang } from '../print/face/index.ts';
import type {
  Picture,
  PictureAnswered,
  PictureAsked,
  PixelArea,
  TableAnswered,
  TableAsked,
  TableUpdate,
} from '../table/index.ts';
import type { LookAnswer } from './server-messages.ts';

/** The first message: words and icons that the set has in addition to its cards, and the space for the board in pixels. */
export interface PlayOpening {
  opening: { look?: LookAnswer; lang: Lang; room: PixelArea };
}

/** All messages from the page. */
export type ToPlay = PlayOpening | TableAsked | PictureAsked;

/** All messages from the worker. */
export type FromPlay = TableAnswered | PictureAnswered | (TableUpdate & { board: Picture });
