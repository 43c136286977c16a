/** The entry to printing: cards in, a PDF of sheets to cut out. */
import { launchBrowser } from './browser.ts';
import { cardPages, type PagesInput } from './pages.ts';
import { printPdf } from './pdf.ts';
import { firstLine, isPrintProblem, type PrintProblem } from './problem.ts';

/** What printing is at. */
export interface PrintProgress {
  stage: 'pages' | 'browser' | 'print' | 'done';
  /** Stages finished, of how many. */
  done: number;
  total: number;
}

export interface PrintInput extends PagesInput {
  onProgress?: (progress: PrintProgress) => void;
  /** Where `ECOS_CHROME` and the cache are looked up; the process's own by default. */
  env?: NodeJS.ProcessEnv;
}

export interface PrintedCards {
  pdf: Uint8Array;
  pages: number;
  cards: number;
  warnings: string[];
}

const STAGES = ['pages', 'browser', 'print', 'done'] as const;

/** Prints cards. What can fail from outside comes back as a problem: no browser, paper too small for a card. */
export async function printCards(input: PrintInput): Promise<PrintedCards | PrintProblem> {
  const at = (stage: PrintProgress['stage']) =>
    input.onProgress?.({ stage, done: STAGES.indexOf(stage), total: STAGES.length - 1 });
  at('pages');
  const pages = await cardPages(input);
  if (isPrintProblem(pages)) return pages;
  at('browser');
  const browser = await launchBrowser(input.env);
  if (isPrintProblem(browser)) return browser;
  try {
    at('print');
    const upright = input.paper.width <= input.paper.height;
    const { pdf, overflows } = await printPdf(browser, {
      html: pages.html,
      title: input.setTitle,
      paper: input.paper,
      ...(input.duplex ? { duplex: upright ? ('long' as const) : ('short' as const) } : {}),
    });
    at('done');
    const tooLong = overflows.map(
      ({ name, over }) =>
        `${name} does not fit: its text is ${over.toFixed(1)} mm too long even at the smallest size.`,
    );
    return { pdf, pages: pages.pages, cards: input.cards.length, warnings: [...pages.warnings, ...tooLong] };
  } catch (error) {
    return {
      problem: 'browser-failed',
      message: `The browser stopped while printing (${firstLine(error)}). Try again, or set ECOS_CHROME to another browser.`,
    };
  } finally {
    await browser.close();
  }
}
