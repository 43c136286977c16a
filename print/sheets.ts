/** The entry to printing: cards in, a PDF of sheets to cut out. */
import type { Browser } from 'puppeteer';
import { useStartingBrowser } from './browser.ts';
import { overflowWarning } from './fit.ts';
import { cardPages, type PagesInput } from './pages.ts';
import { printPdf } from './pdf.ts';
import { orProblem, type PrintProblem } from './problem.ts';

/** What printing is at. */
export interface PrintProgress {
  stage: 'pages' | 'browser' | 'print' | 'done';
  /** Stages finished, of how many. */
  done: number;
  total: number;
}

/** What is printed and how. Lengths in millimetres. */
export interface PrintInput extends PagesInput {
  onProgress?: (progress: PrintProgress) => void;
  /** Where `ECOS_CHROME` and the cache are looked up; the process's own by default. */
  env?: Record<string, string | undefined>;
}

/** Sheets, and warnings about them. */
export interface PrintedCards {
  pdf: Uint8Array;
  pages: number;
  cards: number;
  warnings: string[];
}

/** The warning when there is no room for the credits of the icons. */
export const UNMARKED =
  'The paper has no room for crop marks and small print: name the authors of the icons where you pass the cards on.';

const STAGES: readonly PrintProgress['stage'][] = ['pages', 'browser', 'print', 'done'];

/** Tells what printing is at. */
export const progressOf =
  ({ onProgress }: Pick<PrintInput, 'onProgress'>) =>
  (stage: PrintProgress['stage']) =>
    onProgress?.({ stage, done: STAGES.indexOf(stage), total: STAGES.length - 1 });

/** Prints cards. What can fail from outside comes back as a problem: no browser, paper too small for a card. */
export function printCards(input: PrintInput): Promise<PrintedCards | PrintProblem> {
  // The browser starts while the sheets are made.
  return orProblem(() => useStartingBrowser((starting) => printCardsIn(starting, input), input.env));
}

/** The same in a browser that runs already, or is starting; it stays open. Throws what stops it. */
export async function printCardsIn(starting: Promise<Browser>, input: PrintInput): Promise<PrintedCards> {
  const at = progressOf(input);
  at('pages');
  const pages = await cardPages(input);
  at('browser');
  const browser = await starting;
  at('print');
  const result = await printPdf(browser, {
    sheets: [pages],
    title: input.setTitle,
    paper: input.paper,
    ...(input.duplex && { duplex: input.duplex.flip }),
  });
  at('done');
  const warnings = [
    ...pages.warnings,
    ...(pages.marked ? [] : [UNMARKED]),
    ...result.overflows.map(overflowWarning),
  ];
  return { pdf: result.pdf, pages: pages.pages, cards: input.cards.length, warnings };
}
