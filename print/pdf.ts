/** Turns HTML into a PDF: a browser prints it, then its document information is made reproducible. */
import type { PDFPage } from '@cantoo/pdf-lib';
import type { Browser } from 'puppeteer';
import { firstLine, PrintError } from './failure.ts';
import { blackInBlackOnly } from './press/black-text.ts';
import type { OutputIntent } from './press/output-intent.ts';
import { makePdfX } from './press/pdf-x.ts';
import type { Trim } from './sheet/layout.ts';
import type { Paper } from './sheet/paper.ts';

/** PDF points in a millimetre. */
const POINTS = 72 / 25.4;
/** With real dates, the same cards would produce a different file each time. */
const NO_DATE = new Date(0);

/** HTML pages with sheets, and the trim box of each sheet that holds a single card. */
export interface Sheets {
  html: readonly string[];
  trims?: readonly (Trim | undefined)[];
}

export interface PdfDocument {
  /** The sheets in the order they are joined; some may still be in progress. */
  sheets: readonly (Sheets | Promise<Sheets>)[];
  title: string;
  paper: Paper;
  /** The edge to turn sheets over for duplex printing; undefined for single-sided sheets. */
  duplex?: 'long' | 'short';
  /** The output intent that makes the PDF a PDF/X-4. */
  intent?: OutputIntent | undefined;
  /** Stops printing. */
  signal?: AbortSignal | undefined;
}

/** Prints a document. */
export async function printPdf(browser: Browser, document: PdfDocument): Promise<Uint8Array> {
  const end = watchEnd(browser);
  // Sheets may still be in progress, or fail, when the browser ends.
  end.catch(() => undefined);
  const { signal } = document;
  const parts = await Promise.all(
    document.sheets.map(async (sheets) => {
      const { html, trims = [] } = await sheets;
      const raw: Uint8Array[] = [];
      // One after another, because pictures take much memory.
      for (const one of html) raw.push(await printRaw(browser, one, end, signal));
      return { raw, trims };
    }),
  );
  return settle(parts, document);
}

/** A page with sheets as the browser prints it, before post-processing. */
async function printRaw(
  browser: Browser,
  html: string,
  end: Promise<never>,
  signal?: AbortSignal,
): Promise<Uint8Array> {
  const print = async () => {
    const page = await browser.newPage();
    const stop = () => page.close();
    signal?.addEventListener('abort', stop);
    try {
      signal?.throwIfAborted();
      await page.setContent(html, { waitUntil: 'load' });
      return await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: false });
    } finally {
      signal?.removeEventListener('abort', stop);
      if (!page.isClosed()) await page.close();
    }
  };
  try {
    signal?.throwIfAborted();
    return await Promise.race([print(), end]);
  } catch (error) {
    signal?.throwIfAborted();
    const reason = browser.connected ? firstLine(error) : 'its process ended';
    throw new PrintError(
      'browser-failed',
      `The browser stopped while printing (${reason}). Try again, or set ECOS_CHROME to another browser.`,
    );
  }
}

/** Rejects when the browser or one of its pages ends; some of Puppeteer's calls would wait for it in vain. */
async function watchEnd(browser: Browser): Promise<never> {
  const session = await browser.target().createCDPSession();
  await session.send('Target.setDiscoverTargets', { discover: true });
  return new Promise((_, reject) => {
    session.once('Target.targetCrashed', () => reject(new Error('the process of its page ended')));
    browser.once('disconnected', reject);
  });
}

/** Joins the printed sheets, and sets print dialog defaults, the title, page boxes, and fixed dates and names. */
async function settle(
  printed: readonly { raw: readonly Uint8Array[]; trims: readonly (Trim | undefined)[] }[],
  { title, paper, duplex, intent }: PdfDocument,
): Promise<Uint8Array> {
  const { Duplex, PDFDocument, PrintScaling } = await import('@cantoo/pdf-lib');
  const load = (raw: Uint8Array) => PDFDocument.load(raw, { updateMetadata: false });
  const parts = await Promise.all(
    printed.map(async ({ raw, trims }) => {
      const documents = await Promise.all(raw.map(load));
      const pages = documents.flatMap((one) => one.getPages());
      for (const [i, page] of pages.entries()) setBoxes(page, paper, trims[i]);
      return documents;
    }),
  );
  const [pdf, ...others] = parts.flat();
  if (!pdf) throw new Error('There is nothing to print.');
  for (const other of others)
    for (const page of await pdf.copyPages(other, other.getPageIndices())) pdf.addPage(page);
  pdf.setTitle(title, { showInWindowTitleBar: true });
  pdf.setCreator('ecos-cards');
  pdf.setProducer('ecos-cards');
  pdf.setCreationDate(NO_DATE);
  pdf.setModificationDate(NO_DATE);
  const preferences = pdf.catalog.getOrCreateViewerPreferences();
  // Otherwise PDF readers shrink a sheet to their printer's margins, and cards have the wrong size.
  preferences.setPrintScaling(PrintScaling.None);
  const { DuplexFlipLongEdge: long, DuplexFlipShortEdge: short, Simplex } = Duplex;
  preferences.setDuplex(duplex ? { long, short }[duplex] : Simplex);
  const isForShop = printed.some(({ trims }) => trims.some((trim) => trim !== undefined));
  if (isForShop || intent) await blackInBlackOnly(pdf);
  if (intent) await makePdfX(pdf, intent, { title, producer: 'ecos-cards', date: NO_DATE });
  return pdf.save();
}

/** Makes a page exactly as large as its paper and sets its trim box. PDF coordinates start at the lower left corner. */
function setBoxes(page: PDFPage, paper: Paper, trim: Trim | undefined): void {
  const [width, height] = [paper.width * POINTS, paper.height * POINTS];
  // Chromium rounds the paper size down to whole pixels; its drawings are positioned from the upper left corner.
  page.translateContent(0, height - page.getHeight());
  page.setMediaBox(0, 0, width, height);
  if (!trim) return;
  const { bleed, ...box } = trim;
  const [left, right] = [box.x * POINTS, (box.x + box.width) * POINTS];
  const [bottom, top] = [height - (box.y + box.height) * POINTS, height - box.y * POINTS];
  page.setTrimBox(left, bottom, right - left, top - bottom);
  const over = bleed * POINTS;
  const [x, y] = [Math.max(0, left - over), Math.max(0, bottom - over)];
  page.setBleedBox(x, y, Math.min(width, right + over) - x, Math.min(height, top + over) - y);
}
