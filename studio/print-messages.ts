/** Messages between Print and the worker: the layout of cards on sheets. */
import type { SheetsHtml } from '../print/html/index.ts';
import type { Deck } from '../program/index.ts';
import type { PrintWanted } from './server-messages.ts';
import type { FileChange } from './text-places.ts';

/** What is to be printed. */
export interface PrintAsked {
  wanted: PrintWanted;
  /** What makes the texts those that `changed` names, if they are known. */
  earlier?: FileChange[];
}

/** The sheets of a print, before anything is printed. Lengths in millimetres. */
export interface SheetsShown {
  paper: { width: number; height: number };
  /** The size of a card. */
  card: { width: number; height: number };
  /** How many cards are printed. */
  cards: number;
  sheets: SheetShown[];
  /** The backs of the decks, where there are any. */
  backs: Readonly<Partial<Record<Deck, string>>>;
  /** What else is in the PDF and not shown, or left out of it, in sentences. */
  notes: string[];
}

/** All sheets of a print, for a browser. */
export interface SheetsPrinted extends SheetsHtml {
  cards: number;
}

/** A sheet, or the page that explains the icons. */
export interface SheetShown {
  side: 'fronts' | 'backs' | 'icons';
  /** Which card of the print is where. */
  cells: { card: number; number: number; deck: Deck; x: number; y: number; turned: boolean }[];
  /** How far the colour of each card goes. */
  bleeds: { x: number; y: number; width: number; height: number; fill: string }[];
  marks: { x1: number; y1: number; x2: number; y2: number }[];
}
