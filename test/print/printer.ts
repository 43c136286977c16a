/** Prints in the browser that all test files share: starting a browser is half the work of a print. */
import type { Browser } from 'puppeteer';
import { type PrintBoxInput, printBoxSheets } from '../../print/box/box.ts';
import { type PrintInput, printSheets } from '../../print/sheets.ts';
import { beforeAllWithBrowser } from '../one-browser.ts';

/** A printer for the tests of a file, which throws if there is a problem. Call it at the top of the file. */
export function newPrinter() {
  let running: Browser;
  beforeAllWithBrowser(async (browser) => {
    running = browser;
  });
  return {
    printCards: (input: PrintInput) => printSheets(Promise.resolve(running), input),
    /** Prints the box of the bundled game, with these changes. */
    printBox: async (input: Partial<PrintBoxInput>) => {
      // Compiled only for the tests that print it.
      const { INPUT } = await import('./box-set.ts');
      return printBoxSheets(Promise.resolve(running), { ...INPUT, ...input });
    },
  };
}
