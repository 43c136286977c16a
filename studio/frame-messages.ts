/** Messages between the page and the frame that shows a card: plain data. */
import type { Overflow } from '../print/fit/index.ts';
import type { CardHtml, Font, SheetsHtml } from '../print/html/index.ts';

/** A card to show. */
export interface FramedCard extends Omit<CardHtml, 'fonts'> {
  /** Counts up, so that an answer can be matched to its card. */
  id: number;
}

/** How the card is displayed, independent of its content. */
export interface FrameLook {
  /** Scale relative to the printed size. */
  scale: number;
  /** The step whose rows are highlighted, by its name in the rows; empty for none. */
  lit: string;
}

/** A font and its file. */
export interface FontFile {
  font: Font;
  data: ArrayBuffer;
}

/** Sheets to print. */
export interface FramedSheets extends Omit<SheetsHtml, 'fonts' | 'pages'> {
  /** Prints texts that do not fit, cut off. */
  allowOverflow: boolean;
}

export type ToFrame =
  | { fonts: FontFile[] }
  | { card: FramedCard }
  | { look: FrameLook }
  | { print: FramedSheets };

/** A row of the card, or the box around several rows, in millimetres from the upper left corner of the printed card. */
export interface RowBox {
  /** The name of the step that the row expresses. */
  step: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The result of fitting a card. */
export interface FittedCard {
  id: number;
  /** Texts that are too long even at the smallest size. */
  overflows: Overflow[];
  rows: RowBox[];
}

/** A key press that the frame forwards to the page. */
export interface FrameKey {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

export type FromFrame =
  /** The frame is listening, and has neither fonts nor a card yet. */
  | { ready: true }
  /** The attached port delivers cards faster than messages to the window. */
  | { relay: true }
  | { fitted: FittedCard }
  /** The warnings about the printed sheets, or why they were not printed. */
  | { printed: string[] | { refused: string } }
  | { step: string }
  | { key: FrameKey };
