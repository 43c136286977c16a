/** A proof page for a print shop: the first card with its cut lines, and a description of the file. */
import type { PDFFont, PDFPage, RGB } from '@cantoo/pdf-lib';
import type { BackOptions } from '../sheet/layout.ts';
import { PAPERS } from '../sheet/paper.ts';
import { WordingContext } from '../wording/context.ts';
import type { Lang } from '../wording/language.ts';
import type { OutputIntent } from './output-intent.ts';

/** The data on the proof. */
export interface ShopOrder {
  title: string;
  version: string;
  cards: number;
  /** Width and height of a card, its bleed and its safe area, in millimetres. */
  size: { width: number; height: number };
  bleed: number;
  safe: number;
  /** How backs are printed; undefined for cards without backs. */
  duplex: BackOptions | undefined;
  intent?: OutputIntent | undefined;
  /** English by default. */
  lang?: Lang | undefined;
}

const POINTS = 72 / 25.4;
const MARGIN = 20;
const LINE = 6;
/** Characters that the standard PDF fonts lack. */
const UNKNOWN = /[^\u0020-\u007e\u00a0-\u00ff–—‘’“”•…]/g;

/** Makes the proof page from the PDF of the cards. */
export async function proofForShop(cards: Uint8Array, order: ShopOrder): Promise<Uint8Array> {
  const { PDFDocument, rgb, StandardFonts } = await import('@cantoo/pdf-lib');
  const pdf = await PDFDocument.create();
  const { width, height } = PAPERS.a4;
  const page = pdf.addPage([width * POINTS, height * POINTS]);
  const [plain, bold] = [
    await pdf.embedFont(StandardFonts.Helvetica),
    await pdf.embedFont(StandardFonts.HelveticaBold),
  ];
  const { lang = 'en' } = order;
  const wording = new WordingContext({ animals: [] }, lang);
  const lines = textOf(order, wording, lang);
  const room = (width - 2 * MARGIN) * POINTS;
  write(page, lines[0]!, MARGIN, Math.min(16, room / bold.widthOfTextAtSize(lines[0]!, 1)), bold);
  for (const [i, line] of lines.slice(1).entries()) {
    const size = Math.min(10, room / plain.widthOfTextAtSize(line, 1));
    write(page, line, MARGIN + (i + 2) * LINE, size, plain);
  }

  const boxes: [name: `proof-line-${'bleed' | 'cut' | 'safe'}`, inset: number, colour: RGB][] = [
    ['proof-line-bleed', -order.bleed, rgb(0, 0.45, 0.7)],
    ['proof-line-cut', 0, rgb(0.84, 0.1, 0.1)],
    ['proof-line-safe', order.safe, rgb(0, 0.5, 0.3)],
  ];
  const top = MARGIN + (lines.length + 3) * LINE;
  const source = await PDFDocument.load(cards, { updateMetadata: false });
  const sides = [0, ...(order.duplex ? [1] : [])].filter((side) => side < source.getPageCount());
  const printed = await pdf.embedPdf(source, sides);
  // If two cards side by side are too large, they are scaled down.
  const across = (order.size.width + 2 * order.bleed) * sides.length + MARGIN * (sides.length - 1);
  const down = order.size.height + 2 * order.bleed;
  const scale = Math.min(1, (width - 2 * MARGIN) / across, (height - top - MARGIN - LINE) / down);
  for (const [i, one] of printed.entries()) {
    const left = MARGIN + i * ((order.size.width + 2 * order.bleed) * scale + MARGIN);
    const at = { x: left * POINTS, y: (height - top - down * scale) * POINTS };
    page.drawPage(one, { ...at, width: one.width * scale, height: one.height * scale });
    for (const [name, inset, colour] of boxes) {
      const from = (order.bleed + inset) * scale;
      const box = {
        x: at.x + from * POINTS,
        y: at.y + from * POINTS,
        width: (order.size.width - 2 * inset) * scale * POINTS,
        height: (order.size.height - 2 * inset) * scale * POINTS,
      };
      // A white line underneath makes it visible on dark frames.
      page.drawRectangle({ ...box, borderColor: rgb(1, 1, 1), borderWidth: 1.5 });
      const dashes = name === 'proof-line-safe' && { borderDashArray: [3, 2] };
      page.drawRectangle({ ...box, borderColor: colour, borderWidth: 0.75, ...dashes });
    }
  }
  for (const [i, [name, , color]] of boxes.entries())
    page.drawText(wording.text(name), {
      x: (MARGIN + i * 30) * POINTS,
      y: (height - top + 3) * POINTS,
      size: 9,
      font: bold,
      color,
    });
  pdf.setTitle(lines[0]!);
  for (const set of ['setCreationDate', 'setModificationDate'] as const) pdf[set](new Date(0));
  return pdf.save();
}

function write(page: PDFPage, text: string, down: number, size: number, font: PDFFont): void {
  page.drawText(text, { x: MARGIN * POINTS, y: page.getHeight() - down * POINTS, size, font });
}

function textOf(order: ShopOrder, wording: WordingContext, lang: Lang): string[] {
  const { title, version, cards, size, bleed, safe, duplex, intent } = order;
  const number = new Intl.NumberFormat(lang, { maximumFractionDigits: 2, useGrouping: false });
  const millimetres = (length: number) => `${number.format(length)} mm`;
  const sides = (width: number, height: number) => `${millimetres(width)} x ${millimetres(height)}`;
  const { width, height } = size;
  return [
    `${title}, ${wording.text('version', { version })}`,
    wording.text('proof-pages', {
      cards,
      pages: duplex ? 2 * cards : cards,
      order: duplex ? (duplex.first ? 'back-first' : 'front-first') : 'fronts',
    }),
    wording.text('proof-card', { size: sides(width, height) }),
    wording.text('proof-bleed', {
      bleed: millimetres(bleed),
      page: sides(width + 2 * bleed, height + 2 * bleed),
    }),
    safe > 0 ? wording.text('proof-safe', { safe: millimetres(safe) }) : wording.text('proof-not-safe'),
    intent ? wording.text('proof-intent', { intent: intent.info }) : wording.text('proof-colours'),
    wording.text('proof-black'),
  ].map((line) => line.replace(UNKNOWN, '?'));
}
