/** Prints in the browser that all test files share: starting a browser is half the work of a print. */
import type { Browser } from 'puppeteer';
import { type PrintBoxInput, printBoxIn } from '../../print/box/box.ts';
import { type PrintedCards, type PrintInput, printCardsIn } from '../../print/sheets.ts';
import { beforeAllWithBrowser } from '../one-browser.ts';

/** Prints in tests; throws if there is a problem. */
interface Printer {
  printCards(input: PrintInput): Promise<PrintedCards>;
  /** Prints the box of the bundled game, with these changes. */
  printBox(input?: Partial<PrintBoxInput>): Promise<PrintedCards>;
}

/** A printer for the tests of a file. Call it at the top of the file. */
export function newPrinter(): Printer {
  let running: Browser;
  beforeAllWithBrowser(async (browser) => {
    running = browser;
  });
  return {
    printCards: (input) => printCardsIn(Promise.resolve(running), input),
    printBox: async (input) => {
      // Compiled only for the tests that print it.
      const { INPUT } = await import('./box-set.ts');
      return printBoxIn(Promise.resolve(running), { ...INPUT, ...input });
    },
  };
}
