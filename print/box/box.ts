/** Prints a whole box: pieces, rules and cards in one PDF. */
import type { Browser } from 'puppeteer';
import { isFeature } from '../../program/index.ts';
import { useStartingBrowser } from '../browser.ts';
import { orFailure, type PrintFailure } from '../failure.ts';
import { cardPages } from '../pages.ts';
import { cardsOn, sheetLayout } from '../sheet/layout.ts';
import { checkInput, type PrintedCards, type PrintInput, printSheets } from '../sheets.ts';
import { type BoxInput, boxPages } from './pages.ts';

/** The input for a box: all cards of a set and of the sets it extends. */
export type PrintBoxInput = Omit<PrintInput, 'backs' | 'before'> & Pick<BoxInput, 'own' | 'tokens'>;

/**
 * Prints a box. External causes of failure are returned as a `PrintFailure`: no browser, paper too small for a piece, a
 * set that does not declare the contents of its box.
 */
export async function printBox(input: PrintBoxInput): Promise<PrintedCards | PrintFailure> {
  checkInput('printBox', input);
  return orFailure(() => useStartingBrowser((starting) => printBoxSheets(starting, input), input.env));
}

/** Prints a box in a browser that is running or starting, and leaves it open. Throws on failure. */
export function printBoxSheets(starting: Promise<Browser>, input: PrintBoxInput): Promise<PrintedCards> {
  // The browser starts while the pieces are drawn, and prints them while the cards are drawn.
  const pieces = () => boxPages(boxInputOf(input));
  // The page of icons is among the pieces.
  const cards = (before: number) => cardPages({ ...input, legend: false, before });
  return printSheets(starting, input, pieces, cards);
}

/** The input for the pieces; their first page states how many pages of cards follow. */
function boxInputOf({ cards, ...input }: PrintBoxInput): BoxInput {
  const pages = Math.ceil(cards.length / cardsOn(sheetLayout(input))) * (input.duplex ? 2 : 1);
  return { ...input, features: cards.filter(isFeature), cards: { count: cards.length, pages } };
}
