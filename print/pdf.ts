/** Turns HTML into a PDF: a browser prints it, then its document information is made the same every time. */
import type { Browser } from 'puppeteer-core';
import { printPage, show, usePage } from './browser/page.ts';
import { fitTexts, type Overflow } from './fit.ts';
import { browserFailed, isPrintProblem, type PrintProblem } from './problem.ts';
import type { Paper } from './sheet/paper.ts';

/** PDF points in a millimetre. */
const POINTS = 72 / 25.4;
/** Dates in a PDF would make the same cards different files. */
const NO_DATE = new Date(0);

export interface Document {
  /** One page of HTML, or several, also some still in the making, whose sheets are put together in their order. */
  html: string | readonly (string | Promise<string>)[];
  title: string;
  paper: Paper;
  /** True when sheets are to be printed on both sides, turned over the long or the short edge. */
  duplex?: 'long' | 'short';
}

/**
 * Prints a document; texts that do not fit their boxes come back beside it. A browser that stops meanwhile is a
 * problem, not an exception.
 */
export async function printPdf(
  browser: Browser,
  document: Document,
): Promise<{ pdf: Uint8Array; overflows: Overflow[] } | PrintProblem> {
  const parts: { raw: Uint8Array; overflows: Overflow[] }[] = [];
  for (const part of await Promise.all(
    [document.html].flat().map(async (html) => printRaw(browser, await html)),
  )) {
    if (isPrintProblem(part)) return part;
    parts.push(part);
  }
  const raw = parts.map((part) => part.raw);
  return { pdf: await settle(raw, document), overflows: parts.flatMap((part) => part.overflows) };
}

async function printRaw(
  browser: Browser,
  html: string,
): Promise<{ raw: Uint8Array; overflows: Overflow[] } | PrintProblem> {
  try {
    return await usePage(browser, async (page) => {
      const overflows = await show(page, html, fitTexts);
      const raw = await printPage(page);
      return { raw, overflows };
    });
  } catch (error) {
    return browserFailed(error);
  }
}

/** Sets what a printer dialog starts with, the title, and dates and names that do not change. */
async function settle(
  printed: readonly Uint8Array[],
  { title, paper, duplex }: Document,
): Promise<Uint8Array> {
  const { Duplex, PDFDocument, PrintScaling } = await import('@cantoo/pdf-lib');
  const [pdf, ...others] = await Promise.all(
    printed.map((part) => PDFDocument.load(part, { updateMetadata: false })),
  );
  if (!pdf) throw new Error('There is nothing to print.');
  for (const other of others)
    for (const page of await pdf.copyPages(other, other.getPageIndices())) pdf.addPage(page);
  pdf.setTitle(title, { showInWindowTitleBar: true });
  pdf.setCreator('ecos-cards');
  pdf.setProducer('ecos-cards');
  pdf.setCreationDate(NO_DATE);
  pdf.setModificationDate(NO_DATE);
  // Chromium rounds the paper down to whole pixels; what it draws goes by the upper left corner.
  for (const page of pdf.getPages()) {
    const [width, height] = [paper.width * POINTS, paper.height * POINTS];
    page.setMediaBox(0, page.getHeight() - height, width, height);
  }
  const wishes = pdf.catalog.getOrCreateViewerPreferences();
  // Without it, PDF readers shrink a sheet to their printer's margins, and no card has its size.
  wishes.setPrintScaling(PrintScaling.None);
  wishes.setDuplex(
    duplex === 'long'
      ? Duplex.DuplexFlipLongEdge
      : duplex === 'short'
        ? Duplex.DuplexFlipShortEdge
        : Duplex.Simplex,
  );
  return pdf.save();
}
