/** The entry point for printing: turns cards into a PDF of sheets to cut out. */
import type { Browser } from 'puppeteer';
import { isFeature, UserError } from '../program/index.ts';
import { launchBrowser, useStartingBrowser } from './browser.ts';
import { allowedOverflows, orFailure, type PrintFailure } from './failure.ts';
import { cardPages, type Pages, type PagesInput } from './pages.ts';
import { printPdf } from './pdf.ts';
import type { OutputIntent } from './press/output-intent.ts';
import { checkVocabulary } from './wording/text.ts';

/** The progress of printing. */
export interface PrintProgress {
  stage: 'pages' | 'browser' | 'print' | 'done';
  /** The number of finished stages, and of all stages. */
  done: number;
  total: number;
}

/** What to print, and how. Lengths in millimetres. */
export interface PrintInput extends PagesInput {
  onProgress?: (progress: PrintProgress) => void;
  /** Environment variables for `ECOS_CHROME` and the cache; the process's own by default. */
  env?: Record<string, string | undefined>;
  /** The output intent that makes the PDF a PDF/X-4. */
  intent?: OutputIntent | undefined;
  /** Stops printing: the call is rejected with the reason of the signal. */
  signal?: AbortSignal;
}

/** Sheets, and warnings about them. */
export interface PrintedCards {
  pdf: Uint8Array;
  pages: number;
  cards: number;
  warnings: string[];
}

/** The warnings for missing icon credits. */
const CREDIT_WARNINGS = {
  noRoom:
    'The paper has no room for crop marks and small print: name the authors of the icons where you pass the cards on.',
  leftOut: 'Without small print, name the authors of the icons where you pass the cards on.',
};

const STAGES: readonly PrintProgress['stage'][] = ['pages', 'browser', 'print', 'done'];

/** Prints cards. External causes of failure are returned as a `PrintFailure`: no browser, paper too small for a card, a text too long for it. */
export async function printCards(input: PrintInput): Promise<PrintedCards | PrintFailure> {
  checkInput('printCards', input);
  // The browser starts while the sheets are made.
  return orFailure(() => useStartingBrowser((starting) => printSheets(starting, input), input.env));
}

/** A browser that stays open between prints. */
export interface Printer {
  /** Prints cards, as `printCards` does; several prints may run at once. */
  print(input: Omit<PrintInput, 'env'>): Promise<PrintedCards | PrintFailure>;
  /** Ends the browser, and with it every print that runs. */
  close(): Promise<void>;
}

/**
 * Starts a browser for many prints. The caller closes it.
 * @param env environment variables for `ECOS_CHROME` and the cache; the process's own by default
 */
export function openPrinter(env?: PrintInput['env']): Promise<Printer | PrintFailure> {
  return orFailure(async () => {
    const browser = await launchBrowser(env);
    const starting = Promise.resolve(browser);
    return {
      async print(input) {
        checkInput('print', input);
        return orFailure(() => printSheets(starting, input));
      },
      close: () => browser.close(),
    };
  });
}

/** Refuses an argument without cards or words, which only an untyped program can pass. */
export function checkInput(call: string, input: PrintInput): void {
  if (!Array.isArray(Object(input).cards))
    throw new UserError(`${call} expects an object with a list of \`cards\``);
  if (!input.cards.every((card) => Array.isArray(Object(card).energy) || isFeature(Object(card))))
    throw new UserError(`${call} expects compiled cards`);
  checkVocabulary(call, input.words);
}

/**
 * Prints sheets, by default of cards, in a browser that is running or starting, and leaves it open. `more` sheets are made while the
 * browser prints the first. Throws on failure.
 */
export async function printSheets(
  starting: Promise<Browser>,
  input: PrintInput,
  first = () => cardPages(input),
  more?: (before: number) => Promise<Pages>,
): Promise<PrintedCards> {
  const { cards, setTitle, paper, marks, duplex, intent, allowOverflow, onProgress, signal } = input;
  const at = (stage: PrintProgress['stage']) =>
    onProgress?.({ stage, done: STAGES.indexOf(stage), total: STAGES.length - 1 });
  signal?.throwIfAborted();
  at('pages');
  const made = await first();
  allowedOverflows(made.overflows, allowOverflow);
  at('browser');
  const browser = await starting;
  at('print');
  const sheets = more ? [made, more(made.pages)] : [made];
  const pdf = await printPdf(browser, {
    sheets,
    title: setTitle,
    paper,
    intent,
    signal,
    ...(duplex && { duplex: duplex.flip }),
  });
  const all = await Promise.all(sheets);
  at('done');
  const warnings = [
    ...all.flatMap((one) => one.warnings),
    ...(all.some(({ marked }) => marked === false)
      ? [marks === false ? CREDIT_WARNINGS.leftOut : CREDIT_WARNINGS.noRoom]
      : []),
    ...allowedOverflows(
      all.flatMap(({ overflows }) => overflows),
      allowOverflow,
    ),
  ];
  const pages = all.reduce((sum, one) => sum + one.pages, 0);
  return { pdf, pages, cards: cards.length, warnings: [...new Set(warnings)] };
}
