/** A proof page for a print shop: the first card with its cut lines, and a description of the file. */
import { useBrowser } from '../browser.ts';
import { sheetDocuments } from '../document.ts';
import { type Label, rectangle } from '../drawing/art.ts';
import { cardShape } from '../face/geometry.ts';
import { newPalette } from '../face/palette.ts';
import { loadIcons } from '../icons.ts';
import { TextInk } from '../layout/ink.ts';
import { printPdf } from '../pdf.ts';
import { toCardSize } from '../sheet/layout.ts';
import { drawPage } from '../sheet/page.ts';
import { PAPERS } from '../sheet/paper.ts';
import type { TextBox } from '../sheet/text-box.ts';
import type { TextPart } from '../sheet/words.ts';
import type { PrintInput } from '../sheets.ts';
import { WordingContext } from '../wording/context.ts';

const PAPER = PAPERS.a4;
const MARGIN = 20;
/** The y of the names of the lines, below the description, and of the cards below them, in millimetres. */
const ROW_TOPS = { names: 82, cards: 86 };
const WHITE = { stroke: '#FFFFFF', width: 0.53 };

/** Prints the proof page of a PDF in which each card has its own page. */
export function printShopProof(input: PrintInput): Promise<Uint8Array> {
  const { bleed, safe = 0, duplex, lang = 'en', words, setTitle: title, signOf, env } = input;
  const card = input.cards[0]!;
  const wording = new WordingContext({ animals: [] }, { lang });
  const palette = newPalette(loadIcons(input.iconFolders), words, input.proof);
  const ink = new TextInk();
  const size = toCardSize(input.card);
  const { shape, scale } = cardShape(size, safe);
  const around = (by: number) => rectangle(-by, -by, size.width + 2 * by, size.height + 2 * by);
  const marks = [
    { name: wording.text('proof-line-bleed'), by: bleed, pen: { stroke: '#0073B3', width: 0.26 } },
    { name: wording.text('proof-line-cut'), by: 0, pen: { stroke: '#D61A1A', width: 0.26 } },
    {
      name: wording.text('proof-line-safe'),
      by: -safe,
      pen: { stroke: '#00804D', width: 0.26, dash: '1 0.7' },
    },
  ];
  // A white line underneath makes each visible on dark frames.
  const lines = marks.flatMap(({ by, pen }) => [WHITE, pen].map((line) => ({ ...line, d: around(by) })));
  const sides = duplex ? [duplex.first === true, duplex.first !== true] : [false];
  const [across, down] = [size.width + 2 * bleed, size.height + 2 * bleed];
  const room = PAPER.width - 2 * MARGIN;
  // If two cards side by side are too large, they are scaled down.
  const smaller = Math.min(
    1,
    room / (across * sides.length + MARGIN * (sides.length - 1)),
    (PAPER.height - ROW_TOPS.cards - MARGIN) / down,
  );
  const drawn = sides.map((back, i) => {
    const art = [{ d: around(bleed), fill: palette.theme.decks[card.deck].frame }];
    const content = { art, cards: [{ card, x: 0, y: 0, scale }], lines };
    const { svg } = drawPage(content, { palette, ink, lang, shape, signOf, back });
    const x = MARGIN + bleed * smaller + i * (across * smaller + MARGIN);
    return `<g transform="translate(${x} ${ROW_TOPS.cards + bleed * smaller}) scale(${smaller})">${svg}</g>`;
  });
  const names = marks.map(({ name, pen }, i): Label => {
    const place = { x: MARGIN + i * 30, y: ROW_TOPS.names, size: 3.2 };
    return { ...place, text: name, colour: pen.stroke, weight: 800 };
  });
  const description: TextBox = {
    x: MARGIN,
    y: MARGIN,
    width: room,
    height: ROW_TOPS.names - MARGIN - 5,
    name: 'The description',
    sizes: [11, 10, 9, 8, 7, 6, 5],
    parts: { text: textOf(input, wording), columns: 1 },
  };
  const above = drawPage({ art: names, texts: () => [description] }, { palette, ink, lang }).svg;
  const html = sheetDocuments({ lang, title, paper: PAPER, sheets: [[above, ...drawn].join('')], ink });
  return useBrowser((browser) => printPdf(browser, { sheets: [{ html }], title, paper: PAPER }), env);
}

function textOf(input: PrintInput, wording: WordingContext): TextPart[] {
  const { setTitle, version, cards, bleed, safe = 0, duplex, intent, lang = 'en' } = input;
  const number = new Intl.NumberFormat(lang, { maximumFractionDigits: 2, useGrouping: false });
  const millimetres = (length: number) => `${number.format(length)} mm`;
  const sides = (width: number, height: number) => `${millimetres(width)} x ${millimetres(height)}`;
  const { width, height } = toCardSize(input.card);
  const pages = {
    cards: cards.length,
    pages: duplex ? 2 * cards.length : cards.length,
    order: duplex ? (duplex.first ? 'back-first' : 'front-first') : 'fronts',
  };
  const page = sides(width + 2 * bleed, height + 2 * bleed);
  return [
    { title: `${setTitle}, ${wording.text('version', { version })}` },
    ...[
      wording.text('proof-pages', pages),
      wording.text('proof-card', { size: sides(width, height) }),
      wording.text('proof-bleed', { bleed: millimetres(bleed), page }),
      safe > 0 ? wording.text('proof-safe', { safe: millimetres(safe) }) : wording.text('proof-not-safe'),
      intent ? wording.text('proof-intent', { intent: intent.info }) : wording.text('proof-colours'),
      wording.text('proof-black'),
    ].map((text) => ({ text })),
  ];
}
