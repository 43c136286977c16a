import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { sheetDocuments } from './document.ts';
import { TextInk } from './layout/ink.ts';
import { printPdf } from './pdf.ts';

const paper = { width: 100, height: 150 };
const about = { lang: 'en' as const, title: 'Sheets', paper };
const documentsOf = (sheets: readonly string[]) => sheetDocuments({ ...about, sheets, ink: new TextInk() });

test('sheets with many pictures are several documents, each a message that the browser takes', () => {
  const sheet = `<desc>${'x'.repeat(15_000_000)}</desc>`;
  const documents = documentsOf([sheet, sheet, sheet, '<g/>', sheet.repeat(3), '<g/>']);
  expect(documents.map((html) => html.split('<svg width="').length - 1)).toEqual([2, 2, 1, 1]);
  for (const html of documents.toSpliced(2, 1)) expect(html.length).toBeLessThan(50_000_000);
});

test('several documents are one PDF, each page with its own trim box', async () => {
  const trims = [0, 10, 20, 30].map((x) => ({ x, y: 5, width: 60, height: 60, bleed: 3 }));
  const html = [...documentsOf(['<g/>', '<g/>', '<g/>']), ...documentsOf(['<g/>'])];
  const { pdf } = await useBrowser(async (browser) => ({
    pdf: await printPdf(browser, { ...about, sheets: [{ html, trims }] }),
  }));
  const lefts = (await PDFDocument.load(pdf)).getPages().map((page) => page.getTrimBox().x);
  expect(lefts.map((x) => Math.round((x / 72) * 25.4))).toEqual([0, 10, 20, 30]);
});
