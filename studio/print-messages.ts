/** Messages between Print and the worker: the sheets of a print. */
import type { PlannedSheet } from '../print/sheet/index.ts';
import type { PrintWanted } from './server-messages.ts';
import type { FileChange } from './text-places.ts';

/** Requests a print. */
export interface PrintAsked {
  wanted: PrintWanted;
  /** The version of the set, for the small print. */
  version: string;
  /** The changes that restore the texts that `changed` refers to, if known. */
  earlier?: FileChange[];
}

/** The sheets of a print, before printing. */
export interface SheetsShown {
  /** In millimetres. */
  paper: { width: number; height: number };
  /** The number of cards to print. */
  cards: number;
  sheets: SheetShown[];
  /** What the PDF contains that is not shown here, or leaves out, in sentences. */
  notes: string[];
  /** The warnings about texts that do not fit. */
  warnings: string[];
  /** Why these sheets must not be printed. */
  unprintable?: string | undefined;
}

/** A sheet of cards or of their backs, or the page that explains the icons. */
export interface SheetShown extends Pick<PlannedSheet, 'side'> {
  /** The numbers of its cards. */
  numbers: number[];
  /** Its picture; absent until it is drawn. */
  svg?: string;
}
