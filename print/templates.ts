/** Makes documents from the templates, with their fonts embedded. */
import { setImmediate as othersWork } from 'node:timers/promises';
import { embedFonts } from './fonts/fonts.ts';
import { type DocumentView, HtmlDocument } from './html/document.ts';
import { filling } from './templates/fill.ts';
import * as templates from './templates/templates.generated.ts';

const fill = filling(templates);

/** A document with its fonts embedded. */
export const withFonts = (document: HtmlDocument): string => document.whole(embedFonts);

/** The document for pages of pieces. */
export function boxDocument(view: DocumentView): string {
  const document = new HtmlDocument(view, (part) => fill('box', part));
  document.add();
  return withFonts(document);
}

/** Fills a template for a whole document. */
export function renderDocument(of: 'calibration' | 'gallery', view: object): string {
  return fill(of, view);
}

/** Runs `work` step by step, and lets other tasks run in between, such as the start of the browser. */
export async function runInSlices<Result>(work: Iterator<void, Result>): Promise<Result> {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    await othersWork();
  }
}
