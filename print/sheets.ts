/** The entry to printing: cards in, a PDF of sheets to cut out. */
import type { Browser } from 'puppeteer';
import { UserError } from '../program/messages/index.ts';
import { useStartingBrowser } from './browser.ts';
import { orFailure, type PrintFailure } from './failure.ts';
import { overflowWarnings } from './fit/fit.ts';
import { cardPages, type PagesInput } from './pages.ts';
import { printPdf, type Sheets } from './pdf.ts';
import type { OutputIntent } from './press/output-intent.ts';
import { checkWords } from './wording/text.ts';

/** The progress of printing. */
export interface PrintProgress {
  stage: 'pages' | 'browser' | 'print' | 'done';
  /** The number of finished stages, and of all stages. */
  done: number;
  total: number;
}

/** What is printed and how. Lengths in millimetres. */
export interface PrintInput extends PagesInput {
  onProgress?: (progress: PrintProgress) => void;
  /** Where `ECOS_CHROME` and the cache are looked up; the process's own by default. */
  env?: Record<string, string | undefined>;
  /** Makes a PDF/X-4 for printing with this. */
  intent?: OutputIntent | undefined;
}

/** Sheets, and warnings about them. */
export interface PrintedCards {
  pdf: Uint8Array;
  pages: number;
  cards: number;
  warnings: string[];
}

/** The warning when the credits of the icons are not printed. */
const UNMARKED = {
  wanted:
    'The paper has no room for crop marks and small print: name the authors of the icons where you pass the cards on.',
  leftOut: 'Without small print, name the authors of the icons where you pass the cards on.',
};

const STAGES: readonly PrintProgress['stage'][] = ['pages', 'browser', 'print', 'done'];

/** Prints cards. What can fail from outside comes back as a failure: no browser, paper too small for a card. */
export async function printCards(input: PrintInput): Promise<PrintedCards | PrintFailure> {
  checkInput('printCards', input);
  // The browser starts while the sheets are made.
  return orFailure(() => useStartingBrowser((starting) => printCardsIn(starting, input), input.env));
}

/** Refuses an argument without cards and words to print, as only a program without types passes it. */
export function checkInput(call: string, input: PrintInput): void {
  if (!Array.isArray(Object(input).cards))
    throw new UserError(`${call} expects what it prints, with a list of \`cards\``);
  checkWords(call, input.words);
}

/** The same in a browser that is running or starting; it stays open. Throws what stops it. */
export const printCardsIn = (starting: Promise<Browser>, input: PrintInput): Promise<PrintedCards> =>
  printSheets(starting, input, () => cardPages(input));

/** Sheets that are made, and warnings about them. */
interface MadeSheets extends Sheets {
  pages: number;
  warnings: string[];
  /** False where cards have no small print with the credits of the icons. */
  marked?: boolean;
}

/** Prints sheets, and `more` that are made while the browser prints the first. Throws what stops it. */
export async function printSheets(
  starting: Promise<Browser>,
  { cards, setTitle, paper, marks, duplex, intent, onProgress }: PrintInput,
  first: () => Promise<MadeSheets>,
  more?: (before: number) => Promise<MadeSheets>,
): Promise<PrintedCards> {
  const at = (stage: PrintProgress['stage']) =>
    onProgress?.({ stage, done: STAGES.indexOf(stage), total: STAGES.length - 1 });
  at('pages');
  const made = await first();
  at('browser');
  const browser = await starting;
  at('print');
  const sheets = more ? [made, more(made.pages)] : [made];
  const { pdf, overflows } = await printPdf(browser, {
    sheets,
    title: setTitle,
    paper,
    intent,
    ...(duplex && { duplex: duplex.flip }),
  });
  const all = await Promise.all(sheets);
  at('done');
  const warnings = [
    ...all.flatMap((one) => one.warnings),
    ...(all.some(({ marked }) => marked === false)
      ? [marks === false ? UNMARKED.leftOut : UNMARKED.wanted]
      : []),
    ...overflowWarnings(overflows),
  ];
  const pages = all.reduce((sum, one) => sum + one.pages, 0);
  return { pdf, pages, cards: cards.length, warnings: [...new Set(warnings)] };
}
