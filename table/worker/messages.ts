/** The messages between the page of a table and its worker: plain data. */
import type { Lang } from '../../print/face/index.ts';
import type { TableAnswered, TableAsked, TableUpdate } from '../messages.ts';
import type { LookData, Picture, PictureAnswered, PictureAsked, PixelArea } from '../pictures.ts';
import type { FarMessage } from '../screen/far-table.ts';

/** The first message. */
export interface TableOpening {
  opening: {
    lang: Lang;
    /** The space for the board. */
    room: PixelArea;
    /** Words and icons that the set has in addition to its cards. */
    look?: LookData;
    /** Whether the game is played elsewhere: then the page passes on what it is told about it. */
    isFar?: boolean;
  };
}

/** Messages from the page. */
export type ToTableWorker = TableOpening | FarMessage | TableAsked | PictureAsked;

/** What the page receives unrequested. */
export type TableNews = TableUpdate & { board: Picture };

/** Messages from the worker. */
export type FromTableWorker = TableAnswered | PictureAnswered | TableNews;
