/** Prints in the browser that all test files share: starting a browser is half the work of a print. */
import type { Browser } from 'puppeteer';
import { type PrintBoxInput, printBoxIn } from '../../print/box/box.ts';
import { type PrintedCards, type PrintInput, printCardsIn } from '../../print/sheets.ts';
import { beforeAllWithBrowser } from '../one-browser.ts';

/** What prints in tests; it throws where there is a problem. */
interface Printer {
  printCards(input: PrintInput): Promise<PrintedCards>;
  /** The box of the bundled game, or how it differs. */
  printBox(input?: Partial<PrintBoxInput>): Promise<PrintedCards>;
}

/** A printer for the tests of a file, which asks for it at its top. */
export function newPrinter(): Printer {
  let running: Browser;
  beforeAllWithBrowser(async (browser) => {
    running = browser;
  });
  return {
    printCards: (input) => printCardsIn(Promise.resolve(running), input),
    printBox: async (input) => {
      // Compiled only for those that print it.
      const { INPUT } = await import('./box-set.ts');
      return printBoxIn(Promise.resolve(running), { ...INPUT, ...input });
    },
  };
}
