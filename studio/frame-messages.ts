/** What the page and the frame of a card say to each other: plain data. */
import type { Overflow } from '../print/fit/index.ts';
import type { CardHtml, Font, SheetsHtml } from '../print/html/index.ts';

/** A card to show. */
export interface FramedCard extends Omit<CardHtml, 'fonts'> {
  /** Counts up, so that answers are known. */
  id: number;
}

/** How the card is shown, besides what is on it. */
export interface FrameLook {
  /** How many times as large as it is printed. */
  scale: number;
  /** The step whose rows are lit, by the name that rows have for it; empty for none. */
  lit: string;
}

/** A font, and its file. */
export interface FontFile {
  font: Font;
  data: ArrayBuffer;
}

/** Sheets to print. */
export type FramedSheets = Omit<SheetsHtml, 'fonts' | 'pages'>;

export type ToFrame =
  | { fonts: FontFile[] }
  | { card: FramedCard }
  | { look: FrameLook }
  | { print: FramedSheets };

/** A row of the card or the box around rows, in millimetres from its upper left corner as it is printed. */
export interface RowBox {
  /** The name of the step it says. */
  step: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How a card came out. */
export interface FittedCard {
  id: number;
  /** Texts that are too long even in the smallest size. */
  overflows: Overflow[];
  rows: RowBox[];
}

/** A key that the frame leaves to the page. */
export interface FrameKey {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

export type FromFrame =
  /** It listens now, and has neither fonts nor a card; what was printed has these warnings. */
  | { ready: true }
  /** Cards get there sooner by the port that comes along. */
  | { relay: true }
  | { fitted: FittedCard }
  | { printed: string[] }
  | { step: string }
  | { key: FrameKey };
