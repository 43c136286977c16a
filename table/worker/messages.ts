/** What passes between the page of a table and its worker: plain data. */
import type { Lang } from '../../print/face/index.ts';
import type { Hex } from '../../program/index.ts';
import type { TableUpdate } from '../messages.ts';
import type { LookData, Picture } from '../pictures.ts';

/** How the worker begins. */
export interface TableOpening {
  lang: Lang;
  /** Words and icons that the set has in addition to its cards. */
  look?: LookData;
  /** Whether the game is played elsewhere: then the page passes on what it is told about it. */
  isFar?: boolean;
}

/** What the page receives unrequested. */
export type TableNews = TableUpdate & {
  board: Picture;
  /** The tiles with their names. */
  hexes: (Hex & { name: string })[];
};
