/** Messages between Print and the worker: the layout of cards on sheets. */
import type { SheetsHtml } from '../print/html/index.ts';
import type { Deck } from '../program/index.ts';
import type { PrintWanted } from './server-messages.ts';
import type { FileChange } from './text-places.ts';

/** Requests a print. */
export interface PrintAsked {
  wanted: PrintWanted;
  /** The changes that restore the texts that `changed` refers to, if known. */
  earlier?: FileChange[];
}

/** The sheets of a print, before printing. Lengths are in millimetres. */
export interface SheetsShown {
  paper: { width: number; height: number };
  /** The size of a card. */
  card: { width: number; height: number };
  /** The number of cards to print. */
  cards: number;
  sheets: SheetShown[];
  /** The backs of the decks, if any. */
  backs: Readonly<Partial<Record<Deck, string>>>;
  /** What the PDF contains that is not shown here, or leaves out, in sentences. */
  notes: string[];
}

/** All sheets of a print, for printing in a browser. */
export interface SheetsPrinted extends SheetsHtml {
  cards: number;
}

/** A sheet, or the page that explains the icons. */
export interface SheetShown {
  side: 'fronts' | 'backs' | 'icons';
  /** The position of each card of the print. */
  cells: { card: number; number: number; deck: Deck; x: number; y: number; turned: boolean }[];
  /** How far the colour of each card extends. */
  bleeds: { x: number; y: number; width: number; height: number; fill: string }[];
  marks: { x1: number; y1: number; x2: number; y2: number }[];
}
