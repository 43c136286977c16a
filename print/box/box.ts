/** The entry to printing a whole box: pieces, rules and cards in one PDF. */

import type { Browser } from 'puppeteer';
import { isFeature } from '../../program/index.ts';
import { useStartingBrowser } from '../browser.ts';
import { overflowWarning } from '../fit.ts';
import { cardPages } from '../pages.ts';
import { printPdf } from '../pdf.ts';
import { orProblem, type PrintProblem } from '../problem.ts';
import { cardsOn, sheetLayout } from '../sheet/layout.ts';
import { type PrintedCards, type PrintInput, progressOf, UNMARKED } from '../sheets.ts';
import { type BoxInput, boxPages } from './pages.ts';

/** What is printed: all cards of a set and those it extends. */
export type PrintBoxInput = Omit<PrintInput, 'backs' | 'legend' | 'before'>;

/**
 * Prints a box. What can fail from outside comes back as a problem: no browser, paper too small for a piece, a set that
 * does not say what is in its box.
 */
export function printBox(input: PrintBoxInput): Promise<PrintedCards | PrintProblem> {
  // The browser starts while the pages are made.
  return orProblem(() => useStartingBrowser((starting) => printIn(starting, input), input.env));
}

async function printIn(starting: Promise<Browser>, input: PrintBoxInput): Promise<PrintedCards> {
  const at = progressOf(input);
  at('pages');
  const layout = sheetLayout(input);
  const sides = input.duplex ? 2 : 1;
  const sheets = Math.ceil(input.cards.length / cardsOn(layout));
  const pieces = await boxPages(boxInputOf(input, sheets * sides));
  at('browser');
  const browser = await starting;
  at('print');
  // While the browser prints the pieces, the cards are made.
  const making = cardPages({ ...input, before: pieces.pages });
  const result = await printPdf(browser, {
    sheets: [pieces, making],
    title: input.setTitle,
    paper: input.paper,
    ...(input.duplex && { duplex: input.duplex.flip }),
  });
  const cards = await making;
  at('done');
  const warnings = [
    ...pieces.warnings,
    ...cards.warnings,
    ...(cards.marked ? [] : [UNMARKED]),
    ...result.overflows.map(overflowWarning),
  ];
  return {
    pdf: result.pdf,
    pages: pieces.pages + cards.pages,
    cards: input.cards.length,
    warnings: [...new Set(warnings)],
  };
}

/** What the pieces are made from; their first page says how many pages of cards follow. */
function boxInputOf({ cards, ...input }: PrintBoxInput, pages: number): BoxInput {
  return { ...input, features: cards.filter(isFeature), cards: { count: cards.length, pages } };
}
